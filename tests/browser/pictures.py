"""The README's pictures of the browser game: `python tests/browser/pictures.py` plays with bots and writes those of docs/pictures."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from browser.conftest import FLAGS, SETTINGS, find_chromium
from browser.driver import TURN, Player
from browser.site import ROOT, Site, served
from browser.strip import main as film

PICTURES = ROOT / "docs" / "pictures"
MOST = 250_000  # bytes a picture


def shoot(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    path = PICTURES / f"{name}.png"
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    picture.quantize(256, kmeans=4).save(path, optimize=True)
    assert path.stat().st_size <= MOST, f"{path} is too large"
    print(path.relative_to(ROOT), path.stat().st_size)


def seat(site: Site) -> tuple[str, dict[str, object]]:
    bots = {"1": "explorer", "2": "explorer", "3": "explorer", "4": "explorer"}
    table, host = site.table(edition="ultimate-en", mode="suspicion", seats=5, bots=bots)
    number, key = site.sit(table, "Ada", 0)
    return table, site.keys(table, host, {number: key})


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
        table, keys = seat(site)
        kept = site.kept(settings=SETTINGS, **keys)
        desktop = browser.new_context(
            base_url=site.origin, viewport={"width": 1440, "height": 900}, reduced_motion="reduce", storage_state=kept
        )
        phone = browser.new_context(
            base_url=site.origin,
            viewport={"width": 390, "height": 844},
            device_scale_factor=2,
            reduced_motion="reduce",
            storage_state=kept,
        )
        page = desktop.new_page()
        page.goto(f"/t/{table}")
        player = Player(page, seed=11, careful=1)
        taken = False
        while True:
            page.wait_for_function(TURN)
            seen = player.see()
            if seen["over"]:
                break
            if not taken and seen["round"] >= 5 and seen["lit"] > 1 and not seen["confirm"]:
                shoot(page, "browser")
                small = phone.new_page()
                small.goto(f"/t/{table}")
                small.wait_for_function(TURN)
                shoot(small, "browser-phone")
                small.close()
                taken = True
            if seen["asked"]:
                player.act(seen)
        page.goto(f"/end/{table}")
        page.locator(".end .people").wait_for()
        shoot(page, "browser-end")
        browser.close()
        assert taken, "nobody was asked after round 4: run it again"


if __name__ == "__main__":
    main()
    film()
