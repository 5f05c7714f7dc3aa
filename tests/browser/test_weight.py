"""What a browser fetches until the first board can be played."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from browser.conftest import Person
from browser.driver import TURN

BUDGET = 150_000  # bytes of JavaScript and CSS, gzipped


def test_the_first_board_is_light(person: Person) -> None:
    page = person()
    fetched: list[Response] = []
    page.on("response", lambda response: fetched.append(response))
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function(TURN)
    code = {one.url: one.body() for one in fetched if one.request.resource_type in ("script", "stylesheet")}
    assert len(code) > 3
    weights = {url: len(gzip.compress(body, 9)) for url, body in code.items()}
    assert sum(weights.values()) <= BUDGET, weights
