"""Acid bath: whoever was here before dies as soon as somebody else comes in."""

from __future__ import annotations

from room25.core import effects
from room25.core.board import RED
from room25.core.state import State
from room25.rules.rooms import Room

ROOM = Room(code=11, key="acid", mark="AC", colour=RED, rules=("ROOM-ACID-01", "AMB-039"))


@ROOM.on_enter
def dissolve(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    for c in range(8):
        if s.at[c] == tile and (group >> c) & 1 == 0:
            effects.kill(s, c)
