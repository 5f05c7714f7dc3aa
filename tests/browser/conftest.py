"""One server and one Chromium for all tests of a worker; each person has a browser context of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from browser.site import Site, served

# Generous: a slow machine must not fail, and nothing waits for longer than it has to.
PATIENCE = int(os.environ.get("ROOM25_PATIENCE", "120000"))
expect.set_options(timeout=PATIENCE)
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update "
    "--disable-sync --disable-dev-shm-usage"
)
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
SETTINGS = {"language": "en", "speed": "off", "sound": False, "hints": False}

Person = Callable[..., Page]
FAILED = pytest.StashKey[bool]()


def find_chromium() -> str:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "there is no Chromium: tests/needs.sh installs it"
    return found


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("server")) as site:
        yield site


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
        yield browser
        browser.close()


@pytest.fixture
def person(request: pytest.FixtureRequest, site: Site, chromium: Browser, tmp_path: Path) -> Iterator[Person]:
    """Somebody with a browser of their own: `person(phone=True, settings={…}, kept={…}, motion=True)` gives their page."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(
        phone: bool = False,
        settings: dict[str, Any] | None = None,
        kept: dict[str, Any] | None = None,
        motion: bool = False,
    ) -> Page:
        context = chromium.new_context(
            base_url=site.origin,
            viewport=PHONE if phone else DESKTOP,
            is_mobile=phone,
            has_touch=phone,
            locale="en-GB",
            service_workers="block",
            reduced_motion="no-preference" if motion else "reduce",
            storage_state=site.kept(**{"settings": SETTINGS | (settings or {})}, **(kept or {})),
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))

        def warned(said: ConsoleMessage) -> None:
            if "svelte.dev/e/" in said.text:
                wrong.append(f"{page.url}: {said.text}")

        page.on("console", warned)
        return page

    yield come
    failed = request.node.stash.get(FAILED, False) or wrong
    for number, context in enumerate(contexts):
        for page in context.pages if failed else []:
            page.screenshot(path=tmp_path / f"person-{number}.png")
            (tmp_path / f"person-{number}.txt").write_text(f"{page.url}\n{page.locator('body').aria_snapshot()}")
        context.close()
    assert not wrong, wrong


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember what failed, so that a picture of it is kept."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report
