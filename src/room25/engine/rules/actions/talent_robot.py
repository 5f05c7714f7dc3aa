"""Talent, with the sign of Kevin's second ability: one edition has him choose while he programs (PROG-12)."""

from __future__ import annotations

from room25.engine.rules.actions import Action
from room25.engine.rules.actions.talent import list_talent, use
from room25.engine.table import answers
from room25.engine.table.state import Flat

__all__ = ["ACTION"]

ACTION = Action(code=answers.TALENT_ROBOT, key="talent-robot", rules=("PROG-12", "AMB-110"))


@ACTION.options
def options(s: Flat, who: int) -> None:
    list_talent(s, who, answers.TALENT_ROBOT)


ACTION.perform(use)
