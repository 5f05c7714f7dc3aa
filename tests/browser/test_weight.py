"""What a browser fetches until the first board can be played."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response

from browser.conftest import Person
from browser.driver import TURN
from room25.texts import LANGUAGES

BUDGET = 170_000  # bytes of JavaScript, CSS and letters, gzipped
LETTERS = {"en": ["latin"], "fr": ["latin"], "pl": ["latin", "latin-ext"], "uk": ["cyrillic", "latin"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_board_is_light(person: Person, language: str) -> None:
    page = person(settings={"language": language})
    fetched: list[Response] = []
    page.on("response", lambda response: fetched.append(response))
    page.goto("/")
    page.locator(".front button[type=submit]").click()
    page.wait_for_function(TURN)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    code = {one.url: one.body() for one in fetched if one.request.resource_type in ("script", "stylesheet", "font")}
    assert len(code) > 3
    fonts = {url.rsplit("/", 1)[1].rsplit("-", 1)[0] for url in code if url.endswith(".woff2")}
    assert sorted(fonts) == LETTERS[language]
    weights = {url: len(gzip.compress(body, 9)) for url, body in code.items()}
    assert sum(weights.values()) <= BUDGET, weights
