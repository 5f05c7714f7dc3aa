"""The picture that a shared link shows, made of those beside it: `python web/art/preview.py` draws web/art/preview.png with Chromium."""

from __future__ import annotations

import io
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART.parents[1] / "tests"))  # for the browser that the tests find

from PIL import Image  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import FLAGS, find_chromium  # noqa: E402
from room25.engine.rules.rooms import BY_KEY  # noqa: E402
from room25.engine.table.board import COLOURS  # noqa: E402

PICTURE = ART / "preview.png"
SIZE = {"width": 1200, "height": 630}
MOST = 150_000  # bytes
# Row by row; empty: a room face down. The way out lies open, and between it and the people lies what is to be feared.
ROOMS = (
    ("", "shredder", "", "", ""),
    ("", "", "room25", "", "acid"),
    ("vortex", "", "", "key", ""),
    ("", "mortal", "central", "", ""),
)
PEOPLE = {(3, 2): ("alice", "kevin"), (2, 3): ("jennifer",)}
STYLE = """
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; overflow: hidden; background: #0b0e13; font-family: Roboto, sans-serif; }
.board { position: absolute; right: -70px; top: -104px; display: grid; grid-template-columns: repeat(5, 176px); gap: 10px; rotate: -6deg; }
.room { position: relative; width: 176px; height: 176px; border-radius: 10px; overflow: hidden; background: var(--ground); color: #dfe5ec; }
.room > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.room.out { box-shadow: 0 0 0 4px var(--accent), 0 0 70px var(--accent); }
.people { position: absolute; inset: auto 0 4px; display: flex; justify-content: center; gap: 4px; color: #dfe5ec; }
.people svg { width: 82px; height: 82px; }
.shade { position: absolute; inset: 0; background: linear-gradient(90deg, #0b0e13 26%, #0b0e13e6 40%, #0b0e1300 66%); }
.name { position: absolute; left: 64px; top: 176px; color: #eef3f8; }
.name svg { width: 112px; height: 112px; border-radius: 24px; }
h1 { margin-top: 26px; font-size: 112px; font-weight: 800; font-stretch: 85%; letter-spacing: 0.02em; line-height: 1; }
"""


def drawn(name: str) -> str:
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


def room(row: int, column: int, key: str) -> str:
    """A room as the game shows it, with who stands in it."""
    if not key:
        return f'<div class="room">{drawn("tile-back")}</div>'
    colour = COLOURS[BY_KEY[key].colour]
    people = "".join(
        f'<i data-figure="{who}">{drawn(f"characters/{who}")}</i>' for who in PEOPLE.get((row, column), ())
    )
    layers = "".join(drawn(name) for name in ("walls", f"floors/{colour}", f"rooms/{key}"))
    kind = "room out" if key == "room25" else "room"
    return f'<div class="{kind}" data-danger="{colour}">{layers}<div class="people">{people}</div></div>'


def page() -> str:
    board = "".join(room(row, column, key) for row, keys in enumerate(ROOMS) for column, key in enumerate(keys))
    fonts = (ART.parent / "node_modules" / ".fonts").as_uri()
    face = f'@font-face {{ font-family: Roboto; src: url("{fonts}/latin.woff2"); font-weight: 100 900; font-stretch: 75% 100%; }}'
    style = face + (ART / "colours.css").read_text(encoding="utf-8") + STYLE
    name = f'<div class="name">{drawn("logo")}<h1>ROOM 25</h1></div>'
    return f'<!doctype html><style>{style}</style><body data-theme="dark"><div class="board">{board}</div><div class="shade"></div>{name}'


def main() -> None:
    written = PICTURE.with_suffix(".html")
    written.write_text(page(), encoding="utf-8")  # a file, so that it may read the letters beside it
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
            shown = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
            shown.goto(written.as_uri())
            shown.evaluate("document.fonts.ready")
            picture = Image.open(io.BytesIO(shown.screenshot(animations="disabled"))).convert("RGB")
            browser.close()
    finally:
        written.unlink()
    picture.quantize(128, kmeans=4).save(PICTURE, optimize=True)
    size = PICTURE.stat().st_size
    assert size <= MOST, f"{PICTURE.name} is too large: {size:,} bytes"
    print(f"{PICTURE.name}: {size:,} bytes")


if __name__ == "__main__":
    main()
