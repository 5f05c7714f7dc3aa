"""Paranoia: all tokens are shuffled into a pile, and from now on chance decides what is played."""

from __future__ import annotations

from room25.engine.rules.rooms import MADDENING, Room
from room25.engine.table import effects
from room25.engine.table.board import RED
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(
    code=25,
    key="paranoia",
    mark="PA",
    colour=RED,
    rules=tuple(
        "ROOM-PARA-01 ROOM-PARA-02 ROOM-PARA-03 ROOM-PARA-04 ROOM-PARA-05 ROOM-PARA-06 ROOM-PARA-07 AMB-101 AMB-102".split()
    ),
    traits=MADDENING,
)


@ROOM.on_enter
def lose_it(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            effects.go_paranoid(s, c)
