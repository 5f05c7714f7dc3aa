"""Alice: Hide makes her untouchable until her next action; she is an android besides."""

from __future__ import annotations

from room25.engine.rules.characters import Character
from room25.engine.table import answers, log
from room25.engine.table.people import ALICE
from room25.engine.table.state import Flat, State

__all__ = ["CHARACTER"]

CHARACTER = Character(
    code=ALICE,
    rules=tuple(
        "CHAR-ALI-01 CHAR-ALI-02 CHAR-ALI-03 CHAR-ALI-04 CHAR-ALI-05 CHAR-ALI-06 CHAR-ALI-07 CARD-PANIC-ALICE "
        "AMB-063 AMB-064 AMB-065 AMB-072".split()
    ),
)


@CHARACTER.options
def anywhere(s: Flat, who: int, token: int) -> None:
    answers.add(s, answers.HIDE)


@CHARACTER.performs(answers.HIDE)
def hide(s: State, who: int, answer: int) -> None:
    s.hidden[who] = 1
    log.write(s, log.HIDDEN, who, 0, 0, 0)
