"""Every screen of the game, each opened as somebody would find it: a name, and how to come there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page, expect

from browser.driver import TURN
from browser.films import ALICE, give_answer, one_answer_left
from browser.site import ADMIN, Site
from browser.solver import open_puzzle, some, tap, verdict, wrong_answer

Come = Callable[[dict[str, Any]], Page]  # a person with these things kept by the browser
Screen = Callable[[Site, Come], Page]
Opener = TypeVar("Opener", bound=Screen)  # which may take more, if a test wants more
SCREENS: dict[str, Screen] = {}
DRAWERS: dict[str, Screen] = {}  # on a phone, what stands beside the board elsewhere


def screen(opener: Opener) -> Opener:
    SCREENS[opener.__name__] = opener
    return opener


def _at(path: str, what: str) -> Screen:
    def opener(site: Site, come: Come) -> Page:
        page = come({})
        page.goto(path.replace("RECORD", site.record()))
        expect(page.locator(what).first).to_be_visible()
        return page

    return opener


SCREENS["front"] = _at("/", ".front")
SCREENS["create"] = _at("/new", "form button[type=submit]")
SCREENS["tables"] = _at("/join", "main section li")
SCREENS["learn"] = _at("/learn", "main h1")
SCREENS["puzzles"] = _at("/puzzles", "[data-part=daily]")
SCREENS["season"] = _at("/season", "[data-episode] button")
SCREENS["rules"] = _at("/rules/ultimate-en", "main article, main section li")
SCREENS["builder"] = _at("/builder", "main .board, main [data-cell], main button")
SCREENS["replays"] = _at("/replay", "main h1")
SCREENS["replay"] = _at("/replay/record/RECORD?at=40", ".replay .board")
SCREENS["review"] = _at("/review/record/RECORD?at=30", "[data-part=entry]")
SCREENS["end"] = _at("/end/record/RECORD", ".end .people")


def _seated(site: Site, come: Come, bots: int, edition: str = "base") -> Page:
    """A person at a Suspicion table for four, with so many bots."""
    table, host = site.table(
        edition=edition, mode="suspicion", seats=4, bots={str(seat): "cautious" for seat in range(1, bots + 1)}
    )
    seat, key = site.sit(table, "Ada", 0)
    page = come(site.keys(table, host, {seat: key}))
    page.goto(f"/t/{table}")
    return page


@screen
def designs(site: Site, come: Come) -> Page:
    """How two designs play, with their deck open."""
    page = come({})
    page.goto("/builder#edition=ultimate-en&mode=suspicion&level=standard&seats=4")
    page.locator("[data-part=deck] button").first.click()
    plays = page.locator("[data-part=plays]")
    plays.locator(".designs button").click()
    plays.locator("select").select_option("200")
    plays.locator(".deeds button.main").click()
    expect(plays.locator("[data-part=games]")).to_have_text(["200", "200"])
    return page


@screen
def invited(site: Site, come: Come) -> Page:
    table, _ = site.table(edition="base", mode="suspicion", seats=4)
    page = come({})
    page.goto(f"/t/{table}")
    expect(page.locator(".join form")).to_be_visible()
    return page


@screen
def lobby(site: Site, come: Come) -> Page:
    page = _seated(site, come, bots=2)
    expect(page.locator(".invite img")).to_be_visible()
    return page


@screen
def table(site: Site, come: Come, edition: str = "base") -> Page:
    """The first question of a game: which room to look into."""
    page = _seated(site, come, bots=3, edition=edition)
    page.wait_for_function(TURN)
    return page


@screen
def hand(site: Site, come: Come, edition: str = "base") -> Page:
    """Two tokens are laid."""
    page = table(site, come, edition)
    page.locator(".board button.lit").first.click()
    page.locator(".confirm").click()
    for token in (0, 1):
        page.locator(".token").nth(token).click()
    expect(page.locator("button.ready")).to_be_enabled()
    return page


@screen
def room(site: Site, come: Come) -> Page:
    """The sheet of a room that cannot be chosen now, with the reason."""
    page = table(site, come)
    page.locator("[data-cell='12']").click()
    expect(page.locator("dialog .why")).to_be_visible()
    return page


@screen
def settings(site: Site, come: Come) -> Page:
    page = SCREENS["front"](site, come)
    page.locator("header .icon-button").last.click()
    expect(page.locator("dialog")).to_be_visible()
    return page


@screen
def hint(site: Site, come: Come) -> Page:
    """What the strongest bot would do."""
    table, host = site.table(edition="base", mode="solo", seats=1)
    seat, key = site.sit(table, "Ada", 0)
    page = come(site.keys(table, host, {seat: key}))
    page.goto(f"/t/{table}")
    page.locator("button.hint").click()
    expect(page.locator("[data-part=hint] b")).to_be_visible()
    return page


@screen
def what_if(site: Site, come: Come) -> Page:
    page = SCREENS["replay"](site, come)
    page.locator(".deeds button.small").nth(1).click()
    expect(page.locator("[data-part=what-if]")).to_be_visible()
    return page


@screen
def lesson(site: Site, come: Come) -> Page:
    page = SCREENS["learn"](site, come)
    page.locator("li button").first.click()
    expect(page.locator("section.bubble button.main")).to_be_visible()
    return page


@screen
def puzzle(site: Site, come: Come) -> Page:
    page = come({})
    open_puzzle(page, some("program"))
    expect(page.locator("button.ready")).to_be_visible()
    return page


@screen
def puzzle_answered(site: Site, come: Come) -> Page:
    """What came of a wrong answer."""
    page = puzzle(site, come)
    tap(page, wrong_answer(some("program"), "program"))
    verdict(page, is_right=False)
    return page


@screen
def handed_on(site: Site, come: Come) -> Page:
    """Between two people at one device."""
    table, host = site.table(edition="base", mode="cooperation", seats=2)
    page = come(site.keys(table, host, dict(site.sit(table, name) for name in ("Ada", "Ada 2"))))
    page.goto(f"/t/{table}")
    expect(page.locator("main > .button.main.big")).to_be_visible()
    return page


@screen
def host(site: Site, come: Come) -> Page:
    """The host of a table that waits, about to lay it otherwise."""
    table, key = site.table(edition="ultimate-en", mode="suspicion", seats=6, start="host", bots={"3": "search"})
    seat, seat_key = site.sit(table, "Ada", 0)
    page = come(site.keys(table, key, {seat: seat_key}))
    page.goto(f"/t/{table}")
    page.locator("[aria-expanded=false]").click()
    expect(page.locator("form.panel button[type=submit]")).to_be_enabled()
    return page


@screen
def candidate(site: Site, come: Come) -> Page:
    """All that is known of somebody else."""
    page = table(site, come, edition="ultimate-en")
    if page.locator(".drawers").is_visible():
        page.locator(".drawers button").first.click()
    page.locator(".who:visible").last.click()
    expect(page.locator("dialog")).to_be_visible()
    return page


@screen
def over(site: Site, come: Come) -> Page:
    """A table whose game has ended a moment ago."""
    table, key, answer = one_answer_left(site, "suspicion-guards-win")
    give_answer(site, table, key, answer)
    page = come(site.keys(table, "", {ALICE: key}))
    page.goto(f"/t/{table}")
    expect(page.locator(".over h2")).to_be_visible()
    return page


@screen
def admin(site: Site, come: Come) -> Page:
    """For whoever runs the server."""
    page = table(site, come).context.new_page()  # somebody is here
    page.goto("/admin")
    page.locator("input[type=password]").fill(ADMIN)
    page.locator("main form button").click()
    expect(page.locator("main article").first).to_be_visible()
    return page


def _drawer(number: int) -> Screen:
    def opener(site: Site, come: Come) -> Page:
        page = table(site, come)
        page.locator(".drawers button").nth(number).click()
        expect(page.locator(".drawer")).to_be_visible()
        return page

    return opener


DRAWERS |= {"people": _drawer(0), "log": _drawer(1), "talk": _drawer(2)}
