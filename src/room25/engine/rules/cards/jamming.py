"""Jamming: nobody communicates for the rest of the round; a single player's reminders leave the board."""

from __future__ import annotations

from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.table import log
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import NONE, State
from room25.engine.table.switches import SOLO_JAM

__all__ = ["CARD"]

CARD = Card(
    code=3,
    key="jamming",
    group=MADNESS,
    faces=range(SINGLES + 1, SINGLES + 2),
    rules=("CARD-JAM-01", "CARD-JAM-02", "INFO-06", "AMB-090"),
)


@CARD.step
def jam(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    s.jamming_cards += 1
    if s.switch[SOLO_JAM] and s.seats == 1:
        for c in range(CHARACTERS):
            if s.reminder[c] != NONE:
                log.write(s, log.REMINDER_BACK, c, s.cell_of[s.reminder[c]], 0, 0)
                s.reminder[c] = NONE
