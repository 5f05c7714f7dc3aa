"""The rules as WebAssembly in Chromium: games of every edition, mode and level as the interpreted rules play them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Route

from wasm import games

ORIGIN = "http://room25.test"  # nobody is there: the files are handed over from here
REPLAY = """async () => {
    const { replay } = await import("/replay.js");
    const module = await (await fetch("/room25.wasm")).arrayBuffer();
    const { games, position } = await (await fetch("/games.json")).json();
    return await replay(module, games, position);
}"""


def test_every_step_is_the_same_in_chromium(chromium: Browser, tmp_path: Path) -> None:
    games.build(tmp_path)
    steps = games.write(tmp_path / "games.json", games.one_of_each(2), 1)

    def hand_over(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        if not name:
            route.fulfill(body="<!doctype html>", content_type="text/html")
        else:
            route.fulfill(path=tmp_path / name)

    page = chromium.new_page()
    page.route(f"{ORIGIN}/**", hand_over)
    page.goto(f"{ORIGIN}/")
    assert page.evaluate(REPLAY) == steps
    page.close()
