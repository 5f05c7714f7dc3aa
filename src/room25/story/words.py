"""The words of an event read back as numbers, and the list of who reads which event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from room25.engine.table.board import cell_name, line_name
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import View

__all__ = ["CELLS", "LINES", "PEOPLE", "READERS", "Values", "names", "reads", "tile", "who"]

Values = Mapping[str, str | int]
Reader = Callable[[View, Values], None]
R = TypeVar("R", bound=Reader)

READERS: dict[str, Reader] = {}  # by kind of event; what changes nothing on the table has none
CELLS = {cell_name(cell): cell for cell in range(25)}
LINES = {line_name(line): line for line in range(10)}
PEOPLE = {name: c for c, name in enumerate(CHARACTER_NAMES)}


def reads(*kinds: str) -> Callable[[R], R]:
    """`f(board, values)` changes the table as these events tell."""

    def register(f: R) -> R:
        READERS.update(dict.fromkeys(kinds, f))
        return f

    return register


def who(e: Values) -> int:
    return PEOPLE[str(e["who"])]


def names(e: Values, field: str) -> list[int]:
    """Return several characters; none if the event leaves them out."""
    return [PEOPLE[name] for name in str(e.get(field, "")).split()]


def tile(b: View, e: Values, field: str = "cell") -> int:
    """The tile that lies there now."""
    return b.tile_at[CELLS[str(e[field])]]
