"""The built site in a real Chromium, on a phone: after the first visit without a network, whole games, and games kept over a reload."""

from __future__ import annotations

import functools
import json
import re
import threading
from collections.abc import Iterator
from datetime import datetime
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import PATIENCE, PHONE, SETTINGS
from browser.driver import Player
from browser.solver import easy_days, tap, verdict
from room25 import puzzles
from room25.game import Game
from room25.setup.editions import EDITIONS
from static.built import build
from static.prove import compare, in_page

NAMES = {"suspicion": "Suspicion", "team": "Team", "cooperation": "Cooperation", "competition": "Competition"}
GAMES = [("base", "competition"), ("season2", "team"), ("ultimate-en", "suspicion"), ("ultimate-uk", "cooperation")]
WARM = "navigator.serviceWorker.ready.then((ready) => ready.active?.state === 'activated')"


class Host(SimpleHTTPRequestHandler):
    """Sends the headers that the folder asks for."""

    headers_of_all: ClassVar[list[list[str]]] = []

    def end_headers(self) -> None:
        for name, value in self.headers_of_all:
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def origin() -> Iterator[str]:
    """The folder as any host serves it, below an address of its own."""
    folder: Path = build().parent
    asked = (folder / "site" / "_headers").read_text(encoding="utf-8").partition("/assets/")[0]
    Host.headers_of_all = [line.strip().split(": ", 1) for line in asked.splitlines()[1:]]
    assert any(name == "content-security-policy" for name, _ in Host.headers_of_all)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/site/"
    server.shutdown()


@pytest.fixture(scope="module")
def home(origin: str, chromium: Browser) -> Iterator[BrowserContext]:
    """A phone that has been here once, and has no network any more."""
    context = chromium.new_context(
        viewport=PHONE, is_mobile=True, has_touch=True, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(origin)
    expect(page.locator(".front")).to_be_visible()  # before Python is there
    page.evaluate(f"localStorage.setItem('room25:settings', {json.dumps(json.dumps({**SETTINGS, 'confirm': False}))})")
    page.wait_for_function(WARM)
    expect(page.locator(".start")).to_have_count(0)
    page.close()
    context.set_offline(True)
    yield context
    context.close()


@pytest.fixture
def page(home: BrowserContext, origin: str) -> Iterator[Page]:
    page = home.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(origin)
    yield page
    page.close()
    assert not wrong


@pytest.mark.parametrize(("edition", "mode"), GAMES)
def test_a_whole_game_without_a_network(page: Page, origin: str, edition: str, mode: str) -> None:
    page.goto(f"{origin}#/new")
    page.locator("fieldset").first.get_by_role("radio").nth(EDITIONS.index(edition)).check()
    page.get_by_role("radio", name=re.compile(f"^{NAMES[mode]}")).check()
    for select in page.locator(".place select").all()[1:]:
        select.select_option("easy")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".board")).to_be_visible()
    Player(page, seed=5).play()
    expect(page.locator(".over li").first).to_be_visible()
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()


def test_play_now_a_reload_and_the_record(page: Page, tmp_path: Path) -> None:
    """The game is there again after a reload, and its record goes home as any other."""
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".say.asked")).to_be_visible()
    player = Player(page, seed=3)
    while player.see()["round"] < 2:
        page.wait_for_function("() => document.querySelector('.say.asked, section.over')")
        player.act(player.see())
    before = page.locator("span.round").inner_text()
    address = page.url
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    assert page.url == address and page.locator("span.round").inner_text() >= before
    player.play()
    page.locator("section.over a").first.click()
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("Record|record")).click()
    saved = tmp_path / "game.r25"
    download.value.save_as(saved)
    text = saved.read_text(encoding="utf-8")
    assert Game.from_record(text).is_over


def test_a_second_page_waits_for_the_first(page: Page, home: BrowserContext, origin: str) -> None:
    expect(page.locator(".start")).to_have_count(0)
    other = home.new_page()
    other.goto(origin)
    expect(other.locator(".start")).to_contain_text("another tab")
    page.goto("about:blank")
    expect(other.locator(".start")).to_have_count(0)
    other.close()


def test_pages_that_need_no_game(page: Page, origin: str) -> None:
    """Rules, lessons and the builder, by links that start with a #, and back again."""
    page.goto(f"{origin}#/rules/base")
    expect(page.locator("#room-room25")).to_be_visible()
    page.goto(f"{origin}#/learn")
    expect(page.locator("main a").first).to_be_visible()
    page.goto(f"{origin}#/builder")
    expect(page.locator("main h1")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{origin}#/learn")


def test_the_puzzle_of_the_day_is_solved_without_a_network(page: Page, origin: str) -> None:
    page.clock.set_fixed_time(datetime(2026, 12, easy_days()[0], 12))
    page.goto(f"{origin}#/puzzles")
    page.locator("[data-part=daily] a.main").click()
    expect(page.locator(".puzzle .board")).to_be_visible()
    puzzle = puzzles.load().by_id[page.url.rsplit("/", 1)[1]]
    assert "#/puzzles/" in page.url
    tap(page, puzzle.best[0])
    verdict(page, is_right=True)
    page.reload()
    page.goto(f"{origin}#/puzzles")
    expect(page.locator(".streak")).to_have_text("1 day in a row")


def test_games_in_chromium_are_the_same_to_the_byte(page: Page, origin: str) -> None:
    """By Python in the page, from the files that the first visit has kept."""
    assert compare(functools.partial(in_page, page, origin), 4, 4) == 4
