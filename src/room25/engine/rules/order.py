"""The order in which several characters are gone through: the marker row, then whoever is there without a marker in it."""

from __future__ import annotations

from room25.engine.table.fields import CHARACTERS, SEATS
from room25.engine.table.state import Flat

__all__ = ["in_row", "in_turn", "seated_after"]


def in_turn(s: Flat, place: int) -> int:
    """The character at this place of the turn order, or -1 beyond the last one.

    Those whose marker has left the row follow in the order of the seats, counted on from the first player (TIME-10, AMB-010). The dead are
    among them, so that a place keeps its meaning while a card is worked off: the caller asks who is alive.
    """
    if place < s.turn_count:
        return s.turn_order[place]
    skip = place - s.turn_count
    for k in range(1, CHARACTERS):
        c = seated_after(s, s.turn_order[0], k)
        if c >= 0 and not in_row(s, c):
            if skip == 0:
                return c
            skip -= 1
    return -1


def seated_after(s: Flat, first: int, k: int) -> int:
    """Who sits k places after this character, or -1: nobody sits at the places that a smaller table leaves free."""
    place = (s.seat_order[first] + k) % SEATS
    for c in range(CHARACTERS):
        if s.seat_order[c] == place:
            return c
    return -1


def in_row(s: Flat, who: int) -> int:
    """Does this character's marker lie in the row?"""
    for i in range(s.turn_count):
        if s.turn_order[i] == who:
            return 1
    return 0
