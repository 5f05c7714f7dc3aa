"""Sarah: she puts one of her Empty tiles in place of the room she stands in, or takes a robot apart."""

from __future__ import annotations

from room25.engine.rules.characters import Character
from room25.engine.rules.rooms import COLOUR, EMPTY
from room25.engine.table import answers, effects
from room25.engine.table.board import BLUE
from room25.engine.table.people import SARAH
from room25.engine.table.state import Flat, State

__all__ = ["CHARACTER", "add_sabotage"]

CHARACTER = Character(
    code=SARAH,
    rules=tuple(
        "CHAR-SAR-01 CHAR-SAR-02 CHAR-SAR-03 CHAR-SAR-04 CHAR-SAR-05 CHAR-SAR-06 CHAR-SAR-07 ROOM-TRAP-02 CARD-PANIC-SARAH AMB-050".split()
    ),
    supply=2,
)


@CHARACTER.options
def both(s: Flat, who: int, token: int) -> None:
    add_sabotage(s, who)
    for robot in range(2):
        if s.robot[robot] == s.stands_on[who]:
            answers.add(s, answers.SABOTAGE_ROBOT + robot)


def add_sabotage(s: Flat, who: int) -> None:
    """Any room but a blue one, while tiles are left (CHAR-SAR-02, CHAR-SAR-03)."""
    if s.supply[who] > 0 and COLOUR[s.kind[s.stands_on[who]]] != BLUE:
        answers.add(s, answers.SABOTAGE_ROOM)


@CHARACTER.performs(answers.SABOTAGE_ROOM)
def sabotage_room(s: State, who: int, answer: int) -> None:
    effects.lay_empty(s, who, EMPTY)


@CHARACTER.performs(answers.SABOTAGE_ROBOT)
def sabotage_robot(s: State, who: int, answer: int) -> None:
    effects.destroy_robot(s, answer - answers.SABOTAGE_ROBOT)


@CHARACTER.panic
def rip_it_out(s: State, who: int, card: int, step: int) -> None:
    if s.supply[who] > 0 and COLOUR[s.kind[s.stands_on[who]]] != BLUE:
        sabotage_room(s, who, answers.SABOTAGE_ROOM)
