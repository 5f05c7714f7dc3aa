"""A finished game again: step by step, and through other eyes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.site import Site

CELLS = "[...document.querySelectorAll('.board [data-cell]')].map((one) => one.ariaLabel)"


def cells(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CELLS)
    return found


def look_through(page: Page, eyes: str) -> None:
    """Through these eyes, which see something else than those before."""
    before = cells(page)
    page.locator(".eyes select").select_option(eyes)
    page.wait_for_function(f"(before) => {CELLS}.join() !== before.join()", arg=before)
    page.wait_for_function("(eyes) => new URL(location.href).searchParams.get('eyes') === eyes", arg=eyes)


def hidden(page: Page) -> int:
    """Rooms of which nothing is known through these eyes."""
    return sum(bool(re.search(r"\. face down(\.|$)", cell)) for cell in cells(page))


def test_a_finished_game_is_stepped_through_and_seen_with_other_eyes(site: Site, person: Person) -> None:
    page = person()
    page.goto(f"/end/record/{site.record()}")
    page.locator("a[href^='/replay/']").first.click()
    expect(page.locator(".replay .board")).to_be_visible()
    count = page.locator(".count")
    expect(count).to_have_text("0 / " + (count.text_content() or "").split(" / ")[1])
    last = int((count.text_content() or "").split(" / ")[1])
    assert last > 20 and hidden(page) == 0  # everything open

    forward = page.get_by_role("button", name="One step on")
    for step in range(1, 6):
        forward.click()
        expect(count).to_have_text(f"{step} / {last}")
    page.get_by_role("button", name="One step back").click()
    expect(count).to_have_text(f"4 / {last}")
    page.keyboard.press("Shift+ArrowRight")  # where the next round begins
    expect(count).not_to_have_text(f"4 / {last}")

    moment = count.text_content()
    open_to_all = cells(page)
    look_through(page, "2")
    assert count.text_content() == moment and hidden(page) > 5
    look_through(page, "3")
    assert count.text_content() == moment and cells(page) != open_to_all

    page.reload()  # the address holds the moment and the eyes
    expect(count).to_have_text(moment or "")
    expect(page.locator(".eyes select")).to_have_value("3")
    page.keyboard.press("End")
    expect(count).to_have_text(f"{last} / {last}")


def test_a_replay_tells_nobody_that_only_they_are_told(site: Site, person: Person) -> None:
    page = person()
    page.goto(f"/replay/record/{site.record()}?eyes=1&at=30")
    expect(page.locator(".replay .board")).to_be_visible()
    expect(page.locator(".side li").filter(has_text="sees what lies in").first).to_be_visible()
    expect(page.locator(".replay")).not_to_contain_text("Only you are told")
