"""The built site on a phone without a network: as any host serves it, and whole games there, by clicks alone."""

from __future__ import annotations

import functools
import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.conftest import FLAGS, PATIENCE, PHONE, SETTINGS, find_chromium
from browser.driver import Player
from room25.setup import editions
from room25.texts import Texts
from static.built import SITE

WARM = "navigator.serviceWorker.ready.then((ready) => ready.active?.state === 'activated')"
# Every edition with each of its modes, and each of their levels.
GAMES = [
    (edition, mode, level)
    for edition in editions.EDITIONS
    for mode, levels in editions.load(edition).modes.items()
    for level in levels
]
LONG = 10  # games in one page, before its memory is looked at


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """Serve a folder's `site` below an address of its own, with the headers that it asks for. Yields the address."""
    asked = (folder / "site" / "_headers").read_text(encoding="utf-8").partition("/assets/")[0]
    headers = [line.strip().split(": ", 1) for line in asked.splitlines()[1:]]
    assert any(name == "content-security-policy" for name, _ in headers)

    class Host(SimpleHTTPRequestHandler):
        def end_headers(self) -> None:
            for name, value in headers:
                self.send_header(name, value)
            super().end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/site/"
    server.shutdown()


@contextmanager
def been_there(chromium: Browser, origin: str) -> Iterator[BrowserContext]:
    """A phone that has been there once, and has no network any more."""
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


def whole_game(page: Page, origin: str, edition: str, mode: str, level: str = "standard") -> None:
    """Choose a game, seat bots beside oneself, and play it to its end."""
    page.goto(f"{origin}#/new")
    page.locator("fieldset").first.get_by_role("radio").nth(editions.EDITIONS.index(edition)).check()
    page.get_by_role("radio", name=re.compile(f"^{Texts('en')(f'mode-{mode}')}")).check()
    levels = list(editions.load(edition).modes[mode])
    if len(levels) > 1:
        page.get_by_role("group", name=Texts("en")("web-level")).get_by_role("radio").nth(levels.index(level)).check()
    for select in page.locator(".place select").all()[1:]:
        select.select_option("easy")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".board")).to_be_visible()
    Player(page, seed=5).play()
    expect(page.locator(".over li").first).to_be_visible()
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()


def memory(page: Page) -> tuple[float, float]:
    """Megabytes that the page's process holds (Python's among them), and what of them is the page's own heap, after a collection."""
    own = page.context.new_cdp_session(page)
    own.send("HeapProfiler.collectGarbage")
    own.send("Performance.enable")
    heap = next(
        one["value"] for one in own.send("Performance.getMetrics")["metrics"] if one["name"] == "JSHeapUsedSize"
    )
    own.detach()
    assert page.context.browser is not None
    whole = page.context.browser.new_browser_cdp_session()
    processes = whole.send("SystemInfo.getProcessInfo")["processInfo"]
    whole.detach()
    return max(_resident(one["id"]) for one in processes if one["type"] == "renderer") / 1e6, heap / 1e6


def _resident(process: int) -> int:
    """Bytes, as Linux counts them."""
    found = re.search(r"^VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text(encoding="utf-8"), re.MULTILINE)
    return int(found[1]) * 1024 if found else 0


def all_games(count: int) -> None:
    """Play so many of `GAMES`, in turn, in one page that is never loaded again, and say what they took."""
    with sync_playwright() as playwright, hosted(SITE.parent) as origin:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
        with been_there(browser, origin) as phone:
            page, wrong = phone.new_page(), list[str]()
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.goto(origin)
            expect(page.locator(".start")).to_have_count(0)
            _say_memory(page, 0)
            for number in range(1, count + 1):
                edition, mode, level = GAMES[(number - 1) % len(GAMES)]
                began = time.perf_counter()
                whole_game(page, origin, edition, mode, level)
                assert not wrong, wrong
                print(f"{edition} {mode} {level}: {time.perf_counter() - began:.0f} s", flush=True)
                if number in (1, LONG, count):
                    _say_memory(page, number)
        browser.close()
    print(f"{count} whole games of {min(count, len(GAMES))} editions, modes and levels, without a network")


def _say_memory(page: Page, games: int) -> None:
    whole, heap = memory(page)
    print(
        f"after {games} games: {whole:.0f} MB in the page's process, {heap:.1f} MB of them the page's own heap",
        flush=True,
    )
