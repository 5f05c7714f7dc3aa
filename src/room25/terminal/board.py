"""The complex in colour, from a view: signs before colours, so that it can be read in grey too."""

from __future__ import annotations

from rich.text import Text

from room25.engine.table.board import MOVABLE, SIDE
from room25.engine.table.state import Flat
from room25.terminal import frame
from room25.terminal.marks import Marks
from room25.terminal.square import CELL, NUMBER, square
from room25.texts import Texts

__all__ = ["FIXED", "WIDTH", "board"]

MARGIN = 3
WIDTH = 2 * MARGIN + SIDE * (CELL + 1) + 1
FIXED = "bold #fdd663"
ARROWS = (("←", "→"), ("↑", "↓"))


def board(v: Flat, texts: Texts, marked: Marks, acting: int = -1, tall: bool = True) -> list[Text]:
    """The lines of the drawing: 22 if it is tall, 17 if every square does without a line."""
    out = [_columns(v, marked)]
    for row in range(SIDE):
        out.append(_edge(row))
        cells = range(row * SIDE, row * SIDE + SIDE)
        squares = [square(v, texts, cell, marked.cells.get(cell, []), acting, tall) for cell in cells]
        for k in range(3 if tall else 2):
            line = _margin(v, marked, row, k, tall, 0)
            for column in range(SIDE):
                line.append_text(frame.side(row, column)).append_text(squares[column][k])
            out.append(line.append_text(frame.side(row, SIDE)).append_text(_margin(v, marked, row, k, tall, 1)))
    return [*out, _edge(SIDE)]


def _edge(row: int) -> Text:
    return Text(" " * MARGIN).append_text(frame.edge(row, CELL)).append(" " * MARGIN)


def _columns(v: Flat, marked: Marks) -> Text:
    line = Text(" " * MARGIN)
    for column in range(SIDE):
        label = _arrow(v, marked, 5 + column, 0).append(" ")
        label.append("ABCDE"[column], "bold" if MOVABLE[5 + column] else "dim").append(" ")
        label.append_text(_arrow(v, marked, 5 + column, 1))
        left = (CELL - label.cell_len) // 2
        line.append(" " * (1 + left)).append_text(label).append(" " * (CELL - left - label.cell_len))
    return line.append(" " * (1 + MARGIN))


def _margin(v: Flat, marked: Marks, row: int, k: int, tall: bool, way: int) -> Text:
    """Beside a row: its number, and under it the arrow of the slide that way."""
    if k == (1 if tall else 0):
        text = Text(str(row + 1), "bold" if MOVABLE[row] else "dim")
    elif k == (2 if tall else 1):
        text = _arrow(v, marked, row, way)
    else:
        text = Text()
    gap = " " * (MARGIN - text.cell_len)
    return Text(gap).append_text(text) if way == 0 else text.append(gap)


def _arrow(v: Flat, marked: Marks, line: int, way: int) -> Text:
    """The number of the slide this way; an arrow alone if the line already has its direction this round."""
    arrow = ARROWS[line >= SIDE][way]
    number = marked.lines.get((line, way))
    if number is not None:
        chip = Text().append(str(number), NUMBER)
        return Text(arrow).append_text(chip) if way == 0 else chip.append(arrow)
    return Text(arrow, FIXED) if v.line_controls[line] == way + 1 else Text()
