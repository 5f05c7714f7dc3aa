"""Mortal: whoever enters dies."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import effects
from room25.engine.table.board import RED
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(code=12, key="mortal", mark="MT", colour=RED, rules=("ROOM-MORTAL-01",))


@ROOM.on_enter
def die(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            effects.kill(s, c)
