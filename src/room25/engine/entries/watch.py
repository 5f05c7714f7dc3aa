"""Games of explorers, noted round by round: what `outlook` is fitted to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.brain.ladder import EXPLORER
from room25.engine.brain.mind import Mind
from room25.engine.brain.outlook import features
from room25.engine.brain.seat import take_turn
from room25.engine.brain.tree import value
from room25.engine.brain.weights import NUMBERS
from room25.engine.entries.games import first_dice
from room25.engine.marks import entry
from room25.engine.rules.apply import advance
from room25.engine.rules.deal import deal
from room25.engine.rules.legal import to_move
from room25.engine.table.arrays import put
from room25.engine.table.state import State

if TYPE_CHECKING:
    from room25.engine.brain.mind import Minds, Rows
    from room25.engine.table.arrays import States

__all__ = ["LEFT", "STAGE", "TRAIT", "WORTH", "watch_games"]

LEFT, STAGE, TRAIT, WORTH = 0, 1, 2, 2 + NUMBERS  # the columns of a row


@entry
def watch_games(states: States, minds: Minds, seed: int, games: int, rows: Rows) -> int:
    """Play games on the table in states[0]; one row for each round of each game. Returns how many rows were written."""
    n = 0
    for g in range(games):
        put(states, 1, 0)
        deal(states[1], seed + g, 0)
        minds[0].dice = first_dice(seed + g)
        n = watch(states[1], minds[0], rows, n)
    return n


def watch(s: State, m: Mind, rows: Rows, n: int) -> int:
    """Play one game. Returns the number of the next row."""
    first = n
    last = -1
    asked = advance(s)
    while asked:
        if s.rounds_left != last:
            last = s.rounds_left
            rows[n][LEFT] = last
            rows[n][STAGE] = features(s, m)
            for i in range(NUMBERS):
                rows[n][TRAIT + i] = m.trait[i]
            n += 1
        asked = take_turn(s, to_move(s), EXPLORER, m)
    for row in range(first, n):
        rows[row][WORTH] = value(s, 0)
    return n
