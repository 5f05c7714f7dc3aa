"""Time Bomb: the first one ticks in view; the second kills everybody in red rooms."""

from __future__ import annotations

from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.rules.rooms import COLOUR
from room25.engine.table import effects, log
from room25.engine.table.board import RED
from room25.engine.table.state import State

CARD = Card(
    code=6, key="time-bomb", group=MADNESS, faces=range(SINGLES + 4, SINGLES + 5), rules=("CARD-BOMB-01", "AMB-082")
)


@CARD.step
def tick(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    if s.bomb == 0:
        s.bomb = 1  # on display; `room25.engine.rules.draw` discards it when its time is over
        return
    s.bomb = 0
    log.write(s, log.BOMB, -1, 0, 0, 0)
    for c in range(8):
        if s.at[c] >= 0 and COLOUR[s.kind[s.at[c]]] == RED:
            effects.kill(s, c)
