"""Room 25: the way out. Finding it early sets off the alarm; slid out of the complex, it takes people along."""

from __future__ import annotations

from room25.engine.rules.rooms import WAY_OUT, Room
from room25.engine.table import effects, log
from room25.engine.table.board import BLUE
from room25.engine.table.state import State
from room25.engine.table.switches import ALARM

__all__ = ["ROOM"]

ROOM = Room(
    code=1,
    key="room25",
    mark="R2",
    colour=BLUE,
    rules=("ROOM-R25-01", "ROOM-R25-03", "ROOM-R25-04", "ROOM-R25-05", "AMB-029", "AMB-030"),
    traits=WAY_OUT,
)


@ROOM.on_enter
def found(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    if s.exit_entered == 0:
        log.write(s, log.EXIT_FOUND, who, 0, 0, 0)
    effects.find_exit(s, s.switch[ALARM])
