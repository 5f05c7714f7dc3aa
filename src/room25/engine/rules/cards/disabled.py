"""Disabled Rooms: every open room of one colour with nobody in it is turned face down; in some editions its markers leave."""

from __future__ import annotations

from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.rules.rooms import COLOUR
from room25.engine.table import effects
from room25.engine.table.board import GREEN
from room25.engine.table.fields import TILES
from room25.engine.table.state import State
from room25.engine.table.switches import CLEAR_DISABLED

__all__ = ["CARD"]

CARD = Card(
    code=8,
    key="disabled",
    group=MADNESS,
    faces=range(SINGLES + 6, SINGLES + 9),  # green, yellow, red
    rules=("CARD-DISABLED-01", "CARD-DISABLED-02", "AMB-060", "AMB-061", "AMB-118"),
)


@CARD.step
def disable(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    colour = GREEN + face - SINGLES - 6
    for tile in range(TILES):
        if s.face_up[tile] and COLOUR[s.kind[tile]] == colour and not effects.company(s, -1, tile):
            if s.switch[CLEAR_DISABLED]:
                effects.clear_markers(s, tile)
            effects.hide_tile(s, tile)
