"""Dark: nobody inside can Look."""

from __future__ import annotations

from room25.engine.rules.rooms import NO_LOOK, Room
from room25.engine.table.board import YELLOW

__all__ = ["ROOM"]

ROOM = Room(code=8, key="dark", mark="DK", colour=YELLOW, rules=("ROOM-DARK-01", "ACT-LOOK-04"), traits=NO_LOOK)
