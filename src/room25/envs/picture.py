"""What a pov sees as text or as a picture of numbers (height × width × 3), drawn with NumPy alone: tiles, marks, figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from room25.engine.rules.rooms import COLOUR
from room25.engine.table.board import EXIT_ZONE
from room25.engine.table.state import UNKNOWN, Flat
from room25.errors import BadText
from room25.notation.drawing import initials, legend
from room25.notation.drawing import render as draw_complex
from room25.notation.tiles import tile_code

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Pixels = npt.NDArray[np.uint8]

__all__ = ["check", "render", "text"]

MODES = (None, "human", "ansi", "rgb_array")
CELL, EDGE, GAP = 48, 8, 2
SIZE = 2 * EDGE + 5 * CELL
Colour = tuple[int, int, int]
PAPER, PLATE, ZONE, INK = (23, 25, 30), (48, 53, 61), (14, 124, 134), (232, 234, 237)
FACES: tuple[Colour, ...] = ((31, 78, 156), (28, 107, 60), (176, 128, 16), (156, 34, 34))
FIGURES: tuple[Colour, ...] = (
    (255, 138, 128), (255, 209, 128), (179, 229, 252), (197, 225, 165),
    (206, 147, 216), (255, 245, 157), (128, 222, 234), (240, 240, 240),
)  # fmt: skip
# letters and digits, three by five dots, row by row
GLYPHS = dict(
    pair.split(":")
    for pair in (
        "A:010101111101101 B:110101110101110 C:011100100100011 D:110101101101110 E:111100110100111 F:111100110100100 "
        "G:011100101101011 H:101101111101101 I:111010010010111 J:001001001101010 K:101101110101101 L:100100100100111 "
        "M:101111111101101 N:110101101101101 O:010101101101010 P:110101110100100 Q:010101101110011 R:110101110101101 "
        "S:011100010001110 T:111010010010010 U:101101101101111 V:101101101101010 W:101101111111101 X:101101010101101 "
        "Y:101101010010010 Z:111001010100111 0:111101101101111 1:010110010010111 2:110001010100111 3:110001010001110 "
        "4:101101111001001 5:111100110001110 6:011100111101111 7:111001010010010 8:111101111101111 9:111101111001110"
    ).split()
)


def check(render_mode: str | None) -> None:
    """Raise BadText if there is no such render mode."""
    if render_mode not in MODES:
        raise BadText(f"there is no render mode {render_mode!r}; there are 'human', 'ansi' and 'rgb_array', or None")


def render(view: Flat, render_mode: str | None) -> Any:
    """Return a view as the chosen mode draws it; None if none was chosen, and for `human`, which is printed."""
    if render_mode == "human":
        print(text(view), flush=True)
    if render_mode == "ansi":
        return text(view)
    return pixels(view) if render_mode == "rgb_array" else None


def text(view: Flat) -> str:
    """Return the complex, where everybody stands, and the time, as text."""
    return f"{draw_complex(view)}\n{legend(view)}; {view.rounds_left} of {view.rounds} rounds left"


def pixels(view: Flat) -> Pixels:
    """Return the complex as a picture: open rooms filled, those that only this pov has seen framed, figures as discs."""
    import numpy as np

    out = np.empty((SIZE, SIZE, 3), np.uint8)
    out[:] = PAPER
    for cell in range(25):
        x, y = EDGE + cell % 5 * CELL, EDGE + cell // 5 * CELL
        plate = out[y + GAP : y + CELL - GAP, x + GAP : x + CELL - GAP]
        tile = view.tile_at[cell]
        kind = view.kind[tile]
        if EXIT_ZONE[cell]:
            out[y + 1 : y + CELL - 1, x + 1 : x + CELL - 1] = ZONE
        plate[:] = PLATE if kind == UNKNOWN else FACES[COLOUR[kind]]
        if kind != UNKNOWN:
            if not view.face_up[tile]:
                plate[3:-3, 3:-3] = PLATE
            _write(plate, tile_code(view, tile).upper(), 5, 5, 2)
        if view.closed[tile] or tile in view.lock:
            plate[2:6, -16:-2] = INK
    _figures(out, view)
    return out


def _figures(out: Pixels, view: Flat) -> None:
    here: dict[int, int] = {}
    robots = [(f"{robot + 1}", INK, view.robot[robot]) for robot in range(2)]
    people = [(letter, FIGURES[c], view.stands_on[c]) for c, letter in initials(view).items()]
    for letter, colour, tile in [*people, *robots]:
        if tile >= 0:
            cell = view.cell_of[tile]
            place = here[cell] = here.get(cell, -1) + 1
            x = EDGE + cell % 5 * CELL + 10 + place % 4 * 10
            y = EDGE + cell // 5 * CELL + 24 + place // 4 % 2 * 12
            _disc(out, x, y, colour)
            _write(out, letter, x - 1, y - 2, 1, PAPER)


def _disc(out: Pixels, x: int, y: int, colour: Colour) -> None:
    for dy in range(-5, 6):
        reach = int((25 - dy * dy) ** 0.5)
        out[y + dy, x - reach : x + reach + 1] = colour


def _write(out: Pixels, letters: str, x: int, y: int, size: int, colour: Colour = INK) -> None:
    for letter in letters:
        for dot, lit in enumerate(GLYPHS.get(letter, "")):
            if lit == "1":
                top, left = y + dot // 3 * size, x + dot % 3 * size
                out[top : top + size, left : left + size] = colour
        x += 4 * size
