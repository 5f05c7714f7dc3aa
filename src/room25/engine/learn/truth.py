"""The truth of a game as numbers, for critics and for heads that learn to believe: asked for on its own, and no part of any observation.

Whoever plays must not see it. It is made from the state, so only training may ask for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from room25.engine import marks as jit
from room25.engine.learn.step import EnvState
from room25.engine.rules.cards import KIND_OF
from room25.engine.table.fields import CELLS, CHARACTERS, SEATS
from room25.engine.table.state import ABSENT, Flat

if TYPE_CHECKING:
    import numpy as np

    Truths: TypeAlias = Sequence["Truth"]

__all__ = ["TRUTH", "Truth", "dtype", "tell"]

TRUTH: tuple[tuple[str, int, str], ...] = (
    ("room", CELLS, "i1"),  # 1 + the kind of the room on this cell
    ("role", CHARACTERS, "i1"),  # 1 prisoner, 2 guard, 0 not in this game
    ("first", CHARACTERS, "i1"),  # 1 + the token in slot 1, 0 for none
    ("second", CHARACTERS, "i1"),  # the same of slot 2
    ("card", 1, "i1"),  # 1 + the kind of the next card, 0 for none
    ("mates", SEATS, "i1"),  # 1: this seat (by its own number) wins and loses with the one that is asked
)


class Truth:
    """One truth as plain lists."""

    __slots__ = tuple(name for name, _, _ in TRUTH)

    if TYPE_CHECKING:
        room: list[int]
        role: list[int]
        first: list[int]
        second: list[int]
        card: list[int]
        mates: list[int]

    def __init__(self) -> None:
        for name, length, _ in TRUTH:
            setattr(self, name, [0] * length)


def dtype() -> np.dtype[np.void]:
    """Return the type of a Truth as a NumPy record."""
    import numpy as np

    return np.dtype([(name, width, (n,)) for name, n, width in TRUTH])


jit.record(("Truth",), ("Truths",), TRUTH, dtype)


def tell(s: Flat, env: EnvState, t: Truth) -> None:
    """Fill in the truth of a game in which somebody is asked; every number is written."""
    who = env.who
    for cell in range(CELLS):
        t.room[cell] = 1 + s.kind[s.tile_at[cell]]
    for seat in range(SEATS):
        t.mates[seat] = 0
    for c in range(CHARACTERS):
        here = 0 if s.stands_on[c] == ABSENT else 1
        t.role[c] = 1 + s.role[c] if here else 0
        t.first[c] = 1 + s.slot1[c] if here else 0
        t.second[c] = 1 + s.slot2[c] if here else 0
        if here and s.owner[c] >= 0 and s.role[c] == s.role[who] and s.side[c] == s.side[who]:
            t.mates[s.owner[c]] = 1
    t.card[0] = 1 + KIND_OF[s.deck[0]] if s.deck_count else 0
