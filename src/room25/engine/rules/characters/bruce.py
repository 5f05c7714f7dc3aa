"""Bruce: Mimic uses part of the talent of somebody in his room or next to it."""

from __future__ import annotations

from room25.engine.rules import doors, order, robots
from room25.engine.rules.characters import Character, emmett, franck, jennifer, max, sarah
from room25.engine.rules.rooms import PEACEFUL, TRAITS
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.people import ALICE, BRUCE, EMMETT, FRANCK, JENNIFER, KEVIN, MAX, SARAH
from room25.engine.table.state import Flat, State

__all__ = ["CHARACTER"]

CHARACTER = Character(
    code=BRUCE,
    rules=tuple(
        "CHAR-BRU-01 CHAR-BRU-02 CHAR-BRU-03 CHAR-BRU-04 CHAR-BRU-05 CHAR-BRU-06 CHAR-BRU-07 CHAR-BRU-08 CHAR-BRU-09 CHAR-BRU-10 "
        "CARD-PANIC-BRUCE AMB-103 AMB-104".split()
    ),
    supply=1,
)


def is_near(s: Flat, who: int, source: int) -> int:
    """In his room or orthogonally next to it, hidden or not, whatever corridors say (ROOM-PIVOT-06, AMB-103)."""
    if s.stands_on[source] < 0:
        return 0
    if s.stands_on[source] == s.stands_on[who]:
        return 1
    for direction in range(4):
        if doors.in_reach(s, s.stands_on[who], direction, 0) == s.stands_on[source]:
            return 1
    return 0


@CHARACTER.options
def copies(s: Flat, who: int, token: int) -> None:
    """All that the sources in range offer; he must take one of them (AMB-104)."""
    if is_near(s, who, JENNIFER):
        jennifer.neighbours(s, who, token)
    if is_near(s, who, FRANCK) and s.stands_on[FRANCK] == s.stands_on[who]:
        franck.if_it_is_gone(s, who, token)
    if is_near(s, who, MAX):
        max.companions_and_doors(s, who, token)
    if is_near(s, who, KEVIN):
        robots.add_orders(s)
    if is_near(s, who, EMMETT):
        emmett.add_reactivate(s, who)
    if is_near(s, who, ALICE):
        answers.add(s, answers.HIDE)
    if is_near(s, who, SARAH):
        sarah.add_sabotage(s, who)


@CHARACTER.panic
def ask_where(s: State, who: int, card: int, step: int) -> None:
    if TRAITS[s.kind[s.stands_on[who]]] & PEACEFUL == 0:  # nobody is pushed out of the central room (AMB-088)
        agenda.ask_card(s, who, card, 0, 1, 0)


@CHARACTER.panic_options
def yellow_rooms(s: Flat, who: int, step: int) -> None:
    """One room for all, into which at least one of them can be pushed: Emmett passes Locks (CHAR-EMM-05)."""
    for direction in range(4):
        if anybody_passes(s, who, direction) and doors.is_yellow(s, s.stands_on[who], direction):
            answers.add(s, answers.TO + direction)


def anybody_passes(s: Flat, who: int, direction: int) -> int:
    """Can he push somebody in his room through this side?"""
    for c in range(CHARACTERS):
        if (
            c != who
            and s.stands_on[c] == s.stands_on[who]
            and s.hidden[c] == 0
            and doors.may_pass(s, c, s.stands_on[who], direction)
        ):
            return 1
    return 0


@CHARACTER.panic_answer
def push_everybody(s: State, who: int, card: int, step: int, tile: int, answer: int) -> None:
    """They leave together and take the effect one after the other, in turn order (AMB-046, AMB-088)."""
    left = s.stands_on[who]
    to = doors.beyond(s, left, answer - answers.TO)
    group = 0
    for place in range(7, -1, -1):
        c = order.in_turn(s, place)
        if (
            c >= 0
            and c != who
            and s.stands_on[c] == left
            and s.hidden[c] == 0
            and doors.may_pass(s, c, left, answer - answers.TO)
        ):
            group |= 1 << c
            log.write(s, log.PUSHED, who, c, s.cell_of[to], 0)
            agenda.arrive(s, c, to, 1 << c, s.cell_of[left])
    agenda.leave(s, who, left)
    effects.place(s, group, to)
