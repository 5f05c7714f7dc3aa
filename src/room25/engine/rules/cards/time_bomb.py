"""Time Bomb: the first one ticks in view; the second kills everybody in red rooms."""

from __future__ import annotations

from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.rules.rooms import COLOUR
from room25.engine.table import effects, log
from room25.engine.table.board import RED
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import State

__all__ = ["CARD"]

CARD = Card(
    code=6, key="time-bomb", group=MADNESS, faces=range(SINGLES + 4, SINGLES + 5), rules=("CARD-BOMB-01", "AMB-082")
)


@CARD.step
def tick(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    if s.time_bombs == 0:
        s.time_bombs = 1  # on display; `room25.engine.rules.deck` discards it when its time is over
        return
    s.time_bombs = 0
    log.write(s, log.BOMB, -1, 0, 0, 0)
    for c in range(CHARACTERS):
        if s.stands_on[c] >= 0 and COLOUR[s.kind[s.stands_on[c]]] == RED:
            effects.kill(s, c)
