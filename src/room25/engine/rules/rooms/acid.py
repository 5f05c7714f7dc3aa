"""Acid bath: whoever was here before dies as soon as somebody else comes in."""

from __future__ import annotations

from room25.engine.rules.rooms import FOR_ONE, Room
from room25.engine.table import agenda, answers, effects
from room25.engine.table.board import RED
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import Flat, State

__all__ = ["ROOM"]

ROOM = Room(
    code=11,
    key="acid",
    mark="AC",
    colour=RED,
    rules=("ROOM-ACID-01", "ROOM-ACID-02", "ROOM-ACID-03", "AMB-039", "AMB-040", "AMB-041"),
    traits=FOR_ONE,
)


@ROOM.on_enter
def dissolve(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    """The old bather dies first; of two who came in together the carrier chooses one (AMB-039, CHAR-MAX-03)."""
    for c in range(CHARACTERS):
        if s.stands_on[c] == tile and (group >> c) & 1 == 0:
            effects.kill(s, c)
    if group != 1 << who:
        agenda.ask_room(s, who, group, tile, came_from)


@ROOM.options
def one_of_both(s: Flat, who: int, tile: int) -> None:
    for c in range(CHARACTERS):
        if s.stands_on[c] == tile:
            answers.add(s, answers.SACRIFICE + c)


@ROOM.on_answer
def sacrifice(s: State, who: int, group: int, tile: int, came_from: int, answer: int) -> None:
    effects.kill(s, answer - answers.SACRIFICE)


@ROOM.on_robot
def boil_over(s: State, robot: int, tile: int, came_from: int) -> None:
    for c in range(CHARACTERS):
        if s.stands_on[c] == tile:
            effects.kill(s, c)
