"""Move: one room further, and whatever is there takes effect at once."""

from __future__ import annotations

from room25.engine.rules import doors
from room25.engine.rules.actions import Action
from room25.engine.table import answers, effects, log
from room25.engine.table.state import Flat, State

__all__ = ["ACTION"]

ACTION = Action(
    code=answers.MOVE_TOKEN,
    key="move",
    rules=(
        "ACT-MOVE-01",
        "ACT-MOVE-02",
        "ACT-MOVE-03",
        "ACT-MOVE-04",
        "ACT-MOVE-05",
        "ACT-MOVE-06",
        "ACT-MOVE-07",
        "ACT-MOVE-08",
        "ACT-MOVE-09",
        "AMB-053",
    ),
    answers=answers.MOVE,
)


@ACTION.options
def open_doors(s: Flat, who: int) -> None:
    tile = s.stands_on[who]
    for direction in range(4):
        if doors.may_pass(s, who, tile, direction):
            answers.add(s, answers.MOVE + direction)


@ACTION.perform
def move(s: State, who: int, answer: int) -> None:
    tile = doors.beyond(s, s.stands_on[who], answer - answers.MOVE)
    log.write(s, log.MOVED, who, s.cell_of[s.stands_on[who]], s.cell_of[tile], 0)
    effects.bring(s, who, 1 << who, tile)
