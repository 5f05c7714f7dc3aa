"""One board of a review: what its seat knew and believed, where everybody stood, and what was answered."""

from __future__ import annotations

from room25.bots.beliefs import Beliefs
from room25.engine.rules.rooms import COLOUR, REGISTRY
from room25.engine.table.board import EXIT_ZONE, LINE_CELL, cell_name
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import UNKNOWN, View
from room25.engine.table.switches import KEY
from room25.notation import command
from room25.notation.drawing import SIGNS
from room25.review.draw import blend, group, shape, text
from room25.review.words import target_cell
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts
from room25.words.figures import FIGURES, initial
from room25.words.odds import percent

__all__ = ["CHOSEN", "DIM", "LIGHT", "PAPER", "PLATE", "RATHER", "SIZE", "WORDS", "board", "cross", "door", "key_sign"]

CELL, EDGE = 66, 22
SIZE = 2 * EDGE + 5 * CELL
FACE = ("#1f4e9c", "#1c6b3c", "#d9a521", "#9c2222")
INK = ("#ffffff", "#ffffff", "#17191e", "#ffffff")
LIGHT = ("#8ab4f8", "#81c995", "#fdd663", "#f28b82")
PLATE, HOT = "#30353d", "#0e7c86"
PAPER, WORDS, DIM = "#17191e", "#e8eaed", "#a7adb5"
ZONE, FAINT = "#5fd7ff", "#5b3238"
CHOSEN, RATHER = "#ffffff", "#ffb000"
CLAIMS = 4  # that a square has room for
BRIGHTEST = 0.5  # odds from which a plate is as bright as it gets


def board(v: View, beliefs: Beliefs, texts: Texts, acting: str = "", chosen: str = "", rather: str = "") -> str:
    """The grid with all that is on it, SIZE by SIZE."""
    parts = [_labels(v)]
    parts += [_cell(v, beliefs, cell, texts) for cell in range(25)]
    parts.append(_zones())
    people = [c for c in range(8) if v.stands_on[c] >= 0]
    for cell in range(25):
        here = [c for c in people if v.cell_of[v.stands_on[c]] == cell]
        parts += [_figure(v, c, k, len(here), texts, CHARACTER_NAMES[c] == acting) for k, c in enumerate(here)]
    if acting:
        who = CHARACTER_NAMES.index(acting)
        if rather and rather != chosen:
            parts.append(_mark(v, who, rather, RATHER, dashed=True))
        parts.append(_mark(v, who, chosen, CHOSEN, dashed=False))
    return "".join(parts)


def corner(cell: int) -> tuple[int, int]:
    return EDGE + cell % 5 * CELL, EDGE + cell // 5 * CELL


def centre(cell: int) -> tuple[float, float]:
    x, y = corner(cell)
    return x + CELL / 2, y + CELL / 2


def _labels(v: View) -> str:
    """Draw the names of columns and rows; a line that already has its direction this round gets its arrow."""
    out = []
    for i in range(5):
        column = "ABCDE"[i] + ("", "↑", "↓")[v.line_controls[5 + i]]
        row = str(i + 1) + ("", "←", "→")[v.line_controls[i]]
        out.append(text(EDGE + i * CELL + CELL / 2, EDGE - 7, column, 11, CELL, fill=DIM, text_anchor="middle"))
        out.append(text(EDGE / 2, EDGE + i * CELL + CELL / 2 + 4, row, 11, EDGE - 2, fill=DIM, text_anchor="middle"))
    return "".join(out)


def _cell(v: View, beliefs: Beliefs, cell: int, texts: Texts) -> str:
    tile = v.tile_at[cell]
    kind = v.kind[tile]
    x, y = corner(cell)
    if kind != UNKNOWN and (v.face_up[tile] or v.outcome):
        parts = _open(v, tile, texts)
    elif kind != UNKNOWN:
        parts = _seen(kind, cell, texts)
    else:
        parts = _hidden(v, beliefs, cell)
    if not (v.face_up[tile] or v.outcome):
        said = [claimed(v, seat, tile) - 1 for seat in range(v.seats) if claimed(v, seat, tile)]
        for k, colour in enumerate(reversed(said[:CLAIMS])):
            parts.append(text(CELL - 9 - 9 * k, 12, SIGNS[colour], 9, fill=LIGHT[colour], text_anchor="middle"))
        if said:
            parts.append(text(CELL - 9 - 9 * min(len(said), CLAIMS), 13, "“", 11, fill=WORDS, text_anchor="middle"))
    return group(parts, transform=f"translate({x} {y})")


