"""Moving: the room changes places with any face-down room, and everybody in it travels along."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import agenda, answers, effects
from room25.engine.table.board import GREEN
from room25.engine.table.state import Flat, State

__all__ = ["ROOM"]

ROOM = Room(
    code=4,
    key="moving",
    mark="MO",
    colour=GREEN,
    rules=("ROOM-MOVING-01", "ROOM-MOVING-02", "AMB-016", "AMB-021", "AMB-022"),
)
ROOM.on_enter(agenda.ask_room)


@ROOM.options
def anywhere_hidden(s: Flat, who: int, tile: int) -> None:
    answers.add_hidden(s, answers.SWAP)


@ROOM.on_answer
def swap(s: State, who: int, group: int, tile: int, came_from: int, answer: int) -> None:
    effects.swap(s, who, tile, s.tile_at[answer - answers.SWAP], 0)  # sliding away is not entering: no effect (AMB-020)
