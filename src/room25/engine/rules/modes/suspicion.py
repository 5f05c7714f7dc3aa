"""Suspicion: the prisoners must get out together; guards hide among them."""

from __future__ import annotations

from room25.engine.rules.modes import ONE_SIDE, Mode, inside
from room25.engine.table import effects
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import GUARDS, NOWHERE, PRISONER, PRISONERS, Flat, State
from room25.engine.table.switches import MASKS

__all__ = ["MODE"]

MODE = Mode(
    code=0,
    key="suspicion",
    rules=tuple(
        "MODE-SUSP-01 MODE-SUSP-10 MODE-SUSP-11 MODE-SUSP-12 MODE-SUSP-13 MODE-SUSP-14 "
        "WIN-SUSP-01 WIN-SUSP-02 WIN-SUSP-03 WIN-SUSP-04 WIN-SUSP-05 AMB-093 AMB-094 AMB-095 AMB-096 AMB-113".split()
    ),
    sides=ONE_SIDE,
)


def gets_out(s: Flat, by: int, group: int, last_round: int) -> int:
    """Would this group escape with `by` at the controls? All prisoners, or in the last round all but one (AMB-096)."""
    if s.role[by] != PRISONER:
        return 0  # a guard's Control takes nobody out (AMB-002)
    missing = 0
    for c in range(CHARACTERS):
        if s.stands_on[c] >= NOWHERE and s.role[c] == PRISONER and (group >> c) & 1 == 0:
            missing += 1
    return 1 if missing == 0 or (missing == 1 and last_round) else 0


@MODE.escape
def escape(s: State, who: int) -> int:
    group = 0
    for c in range(CHARACTERS):
        if inside(s, c):
            group |= 1 << c
    return PRISONERS if gets_out(s, who, group, 1 if s.rounds_left == 1 else 0) else 0


@MODE.on_death
def show_the_dead(s: State, who: int) -> None:
    """Earlier dead show their role; the newly dead too once a dead prisoner is known (MODE-SUSP-14, AMB-094)."""
    prisoners = 0
    for i in range(s.dead_count):
        c = s.dead[i]
        if c != who:
            effects.show_role(s, c)
            if s.role[c] == PRISONER:
                prisoners += 1
    if prisoners:
        effects.show_role(s, who)


@MODE.judge
def judge(s: State) -> None:
    dead_prisoners = 0
    dead = 0
    within = 0
    outside = 0
    for c in range(CHARACTERS):
        if s.stands_on[c] == NOWHERE:
            dead += 1
            if s.role[c] == PRISONER:
                dead_prisoners += 1
        elif s.stands_on[c] >= 0:
            if inside(s, c):
                within += 1
            else:
                outside += 1
    if dead_prisoners >= 2:
        effects.finish(s, GUARDS)
    elif s.switch[MASKS] == 0:
        if within + dead > outside:  # MODE-SUSP-10
            masks_off(s, 0)
    elif 1 <= outside + dead <= s.pack_guards:  # the last ones out, dead or alive (MODE-SUSP-11, AMB-093)
        masks_off(s, 1 if s.switch[MASKS] == 2 else 0)


def masks_off(s: State, dead_too: int) -> None:
    """Those who are left out show their roles; who is inside keeps the secret (MODE-SUSP-12)."""
    for c in range(CHARACTERS):
        if (s.stands_on[c] >= 0 and not inside(s, c)) or (dead_too and s.stands_on[c] == NOWHERE):
            effects.show_role(s, c)


@MODE.time_up
def time_up(s: State) -> int:
    return GUARDS
