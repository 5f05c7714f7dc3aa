"""The complex as plain text, for terminals, docs and errors: from a view, so that it shows what that pov may know."""

from __future__ import annotations

from room25.engine.rules.rooms import COLOUR, CORRIDOR, TRAITS
from room25.engine.table.board import COLOURS, EXIT_ZONE, cell_name
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import UNKNOWN, Flat
from room25.notation.tiles import tile_code
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["SIGNS", "initials", "legend", "render"]

WIDTH = 8
SIGNS = ("◆", "●", "▲", "✖")  # blue, green, yellow, red: a sign beside every colour
ARROWS = {("row", 1): "←", ("row", 2): "→", ("column", 1): "↑", ("column", 2): "↓"}


def initials(s: Flat) -> dict[int, str]:
    """One letter a character: capital figures on the board, the same letter small for its reminder."""
    return {c: CHARACTER_NAMES[c][0].upper() for c in range(8) if s.owner[c] >= 0}


def cell_lines(s: Flat, cell: int) -> tuple[str, str, str]:
    """Three short lines for one cell: the tile with its markers, figures and robots (the hidden in brackets), reminders and claims."""
    tile = s.tile_at[cell]
    letters = initials(s)
    if s.kind[tile] == UNKNOWN:
        top = "··"
    else:
        corridor = ("-", "|")[s.turned[tile]] if s.face_up[tile] and TRAITS[s.kind[tile]] & CORRIDOR else ""
        top = f"{tile_code(s, tile)}{corridor} {SIGNS[COLOUR[s.kind[tile]]]}" + ("" if s.face_up[tile] else "?")
    if s.closed[tile] or tile in s.lock:
        top += " " + "#" * s.closed[tile] + "L" * (tile in s.lock)
    figures = "".join(f"({letters[c]})" if s.hidden[c] else letters[c] for c in range(8) if s.stands_on[c] == tile)
    figures += "".join(str(robot + 1) for robot in range(2) if s.robot[robot] == tile)
    notes = "".join(letters[c].lower() for c in range(8) if s.reminder[c] == tile)
    said = "".join(COLOURS[claimed(s, seat, tile) - 1][0] for seat in range(s.seats) if claimed(s, seat, tile))
    return top, figures, " ".join(part for part in (notes, said) if part)


def render(s: Flat) -> str:
    """Five rows of five, with the exit zone doubled at the corners and the directions of this round beside their lines."""
    columns = "abcde"
    out = ["    " + " ".join(f"{c + _arrow(s, 5 + i, 'column'):^{WIDTH}}" for i, c in enumerate(columns)).rstrip()]
    for row in range(5):
        out.append("   " + _edge(row))
        cells = [cell_lines(s, row * 5 + column) for column in range(5)]
        for k in range(3):
            label = f"{row + 1}{_arrow(s, row, 'row')}" if k == 1 else ""
            sides = [_side(row, column) for column in range(6)]
            body = "".join(sides[i] + f"{cells[i][k]:^{WIDTH}}" for i in range(5)) + sides[5]
            out.append(f"{label:<3}{body}")
    out.append("   " + _edge(5))
    return "\n".join(out)


def _arrow(s: Flat, line: int, axis: str) -> str:
    return ARROWS.get((axis, s.line_controls[line]), "")


def _edge(row: int) -> str:
    return "+" + "+".join(("=" if _zone(row - 1, i) or _zone(row, i) else "-") * WIDTH for i in range(5)) + "+"


def _side(row: int, column: int) -> str:
    return "‖" if _zone(row, column - 1) or _zone(row, column) else "|"


def _zone(row: int, column: int) -> bool:
    return 0 <= row < 5 and 0 <= column < 5 and bool(EXIT_ZONE[row * 5 + column])


def legend(s: Flat) -> str:
    """Who stands where, in words."""
    letters = initials(s)
    parts = []
    for c, letter in letters.items():
        place = "dead" if s.stands_on[c] < 0 else cell_name(s.cell_of[s.stands_on[c]])
        parts.append(f"{letter} {CHARACTER_NAMES[c]} {place}")
    return ", ".join(parts)
