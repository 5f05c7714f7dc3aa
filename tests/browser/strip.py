"""A newcomer's path as two strips, docs/pictures/path*.webp: a pinned game from the front page to its end. pictures.py makes them too."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PIL import Image
from playwright.sync_api import Page, TimeoutError, ViewportSize, sync_playwright

from browser.conftest import FLAGS, SETTINGS, find_chromium
from browser.driver import TURN, Player
from browser.site import ROOT, served

PICTURES = ROOT / "docs" / "pictures"
MOST = 400_000  # bytes a strip
GAP = 12
PHONE: ViewportSize = {"width": 375, "height": 667}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PATH = ("front", "card", "clue", "programme", "action", "reveal", "death", "end")  # what a phone shows, in this order
SHORT = ("front", "programme", "reveal", "end")  # what a laptop shows of it
DEATH = "[data-peak=died]"
NEXT = f"() => ({TURN})() || !!document.querySelector('{DEATH}')"
FACES = "document.querySelectorAll('.board .face').length"
NEWCOMERS = range(1, 13)  # seeds of people who tap whatever is lit, tried until one has seen somebody die
PATIENCE = 60_000


class Film:
    """What was seen, each thing once: the first time that it came."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.phone: dict[str, Image.Image] = {}
        self.laptop: dict[str, Image.Image] = {}

    def shoot(self, name: str) -> None:
        if name in self.phone:
            return
        self.phone[name] = self._frame()
        if name in SHORT:  # the same moment, seen on a larger screen
            self.page.set_viewport_size(LAPTOP)
            self.laptop[name] = self._frame()
            self.page.set_viewport_size(PHONE)

    def _frame(self) -> Image.Image:
        self.page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300)))")
        return Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")


def play(page: Page, seed: int) -> Film:
    """The whole path of somebody who only ever taps what is lit."""
    film, player = Film(page), Player(page, seed)
    page.goto("/")
    page.locator("form input").fill("Ada")
    page.locator("h1").click()
    film.shoot("front")
    page.locator("form button[type=submit]").click()
    page.locator("[data-peak=card] .front").wait_for()
    film.shoot("card")
    while True:
        page.wait_for_function(NEXT)
        if page.locator(DEATH).count():
            page.locator(f"{DEATH} .machine > *").first.wait_for(state="attached")
            film.shoot("death")
            page.locator(DEATH).wait_for(state="detached")
            continue
        seen = player.see()
        if seen["over"]:
            break
        faces = page.evaluate(FACES)
        if seen["confirm"]:
            film.shoot("action" if "programme" in film.phone else "clue")
        elif seen["hand"] and not seen["free"]:
            film.shoot("programme")
        player.act(seen)
        if seen["confirm"] and "action" in film.phone and "reveal" not in film.phone:
            try:
                page.wait_for_function(f"() => {FACES} > {faces}", timeout=3_000)
                film.shoot("reveal")
            except TimeoutError:
                continue  # nothing was turned over: another time
    page.goto(page.url.replace("/t/", "/end/"))
    page.locator(".end .people").wait_for()
    film.shoot("end")
    return film


def put_together(frames: list[Image.Image], height: int, path: Path) -> None:
    """Side by side."""
    small = [one.resize((round(one.width * height / one.height), height), Image.Resampling.LANCZOS) for one in frames]
    strip = Image.new("RGB", (sum(one.width + GAP for one in small) - GAP, height), "white")
    left = 0
    for one in small:
        strip.paste(one, (left, 0))
        left += one.width + GAP
    strip.save(path, quality=82, method=6)
    assert path.stat().st_size <= MOST, f"{path} is too large"
    print(path.relative_to(ROOT), strip.size, path.stat().st_size)


def main() -> None:
    door = (str(Path(__file__).with_name("pinned.py")),)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), door) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
        for seed in NEWCOMERS:
            context = browser.new_context(
                base_url=site.origin,
                viewport=PHONE,
                device_scale_factor=2,
                is_mobile=True,
                has_touch=True,
                service_workers="block",
                reduced_motion="reduce",  # every frame stands still
                storage_state=site.kept(settings=SETTINGS | {"speed": "slow"}),
            )
            context.set_default_timeout(PATIENCE)
            film = play(context.new_page(), seed)
            missing = {*PATH} - {*film.phone}
            context.close()
            if not missing:
                break
            print(f"newcomer {seed} never saw {missing}", flush=True)
        browser.close()
    assert not missing, "another deal shows it"
    put_together([film.phone[name] for name in PATH], 667, PICTURES / "path.webp")
    put_together([film.laptop[name] for name in SHORT], 480, PICTURES / "path-laptop.webp")


if __name__ == "__main__":
    main()
