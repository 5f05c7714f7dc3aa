"""The built site in a real Chromium, on a phone: after the first visit without a network, whole games, and games kept over a reload."""

from __future__ import annotations

import functools
import re
import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.driver import Player
from browser.learner import READY, Learner
from browser.site import played
from browser.solver import easy_days, tap, verdict
from room25 import puzzles
from room25.game import Game
from room25.texts import Texts
from static.built import build
from static.phone import been_there, hosted, memory, whole_game
from static.prove import compare, in_page

OTHER = "f" * 16  # the name of another build's runtime
SOME = [("base", "competition"), ("season2", "team"), ("ultimate-en", "suspicion"), ("ultimate-uk", "cooperation")]
KEPT = """async (what) => (await (await caches.open("room25-runtime")).keys()).map((one) => one.url).filter((url) => url.endsWith(what))"""
LENGTH = """async (address) => {
  const found = await (await caches.open("room25-runtime")).match(address);
  return found && (await found.arrayBuffer()).byteLength > 1e6;
}"""
SPOIL = """async (address) => (await caches.open("room25-runtime")).put(address, new Response(new Uint8Array(4096)))"""
LEAVE = """async () => {
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  for (const name of await caches.keys()) if (name !== "room25-runtime") await caches.delete(name);
}"""


@pytest.fixture(scope="module")
def origin() -> Iterator[str]:
    """The folder as any host serves it, below an address of its own."""
    with hosted(build().parent) as origin:
        yield origin


@pytest.fixture(scope="module")
def home(origin: str, chromium: Browser) -> Iterator[BrowserContext]:
    """A phone that has been here once, and has no network any more."""
    with been_there(chromium, origin) as context:
        yield context


@pytest.fixture
def page(home: BrowserContext, origin: str) -> Iterator[Page]:
    page = home.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(origin)
    yield page
    page.close()
    assert not wrong


@pytest.mark.parametrize(("edition", "mode"), SOME)
def test_a_whole_game_without_a_network(page: Page, origin: str, edition: str, mode: str) -> None:
    """All editions and modes: `tests/static/prove.py games`."""
    whole_game(page, origin, edition, mode)
    whole, heap = memory(page)
    assert 0 < heap < whole < 1000, "megabytes"


def test_a_lesson_without_a_network(page: Page, origin: str) -> None:
    page.goto(f"{origin}#/learn")
    start = page.locator("li", has_text=Texts("en")("learn-lesson-first-help")).locator("button")
    start.click()
    page.wait_for_function(READY)
    learner = Learner(page)
    learner.finish()
    assert learner.heard and not learner.scolded


def test_a_replay_a_review_and_a_what_if_without_a_network(page: Page, origin: str, tmp_path: Path) -> None:
    """Of a game that was played elsewhere."""
    (file := tmp_path / "game.txt").write_text(played(3).record(), encoding="utf-8")
    page.goto(f"{origin}#/replays")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".replay .board")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".count")).to_contain_text("1 / ")
    replay = page.url
    page.goto(replay.replace("/replay/", "/review/").partition("?")[0])
    expect(page.locator("[data-part=chances] svg")).to_be_visible()
    page.locator("[data-part=turns] button").first.click()
    expect(page.locator("[data-part=entry]")).to_contain_text("could believe")
    page.goto(replay)
    page.get_by_role("button", name="What if").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".top .round")).to_contain_text("What if")
    expect(page.locator(".board")).to_be_visible()


def test_another_build_does_not_begin_in_the_memory_of_this_one(chromium: Browser, tmp_path: Path) -> None:
    """A memory that this build would begin in is left alone by a build whose files are others, and let go."""
    folder = Path(shutil.copytree(build(), tmp_path / "site"))
    [runtime] = (folder / "runtime").iterdir()
    with hosted(tmp_path) as origin, been_there(chromium, origin) as phone:
        page, warned = phone.new_page(), list[str]()
        page.on("console", lambda said: warned.append(said.text) if said.type == "warning" else None)

        def visit(name: str) -> None:
            page.goto("about:blank")
            page.goto(origin)
            page.wait_for_function(f"async (wanted) => (await ({KEPT})('/memory')).join() === wanted", arg=place(name))

        def place(name: str) -> str:
            return f"{origin}runtime/{name}/memory"

        visit(runtime.name)
        page.evaluate(SPOIL, place(runtime.name))
        assert not warned
        with page.expect_console_message(lambda said: said.type == "warning"):
            visit(runtime.name)  # this build tries it, and keeps another
        page.wait_for_function(LENGTH, arg=place(runtime.name))
        page.evaluate(SPOIL, place(runtime.name))
        warned.clear()
        for file in folder.rglob("*"):
            if file.suffix in (".js", ".html"):
                file.write_text(file.read_text(encoding="utf-8").replace(runtime.name, OTHER), encoding="utf-8")
        runtime.rename(runtime.with_name(OTHER))
        page.evaluate(LEAVE)
        phone.new_cdp_session(page).send("Network.clearBrowserCache")
        phone.set_offline(False)
        visit(OTHER)  # and has kept its own after a whole start
        assert not warned


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
