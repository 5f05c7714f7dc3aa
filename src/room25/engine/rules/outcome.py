"""How a game ends, and for whom it was won.

After each event deaths are settled one by one in turn order, with the roles that they show; then the mode says whether the game is over
(ORDER-07, AMB-114).
"""

from __future__ import annotations

from room25.engine.rules import order
from room25.engine.rules.modes import DEATH, JUDGE
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import FULL, GUARD, GUARDS, PARTIAL, PRISONERS, RUNNING, TIE, WINNER, State

__all__ = ["LOST", "PARTLY_WON", "TIED", "WON", "result_for", "settle"]

UNDECIDED, LOST, TIED, PARTLY_WON, WON = 0, 1, 2, 3, 4  # what the outcome of a game means to one of its characters


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


def result_for(outcome: int, role: int, side: int) -> int:
    """Return what an outcome means to a character of this role and side: one of UNDECIDED … WON."""
    if outcome == RUNNING:
        return UNDECIDED
    if outcome == FULL:
        return WON
    if outcome == PARTIAL:
        return PARTLY_WON
    if outcome == TIE:
        return TIED
    if outcome == PRISONERS:
        return LOST if role == GUARD else WON
    if outcome == GUARDS:
        return WON if role == GUARD else LOST
    return WON if outcome == WINNER + side else LOST
