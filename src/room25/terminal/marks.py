"""Where on the board the numbered answers lie, so that the numbers can be read there too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from room25.engine.table.state import Flat
from room25.notation import command

__all__ = ["Marks", "marks"]


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
        said = parsed.said
        if "line" in said:
            found.lines[said["line"], said["direction"]] = number
        for cell in cells(parsed, v):
            found.cells.setdefault(cell, []).append(number)
    return found


def cells(parsed: command.Words, v: Flat) -> tuple[int, ...]:
    """The squares that an answer is about: where it leads, or where whoever it names stands."""
    said = parsed.said
    named = tuple(said[slot] for slot in ("cell", "first", "second") if slot in said)
    if named:
        return named
    if "target" in said:
        return _where(v.stands_on[said["target"]], v)
    return _where(v.robot[said["robot"]], v) if "robot" in said else ()


def _where(tile: int, v: Flat) -> tuple[int, ...]:
    return (v.cell_of[tile],) if tile >= 0 else ()
