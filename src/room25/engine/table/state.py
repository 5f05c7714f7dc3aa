"""The flat state: one list of fields, from which the interpreted and the compiled container are made.

`State` is the truth, `View` is what one pov may know of it. Both are the same kind of record, so every rule that reads only what a
seat may know (`legal` above all) runs on a view as it runs on a state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Self

from room25.engine import marks as jit

if TYPE_CHECKING:
    import numpy as np

CHARACTERS = 8  # room for every edition
TILES = 25
LINES = 10
SWITCHES = 32
CARDS = 58
KINDS = 32  # room codes run from 0 to 31
STACK = 24
ANSWERS = 192  # the longest list of legal answers that any edition can ask for
TRIES = 8
FALLS = 16  # deaths that are kept for a study, those of the revived included

NOBODY = -1
NOWHERE = -1  # a dead character stands nowhere
ABSENT = -2  # a character that is not in this game
UNKNOWN = -3  # in a view: there is something, and this pov may not know what
NONE = -1  # no token in this slot, no reminder on the board

PRISONER, GUARD = 0, 1

# phases of a game (TIME-03)
CLUE, PROGRAMMING, ACTIONS, COUNTDOWN, OPENING = 1, 2, 3, 4, 5  # OPENING: cards before programming

# how a game ended; in Competition and Team the winner is WINNER + side
RUNNING, PRISONERS, GUARDS, DEFEAT, FULL, PARTIAL, DRAW, WINNER = 0, 1, 2, 3, 4, 5, 6, 8

# who looks, besides the seats
SPECTATOR, EVERYTHING = -1, -2

# name, length (0 is a single number), NumPy width. What belongs to a tile goes by the tile's id, which is the cell where the
# tile lay at the start: it stays with the tile wherever that slides. What follows `acts` is scratch: no part of a position.
FIELDS: tuple[tuple[str, int, str], ...] = (
    # the table: fixed once the game is set up
    ("edition", 0, "i1"),
    ("mode", 0, "i1"),
    ("level", 0, "i1"),
    ("seats", 0, "i1"),
    ("rounds", 0, "i1"),
    ("switch", SWITCHES, "i1"),
    ("owner", CHARACTERS, "i1"),
    ("side", CHARACTERS, "i1"),
    ("zoned", 0, "i4"),
    ("stock", KINDS, "i1"),
    ("draws", 4, "i1"),
    ("pov", 0, "i1"),
    # the complex, by tile
    ("kind", TILES, "i1"),
    ("up", TILES, "i1"),
    ("closed", TILES, "i1"),
    ("turned", TILES, "i1"),
    ("cell_of", TILES, "i1"),
    ("seen", TILES, "i2"),
    ("claims", TILES, "i4"),
    ("pool", KINDS, "i1"),
    # the complex, by cell and by line
    ("tile_at", TILES, "i1"),
    ("lines", LINES, "i1"),
    ("lock", 2, "i1"),
    ("robot", 2, "i1"),
    ("key", 0, "i1"),
    # the characters
    ("at", CHARACTERS, "i1"),
    ("role", CHARACTERS, "i1"),
    ("shown", CHARACTERS, "i1"),
    ("free", CHARACTERS, "i1"),
    ("limit", CHARACTERS, "i1"),
    ("slot1", CHARACTERS, "i1"),
    ("slot2", CHARACTERS, "i1"),
    ("floating", CHARACTERS, "i1"),
    ("used", CHARACTERS, "i1"),
    ("trap", CHARACTERS, "i1"),
    ("drown", CHARACTERS, "i1"),
    ("reminder", CHARACTERS, "i1"),
    ("hidden", CHARACTERS, "i1"),
    ("adr", CHARACTERS, "i1"),
    ("lost", CHARACTERS, "i1"),
    ("supply", CHARACTERS, "i1"),
    ("paranoid", CHARACTERS, "i1"),
    ("pile_left", CHARACTERS, "i1"),
    ("pile", CHARACTERS * 5, "i1"),
    # time and turn order
    ("row", CHARACTERS, "i1"),
    ("row_n", 0, "i1"),
    ("seated", CHARACTERS, "i1"),
    ("left", 0, "i1"),
    ("phase", 0, "i1"),
    ("slot", 0, "i1"),
    ("turn", 0, "i1"),
    ("actor", 0, "i1"),
    ("owes", 0, "i2"),
    ("recent", 0, "i2"),
    ("found", 0, "i1"),
    ("hold", 0, "i1"),
    ("number", 0, "i2"),
    # deaths, roles, outcome
    ("died", CHARACTERS, "i1"),
    ("died_n", 0, "i1"),
    ("dying", 0, "i2"),
    ("dirty", 0, "i1"),
    ("pack_guards", 0, "i1"),
    ("spare", 0, "i1"),
    ("tried", TRIES, "i2"),
    ("tried_by", TRIES, "i1"),
    ("tried_n", 0, "i1"),
    ("over", 0, "i1"),
    # what everybody remembers of a seat
    ("caught", CHARACTERS, "i1"),
    ("proved", CHARACTERS, "i1"),
    ("harm", CHARACTERS, "i1"),
    ("idle", CHARACTERS, "i1"),
    # the cards
    ("deck", CARDS, "i1"),
    ("deck_n", 0, "i1"),
    ("discard", CARDS, "i1"),
    ("discard_n", 0, "i1"),
    ("bomb", 0, "i1"),
    ("jam", 0, "i1"),
    ("accel", 0, "i1"),
    ("accel_n", 0, "i1"),
    # the agenda, a stack of rows
    ("ag_kind", STACK, "i1"),
    ("ag_who", STACK, "i1"),
    ("ag_a", STACK, "i1"),
    ("ag_b", STACK, "i2"),
    ("ag_c", STACK, "i1"),
    ("ag_d", STACK, "i1"),
    ("depth", 0, "i1"),
    # the generator
    ("rng0", 0, "i8"),
    ("rng1", 0, "i8"),
    # scratch: the legal answers that were listed last
    ("acts", ANSWERS, "i2"),
    ("acts_n", 0, "i2"),
    # scratch: what nobody at the table needs and a study asks for
    ("begun", 0, "i2"),
    ("fell", FALLS, "i2"),
    ("fell_n", 0, "i2"),
)
SCRATCH = ("acts", "acts_n", "begun", "fell", "fell_n")
RANGE = {"i1": 2**7, "i2": 2**15, "i4": 2**31, "i8": 2**63}


class Flat:
    """A record of plain lists and ints; any debugger shows it."""

    __slots__ = (*(name for name, _, _ in FIELDS), "log", "planned")

    if TYPE_CHECKING:
        edition: int
        mode: int
        level: int
        seats: int
        rounds: int
        switch: list[int]
        owner: list[int]
        side: list[int]
        zoned: int
        stock: list[int]
        draws: list[int]
        pov: int
        kind: list[int]
        up: list[int]
        closed: list[int]
        turned: list[int]
        cell_of: list[int]
        seen: list[int]
        claims: list[int]
        pool: list[int]
        tile_at: list[int]
        lines: list[int]
        lock: list[int]
        robot: list[int]
        key: int
        at: list[int]
        role: list[int]
        shown: list[int]
        free: list[int]
        limit: list[int]
        slot1: list[int]
        slot2: list[int]
        floating: list[int]
        used: list[int]
        trap: list[int]
        drown: list[int]
        reminder: list[int]
        hidden: list[int]
        adr: list[int]
        lost: list[int]
        supply: list[int]
        paranoid: list[int]
        pile_left: list[int]
        pile: list[int]
        row: list[int]
        row_n: int
        seated: list[int]
        left: int
        phase: int
        slot: int
        turn: int
        actor: int
        owes: int
        recent: int
        found: int
        hold: int
        number: int
        died: list[int]
        died_n: int
        dying: int
        dirty: int
        pack_guards: int
        spare: int
        tried: list[int]
        tried_by: list[int]
        tried_n: int
        over: int
        caught: list[int]
        proved: list[int]
        harm: list[int]
        idle: list[int]
        deck: list[int]
        deck_n: int
        discard: list[int]
        discard_n: int
        bomb: int
        jam: int
        accel: int
        accel_n: int
        ag_kind: list[int]
        ag_who: list[int]
        ag_a: list[int]
        ag_b: list[int]
        ag_c: list[int]
        ag_d: list[int]
        depth: int
        rng0: int
        rng1: int
        acts: list[int]
        acts_n: int
        begun: int  # rounds
        fell: list[int]  # each death: who + 8 * room + 256 * round
        fell_n: int
        log: list[tuple[int, int, int, int, int, int]]
        planned: dict[int, tuple[int, ...]]  # see core/planned.py

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

    def numbers(self) -> tuple[int, ...]:
        """The whole position as numbers, in the order of the fields, scratch left out."""
        out: list[int] = []
        for name, length, _ in FIELDS:
            if name in SCRATCH:
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
    """The same fields as a NumPy record, padded to 64 bytes so that neighbours share no cache line."""
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
