"""Blackout: all robots are destroyed, and every open green room becomes Empty."""

from __future__ import annotations

from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.rules.rooms import COLOUR, EMPTY
from room25.engine.table import effects
from room25.engine.table.board import GREEN
from room25.engine.table.fields import TILES
from room25.engine.table.state import State

__all__ = ["CARD"]

CARD = Card(
    code=2,
    key="blackout",
    group=MADNESS,
    faces=range(SINGLES, SINGLES + 1),
    rules=("CARD-BLACKOUT-01", "AMB-083", "AMB-089"),
)


@CARD.step
def black_out(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    for robot in range(2):
        effects.destroy_robot(s, robot)
    for tile in range(TILES):
        if s.face_up[tile] and COLOUR[s.kind[tile]] == GREEN:
            effects.replace(s, tile, EMPTY)
