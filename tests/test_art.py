"""The pictures: every room, character, token, robot and sign has one, and each keeps the rules of web/art/README.md."""

from __future__ import annotations

import re
import runpy
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

import pytest

from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.board import COLOURS
from room25.engine.table.people import CHARACTER_NAMES
from room25.notation.command import TOKEN_NAMES

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "web" / "art"
PICTURES = sorted(ART.rglob("*.svg"))
LOGO = ART / "logo.svg"
LARGEST = 2500

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {f"{SVG}{name}" for name in ("svg", "g", "path", "rect", "circle", "ellipse")}
ACCENT, GROUND, SHADOW = "var(--accent,currentColor)", "var(--ground,Canvas)", "var(--shadow,currentColor)"
STEEL = {f"var(--{kind},Canvas)" for kind in ("steel-high", "steel", "steel-low")}
PAINTS = {"none", "currentColor", ACCENT, GROUND, SHADOW} | STEEL
# the only picture that also stands where there is no page: a browser's tab, a home screen
LOGO_PAINT = re.compile(r"none|var\(--(?:accent|ground),#[0-9a-f]{6}\)")
FORM = {"d", "x", "y", "width", "height", "rx", "cx", "cy", "r", "ry", "transform"}
PAINT = {"fill", "stroke", "class"}
LINE = {
    "fill-opacity",
    "stroke-width",
    "stroke-opacity",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
}

# what lies on the table besides rooms and people
ACTIONS = {*TOKEN_NAMES, "talent-complex", "talent-robot", "adrenaline"}
MARKERS = {"reminder", "lock", "tape", "hidden", "guard", "prisoner", "skull"}
RULES = ROOT / "src" / "room25" / "engine" / "rules"
KILLS = re.compile(r"effects\.kill\(|s\.(?:trap|drown)\[\w+\] = 1")
DEADLY = {
    path.stem.replace("_", "-")
    for folder in ("rooms", "cards")
    for path in (RULES / folder).glob("*.py")
    if KILLS.search(path.read_text(encoding="utf-8"))
}
FOLDERS = {
    "rooms": set(ROOMS),
    "characters": set(CHARACTER_NAMES),
    "tokens": ACTIONS | MARKERS,
    "robots": {"1", "2"},
    "signs": set(COLOURS),
    "floors": set(COLOURS),
    "deaths": DEADLY,
}
MOTION = (ART / "motion.css").read_text(encoding="utf-8")
MOTIONS = set(re.findall(r"[.]([a-z]+)", MOTION.partition("@keyframes")[0])) - {"alive"}


def name(path: Path) -> str:
    return path.relative_to(ART).as_posix()


def luminance(colour: str) -> float:
    """The relative luminance of #rrggbb, as WCAG counts it."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def colours() -> dict[str, dict[str, str]]:
    """The rules of colours.css: selector → property → value."""
    text = re.sub(r"/\*.*?\*/", "", (ART / "colours.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    found: dict[str, dict[str, str]] = {}
    for selectors, body in re.findall(r"([^{}]+){([^{}]*)}", text):
        for selector in selectors.split(","):
            found[selector.strip()] = dict(re.findall(r"([\w-]+):\s*([^;]+);", body))
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_everything_has_its_picture_and_nothing_else_has_one(folder: str) -> None:
    assert {path.stem for path in (ART / folder).glob("*")} == FOLDERS[folder]


def test_no_picture_lies_elsewhere() -> None:
    assert {path.name for path in ART.glob("*.svg")} == {"logo.svg", "tile-back.svg", "walls.svg"}
    assert {path.parent.name for path in PICTURES} == {"art", *FOLDERS}


@pytest.mark.parametrize("path", PICTURES, ids=name)
def test_a_picture_is_a_small_square_of_plain_shapes(path: Path) -> None:
    assert path.stat().st_size < LARGEST
    root = ElementTree.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 100 100"
    for element in root.iter():
        assert element.tag in SHAPES
        assert not (element.text or "").strip() and not (element.tail or "").strip()
        assert set(element.attrib) <= FORM | LINE | PAINT | ({"viewBox"} if element is root else set())
        assert set(element.get("class", "").split()) <= MOTIONS


@pytest.mark.parametrize("path", PICTURES, ids=name)
def test_a_picture_takes_its_colours_from_the_page(path: Path) -> None:
    for element in ElementTree.parse(path).getroot().iter():
        for paint in (element.get("fill"), element.get("stroke")):
            if paint is not None and path == LOGO:
                assert LOGO_PAINT.fullmatch(paint)
            elif paint is not None:
                assert paint in PAINTS


def test_a_back_tells_nothing() -> None:
    assert ACCENT not in (ART / "tile-back.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted((ART / "rooms").glob("*.svg")), ids=name)
def test_a_room_shows_its_danger(path: Path) -> None:
    assert ACCENT in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [path for path in PICTURES if path.parent.name in ("rooms", "deaths")], ids=name)
def test_every_room_and_death_moves(path: Path) -> None:
    assert any(element.get("class") for element in ElementTree.parse(path).getroot().iter())


def test_every_motion_is_some_picture_s() -> None:
    shapes = (element for path in PICTURES for element in ElementTree.parse(path).getroot().iter())
    assert {word for element in shapes for word in element.get("class", "").split()} == MOTIONS


def test_motion_is_cheap_and_stops_where_calm_is_asked_for() -> None:
    styles, *frames = re.split(r"@keyframes \w+", MOTION)
    assert len(frames) > 8
    assert {what for one in frames for what in re.findall(r"([\w-]+):", one)} == {"transform", "opacity"}
    before, inside = styles.split("@media (prefers-reduced-motion: no-preference) {")
    assert "animation" not in re.sub(r"/\*.*?\*/", "", before, flags=re.DOTALL)
    assert inside.rstrip().endswith("}\n}") and inside.count("}") == inside.count("{") + 1


def test_no_two_pictures_are_the_same() -> None:
    alike = defaultdict(list)
    for path in PICTURES:
        shapes = ElementTree.parse(path).getroot().iter()
        drawing = sorted(str(sorted((k, v) for k, v in shape.items() if k in FORM)) for shape in shapes)
        alike["\n".join(drawing)].append(name(path))
    assert not [names for names in alike.values() if len(names) > 1]


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_lines_and_signs_stand_out_from_their_ground(theme: str) -> None:
    values = colours()[f'[data-theme="{theme}"]']
    assert contrast(values["color"], values["--ground"]) > 7
    for accent in ("--accent", *(f"--{colour}" for colour in COLOURS)):
        assert contrast(values[accent], values["--ground"]) > 3, accent


def test_every_figure_has_a_colour_of_its_own_and_stands_out_from_it() -> None:
    rules = colours()
    own = [rules[f'[data-figure="{key}"]']["--accent"] for key in CHARACTER_NAMES]
    assert len(set(own)) == len(own)
    assert min(contrast(colour, rules["[data-figure]"]["--ground"]) for colour in own) > 4.5


def test_the_sheet_shows_every_picture_at_every_size_on_every_ground() -> None:
    sheet = runpy.run_path(str(ART / "sheet.py"))
    layers = len(PICTURES) + 2 * len(ROOMS)  # a room stands on its floor between its walls
    assert sheet["page"]().count("<svg ") == layers * len(sheet["SIZES"]) * len(sheet["GROUNDS"])
