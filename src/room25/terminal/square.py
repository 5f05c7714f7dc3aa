"""One square of the board: a room with all that lies and stands in it, in nine letters by three lines, or by two."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from room25.engine.rules.rooms import COLOUR, CORRIDOR, TRAITS
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.board import COLOURS, cell_name
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import UNKNOWN, Flat
from room25.notation.drawing import SIGNS
from room25.texts import Texts
from room25.words.figures import FIGURES, initial

__all__ = ["CELL", "CORRIDORS", "FACE", "HINT", "LOCK", "MACHINE", "NUMBER", "TAPE", "figure", "square"]

CELL = 9  # letters that a square is wide: the longest short name of a room
FACE = ("bold #ffffff on #1f4e9c", "bold #ffffff on #1c6b3c", "bold #000000 on #d9a521", "bold #ffffff on #9c2222")
HINT = ("#8ab4f8", "#81c995", "#fdd663", "#f28b82")  # what only you know, on the back of a tile
PLATE = "#9aa0a8 on #2d3138"
LIT = "#e8eaed on #4a515c"  # a plate that may be chosen
NUMBER = "bold #000000 on #ffffff"
MACHINE = "bold #ffffff on #3a3f47"  # robots, Locks and tape
CORRIDORS = ("═", "║")
TAPE, LOCK = "#", "L"


def figure(who: int, texts: Texts, acting: bool = False) -> Text:
    return Text(initial(who, texts), f"bold {'underline ' if acting else ''}#000000 on {FIGURES[who]}")


def square(v: Flat, texts: Texts, cell: int, numbers: Sequence[int], acting: int, tall: bool) -> list[Text]:
    """The lines of a square, each nine letters wide."""
    tile = v.tile_at[cell]
    if v.face_up[tile] or v.outcome:
        style = FACE[COLOUR[v.kind[tile]]]
        lines = _open(v, texts, tile, numbers, acting, tall)
    else:
        style = LIT if numbers else PLATE
        lines = _face_down(v, texts, cell, numbers, tall)
    out = [_centred(line) for line in lines]
    for line in out:
        line.style = style
    return out


def _open(v: Flat, texts: Texts, tile: int, numbers: Sequence[int], acting: int, tall: bool) -> list[Text]:
    """The name; then the sign, what lies there, robots, people; then the answers. What finds no room below goes up beside the name."""
    kind = v.kind[tile]
    name = Text(texts.room_short(ROOMS[kind].key))
    sign = Text(SIGNS[COLOUR[kind]])
    if TRAITS[kind] & CORRIDOR and v.face_up[tile]:
        sign.append(CORRIDORS[v.turned[tile]])
    things = [Text(TAPE, MACHINE)] * v.closed[tile] + [Text(LOCK, MACHINE)] * (tile in v.lock)
    things += [Text(f"R{robot + 1}", MACHINE) for robot in range(2) if v.robot[robot] == tile]
    people = _people(v, texts, tile, acting)
    crowd = sum(len(person) for person in people)
    if tall:
        middle, bottom = Text().append_text(sign), Text()
        apart = " " if len(sign) + sum(len(thing) + 1 for thing in things) + bool(people) + crowd <= CELL else ""
        for thing in things:
            middle.append(apart).append_text(thing)
        if people and middle.cell_len + 1 + crowd <= CELL:
            middle.append(" ")
        for person in people:
            (middle if not bottom and middle.cell_len + len(person) <= CELL else bottom).append_text(person)
        room = CELL - bottom.cell_len - bool(bottom)
        return [name, middle, _joined(bottom, _chips(numbers, room))]
    low, beside = Text().append_text(sign), Text()
    wanted = 1 + len(str(numbers[0])) + (len(numbers) > 1) if numbers else 0
    for thing in things:
        (low if low.cell_len + len(thing) + crowd + wanted <= CELL else beside).append_text(thing)
    for person in people:
        (low if low.cell_len + len(person) <= CELL else beside).append_text(person)
    if wanted and low.cell_len + wanted > CELL:
        beside.append_text(_chips(numbers, wanted))
    else:
        low = _joined(low, _chips(numbers, CELL - 1 - low.cell_len))
    if beside:
        name.truncate(max(0, CELL - 1 - beside.cell_len))
    return [_joined(name, beside), low]


def _face_down(v: Flat, texts: Texts, cell: int, numbers: Sequence[int], tall: bool) -> list[Text]:
    """Its place, or what you know of it; then the answers, reminders and claims."""
    tile = v.tile_at[cell]
    kind = v.kind[tile]
    top, middle = Text(cell_name(cell), "bold" if numbers else ""), Text()
    if kind != UNKNOWN:
        hint = HINT[COLOUR[kind]]
        top = Text(texts.room_short(ROOMS[kind].key), f"italic {hint}")
        middle = Text(f"{SIGNS[COLOUR[kind]]}?", hint).append(f" {cell_name(cell)}" if tall else "", "not bold")
    notes = _notes(v, texts, tile)
    if tall:
        return [top, middle, _joined(_chips(numbers, CELL), notes)]
    chips = _chips(numbers, CELL - 1 - middle.cell_len)
    return [top, _joined(middle, chips if numbers else notes)]


def _people(v: Flat, texts: Texts, tile: int, acting: int) -> list[Text]:
    """Everybody in this room; who is hidden stands in brackets, after the others."""
    seen = [figure(c, texts, c == acting) for c in range(8) if v.stands_on[c] == tile and not v.hidden[c]]
    hidden = [figure(c, texts, c == acting) for c in range(8) if v.stands_on[c] == tile and v.hidden[c]]
    if hidden:
        seen.append(Text("(").append_text(Text().join(hidden)).append(")"))
    return seen


def _chips(numbers: Sequence[int], room: int) -> Text:
    """The numbers of the answers that lead to a square, as many as there is room for."""
    chips = Text()
    for number in numbers:
        used = chips.cell_len + (1 if chips else 0) + len(str(number))
        if used + (2 if number != numbers[-1] else 0) > room and (chips or used > room):
            return chips.append("…") if room > chips.cell_len else chips
        chips.append(" " if chips else "").append(str(number), NUMBER)
    return chips


def _notes(v: Flat, texts: Texts, tile: int) -> Text:
    """Reminders as small letters, then what was said of the tile: a quotation mark and signs."""
    notes = Text().append("".join(initial(c, texts).lower() for c in range(8) if v.reminder[c] == tile), "italic")
    said = [claimed(v, seat, tile) - 1 for seat in range(v.seats) if claimed(v, seat, tile)]
    if said:
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
