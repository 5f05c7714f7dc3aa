"""Push: put somebody else of your room into a neighbouring one; you stay."""

from __future__ import annotations

from room25.engine.rules import doors, memory
from room25.engine.rules.actions import Action
from room25.engine.rules.rooms import PEACEFUL, TRAITS
from room25.engine.table import answers, effects, log
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import Flat, State

__all__ = ["ACTION"]

ACTION = Action(
    code=answers.PUSH_TOKEN,
    key="push",
    rules=(
        "ACT-PUSH-01",
        "ACT-PUSH-02",
        "ACT-PUSH-03",
        "ACT-PUSH-04",
        "ACT-PUSH-05",
        "ACT-PUSH-06",
        "ACT-PUSH-07",
        "ACT-PUSH-08",
        "ACT-PUSH-09",
        "AMB-054",
    ),
    answers=answers.PUSH,
)


@ACTION.options
def companions_and_doors(s: Flat, who: int) -> None:
    tile = s.stands_on[who]
    if TRAITS[s.kind[tile]] & PEACEFUL:
        return
    for target in range(CHARACTERS):
        if target != who and s.stands_on[target] == tile and doors.can_be_moved(s, who, target):
            for direction in range(4):
                if doors.may_pass(s, target, tile, direction):
                    answers.add(s, answers.PUSH + target * 4 + direction)


@ACTION.perform
def push(s: State, who: int, answer: int) -> None:
    target = (answer - answers.PUSH) // 4
    tile = doors.beyond(s, s.stands_on[who], (answer - answers.PUSH) % 4)
    log.write(s, log.PUSHED, who, target, s.cell_of[tile], 0)
    memory.shove(s, who, tile)
    effects.bring(s, target, 1 << target, tile)  # the pushed one makes the room's choices (AMB-016)
