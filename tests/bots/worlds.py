"""Positions out of random games, each with another world that the asked seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from laws.games import MOST_DECISIONS, begin, choose, make, some_games, view_of
from room25.engine.rules.asides import is_aside
from room25.engine.table.state import State
from room25.engine.views.redeal import redeal
from room25.events import Event, from_row
from room25.game import SeatView
from room25.redact import redact
from room25.setup.kinds import GameKind


class Place(NamedTuple):
    """A decision of a seat: what it sees, and what it sees in another world; do the worlds differ?"""

    seat: int
    here: SeatView
    there: SeatView
    differs: bool


def places(cell: GameKind, count: int, seed: int) -> Iterator[Place]:
    """So many decisions out of random games of this kind; talk, reminders and changed programs occur in them."""
    found = 0
    while found < count:
        for setup, deal, dice in some_games(cell, 1, seed):
            s = begin(setup, deal)
            seen: list[list[Event]] = [[] for _ in range(s.seats)]
            sense = dice.choice((0, 0.5, 0.9, 1))
            for _ in range(MOST_DECISIONS):
                collect(s, seen)
                if s.outcome or found == count:
                    break
                move = choose(s, dice, sense)
                if not is_aside(move.answer) and (s.owes == 0 or (s.owes >> move.who) & 1):
                    seat = s.owner[move.who]
                    flat = view_of(s, seat)
                    other = State()
                    redeal(flat, dice.randrange(2**32), 0, other)
                    there = view_of(other, seat)
                    assert there == flat
                    yield Place(
                        seat, SeatView(flat, seen[seat]), SeatView(there, seen[seat]), hidden(other) != hidden(s)
                    )
                    found += 1
                make(s, move)
        seed += 1000


def hidden(s: State) -> tuple[list[int], ...]:
    """What somebody may not know: rooms, roles, programs, the order of cards and piles."""
    return s.kind, s.role, s.slot1, s.slot2, s.deck[: s.deck_count], s.pile


def collect(s: State, seen: list[list[Event]]) -> None:
    """Tell every seat what it may know of what has just happened."""
    for row in s.log:
        event = from_row(len(seen[0]), row)
        for seat, events in enumerate(seen):
            events.append(redact(event, seat))
