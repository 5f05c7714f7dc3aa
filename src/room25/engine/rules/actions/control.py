"""Control: slide the row or the column of your room by one; from inside Room 25 at the edge this is the way out."""

from __future__ import annotations

from room25.engine.rules.actions import Action
from room25.engine.rules.modes import ESCAPE, remember_try
from room25.engine.rules.rooms import PEACEFUL, TRAITS, WAY_OUT
from room25.engine.table import answers, effects, log
from room25.engine.table.board import LINE_CELL, MOVABLE
from room25.engine.table.state import Flat, State
from room25.engine.table.switches import ACCEL_SLOT

__all__ = ["ACTION"]

ACTION = Action(
    code=answers.CONTROL_TOKEN,
    key="control",
    rules=(
        "ACT-CTRL-01",
        "ACT-CTRL-02",
        "ACT-CTRL-03",
        "ACT-CTRL-04",
        "ACT-CTRL-05",
        "ACT-CTRL-06",
        "ACT-CTRL-07",
        "WIN-GEN-01",
        "WIN-GEN-04",
        "AMB-002",
        "AMB-028",
        "AMB-086",
        "AMB-109",
    ),
    answers=answers.CONTROL,
)


@ACTION.options
def lines_through_here(s: Flat, who: int) -> None:
    tile = s.stands_on[who]
    if TRAITS[s.kind[tile]] & PEACEFUL:
        return
    cell = s.cell_of[tile]
    for axis in range(2):
        line = cell // 5 if axis == 0 else 5 + cell % 5
        if MOVABLE[line]:
            for way in range(2):
                if s.line_controls[line] == 0 or s.line_controls[line] == way + 1:
                    answers.add(s, answers.CONTROL + line * 2 + way)


@ACTION.perform
def control(s: State, who: int, answer: int) -> None:
    line = (answer - answers.CONTROL) // 2
    way = (answer - answers.CONTROL) % 2
    steps = 2 if accelerated(s, who) else 1
    for _ in range(steps):  # each step is tested for an escape (AMB-028)
        leaving = s.tile_at[LINE_CELL[line * 5 + way * 4]]
        if s.stands_on[who] == leaving and TRAITS[s.kind[leaving]] & WAY_OUT:
            result = ESCAPE(s, s.mode, who)
            if result:
                log.write(s, log.ESCAPED, who, 0, 0, 0)
                effects.finish(s, result)
                return
            remember_try(s, who)
        effects.slide(s, who, line, way)


def accelerated(s: Flat, who: int) -> int:
    """Does Acceleration double this Control action? In one edition it lasts for a slot, and speaks of programmed actions (AMB-086)."""
    if s.switch[ACCEL_SLOT]:
        is_programmed = s.slot < 3 and s.paranoid[who] == 0 and s.chooses_freely[who] == 0
        return 1 if s.acceleration_slot and s.acceleration_slot == s.slot and is_programmed else 0
    return s.acceleration_slot
