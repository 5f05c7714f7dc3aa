"""Emmett: Reactivate takes a Do Not Cross away, Lock On shuts a room for all but him and the robots."""

from __future__ import annotations

from room25.engine.rules import doors
from room25.engine.rules.characters import Character
from room25.engine.rules.rooms import COLOUR
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.board import BLUE
from room25.engine.table.people import EMMETT
from room25.engine.table.state import Flat, State
from room25.engine.table.switches import LOCK_OWN, PIVOT_TALENTS

__all__ = ["CHARACTER", "add_reactivate", "can_be_locked", "free_lock"]

CHARACTER = Character(
    code=EMMETT,
    rules=tuple(
        "CHAR-EMM-01 CHAR-EMM-02 CHAR-EMM-03 CHAR-EMM-04 CHAR-EMM-05 TOKEN-LOCK-03 TOKEN-LOCK-04 CARD-PANIC-EMMETT "
        "AMB-032 AMB-059 AMB-106".split()
    ),
)


@CHARACTER.options
def both(s: Flat, who: int, token: int) -> None:
    add_reactivate(s, who)
    limited = s.switch[PIVOT_TALENTS]
    for direction in range(4):
        add_lock(s, doors.in_reach(s, s.stands_on[who], direction, limited), direction)
    if s.switch[LOCK_OWN]:
        add_lock(s, s.stands_on[who], answers.OWN_ROOM)


def add_reactivate(s: Flat, who: int) -> None:
    """A blocked neighbour with nobody in it, hidden people and robots included (AMB-059)."""
    for direction in range(4):
        tile = doors.in_reach(s, s.stands_on[who], direction, s.switch[PIVOT_TALENTS])
        if tile >= 0 and s.closed[tile] and not effects.company(s, who, tile):
            answers.add(s, answers.REACTIVATE + direction)


def can_be_locked(s: Flat, tile: int) -> int:
    """Face up, not blue, not locked already (TOKEN-LOCK-03)."""
    return 1 if s.face_up[tile] and COLOUR[s.kind[tile]] != BLUE and not effects.is_locked(s, tile) else 0


def add_lock(s: Flat, tile: int, place: int) -> None:
    """With both Locks out he chooses which one he moves (TOKEN-LOCK-04)."""
    if tile >= 0 and can_be_locked(s, tile):
        if s.lock[0] < 0 or s.lock[1] < 0:
            answers.add(s, answers.LOCK + place * 3)
        else:
            answers.add(s, answers.LOCK + place * 3 + 1)
            answers.add(s, answers.LOCK + place * 3 + 2)


@CHARACTER.performs(answers.REACTIVATE)
def reactivate(s: State, who: int, answer: int) -> None:
    tile = doors.beyond(s, s.stands_on[who], answer - answers.REACTIVATE)
    log.write(s, log.REACTIVATED, who, s.cell_of[tile], 0, 0)
    s.closed[tile] = 0  # a Lock on the same room stays (AMB-059)
    effects.hide_tile(s, tile)


@CHARACTER.performs(answers.LOCK)
def lock(s: State, who: int, answer: int) -> None:
    place = (answer - answers.LOCK) // 3
    which = (answer - answers.LOCK) % 3 - 1
    tile = s.stands_on[who] if place == answers.OWN_ROOM else doors.beyond(s, s.stands_on[who], place)
    effects.put_lock(s, who, which if which >= 0 else free_lock(s), tile)


def free_lock(s: Flat) -> int:
    """A Lock in hand."""
    return 0 if s.lock[0] < 0 else 1


@CHARACTER.panic
def lock_himself_in(s: State, who: int, card: int, step: int) -> None:
    tile = s.stands_on[who]
    if can_be_locked(s, tile):
        if s.lock[0] < 0 or s.lock[1] < 0:
            effects.put_lock(s, who, free_lock(s), tile)
        else:
            agenda.ask_card(s, who, card, 0, 1, tile)


@CHARACTER.panic_options
def which_lock(s: Flat, who: int, step: int) -> None:
    answers.add(s, answers.FROM)
    answers.add(s, answers.FROM + 1)


@CHARACTER.panic_answer
def move_lock(s: State, who: int, card: int, step: int, tile: int, answer: int) -> None:
    effects.put_lock(s, who, answer - answers.FROM, tile)
