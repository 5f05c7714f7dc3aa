"""Cold: whoever stands here when the round is programmed has one action only."""

from __future__ import annotations

from room25.engine.rules.rooms import ONE_ACTION, Room
from room25.engine.table.board import YELLOW

__all__ = ["ROOM"]

ROOM = Room(
    code=10,
    key="cold",
    mark="CD",
    colour=YELLOW,
    rules=("ROOM-COLD-01", "ROOM-COLD-02", "PROG-06", "AMB-025", "AMB-119"),
    traits=ONE_ACTION,
)
