"""Timer: one round fewer; in the last round it kills whoever enters. Either way it becomes Empty."""

from __future__ import annotations

from room25.engine.rules.rooms import Room, empty
from room25.engine.table import effects, log
from room25.engine.table.board import RED
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(
    code=26,
    key="timer",
    mark="TM",
    colour=RED,
    rules=("ROOM-TIMER-01", "ROOM-TIMER-02", "ROOM-TIMER-03", "TIME-14", "AMB-012", "AMB-111", "AMB-117"),
)
EMPTY = empty.ROOM.code


@ROOM.on_enter
def tick(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    if s.rounds_left > 1:
        s.rounds_left -= 1
        log.write(s, log.TIMER, -1, s.rounds_left, 0, 0)
        effects.reach_last_round(s)
    else:
        for c in range(CHARACTERS):
            if (group >> c) & 1:
                effects.kill(s, c)
    effects.replace(s, tile, EMPTY)
