"""Games of rule bots, noted seat by seat: what everybody could see of each until the first guard was known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.brain import ladder
from room25.engine.brain.mind import Mind
from room25.engine.brain.seat import bot_level, play
from room25.engine.entries.games import first_dice
from room25.engine.learn.ledger import HUES, Ledger, note, settle, wipe
from room25.engine.marks import entry
from room25.engine.rules.apply import advance
from room25.engine.rules.deal import deal
from room25.engine.rules.legal import to_move
from room25.engine.table.answers import TOKENS
from room25.engine.table.arrays import put
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import GUARD, State

if TYPE_CHECKING:
    from room25.engine.brain.mind import Minds, Rows
    from room25.engine.learn.ledger import Ledgers
    from room25.engine.table.arrays import States

__all__ = ["ACTS", "BEFORE", "IS_GUARD", "SAID", "SEAT_WIDTH", "TRUTHS", "describe", "is_open", "watch_seats"]

# the columns of a seat: is it a guard; its claims by colour; those that came out true and false; its actions by token; harm, idle goes
IS_GUARD, SAID, TRUTHS, ACTS = 0, 1, 1 + HUES, 3 + HUES
BEFORE = ACTS + TOKENS
SEAT_WIDTH = BEFORE + 3


@entry
def watch_seats(states: States, minds: Minds, ledgers: Ledgers, levels: int, seed: int, games: int, rows: Rows) -> int:
    """Play games on the table in states[0]; one row for each seat of each game. Returns how many rows were written."""
    n = 0
    for k in range(games):
        put(states, 1, 0)
        deal(states[1], seed + k, 0)
        minds[0].dice = first_dice(seed + k)
        watch_seat(states[1], minds[0], ledgers[0], levels)
        n = describe(states[1], ledgers[0], rows, n)
    return n


def watch_seat(s: State, m: Mind, g: Ledger, levels: int) -> None:
    """Play until a role is known or the game is over, and keep the ledger."""
    wipe(g)
    asked = advance(s)
    while asked and is_open(s) == 0:
        who = to_move(s)
        level = bot_level(levels, s.owner[who])
        answer = ladder.choose(s, who, level, m)
        note(s, g, who, answer)
        asked = play(s, who, level, answer, m)
        settle(s, g)


def is_open(s: State) -> int:
    """Is anybody's role known to all?"""
    for c in range(CHARACTERS):
        if s.owner[c] >= 0 and s.role_shown[c]:
            return 1
    return 0


def describe(s: State, g: Ledger, rows: Rows, n: int) -> int:
    """Write a row for each seat. Returns the number of the next row."""
    for c in range(CHARACTERS):
        if s.owner[c] >= 0:
            seat = s.owner[c]
            row = rows[n]
            row[IS_GUARD] = 1 if s.role[c] == GUARD else 0
            for hue in range(HUES):
                row[SAID + hue] = g.said[seat * HUES + hue]
            row[TRUTHS] = s.proved[seat]
            row[TRUTHS + 1] = s.caught[seat]
            for token in range(TOKENS):
                row[ACTS + token] = g.acts[seat * TOKENS + token]
            row[BEFORE] = s.harm[seat]
            row[BEFORE + 1] = s.idle[seat]
            row[BEFORE + 2] = s.rounds_begun
            n += 1
    return n
