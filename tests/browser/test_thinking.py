"""Thinking helps: hints and odds where the table allows them, the review of a finished game, and "what if" from any moment of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driver import Player
from browser.inspect_page import axe, small, wide
from browser.site import Site

BOTS = {"1": "cautious", "2": "cautious", "3": "cautious"}
PHONES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def seated(site: Site, person: Person, phone: bool, language: str = "en", **wanted: object) -> Page:
    table, host = site.table(edition="base", mode="suspicion", seats=4, bots=BOTS, **wanted)
    seat, key = site.sit(table, "Ada", 0)
    page = person(phone=phone, settings={"language": language}, kept=site.keys(table, host, {seat: key}))
    page.goto(f"/t/{table}")
    expect(page.locator(".say.asked")).to_be_visible()
    return page


@PHONES
def test_a_hint_says_what_to_do_and_why_and_the_game_goes_on(site: Site, person: Person, phone: bool) -> None:
    page = seated(site, person, phone)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("[data-part=hint]")
    expect(hint).to_contain_text("It knows what you know, and nothing else.")
    expect(hint.locator("b")).to_contain_text(re.compile(r"^\w+: .+ [A-E][1-5]"))
    expect(hint).to_contain_text("Better to look first")
    assert not axe(page) + wide(page) + (small(page) if phone else [])
    page.keyboard.press("Escape")
    player = Player(page, 5)
    player.act(player.see())  # nothing was done for anybody, and nothing is in the way


@PHONES
def test_the_odds_of_a_hidden_room_and_of_a_candidate_stand_on_their_sheets(
    site: Site, person: Person, phone: bool
) -> None:
    page = seated(site, person, phone)
    page.locator(".board [data-cell='0']").click()
    odds = page.locator("[data-part=odds]")
    expect(odds.locator("li")).to_have_count(4)
    expect(odds).to_contain_text(re.compile(r"\w \d+\s%"))  # and the likeliest rooms by name
    assert not axe(page) + wide(page) + (small(page) if phone else [])
    page.keyboard.press("Escape")
    if not phone:
        page.locator("aside button.who").filter(has_text="bot").first.click()
        expect(odds).to_contain_text("a guard: ")


def test_a_table_without_hints_shows_neither(site: Site, person: Person) -> None:
    page = seated(site, person, False, hints=False)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.locator(".board [data-cell='0']").click()
    expect(page.locator("dialog")).to_be_visible()
    expect(page.locator("[data-part=odds]")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "pl", "uk"])
def test_a_hint_is_said_in_the_players_language(site: Site, person: Person, language: str) -> None:
    page = seated(site, person, True, language)
    page.locator("button.hint").click()
    hint = page.locator("[data-part=hint]")
    expect(hint.locator("b")).to_contain_text(re.compile(r"[A-E][1-5]"))
    assert "hint-" not in hint.inner_text() and "Better" not in hint.inner_text()


@PHONES
def test_a_review_shows_its_progress_the_chances_the_turning_points_and_what_a_seat_could_believe(
    site: Site, person: Person, phone: bool
) -> None:
    page = person(phone=phone)
    page.goto(f"/end/record/{site.record()}")
    page.get_by_role("link", name="Review").click()
    expect(page.locator("[data-part=chances] svg")).to_be_visible()
    expect(page.locator("[data-part=chances]")).to_contain_text("the guards")
    turns = page.locator("[data-part=turns] button")
    expect(turns.first).to_contain_text("→")
    turns.first.click()
    entry = page.locator("[data-part=entry]")
    expect(entry).to_contain_text("could believe")
    expect(page.locator("[data-part=heat] text").first).to_be_attached()
    assert not axe(page) + wide(page) + (small(page) if phone else [])
    before = entry.inner_text()
    page.locator(".about .icon-button").last.click()
    expect(entry).not_to_have_text(before)
    page.wait_for_url(re.compile("at="))


@PHONES
@pytest.mark.parametrize("deal", ["As it was", "Dealt anew"])
def test_what_if_plays_on_from_a_moment_of_a_replay(site: Site, person: Person, phone: bool, deal: str) -> None:
    page = person(phone=phone)
    page.goto(f"/replay/record/{site.record()}?at=20&eyes=0")
    page.get_by_role("button", name="What if").click()
    form = page.locator("[data-part=what-if]")
    expect(form).to_contain_text("counts for nobody")
    assert not axe(page) + wide(page) + (small(page) if phone else [])
    form.get_by_role("radio", name=deal).check()
    form.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".top .round")).to_contain_text("What if")
    expect(page.locator(".board")).to_be_visible()
    page.goto("/")
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".tables li")).to_have_count(0)
