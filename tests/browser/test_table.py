"""At the table: the quickest way to a game, several people at one device, why something cannot be chosen, notes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser import screens
from browser.conftest import Person
from browser.driver import TURN, Player
from browser.inspect_page import foreign
from browser.site import Site


def test_play_now_is_one_click(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function(TURN)
    expect(page.locator(".board button.lit").first).to_be_visible()


def test_two_at_one_device_pass_it_on_and_see_no_secret_meanwhile(person: Person) -> None:
    page = person(settings={"confirm": False, "name": "Ola"})
    page.goto("/new")
    page.locator(".place select").nth(1).select_option("device")
    page.locator(".place input").nth(1).fill("Piotr")
    for seat in (2, 3):
        page.locator(".place select").nth(seat).select_option("easy")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("heading", name="Ola")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    player = Player(page, seed=2)
    player.act(player.see())  # Ola takes it
    expect(page.locator(".board")).to_be_visible()
    player.act(player.see())  # and looks into a room
    expect(page.get_by_role("heading", name="Piotr")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    player.play()
    expect(page.locator(".over li").first).to_be_visible()


def test_no_clock_runs_while_a_device_is_handed_on(site: Site, person: Person) -> None:
    table, host = site.table(edition="base", mode="cooperation", seats=2, clock=600)
    seats = dict(site.sit(table, name) for name in ("Ola", "Piotr"))
    page = person(settings={"confirm": False}, kept=site.keys(table, host, seats))
    watcher = person()
    watcher.goto(f"/t/{table}")
    clock = watcher.locator(".top .clock")
    page.goto(f"/t/{table}")
    player = Player(page, seed=2)
    for name in ("Ola", "Piotr"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        expect(clock).to_have_count(0)
        player.act(player.see())  # it is taken
        expect(clock).to_be_visible()
        expect(page.locator(".top .clock")).to_be_visible()
        player.act(player.see())  # and a room looked into


def test_a_room_that_is_not_lit_says_why_not_with_the_rule(site: Site, person: Person) -> None:
    page = screens.table(site, lambda kept: person(kept=kept))
    page.locator(".board [data-cell='0']").click()
    expect(page.locator(".why")).to_contain_text("ORDER-05")
    page.locator(".why .link").click()
    expect(page.locator("dialog").last).to_contain_text("sharing a side")


def test_a_note_stays_on_its_tile_after_a_reload(site: Site, person: Person) -> None:
    page = screens.table(site, lambda kept: person(kept=kept))
    page.locator(".board [data-cell='0']").click()
    page.locator("dialog .word").fill("trap")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(".note")).to_have_text("trap")
    page.reload()
    expect(page.locator(".note")).to_have_text("trap")


def test_what_somebody_has_picked_stays_picked_when_another_answers(site: Site, person: Person) -> None:
    table, host = site.table(edition="base", mode="suspicion", seats=4, bots={"2": "cautious", "3": "cautious"})
    keys = {name: site.sit(table, name) for name in ("Ada", "Bob")}
    pages = []
    for name in keys:
        pages.append(person(kept=site.keys(table, host, dict([keys[name]]))))
        pages[-1].goto(f"/t/{table}")
    ada, bob = pages
    for page in pages:
        page.wait_for_function(TURN)
        page.locator(".board button.lit").first.click()
        expect(page.locator(".confirm")).to_be_visible()
    bob.locator(".confirm").click()
    looked = ada.locator(".right ol li").filter(has_text="starting clue")
    expect(looked).to_have_count(3)  # Bob and the two bots, whatever they say about it
    expect(ada.locator(".confirm")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_second_tap_moves_the_selection_and_cancel_takes_it_back_at_once(
    site: Site, person: Person, phone: bool
) -> None:
    page = screens.table(site, lambda kept: person(phone=phone, kept=kept, settings={"language": "pl"}))
    lit = page.locator(".board [data-cell].lit")
    expect(lit).to_have_count(4)
    first, second = lit.nth(0), lit.nth(1)
    chosen = page.locator(".board .chosen")
    for room in (first, second):
        room.click()
        expect(chosen).to_have_count(1)
        expect(room).to_have_class(re.compile("chosen"))
        expect(lit).to_have_count(4)  # the others may still be chosen instead
    expect(page.locator("dialog, .refused")).to_have_count(0)
    page.locator(".confirm ~ .button").click()
    expect(chosen).to_have_count(0)
    expect(page.locator(".confirm")).to_have_count(0)
    first.click()
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    expect(page.locator(".confirm")).to_have_count(0)
    second.click()
    second.click()  # the same room again is the confirmation
    expect(lit).to_have_count(0)
    expect(page.locator(".hand")).to_be_visible()


def test_what_cannot_be_read_is_answered_in_the_language_of_the_player(site: Site, person: Person) -> None:
    page = screens.table(site, lambda kept: person(kept=kept, settings={"language": "uk"}))
    page.locator(".board [data-cell].lit").first.click()
    page.locator(".board [data-cell='0']").click()  # while an answer waits for its second tap
    expect(page.locator("dialog .why")).to_contain_text("ORDER-05")
    assert not foreign(page, "uk")


def test_a_table_that_was_left_is_not_asked_for_again(person: Person) -> None:
    page = person(settings={"speed": "fast"})
    page.clock.install()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function(TURN)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/tables" in request.url else None)
    page.locator(".top a[href='/']").click()
    expect(page.locator(".front")).to_be_visible()
    page.clock.fast_forward(60_000)  # a second and a half after a failure it would be tried again
    page.evaluate("fetch('/')")  # whatever was asked for before this is known by now
    assert not asked
