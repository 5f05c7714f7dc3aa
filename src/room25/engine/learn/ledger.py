"""The ledger of a table: what everybody could write down of a game so far, such as claims that a state keeps no trace of.

It is filled from answers that everybody sees and from the public part of a state alone; it goes by seat, and is shown to a seat with
the seats counted from itself, as in observations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from room25.engine import marks as jit
from room25.engine.rules.actions import TOKEN_OF
from room25.engine.rules.rooms import COLOUR
from room25.engine.table import agenda
from room25.engine.table.answers import COMMIT, HIDE, IS_ASIDE, LOOK, TOKENS
from room25.engine.table.board import COLOURS
from room25.engine.table.fields import SEATS, TILES
from room25.engine.table.knowledge import CLAIM_BITS, CLAIM_MASK
from room25.engine.table.state import ACTIONS, Flat

if TYPE_CHECKING:
    import numpy as np

    Ledgers: TypeAlias = Sequence["Ledger"]
    Accounts: TypeAlias = Sequence["Account"]

__all__ = ["Account", "HUES", "Ledger", "account_dtype", "dtype", "note", "recount", "settle", "wipe"]

HUES = len(COLOURS)
MOST = 127

ACCOUNT: tuple[tuple[str, int, str], ...] = (
    ("said", SEATS * HUES, "i1"),  # claims of this seat, by colour
    ("retold", SEATS, "i1"),  # claims of this seat that it changed later
    ("came_true", SEATS * HUES * HUES, "i1"),  # rooms turned up of which it had said one colour last, by that colour and the true one
    ("acts", SEATS * TOKENS, "i1"),  # actions that it has played, by token
)  # fmt: skip
LEDGER = (*ACCOUNT, ("told", TILES, "i4"))  # and what stands in the claims of each tile


class Ledger:
    """What everybody has written down of one game."""

    __slots__ = tuple(name for name, _, _ in LEDGER)

    if TYPE_CHECKING:
        said: list[int]
        retold: list[int]
        came_true: list[int]
        acts: list[int]
        told: list[int]

    def __init__(self) -> None:
        for name, length, _ in LEDGER:
            setattr(self, name, [0] * length)


class Account:
    """The same as one seat counts the seats: 0 is itself, 1 the next."""

    __slots__ = tuple(name for name, _, _ in ACCOUNT)

    if TYPE_CHECKING:
        said: list[int]
        retold: list[int]
        came_true: list[int]
        acts: list[int]

    def __init__(self) -> None:
        for name, length, _ in ACCOUNT:
            setattr(self, name, [0] * length)


def dtype() -> np.dtype[np.void]:
    """Return the type of a Ledger as a NumPy record."""
    import numpy as np

    return np.dtype([(name, width, (n,)) for name, n, width in LEDGER], align=True)


def account_dtype() -> np.dtype[np.void]:
    """Return the type of an Account as a NumPy record."""
    import numpy as np

    return np.dtype([(name, width, (n,)) for name, n, width in ACCOUNT])


jit.record(("Ledger",), ("Ledgers",), LEDGER, dtype)
jit.record(("Account",), ("Accounts",), ACCOUNT, account_dtype, is_blank=True)


def wipe(g: Ledger) -> None:
    """An empty page, for a new game."""
    for i in range(SEATS * HUES):
        g.said[i] = 0
    for i in range(SEATS):
        g.retold[i] = 0
    for i in range(SEATS * HUES * HUES):
        g.came_true[i] = 0
    for i in range(SEATS * TOKENS):
        g.acts[i] = 0
    for tile in range(TILES):
        g.told[tile] = 0


def note(s: Flat, g: Ledger, who: int, answer: int) -> None:
    """Write down an action that is about to be played: everybody sees which token it is."""
    if s.phase != ACTIONS or agenda.kind(s) != agenda.ASK_ACTION or IS_ASIDE[answer]:
        return
    if answer >= LOOK or HIDE <= answer < COMMIT:
        at = s.owner[who] * TOKENS + TOKEN_OF[answer]
        if g.acts[at] < MOST:
            g.acts[at] += 1


def settle(s: Flat, g: Ledger) -> None:
    """Write down what was said since the last time, and what came out of what was said before."""
    for tile in range(TILES):
        if s.face_up[tile]:
            if g.told[tile]:
                close_account(s, g, tile)
        elif s.claims[tile] != g.told[tile]:
            open_account(s, g, tile)


def close_account(s: Flat, g: Ledger, tile: int) -> None:
    """A room lies open: who had told what of it?"""
    for seat in range(s.seats):
        said = (g.told[tile] >> (CLAIM_BITS * seat)) & CLAIM_MASK
        if said:
            at = (seat * HUES + said - 1) * HUES + COLOUR[s.kind[tile]]
            if g.came_true[at] < MOST:
                g.came_true[at] += 1
    g.told[tile] = 0


def open_account(s: Flat, g: Ledger, tile: int) -> None:
    """Somebody has said something new of a room."""
    for seat in range(s.seats):
        said = (s.claims[tile] >> (CLAIM_BITS * seat)) & CLAIM_MASK
        before = (g.told[tile] >> (CLAIM_BITS * seat)) & CLAIM_MASK
        if said and said != before:
            at = seat * HUES + said - 1
            if g.said[at] < MOST:
                g.said[at] += 1
            if before and g.retold[seat] < MOST:
                g.retold[seat] += 1
    g.told[tile] = s.claims[tile]


def recount(g: Ledger, first: int, seats: int, a: Account) -> None:
    """The ledger as the seat `first` counts; `a` is all zero before."""
    seat = first
    for i in range(seats):
        a.retold[i] = g.retold[seat]
        for k in range(HUES):
            a.said[i * HUES + k] = g.said[seat * HUES + k]
        for k in range(HUES * HUES):
            a.came_true[i * HUES * HUES + k] = g.came_true[seat * HUES * HUES + k]
        for k in range(TOKENS):
            a.acts[i * TOKENS + k] = g.acts[seat * TOKENS + k]
        seat = seat + 1 if seat + 1 < seats else 0
