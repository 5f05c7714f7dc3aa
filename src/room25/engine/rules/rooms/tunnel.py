"""Tunnel: whoever enters comes out of another open Tunnel, if there is one."""

from __future__ import annotations

from room25.engine.rules.rooms import LEADS_ON, Room
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.board import GREEN
from room25.engine.table.fields import CELLS, CHARACTERS
from room25.engine.table.state import Flat, State

__all__ = ["ROOM"]

ROOM = Room(
    code=5,
    key="tunnel",
    mark="TU",
    colour=GREEN,
    rules=("ROOM-TUNNEL-01", "ROOM-TUNNEL-02", "ROOM-TUNNEL-03", "AMB-016", "AMB-018", "AMB-019"),
    traits=LEADS_ON,
)
ROOM.on_enter(agenda.ask_room)


@ROOM.options
def other_ends(s: Flat, who: int, tile: int) -> None:
    for cell in range(CELLS):
        end = s.tile_at[cell]
        if end != tile and s.face_up[end] and s.kind[end] == s.kind[tile] and effects.may_enter(s, who, end):
            answers.add(s, answers.TUNNEL + cell)


@ROOM.on_answer
def jump(s: State, who: int, group: int, tile: int, came_from: int, answer: int) -> None:
    cell = answer - answers.TUNNEL
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            log.write(s, log.JUMPED, c, cell, 0, 0)
    effects.place(s, group, s.tile_at[cell])  # placed, not brought: the far end does not send anybody on (AMB-018)
