"""A game with bots in each edition and each mode for several, two on a phone, from the page where it is set up to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Person
from browser.driver import Player
from room25.setup.editions import EDITIONS

GAMES = [
    ("base", "competition"),
    ("season2", "team"),
    ("ultimate-en", "suspicion"),
    ("ultimate-pl", "cooperation"),
    ("ultimate-uk", "suspicion"),
]
NAMES = {"suspicion": "Suspicion", "team": "Team", "cooperation": "Cooperation", "competition": "Competition"}


@pytest.mark.parametrize(("edition", "mode"), GAMES)
def test_a_game_with_bots_comes_to_its_end(person: Person, edition: str, mode: str) -> None:
    page = person(phone=mode in ("team", "competition"), settings={"confirm": False})
    page.goto("/new")
    page.locator("fieldset").first.get_by_role("radio").nth(EDITIONS.index(edition)).check()
    page.get_by_role("radio", name=re.compile(f"^{NAMES[mode]}")).check()
    for select in page.locator(".place select").all()[1:]:
        select.select_option("easy")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".board")).to_be_visible()
    Player(page, seed=5).play()
    expect(page.locator(".over li").first).to_be_visible()
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()


def test_help_is_true_of_the_table_that_is_set_up_and_of_the_edition_that_is_read(person: Person) -> None:
    page = person()
    page.goto("/rules/ultimate-uk")
    expect(page.locator("#room-room25")).to_contain_text(
        "In Cooperation and Solo it is enough that all of you are in here"
    )
    expect(page.locator("#room-pivoting")).to_contain_text("Push and every special ability work through")
    expect(page.locator("#mode-solo")).to_contain_text("program each of them")
    page.goto("/rules/base")
    expect(page.locator("#room-room25")).not_to_contain_text("it is enough")
    expect(page.locator("#mode-solo")).to_contain_text("directly, without programming")
    page.goto("/new")
    for edition, said in {"season2": "directly, without programming", "ultimate-en": "program each of them"}.items():
        page.locator("fieldset").first.get_by_role("radio").nth(EDITIONS.index(edition)).check()
        page.get_by_role("radio", name=re.compile("^Solo")).check()
        expect(page.locator("form")).to_contain_text(said)
    expect(
        page.get_by_role("radio", name="Ultimate", exact=True)
    ).to_be_checked()  # what its own book calls the whole game
