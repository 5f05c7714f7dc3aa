"""What a browser fetches until the first board is drawn; the show around it comes after."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response

from browser.conftest import Person
from browser.driver import TURN
from room25.texts import LANGUAGES

BUDGET = 170_000  # bytes of JavaScript, CSS and letters, gzipped
LETTERS = {"en": ["latin"], "fr": ["latin"], "pl": ["latin", "latin-ext"], "uk": ["cyrillic", "latin"]}
# When the first board was drawn.
DRAWN = """() => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector(".board")) return;
    seen.disconnect();
    requestAnimationFrame((now) => (window.drawn = now));
  });
  seen.observe(document, { childList: true, subtree: true });
}"""
BEFORE = """() => performance.getEntriesByType("resource").filter((one) => one.startTime <= window.drawn).map((one) => one.name)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_board_is_light(person: Person, language: str) -> None:
    page = person(settings={"language": language})
    page.add_init_script(f"({DRAWN})()")
    fetched: list[Response] = []
    page.on("response", lambda response: fetched.append(response))
    page.goto("/")
    page.locator(".front button[type=submit]").click()
    page.wait_for_function(TURN)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    before = set(page.evaluate(BEFORE))
    needed = [one for one in fetched if one.request.resource_type in ("script", "stylesheet", "font")]
    code = {one.url: one.body() for one in needed if one.url in before}
    assert len(code) > 20
    fonts = {url.rsplit("/", 1)[1].rsplit("-", 1)[0] for url in code if url.endswith(".woff2")}
    assert sorted(fonts) == LETTERS[language]
    weights = {url: len(gzip.compress(body, 9)) for url, body in code.items()}
    assert sum(weights.values()) <= BUDGET, weights
    assert not [url for url in code if "/Waiting-" in url], "nobody is waited for, so nobody sees a room to wait in"
