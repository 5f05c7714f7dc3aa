"""Central: where everybody wakes up; nobody fights here and it never moves."""

from __future__ import annotations

from room25.engine.rules.rooms import PEACEFUL, Room
from room25.engine.table.board import BLUE

__all__ = ["ROOM"]

ROOM = Room(
    code=0,
    key="central",
    mark="CC",
    colour=BLUE,
    rules=("ROOM-CENTRAL-01", "ROOM-CENTRAL-02"),
    traits=PEACEFUL,
)
