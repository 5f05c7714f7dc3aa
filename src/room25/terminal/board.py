"""The complex in colour, from a view: signs before colours, so that it can be read in grey too."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from room25.core.board import COLOURS, MOVABLE, SIDE, cell_name
from room25.core.knowledge import claimed
from room25.core.state import UNKNOWN, Flat
from room25.notation import command
from room25.notation.drawing import SIGNS
from room25.rules.rooms import COLOUR
from room25.rules.rooms import REGISTRY as ROOMS
from room25.rules.setup import CHARACTER_NAMES
from room25.terminal import frame
from room25.texts import Texts

CELL = 9  # letters that a square is wide: the longest short name of a room
MARGIN = 3
WIDTH = 2 * MARGIN + SIDE * (CELL + 1) + 1
FACE = ("bold #ffffff on #1f4e9c", "bold #ffffff on #1c6b3c", "bold #000000 on #d9a521", "bold #ffffff on #9c2222")
HINT = ("#8ab4f8", "#81c995", "#fdd663", "#f28b82")  # what only you know, on the back of a tile
PLATE = "#9aa0a8 on #2d3138"
LIT = "#e8eaed on #4a515c"  # a plate that may be chosen
NUMBER = "bold #000000 on #ffffff"
FIXED = "bold #fdd663"
FIGURES = ("#ff8fa3", "#ffd166", "#8ecae6", "#b8f2a6", "#d0b3ff", "#ffb570", "#f5f5f5", "#7fe3d4")
ARROWS = (("←", "→"), ("↑", "↓"))


@dataclass
class Marks:
    """Where on the board an answer lies: its number by cell, and by line and way."""

    cells: dict[int, list[int]] = field(default_factory=dict)
    lines: dict[tuple[int, int], int] = field(default_factory=dict)


def marks(choices: list[str]) -> Marks:
    """Where the numbered answers lie."""
    found = Marks()
    for number, words in enumerate(choices, start=1):
        parsed = command.parse(words)
        if parsed.verb in command.LINES:
            found.lines[parsed.numbers[0], parsed.numbers[1]] = number
        elif parsed.verb != "program" and parsed.numbers:
            found.cells.setdefault(parsed.numbers[-1], []).append(number)
    return found


def initial(who: int, texts: Texts) -> str:
    """A figure's letter: the first of its name in this language."""
    return texts.character(CHARACTER_NAMES[who])[0]


def figure(who: int, texts: Texts, acting: bool = False) -> Text:
    return Text(initial(who, texts), f"bold {'underline ' if acting else ''}#000000 on {FIGURES[who]}")


def board(v: Flat, texts: Texts, marked: Marks, acting: int = -1, tall: bool = True) -> list[Text]:
    """The lines of the drawing: 22 where it is tall, 17 where every square gives up a line."""
    out = [_columns(v, marked)]
    for row in range(SIDE):
        out.append(_edge(row))
        squares = [_square(v, texts, row * SIDE + column, marked, acting, tall) for column in range(SIDE)]
        for k in range(3 if tall else 2):
            line = _margin(v, marked, row, k, tall, 0)
            for column in range(SIDE):
                line.append_text(frame.side(row, column)).append_text(squares[column][k])
            out.append(line.append_text(frame.side(row, SIDE)).append_text(_margin(v, marked, row, k, tall, 1)))
    return [*out, _edge(SIDE)]


def _edge(row: int) -> Text:
    return Text(" " * MARGIN).append_text(frame.edge(row, CELL)).append(" " * MARGIN)


def _square(v: Flat, texts: Texts, cell: int, marked: Marks, acting: int, tall: bool) -> list[Text]:
    tile = v.tile_at[cell]
    kind = v.kind[tile]
    numbers = marked.cells.get(cell, [])
    is_up = bool(v.up[tile] or v.over)
    if is_up:
        style = FACE[COLOUR[kind]]
        top = Text(texts.room_short(ROOMS[kind].key))
        middle = Text(SIGNS[COLOUR[kind]])
    else:
        style = LIT if numbers else PLATE
        top = Text(cell_name(cell), "bold" if numbers else "")
        middle = Text()
        if kind != UNKNOWN:
            hint = HINT[COLOUR[kind]]
            top = Text(texts.room_short(ROOMS[kind].key), f"italic {hint}")
            middle = Text(f"{SIGNS[COLOUR[kind]]}?", hint).append(f" {cell_name(cell)}" if tall else "", "not bold")
    if v.closed[tile]:
        middle.append("#")
    people = [c for c in range(8) if v.at[c] == tile]
    if people and tall:
        middle.append(" ")
    for c in people:
        middle.append_text(figure(c, texts, c == acting))
    notes = _notes(v, texts, tile)
    chips = _chips(numbers, CELL if tall else CELL - 1 - middle.cell_len)
    if tall:
        lines = [_centred(top), _centred(middle), _centred(_joined(chips, notes))]
    else:
        lines = [_centred(top), _centred(_joined(middle, chips if numbers else notes))]
    for line in lines:
        line.style = style
    return lines


def _chips(numbers: list[int], room: int) -> Text:
    """The numbers of the answers that lead to a square, as many as there is room for."""
    chips = Text()
    for number in numbers:
        if chips.cell_len + len(str(number)) + 1 > room and number != numbers[-1]:
            return chips.append("…")
        chips.append(" " if chips else "").append(str(number), NUMBER)
    return chips


def _notes(v: Flat, texts: Texts, tile: int) -> Text:
    """Reminders as small letters, then what was said of the tile: a quotation mark and signs."""
    notes = Text().append("".join(initial(c, texts).lower() for c in range(8) if v.reminder[c] == tile), "italic")
    said = [claimed(v, seat, tile) - 1 for seat in range(v.seats) if claimed(v, seat, tile)]
    if said and not v.up[tile]:
        notes.append("“")
        for colour in said[: len(COLOURS)]:
            notes.append(SIGNS[colour], HINT[colour])
    return notes


def _joined(first: Text, second: Text) -> Text:
    return first.append(" ").append_text(second) if first and second else first or second


def _centred(text: Text) -> Text:
    text.truncate(CELL)
    left = (CELL - text.cell_len) // 2
    return Text(" " * left).append_text(text).append(" " * (CELL - left - text.cell_len))


def _columns(v: Flat, marked: Marks) -> Text:
    line = Text(" " * MARGIN)
    for column in range(SIDE):
        label = _arrow(v, marked, 5 + column, 0).append(" ")
        label.append("ABCDE"[column], "bold" if MOVABLE[5 + column] else "dim").append(" ")
        line.append(" ").append_text(_centred(label.append_text(_arrow(v, marked, 5 + column, 1))))
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
    """The number of the slide this way; an arrow alone where the line already has its direction this round."""
    arrow = ARROWS[line >= SIDE][way]
    number = marked.lines.get((line, way))
    if number is not None:
        chip = Text().append(str(number), NUMBER)
        return Text(arrow).append_text(chip) if way == 0 else chip.append(arrow)
    return Text(arrow, FIXED) if v.lines[line] == way + 1 else Text()
