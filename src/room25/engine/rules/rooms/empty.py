"""Empty: nothing happens, for once."""

from __future__ import annotations

from room25.core.board import GREEN
from room25.rules.rooms import Room

ROOM = Room(code=2, key="empty", mark="EM", colour=GREEN, rules=("ROOM-EMPTY-01",))
