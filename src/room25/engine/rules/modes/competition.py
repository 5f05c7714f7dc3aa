"""Competition: two characters a player, everybody against everybody; first out with both, or last alive, wins."""

from __future__ import annotations

from room25.engine.rules.modes import BY_SEAT, Mode, inside
from room25.engine.table import effects
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import NOWHERE, TIE, WINNER, State

__all__ = ["MODE", "escape", "last_alive"]

MODE = Mode(
    code=1,
    key="competition",
    rules=("MODE-COMP-01", "MODE-COMP-03", "WIN-COMP-01", "WIN-COMP-02", "WIN-COMP-03", "AMB-005", "AMB-099"),
    sides=BY_SEAT,
)


@MODE.escape
def escape(s: State, who: int) -> int:
    """All of one's own inside; with one of them dead, in the last round only. Opponents inside never matter (ROOM-R25-04)."""
    dead = 0
    for c in range(CHARACTERS):
        if s.side[c] == s.side[who]:
            if s.stands_on[c] == NOWHERE:
                dead += 1
            elif s.stands_on[c] >= 0 and not inside(s, c):
                return 0
    if dead == 0 or (dead == 1 and s.rounds_left == 1):
        return WINNER + s.side[who]
    return 0


@MODE.judge
def last_alive(s: State) -> None:
    """A side wins when no other has anybody alive; if the last die together nobody wins (WIN-COMP-02, AMB-099)."""
    alive = -1
    for c in range(CHARACTERS):
        if s.stands_on[c] >= 0:
            if alive >= 0 and alive != s.side[c]:
                return
            alive = s.side[c]
    effects.finish(s, TIE if alive < 0 else WINNER + alive)


@MODE.time_up
def time_up(s: State) -> int:
    return TIE
