"""M.A.C.: whoever enters draws a card, and takes what is aimed at somebody."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import agenda
from room25.engine.table.board import YELLOW
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(
    code=20,
    key="mac",
    mark="MC",
    colour=YELLOW,
    rules=("ROOM-MAC-01", "ROOM-MAC-02", "ROOM-MAC-03", "ROOM-MAC-04", "AMB-042", "AMB-080"),
)


@ROOM.on_enter
def draw(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    agenda.draw_card(s, who, group)
