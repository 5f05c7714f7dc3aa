"""Jamming: while anybody is inside, nobody at the table may tell anything."""

from __future__ import annotations

from room25.engine.rules.rooms import SILENCE, Room
from room25.engine.table.board import YELLOW

__all__ = ["ROOM"]

ROOM = Room(
    code=22, key="jamming", mark="JM", colour=YELLOW, rules=("ROOM-JAM-01", "INFO-05", "AMB-090"), traits=SILENCE
)
