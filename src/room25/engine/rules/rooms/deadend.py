"""Dead End: whoever enters pulls in somebody from a neighbouring room."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.board import NEIGHBOUR, YELLOW
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import Flat, State

__all__ = ["ROOM"]

ROOM = Room(code=23, key="deadend", mark="DE", colour=YELLOW, rules=("ROOM-DEADEND-01", "AMB-033", "AMB-115"))
ROOM.on_enter(agenda.ask_room)


@ROOM.options
def neighbours(s: Flat, who: int, tile: int) -> None:
    for target in range(CHARACTERS):
        if s.stands_on[target] >= 0 and s.hidden[target] == 0 and effects.may_enter(s, target, tile):
            for direction in range(4):
                cell = NEIGHBOUR[s.cell_of[tile] * 4 + direction]
                if cell >= 0 and s.tile_at[cell] == s.stands_on[target]:
                    answers.add(s, answers.PULL + target)


@ROOM.on_answer
def pull(s: State, who: int, group: int, tile: int, came_from: int, answer: int) -> None:
    target = answer - answers.PULL
    left = s.stands_on[target]
    log.write(s, log.PULLED, who, target, s.cell_of[tile], 0)
    effects.place(s, 1 << target, tile)  # placed, not brought: nothing happens to it here (AMB-033)
    agenda.leave(s, target, left)
