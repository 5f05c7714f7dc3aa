"""Cooperation: all together, no guards; the base game forgives one death, with half the glory."""

from __future__ import annotations

from room25.engine.rules.modes import ONE_SIDE, Mode, inside
from room25.engine.table import effects
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import DEFEAT, FULL, NOWHERE, PARTIAL, State
from room25.engine.table.switches import DEATHS, GATHER, KEY

__all__ = ["MODE", "escape", "judge", "time_up"]

MODE = Mode(
    code=3,
    key="cooperation",
    rules=tuple(
        "MODE-COOP-01 MODE-COOP-03 MODE-COOP-05 ROOM-R25-02 WIN-GEN-02 WIN-COOP-01 WIN-COOP-02 WIN-COOP-03 AMB-001".split()
    ),
    sides=ONE_SIDE,
)


@MODE.escape
def escape(s: State, who: int) -> int:
    """All the living inside, and if there is a Key not before it was found (WIN-GEN-02)."""
    if s.switch[KEY] and not s.key_entered:
        return 0
    return gathered(s)


def gathered(s: State) -> int:
    """The result if everybody alive is in Room 25, else 0."""
    result = FULL
    for c in range(CHARACTERS):
        if s.stands_on[c] == NOWHERE:
            result = PARTIAL
        elif s.stands_on[c] >= 0 and not inside(s, c):
            return 0
    return result


@MODE.judge
def judge(s: State) -> None:
    if s.dead_count > s.switch[DEATHS]:
        effects.finish(s, DEFEAT)
    elif s.switch[GATHER] and s.key_entered and gathered(s):  # no slide is needed (ROOM-R25-02, AMB-001)
        effects.finish(s, gathered(s))


@MODE.time_up
def time_up(s: State) -> int:
    return DEFEAT
