"""A whole Suspicion game by what a screen reader gets of it: roles and names, from the front page to the story of the game."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Person
from browser.reader import Reader


def test_suspicion_through_the_accessibility_tree_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("link", name="Play with friends").dispatch_event("click")
    page.get_by_role("radio", name="Suspicion").dispatch_event("click")
    for seat in (2, 3, 4):
        page.get_by_role("combobox", name=f"Seats {seat}").select_option("Bot: Easy")
    page.get_by_role("button", name="Lay the table").dispatch_event("click")
    expect(page.get_by_role("grid")).to_be_visible()

    reader = Reader(page, seed=1)
    heard = reader.play()
    headline = next(one.name for one in heard if one.role == "heading")
    assert headline in reader.announced[-3:], ("the end is announced", headline, reader.announced)
    assert len(reader.pressed) > 5 and len(reader.announced) > 5, (reader.pressed, reader.announced)

    page.get_by_role("link", name="The story of this game").dispatch_event("click")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
