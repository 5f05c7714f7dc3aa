"""Rooms, people, robots and signs are told apart by everybody, colour-blind or not: drawn by Chromium at a phone's sizes, and measured."""

from __future__ import annotations

import io
import runpy
from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser

from browser.sight import EVERYBODY, KINDS, Pixels, apart, outlines_apart, seen
from browser.site import ROOT
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.people import CHARACTER_NAMES

ART = ROOT / "web" / "art"
SHEET = runpy.run_path(str(ART / "sheet.py"))
THEMES = ("dark", "light", "contrast")
ROOM, FIGURE, SIGN = 60, 20, 24  # pixels across, on the smallest phone
# The least share of a picture that must differ plainly, and of two outlines that may not cover each other. The closest pairs of the set
# are at 0.18, 0.23, 0.32 and 0.24. For rooms 0.15 is a patch of 23 by 23 of 60 by 60 pixels: more than the sign in the corner.
ROOMS_APART, FIGURES_APART, SIGNS_APART, OUTLINES_APART = 0.15, 0.2, 0.3, 0.2

Draw = Callable[[str, str, int], dict[str, Pixels]]


def page_of(theme: str, pictures: list[str], size: int, style: str = "") -> str:
    styles = "".join((ART / name).read_text(encoding="utf-8") for name in ("colours.css", "motion.css"))
    layout = f"body {{ margin: 0; background: var(--ground); }} i {{ float: left; position: relative; width: {size}px; height: {size}px; }}"
    inside = "svg { position: absolute; inset: 0; width: 100%; height: 100%; }"
    return (
        f'<!doctype html><style>{styles}{layout}{inside}{style}</style><body data-theme="{theme}">{"".join(pictures)}'
    )


@pytest.fixture(scope="module")
def draw(chromium: Browser) -> Draw:
    """What Chromium makes of the pictures of a folder in a theme: key → pixels."""

    def drawn(theme: str, folder: str, size: int) -> dict[str, Pixels]:
        paths = sorted((ART / folder).glob("*.svg"))
        boxes = [f"<i{SHEET['setting'](folder, one.stem)}>{SHEET['layers'](folder, one)}</i>" for one in paths]
        return dict(zip((one.stem for one in paths), shoot(chromium, page_of(theme, boxes, size), len(boxes), size)))

    return drawn


def shoot(chromium: Browser, html: str, count: int, size: int) -> list[Pixels]:
    page = chromium.new_page(viewport={"width": count * size, "height": size}, reduced_motion="reduce")
    page.set_content(html)
    taken = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB")) / 255
    page.close()
    return [taken[:, i * size : (i + 1) * size] for i in range(count)]


def too_close(pictures: dict[str, Pixels], least: float, where: str) -> list[str]:
    """The pairs that somebody would mix up."""
    found = []
    for kind in KINDS:
        views = {key: seen(pixels, kind) for key, pixels in pictures.items()}
        for one, other in combinations(views, 2):
            if (share := apart(views[one], views[other])) < least:
                found.append(f"{one} and {other} differ in {share:.0%} of the picture for {kind} ({where})")
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_rooms_are_told_apart_without_name_and_sign(draw: Draw, theme: str) -> None:
    rooms = draw(theme, "rooms", ROOM)
    assert set(rooms) == set(ROOMS)
    assert not too_close(rooms, ROOMS_APART, theme)


@pytest.mark.parametrize("theme", THEMES)
def test_people_and_robots_are_told_apart(draw: Draw, theme: str) -> None:
    people = draw(theme, "characters", FIGURE) | draw(theme, "robots", FIGURE)
    assert set(people) == {*CHARACTER_NAMES, "1", "2"}
    assert not too_close(people, FIGURES_APART, theme)


@pytest.mark.parametrize("theme", THEMES)
def test_signs_are_told_apart(draw: Draw, theme: str) -> None:
    assert not too_close(draw(theme, "signs", SIGN), SIGNS_APART, theme)


def test_people_and_robots_are_known_by_their_outline_alone(chromium: Browser) -> None:
    paths = [path for folder in ("characters", "robots") for path in sorted((ART / folder).glob("*.svg"))]
    boxes = [f"<i>{path.read_text(encoding='utf-8')}</i>" for path in paths]
    black = "body { background: white !important; } svg { filter: brightness(0); }"
    taken = shoot(chromium, page_of("light", boxes, FIGURE, black), len(boxes), FIGURE)
    outlines = {path.stem: pixels[..., 0] < 0.5 for path, pixels in zip(paths, taken)}
    assert all(0.15 < outline.mean() < 0.85 for outline in outlines.values())
    close = {
        f"{one} and {other}": round(share, 2)
        for one, other in combinations(outlines, 2)
        if (share := outlines_apart(outlines[one], outlines[other])) < OUTLINES_APART
    }
    assert not close


def test_the_measure_sees_what_a_colour_blind_person_does_not(chromium: Browser) -> None:
    """One drawing in two colours that everybody else tells apart is too close for deutan eyes, and is found."""
    drawing = '<svg viewBox="0 0 100 100"><rect width="100" height="100" fill="{}"/></svg>'
    boxes = [f"<i>{drawing.format(colour)}</i>" for colour in ("#b5651d", "#6f7f1f")]
    one, other = shoot(chromium, page_of("dark", boxes, ROOM), 2, ROOM)
    assert apart(seen(one, EVERYBODY), seen(other, EVERYBODY)) == 1
    assert any("for deutan" in said for said in too_close({"one": one, "other": other}, ROOMS_APART, "dark"))


def test_the_measure_finds_a_room_that_looks_like_another(draw: Draw) -> None:
    acid = draw("dark", "rooms", ROOM)["acid"]
    moved = np.roll(acid, 1, axis=1)
    assert too_close({"acid": acid, "acid beside": moved}, ROOMS_APART, "dark")
    assert outlines_apart(acid[..., 0] > 0.5, moved[..., 0] > 0.5) < OUTLINES_APART
