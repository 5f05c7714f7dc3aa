"""Vision: whoever enters secretly looks at any face-down room."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import agenda, answers, knowledge, log
from room25.engine.table.board import GREEN
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import Flat, State

__all__ = ["ROOM"]

ROOM = Room(code=3, key="vision", mark="VI", colour=GREEN, rules=("ROOM-VISION-01", "AMB-016", "AMB-108"))
ROOM.on_enter(agenda.ask_room)


@ROOM.options
def anywhere_hidden(s: Flat, who: int, tile: int) -> None:
    answers.add_hidden(s, answers.PEEK)


@ROOM.on_answer
def look(s: State, who: int, group: int, tile: int, came_from: int, answer: int) -> None:
    """Those who came in together look at the same room (CHAR-MAX-02)."""
    cell = answer - answers.PEEK
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            log.write(s, log.LOOKED, c, cell, 0, 0)
            knowledge.peek(s, c, s.tile_at[cell])
