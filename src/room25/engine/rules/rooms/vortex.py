"""Vortex: whoever enters is sent back to the central room."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import effects
from room25.engine.table.board import YELLOW
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(
    code=7,  # never reused: saved games and trained networks hold it
    key="vortex",  # names its picture and its texts in locales/
    mark="VX",  # in scenarios, positions and drawings
    colour=YELLOW,
    rules=("ROOM-VORTEX-01", "AMB-043"),
)


@ROOM.on_enter
def send_back(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    effects.send_back(s, who, group)  # scheduled, so the central room takes its turn after this one
