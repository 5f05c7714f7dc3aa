"""Cooperation: all together, no guards; the base game forgives one death, with half the glory."""

from __future__ import annotations

from room25.core import effects
from room25.core.state import DEFEAT, FULL, NOWHERE, PARTIAL, State
from room25.core.switches import DEATHS
from room25.rules.modes import ONE_SIDE, Mode, inside

MODE = Mode(
    code=3,
    key="cooperation",
    rules=("MODE-COOP-01", "MODE-COOP-05", "WIN-COOP-01", "WIN-COOP-03"),
    sides=ONE_SIDE,
)


@MODE.escape
def escape(s: State, who: int) -> int:
    result = FULL
    for c in range(8):
        if s.at[c] == NOWHERE:
            result = PARTIAL
        elif s.at[c] >= 0 and not inside(s, c):
            return 0
    return result


@MODE.judge
def too_many_dead(s: State) -> None:
    if s.died_n > s.switch[DEATHS]:
        effects.finish(s, DEFEAT)


@MODE.time_up
def time_up(s: State) -> int:
    return DEFEAT
