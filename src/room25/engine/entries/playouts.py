"""A running game played to its end many times, by explorers who see what their seats see: how it may end from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.brain.ladder import EXPLORER
from room25.engine.brain.seat import take_turn
from room25.engine.entries.games import first_dice
from room25.engine.marks import entry
from room25.engine.rules.apply import advance
from room25.engine.rules.legal import to_move
from room25.engine.table import rng
from room25.engine.table.arrays import put
from room25.engine.views.redeal import redeal_unseen

if TYPE_CHECKING:
    from room25.engine.brain.mind import Minds, Rows
    from room25.engine.table.arrays import States

__all__ = ["play_out"]


@entry
def play_out(states: States, minds: Minds, seed: int, games: int, results: Rows) -> int:
    """Play the game in states[0] to its end so often on states[1]. Each outcome stands in its row; returns how many games there were.

    Roles, programs and whatever anybody has seen stay as they are; the rooms that nobody has seen and the cards are dealt anew each time.
    """
    for g in range(games):
        put(states, 1, 0)
        s = states[1]
        rng.seed(s, seed + g, g)
        redeal_unseen(s)
        minds[0].dice = first_dice(seed + g)
        n = advance(s)
        while n:
            n = take_turn(s, to_move(s), EXPLORER, minds[0])
        results[g][0] = s.outcome
    return games
