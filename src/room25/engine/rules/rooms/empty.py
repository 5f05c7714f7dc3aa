"""Empty: nothing happens, for once."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table.board import GREEN

__all__ = ["ROOM"]

ROOM = Room(code=2, key="empty", mark="EM", colour=GREEN, rules=("ROOM-EMPTY-01",))
