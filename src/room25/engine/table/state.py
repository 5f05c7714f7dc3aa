"""The flat state: one list of fields, from which the interpreted and the compiled container are made.

`State` is the truth, `View` is what one pov may know of it. Both are the same kind of record, so every rule that reads only what a
seat may know (`legal` above all) runs on a view as it runs on a state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Self

from room25.engine import marks as jit
from room25.engine.table import fields
from room25.engine.table.fields import SCRATCH
from room25.engine.table.typed import Typed

if TYPE_CHECKING:
    import numpy as np

__all__ = [
    "ABSENT",
    "ACTIONS",
    "CLUE",
    "COUNTDOWN",
    "DEFEAT",
    "EVERYTHING",
    "FIELDS",
    "FULL",
    "Flat",
    "GUARD",
    "GUARDS",
    "NOBODY",
    "NONE",
    "NOWHERE",
    "OPENING",
    "PARTIAL",
    "PRISONER",
    "PRISONERS",
    "PROGRAMMING",
    "RUNNING",
    "SPECTATOR",
    "State",
    "TIE",
    "UNKNOWN",
    "View",
    "WINNER",
    "dtype",
    "from_record",
    "to_record",
]


NOBODY = -1
NOWHERE = -1  # a dead character stands nowhere
ABSENT = -2  # a character that is not in this game
UNKNOWN = -3  # in a view: there is something, and this pov may not know what
NONE = -1  # no token in this slot, no reminder on the board

PRISONER, GUARD = 0, 1

# phases of a game (TIME-03)
CLUE, PROGRAMMING, ACTIONS, COUNTDOWN, OPENING = 1, 2, 3, 4, 5  # OPENING: cards before programming

# how a game ended; in Competition and Team the winner is WINNER + side
RUNNING, PRISONERS, GUARDS, DEFEAT, FULL, PARTIAL, TIE, WINNER = 0, 1, 2, 3, 4, 5, 6, 8

# who looks, besides the seats
SPECTATOR, EVERYTHING = -1, -2

FIELDS: tuple[tuple[str, int, str], ...] = tuple((field.name, field.length, field.width) for field in fields.FIELDS)
RANGE = {"i1": 2**7, "i2": 2**15, "i4": 2**31, "i8": 2**63}


class Flat(Typed):
    """A record of plain lists and ints; any debugger shows it."""

    __slots__ = (*(name for name, _, _ in FIELDS), "log", "planned")

    if TYPE_CHECKING:
        log: list[tuple[int, int, int, int, int, int]]
        planned: dict[int, tuple[int, ...]]  # see planned.py

    def __init__(self) -> None:
        for name, length, _ in FIELDS:
            setattr(self, name, [0] * length if length else 0)
        self.log = []
        self.planned = {}

    def clone(self) -> Self:
        """An equal and independent copy, with an empty log."""
        other = type(self).__new__(type(self))
        _copy(self, other)
        other.log = []
        other.planned = self.planned
        return other

    def take(self, source: Flat) -> None:
        """Become equal to another record."""
        for name in _LISTS:
            getattr(self, name)[:] = getattr(source, name)
        for name in _NUMBERS:
            setattr(self, name, getattr(source, name))

    def numbers(self, without: tuple[str, ...] = ()) -> tuple[int, ...]:
        """The whole position as numbers, in the order of the fields, scratch left out."""
        out: list[int] = []
        for name, length, _ in FIELDS:
            if name in SCRATCH or name in without:
                continue
            value = getattr(self, name)
            if length:
                out += value
            else:
                out.append(value)
        return tuple(out)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Flat) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())


class State(Flat):
    """The truth of one game, whole: cloned by one copy, hashed and saved in the middle of any decision."""

    __slots__ = ()


class View(Flat):
    """What one pov may know of a state; whatever it may not know is `UNKNOWN` or zero."""

    __slots__ = ()


_LISTS = tuple(name for name, length, _ in FIELDS if length)
_NUMBERS = tuple(name for name, length, _ in FIELDS if not length)


def _copier() -> Callable[[Flat, Flat], None]:
    """`b.kind = a.kind[:]` and so on, written out: a loop over the names takes twice as long, and every command makes a copy."""
    lines = [f"    b.{name} = a.{name}{'[:]' if length else ''}" for name, length, _ in FIELDS]
    scope: dict[str, Callable[[Flat, Flat], None]] = {}
    exec("\n".join(["def copy(a, b):", *lines]), scope)
    return scope["copy"]


_copy = _copier()


def dtype() -> np.dtype[np.void]:
    """Return the fields as a NumPy record, padded to 64 bytes so that neighbours share no cache line."""
    import numpy as np

    fields = [(name, width, (length,)) if length else (name, width) for name, length, width in FIELDS]
    plain = np.dtype(fields, align=True)
    pad = -plain.itemsize % 64
    return np.dtype([*fields, ("pad", "u1", (pad,))], align=True) if pad else plain


jit.record(("State", "View", "Flat"), ("States", "Views"), FIELDS, dtype)


def to_record(source: Flat, record: np.void) -> None:
    """Write a state or view into a NumPy record."""
    for name, _, _ in FIELDS:
        record[name] = getattr(source, name)


def from_record(record: np.void, target: Flat) -> None:
    """Read a state or view back from a NumPy record."""
    for name, length, _ in FIELDS:
        setattr(target, name, record[name].tolist() if length else int(record[name]))
