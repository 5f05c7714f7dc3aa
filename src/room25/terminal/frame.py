"""The lines between the squares: light inside, heavy around the exit zone, whatever the colours of the terminal."""

from __future__ import annotations

from rich.text import Text

from room25.engine.table.board import EXIT_ZONE, SIDE

__all__ = ["ZONE", "edge", "side"]

PLAIN = "#6b7280"
ZONE = "bold #5fd7ff"
# Each table goes by the arms that are heavy: 1 and 2 for the two in line with the edge of the board, 4 for the third.
TOP = "┬┭┮┯┰┱┲┳"  # left 1, right 2, down 4
BOTTOM = "┴┵┶┷┸┹┺┻"  # left 1, right 2, up 4
LEFT = "├┞┟┠┝┡┢┣"  # up 1, down 2, right 4
RIGHT = "┤┦┧┨┥┩┪┫"  # up 1, down 2, left 4
CROSS = "┼┽┾┿╀╃╄╇╁╅╆╈╂╉╊╋"  # left 1, right 2, up 4, down 8
CORNERS = {(0, 0): "┏", (0, SIDE): "┓", (SIDE, 0): "┗", (SIDE, SIDE): "┛"}


def _zone(row: int, column: int) -> bool:
    return 0 <= row < SIDE and 0 <= column < SIDE and bool(EXIT_ZONE[row * SIDE + column])


def _is_heavy_across(row: int, column: int) -> bool:
    """Is the edge above this square heavy?"""
    return 0 <= column < SIDE and (_zone(row - 1, column) or _zone(row, column))


def _is_heavy_down(row: int, column: int) -> bool:
    """Is the edge left of this square heavy?"""
    return 0 <= row < SIDE and (_zone(row, column - 1) or _zone(row, column))


def _corner(row: int, column: int) -> Text:
    """The sign where the edges meet at the upper left of a square."""
    left, right = _is_heavy_across(row, column - 1), _is_heavy_across(row, column)
    up, down = _is_heavy_down(row - 1, column), _is_heavy_down(row, column)
    if (row, column) in CORNERS:
        sign = CORNERS[row, column]
    elif row == 0:
        sign = TOP[left + 2 * right + 4 * down]
    elif row == SIDE:
        sign = BOTTOM[left + 2 * right + 4 * up]
    elif column == 0:
        sign = LEFT[up + 2 * down + 4 * right]
    elif column == SIDE:
        sign = RIGHT[up + 2 * down + 4 * left]
    else:
        sign = CROSS[left + 2 * right + 4 * up + 8 * down]
    return Text(sign, ZONE if left or right or up or down else PLAIN)


def edge(row: int, width: int) -> Text:
    """The whole line above a row of squares."""
    line = Text()
    for column in range(SIDE):
        heavy = _is_heavy_across(row, column)
        line.append_text(_corner(row, column)).append(("━" if heavy else "─") * width, ZONE if heavy else PLAIN)
    return line.append_text(_corner(row, SIDE))


def side(row: int, column: int) -> Text:
    """The edge left of a square."""
    return Text("┃", ZONE) if _is_heavy_down(row, column) else Text("│", PLAIN)
