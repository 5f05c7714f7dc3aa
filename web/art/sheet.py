"""One page with every picture of the set, in three sizes, on dark, light and high-contrast grounds and in grey.

python web/art/sheet.py sheet.html
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from html import escape
from pathlib import Path

from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.board import COLOURS

ART = Path(__file__).resolve().parent
SIZES = (120, 48, 20)
PLACES = {"rooms": (240, 100, 60), "deaths": (240, 100, 60)}  # what is seen larger
GROUNDS = {"dark": "Dark", "light": "Light", "contrast": "High contrast", "grey": "Dark, in grey"}
STYLE = """
body { margin: 0; font: 14px/1.3 system-ui, sans-serif; }
section { padding: 16px; background: var(--ground); }
.grey { filter: grayscale(1); }
h1, h2 { margin: 8px 0; font-size: 18px; }
h2 { font-size: 15px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; }
figure { display: grid; grid-template-columns: auto auto; gap: 4px 8px; align-items: center; margin: 0; }
figure :nth-child(1) { grid-row: span 2; }
figcaption { grid-column: span 2; }
i { display: block; position: relative; }
svg { display: block; position: absolute; inset: 0; width: 100%; height: 100%; }
"""


def pictures() -> dict[str, list[Path]]:
    """The files by folder, those beside this script first."""
    folders = [ART, *sorted(path for path in ART.iterdir() if path.is_dir())]
    return {"" if folder == ART else folder.name: sorted(folder.glob("*.svg")) for folder in folders}


def colour(room: str) -> str:
    """The danger of a room; what kills and is no room is as red as one."""
    return COLOURS[ROOMS[room].colour] if room in ROOMS else "red"


def layers(folder: str, path: Path) -> str:
    """The drawing, and what it stands on: a room has walls and the floor of its danger."""
    under = (ART / "walls.svg", ART / "floors" / f"{colour(path.stem)}.svg") if folder == "rooms" else ()
    return "".join(one.read_text(encoding="utf-8") for one in (*under, path))


def setting(folder: str, key: str) -> str:
    """What a page says around a picture to give it its accent."""
    if folder in ("rooms", "deaths"):
        return f' data-danger="{colour(key)}"'
    if folder in ("signs", "floors"):
        return f' data-danger="{key}"'
    if folder == "characters":
        return f' data-figure="{key}"'
    return ""


def figures(folder: str, paths: list[Path]) -> Iterator[str]:
    for path in paths:
        drawing = layers(folder, path)
        wanted = PLACES.get(folder, SIZES)
        sizes = "".join(f'<i class="alive" style="width:{size}px;height:{size}px">{drawing}</i>' for size in wanted)
        yield f"<figure{setting(folder, path.stem)}>{sizes}<figcaption>{escape(path.stem)}</figcaption></figure>"


def ground(key: str, title: str) -> Iterator[str]:
    theme = "dark" if key == "grey" else key
    yield f'<section data-theme="{theme}" class="{key}"><h1>{title}</h1>'
    for folder, paths in pictures().items():
        yield f'<h2>{folder or "art"}</h2><div class="row {folder}">{"".join(figures(folder, paths))}</div>'
    yield "</section>"


def page() -> str:
    styles = "".join((ART / name).read_text(encoding="utf-8") for name in ("colours.css", "motion.css"))
    sections = "\n".join(part for key, title in GROUNDS.items() for part in ground(key, title))
    head = f"<!doctype html><html lang=en><meta charset=utf-8><title>Room 25: the pictures</title><style>{styles}{STYLE}</style>"
    return f"{head}\n{sections}</html>\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("target", type=Path, help="the HTML file to write")
    target: Path = parser.parse_args().target
    target.write_text(page(), encoding="utf-8")
    print(f"{sum(map(len, pictures().values()))} pictures on {target}")


if __name__ == "__main__":
    main()
