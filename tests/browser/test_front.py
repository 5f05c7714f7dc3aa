"""The front page: what this is, the tables of whoever opens it, the way past the bar above every page; and the cards of a new table."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Person
from browser.driver import TURN
from browser.site import Site
from room25.setup.editions import EDITIONS
from room25.texts import Texts
from server.online import Client

BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
MOST = 400  # answers of a game


def test_your_tables_say_whose_turn_it_is_with_whom_and_since_when(site: Site, person: Person) -> None:
    table, host = site.table(edition="base", mode="suspicion", seats=4, bots={"2": "cautious", "3": "cautious"})
    seat, key = site.sit(table, "Ada", 0)
    page = person(kept=site.keys(table, host, {seat: key}))
    page.goto(f"/t/{table}")
    expect(page.locator(".invite img")).to_be_visible()
    mine = page.locator(".tables li")
    page.goto("/")
    expect(mine).to_contain_text("Waiting for somebody to sit down.")
    bob, bobs = site.sit(table, "Bob", 1)
    page.reload()
    expect(mine).to_contain_text("It is your turn.")
    expect(mine).to_contain_text("with Bob & 2 bots")
    expect(mine).to_contain_text("since ")
    page.goto(f"/t/{table}")
    page.wait_for_function(TURN)
    page.locator(".board button.lit").first.click()
    page.locator(".confirm").click()
    expect(page.locator(".confirm")).to_have_count(0)
    page.goto("/")
    expect(mine).to_contain_text("Waiting for Bob")
    other = person(kept=site.keys(table, "", {bob: bobs}))
    other.goto(f"/t/{table}")
    expect(other.locator(".board")).to_be_visible()
    other.goto("/")
    expect(other.locator(".tables li")).to_contain_text("It is your turn.")
    expect(other.locator(".tables li")).to_contain_text("with Ada & 2 bots")


def test_your_tables_say_how_a_game_ended(site: Site, person: Person) -> None:
    table, host = site.table(edition="base", mode="competition", seats=2)
    seats = dict(site.sit(table, name) for name in ("Ada", "Bob"))
    page = person(phone=True, kept=site.keys(table, host, seats))
    page.goto(f"/t/{table}")
    page.wait_for_function(TURN)
    dice, address = Random(1), site.origin.removeprefix("http://")
    ending: dict[str, Any] | None = None
    for number in range(MOST):
        for seat, key in seats.items():
            with Client(address, table=table) as client:
                view = client.hello(table, key)["view"]
                ending = view["ending"]
                asked = [who for who in (view["decision"] or {"asked": []})["asked"] if who in view["options"]]
                if asked:
                    words = dice.choice(view["options"][asked[0]])
                    client.say(type="play", id=f"{seat}-{number}", text=f"{asked[0]} {words}")
                    client.hear(20, "accepted")
        if ending:
            break
    assert ending, "the game does not end"
    page.goto("/")
    mine = page.locator(".tables li")
    values = {"side": ("Ada", "Bob")[ending["values"]["side"]]} if "values" in ending else {}
    expect(mine).to_contain_text(Texts("en")(ending["id"], **values))
    expect(mine).not_to_contain_text("turn")


@BOTH
def test_the_home_page_says_what_this_is_and_starts_what_a_newcomer_can_win(person: Person, phone: bool) -> None:
    page = person(phone=phone)
    page.goto("/")
    facts = page.locator(".facts li")
    for said in ("board game", "1 to 8 people", "traitor"):
        expect(facts.filter(has_text=said)).to_be_in_viewport()
    button = page.get_by_role("button", name="Play now")
    expect(button).to_be_in_viewport()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as laid:
        button.click()
    wanted: dict[str, Any] = laid.value.post_data_json or {}
    assert (wanted["mode"], wanted["complex"]) == (
        "cooperation",
        "beginner",
    )  # bench/newcomer.py: won more often than not
    assert set(wanted["bots"].values()) == {"search"}


@BOTH
def test_editions_and_modes_are_cards_and_figures_are_picked(person: Person, phone: bool) -> None:
    page = person(phone=phone)
    page.goto("/new")
    editions, modes = (page.locator("fieldset").nth(n).locator("label") for n in (0, 1))
    expect(editions).to_have_count(len(EDITIONS))
    for cards, times in ((editions, False), (modes, True)):
        for card in cards.all():
            expect(card.locator("svg").first).to_be_visible()
            expect(card).to_contain_text(re.compile("easy to learn|some rules more|many rules"))
            expect(card).to_contain_text(re.compile(r"\d to \d people|alone"))
            if times:
                expect(card).to_contain_text(re.compile(r"about \d+ min"))
    for card in editions.all():  # each says what it is to somebody who knows none of them, or for whom it is
        card.click()
        expect(page.locator("form > section").first).to_contain_text(
            re.compile("25 rooms that lie face down|For those who have played the base game")
        )
    figure = page.get_by_role("group", name=Texts("en")("web-figure")).locator("label").last
    expect(figure.locator("svg").first).to_be_visible()
    figure.click()
    name = figure.inner_text().strip()
    for select in page.locator(".place select").all()[1:]:
        select.select_option("easy")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".board")).to_be_visible()
    if phone:
        expect(page.locator(".top .me")).to_contain_text(name)
    else:
        expect(page.locator(".left .me")).to_contain_text(name)


def test_the_first_tab_leads_past_the_bar(site: Site, person: Person) -> None:
    page = person()
    for path in ("/", "/rules/base", f"/replay/record/{site.record()}"):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        page.keyboard.press("Tab")
        skip = page.get_by_role("link", name="To the main part")
        expect(skip).to_be_focused()
        expect(skip).to_be_in_viewport()
        page.keyboard.press("Enter")
        expect(page.locator("#main")).to_be_focused()