def _plate(fill: str, **style: object) -> str:
    return shape("rect", x=1, y=1, width=CELL - 2, height=CELL - 2, rx=4, fill=fill, **style)


def _open(v: View, tile: int, texts: Texts) -> list[str]:
    """A face-up room: colour, sign and name; what lies in it."""
    kind = v.kind[tile]
    colour = COLOUR[kind]
    name = texts.room_short(REGISTRY[kind].key)
    things = "#" * v.closed[tile] + "L" * (tile in v.lock)
    things += "".join(f"R{robot + 1}" for robot in range(2) if v.robot[robot] == tile)
    ink = INK[colour]
    out = [_plate(FACE[colour])]
    out.append(text(CELL / 2, 15, name, 10, CELL - 6, fill=ink, font_weight="bold", text_anchor="middle"))
    out.append(text(5, CELL - 6, SIGNS[colour], 10, fill=ink))
    if things:
        out.append(text(CELL - 5, CELL - 6, things, 10, 34, fill=ink, font_weight="bold", text_anchor="end"))
    return out


def _seen(kind: int, cell: int, texts: Texts) -> list[str]:
    """Face down, but this seat has seen it."""
    colour = COLOUR[kind]
    light = LIGHT[colour]
    name = texts.room_short(REGISTRY[kind].key)
    return [
        _plate(PLATE, stroke=light, stroke_width=2, stroke_dasharray="5 3"),
        text(5, 12, cell_name(cell), 8, fill=DIM),
        text(CELL / 2, 34, name, 10, CELL - 8, fill=light, font_style="italic", text_anchor="middle"),
        text(CELL / 2, 53, SIGNS[colour], 12, fill=light, text_anchor="middle"),
    ]


def _hidden(v: View, beliefs: Beliefs, cell: int) -> list[str]:
    """Face down: how likely it is Room 25 or the Key, by brightness and number; how likely it is red, by a bar and number."""
    at = beliefs.at(cell)
    way_out, red = at.get("room25", 0.0), beliefs.red(cell)
    key = at.get("key", 0.0) if v.switch[KEY] and not v.key_entered else 0.0
    heat = min(1.0, max(way_out, key) / BRIGHTEST) ** 0.5
    out = [_plate(blend(PLATE, HOT, heat)), text(5, 12, cell_name(cell), 8, fill=DIM)]
    lines = [(door, way_out)] * (way_out > 0) + [(key_sign, key)] * (key > 0)
    for k, (sign, odds) in enumerate(lines):
        y = 28 + 14 * k if len(lines) > 1 else 34
        out.append(sign(14, y - 9))
        out.append(text(28, y, percent(odds), 10, CELL - 32, fill=WORDS, font_weight="bold"))
    out.append(cross(6, CELL - 14.5))
    out.append(text(17, CELL - 8, percent(red), 8, CELL - 24, fill=LIGHT[3]))
    out.append(shape("rect", x=5, y=CELL - 5, width=CELL - 10, height=2.5, fill=FAINT))
    out.append(shape("rect", x=5, y=CELL - 5, width=(CELL - 10) * red, height=2.5, fill=LIGHT[3]))
    return out


def door(x: float, y: float) -> str:
    """The sign of Room 25: an open door."""
    frame = shape("path", d=f"M{x:g} {y + 10:g}v-10h8v10z", fill="none", stroke=WORDS, stroke_width=1.4)
    return frame + shape("path", d=f"M{x:g} {y + 10:g}v-10l5 2.5v10z", fill=WORDS)


def key_sign(x: float, y: float) -> str:
    """The sign of the Key."""
    ring = shape("circle", cx=x + 2.5, cy=y + 5, r=2.6, fill="none", stroke=LIGHT[2], stroke_width=1.5)
    return ring + shape(
        "path", d=f"M{x + 5:g} {y + 5:g}h6m-1 0v3m-2.5 -3v3", fill="none", stroke=LIGHT[2], stroke_width=1.5
    )


def cross(x: float, y: float) -> str:
    """The sign of danger."""
    return shape("path", d=f"M{x:g} {y:g}l6 6m0 -6l-6 6", stroke=LIGHT[3], stroke_width=2, fill="none")


