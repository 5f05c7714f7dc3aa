"""What everybody remembers of a seat: claims that came true or did not, harm done to others, goes that came to nothing.

No rule reads it. It is public, so it is part of every view, and whoever wonders who the guards are starts from it.
"""

from __future__ import annotations

from room25.engine.rules.rooms import COLOUR, REVEAL
from room25.engine.table import knowledge
from room25.engine.table.board import YELLOW
from room25.engine.table.fields import SEATS
from room25.engine.table.state import State

__all__ = ["discover", "shove", "waste"]

MOST = 100  # no more is counted


def discover(s: State, tile: int) -> None:
    """A tile is turned face up: what was said of it is held against its colour, and the room may react (ORDER-06)."""
    if s.claims[tile]:
        for seat in range(SEATS):
            said = knowledge.claimed(s, seat, tile) - 1
            if said == COLOUR[s.kind[tile]]:
                s.proved[seat] += s.proved[seat] < MOST
            elif said >= 0:
                s.caught[seat] += s.caught[seat] < MOST
    knowledge.reveal(s, tile)
    REVEAL(s, s.kind[tile], tile)


def shove(s: State, who: int, tile: int) -> None:
    """Somebody is pushed by another; where everybody sees that the room is bad, that is remembered."""
    if s.face_up[tile] and COLOUR[s.kind[tile]] >= YELLOW:
        s.harm[s.owner[who]] += s.harm[s.owner[who]] < MOST


def waste(s: State, who: int) -> None:
    """A go came to nothing."""
    s.idle[s.owner[who]] += s.idle[s.owner[who]] < MOST
