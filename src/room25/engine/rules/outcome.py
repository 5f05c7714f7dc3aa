"""After each event: deaths one by one in turn order, the roles they show, then whether the game is over (ORDER-07, AMB-114)."""

from __future__ import annotations

from room25.engine.rules import order
from room25.engine.rules.modes import DEATH, JUDGE
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import State


def settle(s: State) -> None:
    """Bring the table up to date with what has just happened."""
    s.dirty = 0
    if s.dying:
        for place in range(CHARACTERS):
            c = order.in_turn(s, place)
            if c >= 0:
                bury(s, c)
    JUDGE(s, s.mode)


def bury(s: State, who: int) -> None:
    """Run one new death through the mode's rules."""
    if (s.dying >> who) & 1:
        s.dying ^= 1 << who
        s.dead[s.dead_count] = who
        s.dead_count += 1
        DEATH(s, s.mode, who)
