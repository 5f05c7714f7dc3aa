"""Puzzles: solved by pointer and by keyboard, one a day with its streak, a result that gives nothing away, no answer sent too soon."""

from __future__ import annotations

import json
from datetime import datetime

from playwright.sync_api import Page, Route, expect

from browser.conftest import Person
from browser.solver import easy_days, first_on_its_shelf, open_puzzle, press, some, tap, verdict, wrong_answer
from browser.test_keyboard import walk_to
from room25 import puzzles
from room25.puzzles import Puzzle
from room25.texts import Texts

ENGLISH = Texts("en")


def solved(page: Page) -> list[str]:
    found: list[str] = page.evaluate("JSON.parse(localStorage.getItem('room25:puzzles') ?? '{}').solved ?? []")
    return found


def test_a_wrong_answer_is_answered_by_what_happens_then_the_right_one_is_found(person: Person) -> None:
    puzzle = some("program")
    page = person()
    open_puzzle(page, puzzle)
    expect(page.locator("h1")).to_contain_text(ENGLISH(f"puzzle-task-{puzzle.theme}"))
    before = page.locator(".board").inner_html()
    tap(page, wrong_answer(puzzle, "program"))
    expect(page.locator(".controls")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    verdict(page, is_right=False)
    assert page.locator(".board").inner_html() != before  # the figures are where the answer has led them
    assert page.locator("[data-part=verdict] p").first.inner_text()
    assert solved(page) == []
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".slot.full")).to_have_count(0)
    tap(page, puzzle.best[0])
    verdict(page, is_right=True)
    expect(page.locator("[data-part=verdict]")).to_contain_text("Found on try 2.")
    assert solved(page) == [puzzle.id]
    page.locator("[data-part=verdict] [data-part=next]").click()
    expect(page.locator(".puzzle button.ready, .puzzle .answers")).to_be_visible()
    assert puzzle.id not in page.url


def test_a_puzzle_is_chosen_and_solved_by_keyboard_alone(person: Person) -> None:
    puzzle = first_on_its_shelf()
    page = person(motion=True, settings={"speed": "fast"})
    page.goto("/")
    expect(page.locator(".front")).to_be_visible()
    walk_to(page, "a[href='/puzzles']")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=daily]")).to_be_visible()
    for name in (str(puzzle.grade), puzzle.theme, puzzle.setup.edition):
        walk_to(page, f"[data-shelf='{name}']")
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-shelf='{name}']")).to_have_attribute("aria-pressed", "true")
    walk_to(page, "[data-part=next]")
    page.keyboard.press("Enter")
    expect(page.locator(".puzzle .board")).to_be_visible()
    assert page.url.endswith(puzzle.id)
    press(page, wrong_answer(puzzle, "program"))
    walk_to(page, "[data-part=to-the-end]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=verdict]")).to_be_visible()
    walk_to(page, "[data-part=verdict] button.main")
    page.keyboard.press("Enter")
    expect(page.locator("button.ready")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")  # it goes on from the hand, not from the top
    press(page, puzzle.best[0])
    walk_to(page, "[data-part=to-the-end]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=verdict].right")).to_be_visible()
    assert solved(page) == [puzzle.id]


def test_an_action_of_solo_is_tapped_on_the_board(person: Person) -> None:
    puzzle = some("move")
    page = person(phone=True)
    open_puzzle(page, puzzle)
    tap(page, puzzle.best[0])
    verdict(page, is_right=True)
    expect(page.locator("[data-part=verdict]")).to_contain_text("Found on try 1.")
    expect(page.locator("[data-part=verdict]")).to_be_in_viewport(ratio=1)


def solve_daily(page: Page, wrong_first: bool = False) -> Puzzle:
    """From the front of the puzzles: the one of the day, and back."""
    page.goto("/puzzles")
    page.locator("[data-part=daily] a.main").click()
    expect(page.locator(".puzzle .board")).to_be_visible()
    puzzle = puzzles.load().by_id[page.url.rsplit("/", 1)[1]]
    first = puzzle.best[0].split()[0]
    if wrong_first:
        tap(page, wrong_answer(puzzle, first))
        verdict(page, is_right=False)
        page.get_by_role("button", name="Try again").click()
    tap(page, puzzle.best[0])
    verdict(page, is_right=True)
    page.goto("/puzzles")
    return puzzle


def streak(page: Page, days: int) -> None:
    expect(page.locator(".streak")).to_have_text(ENGLISH("web-puzzle-streak", count=days))


def test_a_streak_grows_by_a_day_survives_a_reload_and_ends_with_a_day_missed(person: Person) -> None:
    day, after = easy_days()
    page = person()
    page.clock.set_fixed_time(datetime(2026, 12, day, 9, 30))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/puzzles")
    streak(page, 0)
    solve_daily(page)
    streak(page, 1)
    page.reload()
    streak(page, 1)
    page.clock.set_fixed_time(datetime(2026, 12, after, 23, 50))
    page.reload()
    streak(page, 1)  # there is still time
    puzzle = solve_daily(page, wrong_first=True)
    streak(page, 2)

    page.locator("[data-part=share]").click()
    expect(page.get_by_role("status").filter(has_text="copied")).to_be_visible()
    told = page.evaluate("navigator.clipboard.readText()").splitlines()
    number = puzzles.daily(puzzles.load(), f"2026-12-{after:02}").number
    assert told == [
        f"Room 25, puzzle no. {number}, December {after}, 2026",
        f"{'★' * puzzle.grade}{'☆' * (5 - puzzle.grade)} {ENGLISH(f'puzzle-theme-{puzzle.theme}')}",
        "🟥🟩",
        "2 days in a row",
        page.url + f"/{puzzle.id}",
    ]

    page.clock.set_fixed_time(datetime(2026, 12, after + 2, 0, 5))
    page.reload()
    streak(page, 0)
    solve_daily(page)
    streak(page, 1)


def test_nothing_that_comes_before_an_answer_holds_one(person: Person) -> None:
    puzzle = some("program")
    page = person()
    bodies: dict[str, str] = {}

    def listen(route: Route) -> None:
        response = route.fetch()
        if "font" not in response.headers.get("content-type", ""):
            bodies[route.request.url] = response.text()
        route.fulfill(response=response)

    page.route("**/*", listen)
    page.goto("/puzzles")
    expect(page.locator("[data-part=daily]")).to_be_visible()
    open_puzzle(page, puzzle)
    expect(page.locator("button.ready")).to_be_visible()
    page.wait_for_load_state("networkidle")
    told = {url: json.loads(body) for url, body in bodies.items() if "/api/puzzles" in url}
    assert len(told) == 3  # all of them, the one of the day, this one
    offered = next(one for url, one in told.items() if url.endswith(puzzle.id))["view"].pop("options")
    assert offered[puzzle.who] == list(
        puzzle.view(puzzle.game()).options[puzzle.who]
    )  # all of them, in the order of any table
    for url, found in told.items():
        assert not keys_of(found) & {"right", "best", "worth", "next", "ease", "seed"}, url
        assert puzzle.best[0] not in json.dumps(found), url
    for url in bodies.keys() - told.keys():
        assert puzzle.id not in bodies[url], f"{url} knows of the puzzle"


def keys_of(found: object) -> set[str]:
    """Every key of a message."""
    if isinstance(found, dict):
        return set(found).union(*map(keys_of, found.values()))
    return set().union(*map(keys_of, found)) if isinstance(found, list) else set()
