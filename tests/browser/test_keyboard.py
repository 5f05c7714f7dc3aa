"""Whole games by keyboard alone, from the front page to the story of the game: one of Solo, one of Suspicion with bots."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driver import LOOK_AND_CONTROL, SEE, TURN


def walk_to(page: Page, what: str, most: int = 120) -> None:
    """Tab until the focus is on one of these."""
    for _ in range(most):
        if page.evaluate("(what) => !!document.activeElement?.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {what}")


def choose_mode(page: Page, mode: str) -> None:
    """From the front page to the form for a new table, and along the modes with the arrows."""
    page.goto("/")
    expect(page.locator(".front")).to_be_visible()
    walk_to(page, "a[href='/new']")
    page.keyboard.press("Enter")
    expect(page.locator("form button[type=submit]")).to_be_visible()
    walk_to(page, "fieldset:nth-of-type(2) input:checked")
    for _ in range(8):
        if page.locator("label.on", has_text=mode).count():
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator("label.on", has_text=mode)).to_be_visible()


def play_on(page: Page, luck: Random, careful: int = 0, seconds: float = 600) -> None:
    """Some key that does something, whenever something is asked, until the end; then the story of the game. Nobody who is careful for
    the first rounds dies of themselves in them."""
    until = time.monotonic() + seconds
    while True:
        page.wait_for_function(TURN)
        seen = page.evaluate(SEE)
        if seen["over"]:
            break
        assert time.monotonic() < until, f"the game does not end: {seen}"
        if not seen["asked"]:
            continue
        if seen["confirm"]:
            walk_to(page, ".confirm")
            page.keyboard.press("Enter")
            page.wait_for_function(
                "() => document.activeElement !== document.body"
            )  # it goes on from there, not from the top
        elif seen["hand"]:
            tokens = [token for token in seen["tokens"] if seen["round"] > careful or token in LOOK_AND_CONTROL]
            if seen["free"] and tokens:
                page.keyboard.press(str(luck.choice(tokens) + 1))
            elif seen["ready"]:
                walk_to(page, "button.ready")
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("Backspace")
        elif seen["lit"]:
            page.keyboard.press("b")
            for _ in range(luck.randrange(seen["lit"])):
                page.keyboard.press("n")
            page.keyboard.press("Enter")
        elif seen["chips"] or (seen["plain"] and not seen["tools"]):
            walk_to(page, ".picks .chip, .picks > .button:not(:has(svg))")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(luck.randrange(seen["tools"]) + 1))
    expect(page.locator(".over li").first).to_be_visible()
    walk_to(page, "a[href^='/end/']")
    page.keyboard.press("Enter")
    expect(page.locator(".end h1")).to_be_visible()


def test_solo_by_keyboard_alone(person: Person) -> None:
    page = person()
    choose_mode(page, "Solo")
    walk_to(page, "button[type=submit]:not(:disabled)")
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    play_on(page, Random(1))


def test_suspicion_with_bots_by_keyboard_alone(person: Person) -> None:
    page = person()
    choose_mode(page, "Suspicion")
    for seat in (1, 2, 3):
        walk_to(page, f".place:nth-of-type({seat + 1}) select")
        page.keyboard.type("Bot: Easy")
        expect(page.locator(".place select").nth(seat)).to_have_value("easy")
    walk_to(page, "button[type=submit]:not(:disabled)")
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    play_on(page, Random(1), careful=4)
    assert page.locator(".end li, .end tr").count() >= 4, "everybody who played is in the story"
