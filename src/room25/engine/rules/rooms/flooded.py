"""Flooded: closed from the moment it is found; who is inside drowns after slot 2 of the next round."""

from __future__ import annotations

from room25.engine.rules.rooms import CAN_CLOSE, Room
from room25.engine.table import effects, log
from room25.engine.table.board import RED
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(
    code=14,
    key="flooded",
    mark="FL",
    colour=RED,
    rules=("ROOM-FLOOD-01", "ROOM-FLOOD-02", "AMB-055", "AMB-056", "AMB-057"),
    traits=CAN_CLOSE,
)


@ROOM.on_reveal
def flood(s: State, tile: int) -> None:
    effects.close(s, tile)


@ROOM.on_enter
def start_the_clock(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            s.drown[c] = 1  # the countdown makes it 2, and slot 2 of that round is too late (AMB-055)
            log.write(s, log.WATER_RISING, c, 0, 0, 0)