def _zones() -> str:
    """A line around the exit zone's four corners (BUILD-04)."""
    edges = []
    for cell in range(25):
        if EXIT_ZONE[cell]:
            x, y = corner(cell)
            row, column = divmod(cell, 5)
            for down, right, path in (
                (-1, 0, f"M{x} {y}h{CELL}"),
                (1, 0, f"M{x} {y + CELL}h{CELL}"),
                (0, -1, f"M{x} {y}v{CELL}"),
                (0, 1, f"M{x + CELL} {y}v{CELL}"),
            ):
                inside = 0 <= row + down < 5 and 0 <= column + right < 5
                if not (inside and EXIT_ZONE[cell + 5 * down + right]):
                    edges.append(path)
    return shape("path", d="".join(edges), fill="none", stroke=ZONE, stroke_width=2)


def _figure(v: View, c: int, place: int, count: int, texts: Texts, acting: bool) -> str:
    """A figure; several stand in one or two rows of four."""
    x, y = corner(v.cell_of[v.stands_on[c]])
    row, column = divmod(place, 4)
    wide = min(count - 4 * row, 4)
    cx = x + CELL / 2 + (column - (wide - 1) / 2) * 15
    cy = y + (35 if count <= 4 else 28) + 16 * row
    ring = {"stroke": "#ffffff", "stroke_width": 2.5} if acting else {"stroke": "#17191e", "stroke_width": 1}
    out = [shape("circle", cx=cx, cy=cy, r=7, fill=FIGURES[c], **ring)]
    out.append(text(cx, cy + 3.5, initial(c, texts), 9, fill="#17191e", font_weight="bold", text_anchor="middle"))
    return group(out, opacity=0.6) if v.hidden[c] else "".join(out)


def _mark(v: View, who: int, words: str, colour: str, dashed: bool) -> str:
    """An answer on the board: an arrow to a square, an arrow along a line, or a frame around far squares."""
    parsed = command.parse(words)
    if "line" in parsed.said:
        line, way = parsed.numbers
        cells = [LINE_CELL[line * 5 + k] for k in range(5)]
        start, end = (cells[4], cells[0]) if way == 0 else (cells[0], cells[4])
        shift = 8 if dashed else -8
        (x1, y1), (x2, y2) = centre(start), centre(end)
        dx, dy = (shift * (line >= 5), shift * (line < 5))
        return _arrow(x1 + dx, y1 + dy, x2 + dx, y2 + dy, colour, dashed, 10)
    cell = target_cell(words)
    if cell is None or v.stands_on[who] < 0:
        return ""
    here = v.cell_of[v.stands_on[who]]
    near = abs(here % 5 - cell % 5) + abs(here // 5 - cell // 5) == 1
    if near and parsed.verb in ("clue", "look", "move", "push", "carry", "tunnel"):
        (x1, y1), (x2, y2) = centre(here), centre(cell)
        shift = 6 if dashed else -6
        dx, dy = (shift if x1 == x2 else 0), (shift if y1 == y2 else 0)
        return _arrow(x1 + dx, y1 + dy, x2 + dx, y2 + dy, colour, dashed, 21)
    frames = []
    for named in {cell, *_cells(words)}:
        x, y = corner(named)
        inset = 6 if dashed else 3
        box = {"x": x + inset, "y": y + inset, "width": CELL - 2 * inset, "height": CELL - 2 * inset, "rx": 4}
        style = {"stroke": colour, "stroke_width": 3, "fill": "none"} | ({"stroke_dasharray": "6 4"} if dashed else {})
        frames.append(shape("rect", **box, **style))
    return "".join(frames)


def _cells(words: str) -> list[int]:
    cells = [target_cell(word) for word in words.split()]
    return [cell for cell in cells if cell is not None]


def _arrow(x1: float, y1: float, x2: float, y2: float, colour: str, dashed: bool, short: float) -> str:
    """A line with a head and a dark casing, so that it shows on every colour."""
    long = max(abs(x2 - x1), abs(y2 - y1))
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    x1, y1, x2, y2 = x1 + ux * short, y1 + uy * short, x2 - ux * short, y2 - uy * short
    head = f"M{x2 + 6 * ux:g} {y2 + 6 * uy:g}L{x2 - 5 * ux - 7 * uy:g} {y2 - 5 * uy + 7 * ux:g}"
    head += f"L{x2 - 5 * ux + 7 * uy:g} {y2 - 5 * uy - 7 * ux:g}z"
    line = f"M{x1:g} {y1:g}L{x2 - 3 * ux:g} {y2 - 3 * uy:g}"
    dash = {"stroke_dasharray": "7 4"} if dashed else {}
    return (
        shape("path", d=line, stroke=PAPER, stroke_width=7, fill="none")
        + shape("path", d=head, fill=colour, stroke=PAPER, stroke_width=2)
        + shape("path", d=line, stroke=colour, stroke_width=3.5, fill="none", **dash)
    )
