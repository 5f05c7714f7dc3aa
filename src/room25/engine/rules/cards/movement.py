"""Complex movement: a line slides by itself, like Control, but nobody escapes this way."""

from __future__ import annotations

from room25.engine.rules.cards import BASIC, Card
from room25.engine.table import agenda, effects, log
from room25.engine.table.state import State
from room25.engine.table.switches import BLOCKED_AGAIN

__all__ = ["CARD", "LINE_AT"]

CARD = Card(
    code=0,
    key="move",
    group=BASIC,
    faces=range(0, 48),
    rules=("CARD-MOVE-01", "CARD-MOVE-02", "CARD-MOVE-03", "CARD-MOVE-04", "MAC-03", "AMB-028", "AMB-075"),
)
LINE_AT: tuple[int, ...] = (0, 1, 3, 4, 5, 6, 8, 9)  # the eight lines that move
PLAIN, TWICE, AGAIN = 0, 1, 2


@CARD.step
def move(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    symbol = face % 3
    way = face // 3 % 2
    line = LINE_AT[face // 6]
    against = s.line_controls[line] != 0 and s.line_controls[line] != way + 1
    if symbol == AGAIN and (not against or s.switch[BLOCKED_AGAIN]):
        agenda.draw_card(s, who if group else -1, group)
    if against:
        log.write(s, log.CARD_IGNORED, -1, face, 0, 0)
        return
    effects.slide(s, -1, line, way)
    if symbol == TWICE:
        effects.slide(s, -1, line, way)
