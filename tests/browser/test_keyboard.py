"""A Solo game by keyboard alone, from the front page to the end."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driver import SEE, TURN


def walk_to(page: Page, what: str, most: int = 120) -> None:
    """Tab until the focus is on one of these."""
    for _ in range(most):
        if page.evaluate("(what) => !!document.activeElement?.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {what}")


def test_solo_by_keyboard_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    expect(page.locator(".front")).to_be_visible()
    walk_to(page, "a[href='/new']")
    page.keyboard.press("Enter")
    expect(page.locator("form button[type=submit]")).to_be_visible()
    walk_to(page, "fieldset:nth-of-type(2) input:checked")
    for _ in range(8):  # along the modes with the arrows, until Solo is chosen
        if page.locator("label.on", has_text="Solo").count():
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator("label.on", has_text="Solo")).to_be_visible()
    walk_to(page, "button[type=submit]:not(:disabled)")
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()

    luck = Random(1)
    until = time.monotonic() + 600
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
        elif seen["hand"]:
            if seen["free"] and seen["tokens"]:
                page.keyboard.press(str(luck.choice(seen["tokens"]) + 1))
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
