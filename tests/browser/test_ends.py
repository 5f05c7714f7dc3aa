"""How a game ends: one of two headlines, the way that everybody went; what is said of an action that is lost, and what a card does."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.films import ALICE, bring, give_answer, one_answer_left, playthrough, steps
from browser.inspect_page import axe, tiny, wide
from browser.site import Site
from room25.engine.table.people import CHARACTER_NAMES
from room25.game import EVERYTHING, Game
from room25.notation import record
from room25.texts import LANGUAGES, Texts

BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
PITCH = 108  # from one tile of the drawing to the next


def before_the_end(site: Site, person: Person, name: str, phone: bool) -> tuple[Page, str, str, str]:
    """Alice's page at a table where one answer is missing; the table, her key and the answer."""
    table, key, answer = one_answer_left(site, name)
    page = person(phone=phone, motion=True, settings={"speed": "slow"}, kept=site.keys(table, "", {ALICE: key}))
    page.goto(f"/t/{table}")
    expect(page.locator(".say.asked")).to_be_visible()
    page.wait_for_function("() => document.querySelector('[data-part=host]')")  # the show is here
    return page, table, key, answer


@BOTH
@pytest.mark.parametrize(
    ("name", "headline", "look"),
    [("suspicion-prisoners-escape", "Victory", "won"), ("suspicion-guards-win", "Defeat", "lost")],
)
def test_victory_and_defeat_are_seen_at_once_with_everybodys_role(
    site: Site, person: Person, name: str, headline: str, look: str, phone: bool
) -> None:
    page, table, key, answer = before_the_end(site, person, name, phone)
    give_answer(site, table, key, answer)
    finale = page.locator("[data-peak=finale]")
    expect(finale.locator("h2")).to_have_text(headline)
    expect(finale.locator(".finale")).to_have_class(re.compile(rf"\b{look}\b"))
    people = playthrough(name).setup.seats
    expect(finale.locator("li .role")).to_have_count(people)  # who was what
    expect(page.locator("[data-peak]")).to_have_count(0)
    expect(page.locator(".over h2")).to_have_text(headline)
    expect(page.locator(".over li")).to_have_count(people)
    expect(page.locator(".board .machine")).to_have_count(25)  # the wave has turned over every room


# The cells through which a way is drawn, in their order.
DRAWN = f"""(way) => [...way.getAttribute("d").matchAll(/[ML](\\S+) ([^ML]+)/g)]
  .map(([, x, y]) => 5 * Math.floor(Number(y) / {PITCH}) + Math.floor(Number(x) / {PITCH}))"""


def rooms_of(game: Game, who: str) -> tuple[list[int], list[int]]:
    """Where the rooms that somebody was in lie at the end, in order, and where they lay when they were entered; seen after each answer."""
    c = CHARACTER_NAMES.index(who)
    again = Game(game.setup, game.seed)
    tiles: list[int] = []
    then: list[int] = []
    for line in ["", *record.read(game.record()).commands]:
        if line:
            again.play(line)
        truth = again.view(EVERYTHING).flat
        tile = truth.stands_on[c]
        if tile >= 0 and tile not in tiles[-1:]:
            tiles.append(tile)
            then.append(truth.cell_of[tile])
    return [again.view(EVERYTHING).flat.cell_of[tile] for tile in tiles], then


@BOTH
def test_ways_lead_to_where_the_rooms_lie_at_the_end(site: Site, person: Person, phone: bool) -> None:
    name = "ultimate-en-cooperation"  # in which lines slid all the time
    game = playthrough(name)
    page = person(phone=phone)
    page.goto(f"/end/record/{bring(site, name, game)}")
    moved = 0
    shown = page.locator(".people button")
    expect(page.locator(".people button.on")).to_have_count(1)
    for one in shown.all():
        if "on" not in (one.get_attribute("class") or "").split():
            one.click()
        who = one.get_attribute("data-figure") or ""
        way = page.locator(f"g[data-figure={who}] path.edge")
        expect(way).to_have_count(1)
        drawn: list[int] = way.evaluate(DRAWN)
        now, then = rooms_of(game, who)
        left = iter(drawn)
        assert all(cell in left for cell in now), (who, now, drawn)
        moved += now != then
    assert moved, "no room has slid since somebody was in it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_that_is_lost_says_why(site: Site, person: Person, language: str) -> None:
    name = "competition"
    game = playthrough(name)
    lost = steps(game, lambda event: event.kind == "action-lost")
    page = person(phone=True, settings={"language": language})
    page.goto(f"/replay/record/{bring(site, name, game)}?at={lost[-1]}")
    expect(page.locator(".replay .board")).to_be_visible()
    told = page.locator(".replay ol li").all_inner_texts()
    texts, again = Texts(language), Game(game.setup, game.seed)
    found = 0
    for line in record.read(game.record()).commands[: lost[-1]]:
        for event in again.play(line):
            if event.kind == "action-lost":
                token = str(event.values["token"])
                who = str(event.values["who"])
                said = texts(f"event-action-lost-{token}", who=texts(f"character-{who}"), token=texts(f"token-{token}"))
                assert any(" ".join(said.split()) in " ".join(one.split()) for one in told), (said, told)
                found += 1
    assert found >= 3


@BOTH
def test_a_card_is_read_whole_at_the_table(site: Site, person: Person, phone: bool) -> None:
    """M.A.C. cards: the name stands beside the board, a tap opens what the card does, and nothing of it is cut off."""
    name = "ultimate-en-cooperation"
    game = playthrough(name)
    drawn = steps(game, lambda event: event.kind == "card-drawn")
    wanted = {"number": drawn[1], "seat": ALICE, "deal": "true", "name": "Ada", "bot": "cautious"}
    made = httpx.post(f"{site.origin}/api/records/{bring(site, name, game)}/what-if", json=wanted, timeout=120).json()
    page = person(phone=phone, kept=site.keys(made["table"], "", {ALICE: made["key"]}))
    page.goto(f"/t/{made['table']}")
    expect(page.locator(".board")).to_be_visible()
    if phone:
        page.locator(".drawers button").first.click()
    card = page.locator("details.card:visible").first
    card.locator("summary").click()
    text = card.locator("p")
    expect(text).to_be_visible()
    text.scroll_into_view_if_needed()
    cut = text.evaluate("(one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1")
    assert not cut and len(text.inner_text()) > 20
    assert not wide(page) + tiny(page) + axe(page)
