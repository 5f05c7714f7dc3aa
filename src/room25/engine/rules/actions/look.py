"""Look: secretly see one neighbouring room; nothing is revealed, and afterwards only its colour may be told."""

from __future__ import annotations

from room25.engine.rules import doors, memory
from room25.engine.rules.actions import Action
from room25.engine.rules.rooms import NO_LOOK, TRAITS
from room25.engine.table import answers, knowledge, log
from room25.engine.table.state import Flat, State

__all__ = ["ACTION"]

ACTION = Action(
    code=answers.LOOK_TOKEN,
    key="look",
    rules=(
        "ACT-LOOK-01",
        "ACT-LOOK-02",
        "ACT-LOOK-03",
        "ACT-LOOK-04",
        "ACT-LOOK-05",
        "ACT-LOOK-06",
        "ACT-LOOK-07",
        "AMB-108",
    ),
    answers=answers.LOOK,
)


@ACTION.options
def hidden_neighbours(s: Flat, who: int) -> None:
    tile = s.stands_on[who]
    if TRAITS[s.kind[tile]] & NO_LOOK:
        return
    for direction in range(4):
        other = doors.in_reach(s, tile, direction, 1)
        if other >= 0 and s.face_up[other] == 0:
            answers.add(s, answers.LOOK + direction)


@ACTION.perform
def look(s: State, who: int, answer: int) -> None:
    tile = doors.beyond(s, s.stands_on[who], answer - answers.LOOK)
    log.write(s, log.LOOKED, who, s.cell_of[tile], 0, 0)
    if knowledge.knows(s, s.owner[who], tile):
        memory.waste(s, who)
    knowledge.peek(s, who, tile)
