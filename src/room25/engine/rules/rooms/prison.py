"""Prison cell: it can be left only towards another character, or into the central room."""

from __future__ import annotations

from room25.engine.rules.rooms import NEEDS_COMPANY, Room
from room25.engine.table.board import YELLOW

__all__ = ["ROOM"]

ROOM = Room(
    code=9,
    key="prison",
    mark="PR",
    colour=YELLOW,
    rules=("ROOM-PRISON-01", "AMB-037", "AMB-038"),
    traits=NEEDS_COMPANY,
)
