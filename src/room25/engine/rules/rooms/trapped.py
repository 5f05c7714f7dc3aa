"""Trapped: whoever entered must be out by the end of its next action, or it dies."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import log
from room25.engine.table.board import RED
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(
    code=13,
    key="trapped",
    mark="TR",
    colour=RED,
    rules=("ROOM-TRAP-01", "AMB-048", "AMB-049", "AMB-050", "AMB-051"),
)


@ROOM.on_enter
def arm(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            s.trap[c] = 1  # due from the next token that this character reveals (AMB-048)
            log.write(s, log.TRAP_ARMED, c, 0, 0, 0)
