"""Rewind: the first character, or whoever drew it in a M.A.C. room, is back in the central room; its program stays."""

from __future__ import annotations

from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.table import effects
from room25.engine.table.board import CENTRE
from room25.engine.table.people import ALICE
from room25.engine.table.state import State

__all__ = ["CARD"]

CARD = Card(
    code=4,
    key="rewind",
    group=MADNESS,
    faces=range(SINGLES + 2, SINGLES + 3),
    rules=("CARD-REWIND-01", "AMB-064", "AMB-081"),
    aimed=True,
)


@CARD.step
def rewind(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    if who != ALICE and s.stands_on[who] >= 0 and s.cell_of[s.stands_on[who]] != CENTRE:
        effects.send_back(s, who, 1 << who)
