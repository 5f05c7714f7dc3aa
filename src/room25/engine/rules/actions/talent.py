"""Talent: the fifth token, and a different one in everybody's hand; never in the central room and never through adrenaline."""

from __future__ import annotations

from room25.engine.rules.actions import Action
from room25.engine.rules.characters import OPTIONS as TALENT_OPTIONS
from room25.engine.rules.characters import perform
from room25.engine.rules.rooms import PEACEFUL, TRAITS
from room25.engine.table import answers
from room25.engine.table.state import Flat, State

__all__ = ["ACTION", "list_talent", "use"]

ACTION = Action(
    code=answers.TALENT,
    key="talent",
    rules=("CHAR-GEN-01", "CHAR-GEN-02", "CHAR-GEN-03"),
)


@ACTION.options
def options(s: Flat, who: int) -> None:
    list_talent(s, who, answers.TALENT)


def list_talent(s: Flat, who: int, token: int) -> None:
    """What this character's talent can do here; `token` tells which of Kevin's two signs was programmed."""
    if TRAITS[s.kind[s.stands_on[who]]] & PEACEFUL == 0:
        TALENT_OPTIONS(s, who, who, token)


@ACTION.perform
def use(s: State, who: int, answer: int) -> None:
    perform(s, who, answer)
