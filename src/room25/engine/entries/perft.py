"""Perft: how many ways a position can be played on, a number that any other program of these rules must find too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.marks import entry
from room25.engine.rules.apply import advance, apply
from room25.engine.rules.legal import legal, to_move
from room25.engine.table.arrays import put

if TYPE_CHECKING:
    from room25.engine.table.arrays import States

__all__ = ["perft"]


@entry
def perft(states: States, depth: int) -> int:
    """Return how many ways there are to answer `depth` questions in a row from states[0]; the array holds `depth` states at least.

    If several are asked at once they answer in turn order, each with its first answer; asides are not counted. A game that ends
    sooner counts for nothing, as a mate does in chess.
    """
    leaves = advance(states[0])
    if depth == 1 or leaves == 0:
        return leaves
    legal(states[0], to_move(states[0]))
    leaves = 0
    level = 0
    while level >= 0:
        s = states[level]
        if s.legal_count == 0:
            level -= 1
        else:
            # Each level keeps its own list of answers, and takes them from its end; the copy overwrites the lists above only.
            s.legal_count -= 1
            put(states, level + 1, level)
            child = states[level + 1]
            n = apply(child, to_move(child), s.legal[s.legal_count])
            if level + 2 == depth:
                leaves += n
            elif n:
                legal(child, to_move(child))
                level += 1
    return leaves
