"""Four people by a link: a whole Suspicion game, although one reloads and one loses the network."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Person
from browser.driver import Player, play_together, the_end


def test_four_friends_play_suspicion_by_link(person: Person) -> None:
    pages = [person(settings={"confirm": sure}) for sure in (True, False, False, True)]
    ada, bob, cem, dora = pages

    ada.goto("/")
    ada.get_by_role("link", name="Play with friends").click()
    lay = ada.get_by_role("button", name="Lay the table")
    expect(lay).to_be_visible()  # the front page asks for a name as well
    ada.get_by_label("Your name").fill("Ada")
    lay.click()
    link = ada.locator(".invite code").inner_text()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/t/[\w-]+", link)

    for page, name in ((bob, "Bob"), (cem, "Cem"), (dora, "Dora")):
        page.goto(link)  # the first click: the link
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()  # the second

    for page in pages[1:]:
        expect(page.locator("[data-part=why]")).to_have_text("Everybody sits. Ada starts the show.")
    ada.get_by_role("button", name="Start the show").click()

    players = [Player(page, seed, careful=3) for seed, page in enumerate(pages)]
    for page in pages:
        expect(page.locator(".board")).to_be_visible()
    play_together(players, until_round=2)

    # One reloads, and sits where they sat, with the same before them.
    cells = [cell.get_attribute("aria-label") for cell in bob.locator(".board [data-cell]").all()]
    bob.reload()
    expect(bob.locator(".board")).to_be_visible()
    assert [cell.get_attribute("aria-label") for cell in bob.locator(".board [data-cell]").all()] == cells
    play_together(players, until_round=3)

    # One loses the network: told so, and everything is there again when it comes back.
    cem.context.set_offline(True)
    expect(cem.locator(".banner")).to_be_visible()
    for player in (players[0], players[1], players[3]):
        while (seen := player.see())["asked"] and seen["hand"]:
            player.act(seen)
    expect(ada.locator(".say h1")).to_contain_text(re.compile("waiting", re.I))
    cem.context.set_offline(False)
    expect(cem.locator(".banner")).to_be_hidden()

    play_together(players)
    ends = [the_end(page) for page in pages]
    assert ends[0]["sentence"] and len(ends[0]["people"]) == 4 and len(set(ends[0]["rooms"])) > 20
    assert ends == [ends[0]] * 4
