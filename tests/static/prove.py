"""Games of every kind by a page's Python, in Node and in Chromium, against this machine's: the same records to the byte.

    python tests/static/prove.py node --count 1000
    python tests/static/prove.py chromium --count 1000
    python tests/static/prove.py games              # whole ones by clicks, on a phone without a network: every edition and mode

Every kind is played in turn, with other seeds each time round, by bots at random and by `explorer`. A record holds a digest of each step.
CI makes a share (test_node.py, tests/browser/test_static.py).
"""

from __future__ import annotations

import argparse
import functools
import json
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does, by pyproject.toml

from room25.setup.kinds import game_kinds
from static.built import SITE, build, in_node
from static.games import many

GAMES = (Path(__file__).parent / "games.py").read_text(encoding="utf-8")
SHARE = 25  # games at once: what differs is named soon
Play = Callable[[int, int], Any]  # from which game on, and how many
# Python as the worker of the page loads it: from the same files.
IN_PAGE = """async ([folder, script]) => {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const bytes = async (name) => await (await fetch(folder + name)).arrayBuffer();
  if (!window.python) {
    window.python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}standard.zip` });
    window.python.unpackArchive(await bytes("room25.zip"), "zip", { extractDir: "/game" });
    window.python.FS.writeFile("/libraries.zip", new Uint8Array(await bytes("libraries.zip")));
    window.python.runPython("import sys; sys.path[:0] = ['/game', '/libraries.zip']");
  }
  return window.python.runPython(script);
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves the folder and says nothing."""

    def log_message(self, format: str, *args: object) -> None:
        pass


def script(first: int, count: int) -> str:
    return f"{GAMES}\nimport json\njson.dumps(many({first}, {count}))"


def node(first: int, count: int) -> Any:
    """Play in Node."""
    with tempfile.TemporaryDirectory() as folder:
        return json.loads(in_node(script(first, count), Path(folder), seconds=1800))


def in_page(page: Any, origin: str, first: int, count: int) -> Any:
    """Play in a page of a browser that has the folder at this address."""
    [runtime] = (SITE / "runtime").iterdir()
    folder = f"{origin}runtime/{runtime.name}/"
    return json.loads(page.evaluate(IN_PAGE, [folder, script(first, count)]))


def compare(play: Play, count: int, share: int = SHARE) -> int:
    """Play so many games there and here. Return how many were the same: all of them, or it stops at the first that is not."""
    for first in range(0, count, share):
        size = min(share, count - first)
        there, here = play(first, size), many(first, size)
        for number, (one, other) in enumerate(zip(there, here, strict=True), first):
            assert one == other, f"game {number} is another one there: {one} and {other} here"
    return count


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("where", choices=("node", "chromium", "games"))
    asked.add_argument("--count", type=int, help="how many games; 1000, or one of each edition and mode")
    said = asked.parse_args()
    build()
    if said.where == "games":
        from static.phone import GAMES as whole
        from static.phone import all_games

        return all_games(said.count or len(whole))
    count = said.count or 1000
    began = time.perf_counter()
    if said.where == "node":
        games = compare(node, count, share=250)
    else:
        games = in_chromium(count)
    kinds, seconds = min(games, len(list(game_kinds()))), time.perf_counter() - began
    print(f"{said.where}: {games} games of {kinds} kinds, every record the same to the byte; {seconds:.0f} s")


def in_chromium(count: int) -> int:
    """The same in Chromium."""
    from playwright.sync_api import sync_playwright

    from browser.conftest import FLAGS, find_chromium

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
        page = browser.new_page()
        page.set_default_timeout(600_000)
        page.goto(f"{origin}logo.svg")  # nothing of ours runs beside
        games = compare(functools.partial(in_page, page, origin), count)
        browser.close()
    server.shutdown()
    return games


if __name__ == "__main__":
    main()
