"""Shredder: the first to leave sets it off; whoever is still inside dies, and nobody enters any more."""

from __future__ import annotations

from room25.engine.rules.rooms import CAN_CLOSE, Room
from room25.engine.table import effects
from room25.engine.table.board import RED
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(
    code=24,
    key="shredder",
    mark="SH",
    colour=RED,
    rules=("ROOM-SHRED-01", "ROOM-SHRED-02", "ROOM-SHRED-03", "TOKEN-DNC-01", "AMB-045", "AMB-046", "AMB-047"),
    traits=CAN_CLOSE,
)


def grind(s: State, tile: int) -> None:
    for c in range(CHARACTERS):
        if s.stands_on[c] == tile:
            effects.kill(s, c)
    if s.closed[tile] == 0:
        effects.close(s, tile)


@ROOM.on_leave
def set_off(s: State, tile: int) -> None:
    grind(s, tile)


@ROOM.on_robot
def set_off_by_robot(s: State, robot: int, tile: int, came_from: int) -> None:
    grind(s, tile)
