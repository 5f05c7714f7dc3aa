"""A real server with the built client, and a real Chromium."""

from __future__ import annotations

import runpy
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from browser.hands import Person
from server.online import served, settings

ROOT = Path(__file__).resolve().parents[2]
# without the last four it asks for things on the network at every start
FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-quic"


@pytest.fixture(scope="session")
def built() -> None:
    """web/dist, built where it is not up to date."""
    runpy.run_path(str(ROOT / "web" / "build.py"))["build"]()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = next(path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name)))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=FLAGS.split())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("games"), requests=0)) as host:
        yield f"http://{host}"


@pytest.fixture
def visitor(chromium: Browser, site: str) -> Iterator[Callable[..., Person]]:
    """Opens browsers of their own, each with its settings; nothing that it logs as an error is let by."""
    opened: list[Page] = []
    complaints: list[str] = []

    def come(width: int = 1280, height: int = 860, **settings: object) -> Person:
        size: ViewportSize = {"width": width, "height": height}
        context = chromium.new_context(viewport=size, base_url=site, service_workers="block", locale="en")
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        opened.append(page)
        return Person(page, settings)

    yield come
    for page in opened:
        page.context.close()
    assert not complaints
