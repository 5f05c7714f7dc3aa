"""Key: whoever enters unlocks the exit for the rest of the game, and the room becomes Empty."""

from __future__ import annotations

from room25.engine.rules.rooms import Room, empty
from room25.engine.table import effects, log
from room25.engine.table.board import BLUE
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(
    code=16,
    key="key",
    mark="KY",
    colour=BLUE,
    rules=("ROOM-KEY-01", "ROOM-KEY-02", "ROOM-KEY-03", "AMB-030", "AMB-116"),
)
EMPTY = empty.ROOM.code


@ROOM.on_enter
def unlock(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    s.key_entered = 1
    log.write(s, log.KEY_FOUND, who, 0, 0, 0)
    effects.replace(s, tile, EMPTY)
