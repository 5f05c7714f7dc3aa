"""How long the built site takes in Chromium: python bench/site.py. Run `make site` first.

A first visit as fast as this machine is, later ones without a network (in turn with and without the memory of Python that the first one has
kept), and a first one over slow 4G (1.6 Mbit/s, 150 ms). The host compresses what it sends, as hosts do.
"""

from __future__ import annotations

import functools
import gzip
import shutil
import sys
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "site"
FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync"
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
KEPT = """async (is_let_go) => {
  const cache = await caches.open("room25-runtime");
  const memory = (await cache.keys()).find((one) => one.url.endsWith("/memory"));
  if (is_let_go) await cache.delete(memory);
  return !!memory;
}"""
PHONE: ViewportSize = {"width": 360, "height": 740}


class Host(SimpleHTTPRequestHandler):
    """Sends files compressed, and counts what it has sent."""

    sent = 0

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        data = _packed(path)
        self.send_response(200)
        self.send_header("content-type", self.guess_type(path))
        self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        Host.sent += len(data)
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        pass


@functools.cache
def _packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 9)


def visit(context: BrowserContext, origin: str, slow: bool = False) -> tuple[float, float]:
    """Open the page and play at once. Return the seconds to the picture and to the first board."""
    page = context.new_page()
    if slow:
        context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    began = time.perf_counter()
    page.goto(origin, wait_until="commit")
    page.locator(".front").wait_for(timeout=600_000)
    picture = time.perf_counter() - began
    page.get_by_role("button", name="Play now").click()
    page.locator(".board").wait_for(timeout=600_000)
    board = time.perf_counter() - began
    page.wait_for_function("navigator.serviceWorker.ready.then((ready) => ready.active?.state === 'activated')")
    page.wait_for_function(KEPT, timeout=600_000)
    page.close()
    return picture, board


def let_go(context: BrowserContext, origin: str) -> None:
    """Let go of Python's memory, so that the next visit imports everything again."""
    page = context.new_page()
    page.goto(f"{origin}logo.svg")
    page.evaluate(KEPT, True)
    page.close()


def main() -> None:
    if not (SITE / "index.html").exists():
        sys.exit("room25: there is no site: make site")
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        sys.exit("room25: there is no Chromium")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(SITE)))
    for path in SITE.rglob("*"):
        if path.is_file():
            _packed(path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS.split())
        for slow in (False, True):
            measure(browser, origin, slow)
        browser.close()


def measure(browser: Browser, origin: str, slow: bool) -> None:
    context = browser.new_context(
        viewport=PHONE, is_mobile=True, has_touch=True, locale="en-GB", reduced_motion="reduce"
    )
    Host.sent = 0
    picture, board = visit(context, origin, slow)
    line = "slow 4G" if slow else "this machine"
    print(f"first visit, {line}: picture {picture:.1f} s, first board {board:.1f} s; {Host.sent / 1e6:.1f} MB")
    if not slow:
        context.set_offline(True)
        for _ in range(3):
            picture, board = visit(context, origin)
            print(f"later visit, no network: picture {picture:.1f} s, first board {board:.1f} s")
            let_go(context, origin)
            picture, board = visit(context, origin)
            print(f"the same without Python's memory: picture {picture:.1f} s, first board {board:.1f} s")
    context.close()


if __name__ == "__main__":
    main()
