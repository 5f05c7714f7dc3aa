"""Acceleration: Control moves its line twice, for the rest of the round or of one slot."""

from __future__ import annotations

from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.table.state import ACTIONS, State
from room25.engine.table.switches import ACCEL_SLOT

__all__ = ["CARD"]

CARD = Card(
    code=10,
    key="acceleration",
    group=MADNESS,
    faces=range(SINGLES + 10, SINGLES + 11),
    rules=("CARD-ACCEL-01", "AMB-086"),
)


@CARD.step
def accelerate(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    s.acceleration_cards += 1
    if s.switch[ACCEL_SLOT]:
        s.acceleration_slot = s.slot if s.phase == ACTIONS else 1  # between two slots `slot` is already the next one
    else:
        s.acceleration_slot = 1
