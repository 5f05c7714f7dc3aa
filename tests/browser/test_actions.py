"""What one is told while acting: the words keep pace with the picture, a deadly room looks like one, a program can be changed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import screens
from browser.conftest import Person
from browser.driver import TURN
from browser.site import Site

RED = ("Mortal", "Trapped", "Flooded", "Acid", "Shredder")  # rooms that kill, as the board reads them aloud
LINES = "document.querySelectorAll('.right ol li').length"


def test_the_log_does_not_run_ahead_of_the_picture(site: Site, person: Person) -> None:
    page = screens.table(site, lambda kept: person(kept=kept, settings={"speed": "slow", "confirm": False}))
    card = page.locator("[data-peak=card]")
    expect(card).to_be_visible()  # a click would only skip it
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(".board button.lit").first.click()
    page.wait_for_function("() => document.querySelector('.quiet')?.textContent.includes('skip')")
    early = page.evaluate(LINES)
    page.wait_for_function("() => !!document.querySelector('.hand')")
    assert early < page.evaluate(LINES)


def _deadly_room(page: Page) -> int:
    """Look into the rooms around the start until one of them is known to kill; -1 if none of them does."""
    look = page.locator(".tools .tool:not(.on)").filter(has_text="Look")
    lit = page.locator(".board [data-cell].lit:not(.chosen)")
    for _ in range(16):
        page.wait_for_function(TURN)
        for cell in (7, 11, 13, 17):
            if any(name in (page.locator(f"[data-cell='{cell}']").get_attribute("aria-label") or "") for name in RED):
                return cell
        for what in (page.locator(".confirm"), look, lit, page.locator(".picks > .button")):
            if what.count():
                what.first.click()
                break
    return -1


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_stepping_into_a_room_that_is_known_to_kill_looks_like_it(site: Site, person: Person, phone: bool) -> None:
    for _ in range(30):  # a deal in a few has such a room beside the start
        table, host = site.table(edition="base", mode="solo", seats=1)
        seat, key = site.sit(table, "Ada", 0)
        page = person(phone=phone, kept=site.keys(table, host, {seat: key}))
        page.goto(f"/t/{table}")
        cell = _deadly_room(page)
        if cell >= 0:
            break
    assert cell >= 0, "no deal had a deadly room beside the start"
    page.locator(".tools .tool").filter(has_text="Move").click()
    page.locator(f"[data-cell='{cell}']").click()
    expect(page.locator(".confirm.grave")).to_be_visible()
    expect(page.locator(".deadly")).to_contain_text("You know what waits in")
    other = page.locator(f".board [data-cell].lit:not([data-cell='{cell}'])").first
    other.click()
    expect(page.locator(".confirm")).to_be_visible()
    page.locator(f"[data-cell='{cell}']").click()
    expect(page.locator(".deadly")).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_program_that_is_laid_can_be_changed_calmly(site: Site, person: Person, phone: bool) -> None:
    table, host = site.table(edition="base", mode="suspicion", seats=4, bots={"2": "cautious", "3": "cautious"})
    keys = dict(site.sit(table, name) for name in ("Ada", "Bob"))
    pages = []
    for seat in keys:
        kept = site.keys(table, host, {seat: keys[seat]})
        pages.append(person(phone=phone, kept=kept, settings={"confirm": False}))
        pages[-1].goto(f"/t/{table}")
    for page in pages:
        page.wait_for_function(TURN)
        page.locator(".board button.lit").first.click()
    ada = pages[0]
    expect(ada.locator(".hand")).to_be_visible()
    for token in (0, 1):
        ada.locator(".token").nth(token).click()
    ready = ada.locator("button.ready")
    expect(ready).to_have_class(re.compile("main"))
    ready.click()
    expect(ready).to_have_text("Change it")
    expect(ready).not_to_have_class(re.compile("main"))  # calm: nothing is asked any more
    ready.click()
    expect(ada.locator(".slot.full")).to_have_count(0)
    for token in (1, 0):
        ada.locator(".token").nth(token).click()
    expect(ready).to_have_text("Ready")
    ready.click()
    expect(ready).to_have_text("Change it")


def press(button: Locator, phone: bool) -> None:
    """By touch on a phone, elsewhere by keyboard."""
    if phone:
        button.tap()
    else:
        button.focus()
        button.press("Enter")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_tokens_people_and_rules_are_one_tap_away(site: Site, person: Person, phone: bool) -> None:
    table, host = site.table(
        edition="ultimate-en", mode="suspicion", seats=4, bots={str(seat): "cautious" for seat in (1, 2, 3)}
    )
    seat, key = site.sit(table, "Ada", 0)
    page = person(phone=phone, kept=site.keys(table, host, {seat: key}))
    page.goto(f"/t/{table}")
    page.wait_for_function(TURN)
    page.locator(".board button.lit").first.click()
    page.locator(".confirm").click()
    press(page.locator(".hand").get_by_role("button", name="What the tokens do"), phone)
    help = page.locator("dialog")
    expect(help.locator("dt")).to_have_count(page.locator(".token").count() + 1)  # and adrenaline
    expect(help).to_contain_text("Adrenaline")
    page.keyboard.press("Escape")
    if phone:
        page.locator(".drawers button").first.click()
    card = page.locator(".who:visible").filter(has_text="bot").first
    press(card, phone)
    sheet = page.locator("dialog")
    for what in ("adrenaline", "Played this round", "Said about rooms", "Your suspicion"):
        expect(sheet).to_contain_text(what)
    sheet.get_by_role("button", name="I have my doubts").click()
    page.keyboard.press("Escape")
    expect(page.locator(".mark.doubt:visible")).to_have_count(1)
    rules = page.get_by_role("link", name="The rules")
    assert rules.get_attribute("href") == "/rules/ultimate-en"
    expect(rules).to_be_visible()
