"""Where on the board the numbered answers lie, so that the numbers can be read there too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from room25.engine.table.state import Flat
from room25.notation import command


@dataclass
class Marks:
    """The numbers of the answers by cell, and by line and way."""

    cells: dict[int, list[int]] = field(default_factory=dict)
    lines: dict[tuple[int, int], int] = field(default_factory=dict)


def marks(choices: Sequence[str], v: Flat) -> Marks:
    """Where the numbered answers lie."""
    found = Marks()
    for number, words in enumerate(choices, start=1):
        parsed = command.parse(words)
        if parsed.verb in command.LINES:
            found.lines[parsed.numbers[0], parsed.numbers[1]] = number
        for cell in cells(parsed, v):
            found.cells.setdefault(cell, []).append(number)
    return found


def cells(parsed: command.Words, v: Flat) -> tuple[int, ...]:
    """The squares that an answer is about: where it leads, or where whoever it names stands."""
    verb, numbers = parsed.verb, parsed.numbers
    if not numbers or verb in command.LINES or verb in ("program", "lose", "claim"):
        return ()
    if verb in command.PEOPLE:
        return _where(v.stands_on[numbers[0]], v)
    if verb in ("robot", "sabotage"):
        return _where(v.robot[numbers[0]], v)
    if verb == "hack":
        return numbers
    if verb == "lock":  # to where, not from where
        return numbers[:1]
    return numbers[-1:]


def _where(tile: int, v: Flat) -> tuple[int, ...]:
    return (v.cell_of[tile],) if tile >= 0 else ()
