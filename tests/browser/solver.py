"""Somebody in front of a puzzle: lays a program or taps an answer, with a mouse or with keys alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.test_keyboard import walk_to
from room25 import puzzles
from room25.puzzles import Puzzle

BASIC = ("look", "move", "push", "control")  # the tokens that everybody has, by their keys 1 to 4


def some(first: str, number: int = 0) -> Puzzle:
    """A puzzle whose best answer begins with this word: `program`, or an action of Solo."""
    found = [one for one in puzzles.load().puzzles if one.best[0].split()[0] == first]
    return found[number]


def first_on_its_shelf() -> Puzzle:
    """The first of its edition, theme and grade, and one that is answered by tokens that have a key."""
    found: dict[tuple[str, str, int], Puzzle] = {}
    for one in puzzles.load().puzzles:
        found.setdefault((one.setup.edition, one.theme, one.grade), one)
    return next(one for one in found.values() if set(one.best[0].split()) <= {"program", *BASIC})


def wrong_answer(puzzle: Puzzle, first: str) -> str:
    """An answer that may be given and is not right; for a program, one with two tokens."""
    offered = puzzle.view(puzzle.game()).options[puzzle.who]
    fit = [words for words in offered if words not in puzzle.best and words.split()[0] == first]
    return next(words for words in fit if first != "program" or set(words.split()) <= {"program", *BASIC})


def easy_days() -> tuple[int, int]:
    """Two days of a month, one after the other, whose puzzles are answered by a program; so is that of the day after the next one."""
    book = puzzles.load()
    easy = {
        day for day in range(1, 31) if puzzles.daily(book, f"2026-12-{day:02}").puzzle.best[0].startswith("program ")
    }
    return next((day, day + 1) for day in range(1, 28) if {day, day + 1, day + 3} <= easy)


def tap(page: Page, words: str) -> None:
    """Give this answer by pointer: a program's tokens one after the other, or a way to act and a room."""
    verb, *rest = words.split()
    if verb == "program":
        for token in rest:
            page.locator("[data-part=adrenaline]" if token == "adrenaline" else f"[data-part~=token-{token}]").click()
        page.locator("button.ready").click()
        return
    if page.locator(f"[data-part=tool-{verb}]").count():
        page.locator(f"[data-part=tool-{verb}]").click()
    row, column = "abcde".index(rest[0][0]), int(rest[0][1]) - 1
    cell = page.locator(f"[data-part~=cell-{column * 5 + row}]")
    cell.click()
    page.locator("[data-part=confirm]").click()


def press(page: Page, words: str) -> None:
    """Lay this program by keys alone."""
    expect(page.locator("button.ready")).to_be_visible()
    for token in words.split()[1:]:
        page.keyboard.press("+" if token == "adrenaline" else str(BASIC.index(token) + 1))
    walk_to(page, "button.ready")
    page.keyboard.press("Enter")


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{puzzle.id}")
    expect(page.locator(".puzzle .board")).to_be_visible()


def verdict(page: Page, is_right: bool) -> None:
    """Watch what comes of the answer up to the end."""
    page.locator("[data-part=to-the-end]").click()
    told = page.locator("[data-part=verdict]")
    expect(told).to_be_visible()
    assert ("right" in (told.get_attribute("class") or "").split()) == is_right
