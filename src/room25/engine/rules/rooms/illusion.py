"""Illusion: it changes places with any face-down room, which is revealed under whoever came in and takes effect."""

from __future__ import annotations

from room25.engine.table import agenda, answers, effects
from room25.engine.table.board import RED
from room25.engine.table.state import Flat, State
from room25.engine.rules.rooms import Room

ROOM = Room(
    code=15,
    key="illusion",
    mark="IL",
    colour=RED,
    rules=("ROOM-ILLU-01", "ROOM-ILLU-02", "AMB-016", "AMB-017", "AMB-023", "AMB-024"),
)


@ROOM.on_enter
def ask(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    agenda.push(s, agenda.ASK_ROOM, who, tile, group, came_from, 0)


@ROOM.options
def anywhere_hidden(s: Flat, who: int, tile: int) -> None:
    answers.add_hidden(s, answers.SWAP)


@ROOM.on_answer
def swap(s: State, who: int, group: int, tile: int, came_from: int, answer: int) -> None:
    behind = s.tile_at[answer - answers.SWAP]
    effects.swap(s, who, tile, behind)
    effects.place(s, group, behind)  # only who came in: others stay on the Illusion and travel with it (AMB-023)
    agenda.push(s, agenda.ARRIVE, who, behind, group, came_from, 0)
