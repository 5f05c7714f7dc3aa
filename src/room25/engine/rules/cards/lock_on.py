"""Lock On: the first character locks an open room next to it; with both Locks out Emmett's player says which one moves."""

from __future__ import annotations

from room25.engine.rules import doors
from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.rules.characters import emmett
from room25.engine.table import agenda, answers, effects
from room25.engine.table.people import EMMETT
from room25.engine.table.state import Flat, State

__all__ = ["CARD", "WHERE", "WHICH"]

CARD = Card(
    code=7,
    key="lock-on",
    group=MADNESS,
    faces=range(SINGLES + 5, SINGLES + 6),
    rules=("CARD-LOCK-01", "CARD-LOCK-02", "TOKEN-LOCK-04", "AMB-084"),
    aimed=True,
)
WHERE, WHICH = 1, 2


@CARD.step
def ask(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    if s.stands_on[who] >= 0:
        agenda.ask_card(s, who, face, group, WHERE, 0)


@CARD.options
def choices(s: Flat, who: int, face: int, group: int, step: int, aux: int) -> None:
    if step == WHICH:
        answers.add(s, answers.FROM)
        answers.add(s, answers.FROM + 1)
        return
    for direction in range(4):
        tile = doors.in_reach(s, s.stands_on[who], direction, 0)
        if tile >= 0 and emmett.can_be_locked(s, tile):
            answers.add(s, answers.LOCK + direction * 3)


@CARD.on_answer
def chosen(s: State, who: int, face: int, group: int, step: int, aux: int, answer: int) -> None:
    if step == WHICH:
        effects.put_lock(s, who, answer - answers.FROM, aux)
        return
    tile = doors.beyond(s, s.stands_on[who], (answer - answers.LOCK) // 3)
    if s.lock[0] < 0 or s.lock[1] < 0:
        effects.put_lock(s, who, emmett.free_lock(s), tile)
    else:  # without a living Emmett whoever suffers the card chooses (AMB-084)
        agenda.ask_card(s, EMMETT if s.stands_on[EMMETT] >= 0 else who, face, group, WHICH, tile)
