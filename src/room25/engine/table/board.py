"""The grid: cells, neighbours, lines and the exit zone, with names that can be printed and read back."""

from __future__ import annotations

from room25.engine.table.fields import CELLS

__all__ = [
    "BACK",
    "BLUE",
    "CENTRE",
    "COLOURS",
    "DIRECTIONS",
    "EDGES",
    "EXIT_ZONE",
    "GREEN",
    "LINE_CELL",
    "MOVABLE",
    "NEIGHBOUR",
    "RED",
    "SIDE",
    "YELLOW",
    "cell_name",
    "direction_between",
    "line_name",
    "parse_cell",
    "parse_line",
    "parse_way",
    "way_name",
]

SIDE = 5
CENTRE = 12

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
DIRECTIONS = 4
BLUE, GREEN, YELLOW, RED = 0, 1, 2, 3
COLOURS = ("blue", "green", "yellow", "red")

BACK, FORTH = 0, 1  # along a line: left or up, right or down


def _neighbour(cell: int, direction: int) -> int:
    row, column = divmod(cell, SIDE)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


# NEIGHBOUR[cell * 4 + direction]: the cell next to it, or -1 at the edge (ORDER-05)
NEIGHBOUR: tuple[int, ...] = tuple(_neighbour(cell, d) for cell in range(CELLS) for d in range(DIRECTIONS))
# LINE_CELL[line * 5 + k]: lines 0–4 are the rows from the north, 5–9 the columns from the west
LINE_CELL: tuple[int, ...] = tuple(
    [row * SIDE + k for row in range(SIDE) for k in range(SIDE)]
    + [k * SIDE + column for column in range(SIDE) for k in range(SIDE)]
)
MOVABLE: tuple[int, ...] = tuple(0 if line in (2, 7) else 1 for line in range(10))  # ACT-CTRL-05
# the twelve cells within two steps of the centre are the inner cross; the other twelve are the exit zone (BUILD-04, BUILD-05)
EXIT_ZONE: tuple[int, ...] = tuple(
    1 if abs(cell // SIDE - 2) + abs(cell % SIDE - 2) > 2 else 0 for cell in range(CELLS)
)
# EDGES[2 * i], EDGES[2 * i + 1]: two cells that share a side, in reading order
EDGES: tuple[int, ...] = tuple(
    cell
    for a in range(CELLS)
    for direction in (EAST, SOUTH)
    if _neighbour(a, direction) >= 0
    for cell in (a, _neighbour(a, direction))
)


def cell_name(cell: int) -> str:
    """C3 for the cell in the middle."""
    return "ABCDE"[cell % SIDE] + str(cell // SIDE + 1)


def parse_cell(text: str) -> int:
    """Return the cell of a name, in upper or lower case. Raises ValueError if there is none."""
    word = text.strip().lower()
    if len(word) != 2 or word[0] not in "abcde" or word[1] not in "12345":
        raise ValueError(f"{text!r} is no square: squares run from a1 to e5")
    return "12345".index(word[1]) * SIDE + "abcde".index(word[0])


def line_name(line: int) -> str:
    """1 to 5 for the rows, a to e for the columns."""
    return "12345abcde"[line]


def parse_line(text: str) -> int:
    """Return the line of a name, in upper or lower case. Raises ValueError if there is none."""
    word = text.strip().lower()
    if len(word) != 1 or word not in "12345abcde":
        raise ValueError(f"{text!r} is no line: rows are 1 to 5, columns are a to e")
    return "12345abcde".index(word)


def way_name(line: int, way: int) -> str:
    """The direction of a slide: left or right for a row, up or down for a column."""
    return ("left", "right", "up", "down")[way + (2 if line >= SIDE else 0)]


def parse_way(line: int, text: str) -> int:
    """Return the way of a direction along this line. Raises ValueError if it does not run along the line."""
    words = ("up", "down") if line >= SIDE else ("left", "right")
    if text.strip().lower() not in words:
        raise ValueError(f"line {line_name(line)} slides {words[0]} or {words[1]}, not {text!r}")
    return words.index(text.strip().lower())


def direction_between(cell: int, to: int) -> int:
    """Return the direction of a neighbouring cell, or -1 if the two share no side (ORDER-05)."""
    for direction in range(DIRECTIONS):
        if NEIGHBOUR[cell * DIRECTIONS + direction] == to:
            return direction
    return -1
