"""Panic: the first character turns its own talent against the group; each entry is in its character's file."""

from __future__ import annotations

from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.rules.characters import PANIC, PANIC_ANSWER, PANIC_OPTIONS
from room25.engine.table.state import Flat, State

__all__ = ["CARD"]

CARD = Card(
    code=11,
    key="panic",
    group=MADNESS,
    faces=range(SINGLES + 11, SINGLES + 12),
    rules=("CARD-PANIC-GEN", "AMB-088"),
    aimed=True,
)


@CARD.step
def panic(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    if s.stands_on[who] >= 0:
        PANIC(s, who, who, face, step)


@CARD.options
def choices(s: Flat, who: int, face: int, group: int, step: int, aux: int) -> None:
    PANIC_OPTIONS(s, who, who, step)


@CARD.on_answer
def chosen(s: State, who: int, face: int, group: int, step: int, aux: int, answer: int) -> None:
    PANIC_ANSWER(s, who, who, face, step, aux, answer)
