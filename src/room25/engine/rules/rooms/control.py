"""Control: whoever enters slides any line but the two central ones, as the action would, but nobody escapes this way."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import agenda, answers, effects
from room25.engine.table.board import GREEN, MOVABLE
from room25.engine.table.state import Flat, State

__all__ = ["ROOM"]

ROOM = Room(code=6, key="control", mark="CO", colour=GREEN, rules=("ROOM-CONTROL-01", "AMB-002", "AMB-016", "AMB-109"))
ROOM.on_enter(agenda.ask_room)


@ROOM.options
def any_line(s: Flat, who: int, tile: int) -> None:
    for line in range(10):
        if MOVABLE[line]:
            for way in range(2):
                if s.line_controls[line] == 0 or s.line_controls[line] == way + 1:
                    answers.add(s, answers.SLIDE + line * 2 + way)


@ROOM.on_answer
def slide(s: State, who: int, group: int, tile: int, came_from: int, answer: int) -> None:
    effects.slide(s, who, (answer - answers.SLIDE) // 2, (answer - answers.SLIDE) % 2)
