"""Robot: a robot comes to the first character and pushes it into an open yellow room of its choice."""

from __future__ import annotations

from room25.engine.rules import doors, robots
from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.rules.rooms import COLOUR
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.board import BLUE, RED
from room25.engine.table.people import ALICE
from room25.engine.table.state import Flat, State
from room25.engine.table.switches import CARD_TOO, REDIRECT

__all__ = ["CARD", "CONSENT", "WHERE", "WHICH"]

CARD = Card(
    code=5,
    key="robot",
    group=MADNESS,
    faces=range(SINGLES + 3, SINGLES + 4),
    rules=("CARD-ROBOT-01", "CARD-ROBOT-02", "ENTER-06", "AMB-069", "AMB-085"),
    aimed=True,
)
WHICH, CONSENT, WHERE = 1, 2, 3


@CARD.step
def come(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    if s.stands_on[who] < 0 or COLOUR[s.kind[s.stands_on[who]]] == RED or COLOUR[s.kind[s.stands_on[who]]] == BLUE:
        return
    if robots.in_play(s) == 2:
        agenda.ask_card(s, who, face, group, WHICH, 0)
        return
    arrive(s, who, face, group, 0 if s.robot[1] < 0 else 1)


def arrive(s: State, who: int, face: int, group: int, robot: int) -> None:
    """The robot is there; a hidden character cannot be pushed, and Alice may decline (AMB-064, CHAR-ALI-07)."""
    effects.put_robot(s, robot, s.stands_on[who])
    if s.hidden[who] == 0:
        agenda.ask_card(s, who, face, group, CONSENT if who == ALICE else WHERE, robot)


@CARD.options
def choices(s: Flat, who: int, face: int, group: int, step: int, aux: int) -> None:
    if step == WHICH:
        answers.add(s, answers.PICK_ROBOT)
        answers.add(s, answers.PICK_ROBOT + 1)
        return
    robots.add_card_push(s, who, step == CONSENT)


@CARD.on_answer
def chosen(s: State, who: int, face: int, group: int, step: int, aux: int, answer: int) -> None:
    if step == WHICH:
        arrive(s, who, face, group, answer - answers.PICK_ROBOT)
    elif answer == answers.REFUSE:
        log.write(s, log.DECLINED, who, 0, 0, 0)
        if s.switch[REDIRECT] == CARD_TOO:  # it takes somebody else in the room, whom her player picks (CHAR-ALI-07)
            agenda.ask_order(s, who, aux, 1 << who, 1)
    elif answer == answers.ACCEPT:
        agenda.ask_card(s, who, face, group, WHERE, aux)
    else:
        robots.shove(s, aux, who, doors.beyond(s, s.stands_on[who], answer - answers.TO))
