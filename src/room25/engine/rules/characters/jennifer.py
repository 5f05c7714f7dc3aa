"""Jennifer: Call brings a neighbour into her room, where it takes the room's effect."""

from __future__ import annotations

from room25.engine.rules import doors, order
from room25.engine.rules.characters import Character
from room25.engine.rules.rooms import COLOUR
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.board import YELLOW
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.people import BRUCE, JENNIFER
from room25.engine.table.state import Flat, State

__all__ = ["CHARACTER", "come", "neighbours"]

CHARACTER = Character(
    code=JENNIFER,
    rules=tuple(
        "CHAR-JEN-01 CHAR-JEN-02 CHAR-JEN-03 CHAR-JEN-04 CHAR-JEN-05 AMB-032 AMB-034 AMB-052 CARD-PANIC-JENNIFER AMB-046".split()
    ),
)


def can_call(s: Flat, who: int, target: int) -> int:
    """A visible neighbour that may enter; corridors and the central room do not hold it back (AMB-034, AMB-052)."""
    tile = s.stands_on[who]
    if target == who or s.stands_on[target] < 0 or s.hidden[target] or not effects.may_enter(s, target, tile):
        return 0
    for direction in range(4):
        if doors.in_reach(s, tile, direction, 0) == s.stands_on[target]:
            return 1
    return 0


@CHARACTER.options
def neighbours(s: Flat, who: int, token: int) -> None:
    for target in range(CHARACTERS):
        if can_call(s, who, target):
            answers.add(s, answers.CALL + target)


@CHARACTER.performs(answers.CALL)
def call(s: State, who: int, answer: int) -> None:
    target = answer - answers.CALL
    if who == BRUCE and target == JENNIFER:  # she may stay where she is; the action is spent either way (CHAR-BRU-02)
        agenda.ask_consent(s, target, who, agenda.CALLED, 0, 0)
    else:
        come(s, who, target)


def come(s: State, who: int, target: int) -> None:
    """The called one arrives and makes the room's choices itself (AMB-016)."""
    log.write(s, log.CALLED, who, target, s.cell_of[s.stands_on[who]], 0)
    effects.bring(s, target, 1 << target, s.stands_on[who])


@CHARACTER.panic
def draw_everybody(s: State, who: int, card: int, step: int) -> None:
    """In a yellow room all neighbours are drawn in: they leave together and arrive in turn order (AMB-046, AMB-088)."""
    tile = s.stands_on[who]
    if COLOUR[s.kind[tile]] != YELLOW:
        return
    group = 0
    for c in range(CHARACTERS):
        if can_call(s, who, c):
            group |= 1 << c
    for place in range(7, -1, -1):  # last on the agenda, first to arrive
        c = order.in_turn(s, place)
        if c >= 0 and (group >> c) & 1:
            log.write(s, log.CALLED, who, c, s.cell_of[tile], 0)
            agenda.arrive(s, c, tile, 1 << c, s.cell_of[s.stands_on[c]])
    for direction in range(4):
        left = doors.in_reach(s, tile, direction, 0)
        if left >= 0:
            leaves = 0
            for c in range(CHARACTERS):
                if (group >> c) & 1 and s.stands_on[c] == left:
                    leaves = 1
            if leaves:
                agenda.leave(s, who, left)
    effects.place(s, group, tile)
