"""Illusion: it changes places with any face-down room, which is revealed under whoever came in and takes effect."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import agenda, answers, effects
from room25.engine.table.board import RED
from room25.engine.table.fields import CELLS
from room25.engine.table.state import Flat, State

__all__ = ["ROOM"]

ROOM = Room(
    code=15,
    key="illusion",
    mark="IL",
    colour=RED,
    rules=("ROOM-ILLU-01", "ROOM-ILLU-02", "AMB-016", "AMB-017", "AMB-023", "AMB-024"),
)
ROOM.on_enter(agenda.ask_room)


@ROOM.options
def anywhere_hidden(s: Flat, who: int, tile: int) -> None:
    """Any face-down room that may be entered: a marker can lie on one that was open before (TOKEN-DNC-03, TOKEN-LOCK-01)."""
    for cell in range(CELLS):
        behind = s.tile_at[cell]
        if s.face_up[behind] == 0 and effects.may_enter(s, who, behind):
            answers.add(s, answers.SWAP + cell)


@ROOM.on_answer
def swap(s: State, who: int, group: int, tile: int, came_from: int, answer: int) -> None:
    behind = s.tile_at[answer - answers.SWAP]
    # only who came in stays on the spot: others are on the Illusion and travel with it (AMB-023)
    effects.swap(s, who, tile, behind, group)
    agenda.arrive(s, who, behind, group, came_from)
