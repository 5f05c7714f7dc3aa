"""Chaos: corridors turn, robots push whoever is with them into yellow rooms, Tunnels send their people on. In this order."""

from __future__ import annotations

from room25.engine.rules import doors, order, robots
from room25.engine.rules.cards import MADNESS, SINGLES, Card
from room25.engine.rules.rooms import ANSWER, COLOUR, CORRIDOR, LEADS_ON, OPTIONS, TRAITS
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.board import BLUE
from room25.engine.table.fields import CHARACTERS, TILES
from room25.engine.table.people import ALICE
from room25.engine.table.state import Flat, State

__all__ = ["CARD", "CONSENT", "PUSHES", "THROUGH", "TUNNELS", "WHERE"]

CARD = Card(
    code=9,
    key="chaos",
    group=MADNESS,
    faces=range(SINGLES + 9, SINGLES + 10),
    rules=("CARD-CHAOS-01", "CARD-CHAOS-02", "CARD-CHAOS-03", "ENTER-06", "AMB-064", "AMB-085"),
)
BEGIN, PUSHES, TUNNELS, CONSENT, WHERE, THROUGH = 0, 1, 2, 3, 4, 5


@CARD.step
def unfold(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    """`aux` is the place in turn order from which on somebody may still be moved."""
    if step == BEGIN:
        for tile in range(TILES):
            if s.face_up[tile] and TRAITS[s.kind[tile]] & CORRIDOR:
                s.turned[tile] = 1 - s.turned[tile]
                log.write(s, log.TURNED, -1, s.cell_of[tile], s.turned[tile], 0)
        agenda.play_card(s, who, face, group, TUNNELS, 0)
        agenda.play_card(s, who, face, group, PUSHES, 0)
    elif step == PUSHES:
        next_push(s, who, face, group, aux)
    else:
        next_tunnel(s, who, face, group, aux)


def next_push(s: State, who: int, face: int, group: int, place: int) -> None:
    for i in range(place, CHARACTERS):
        c = order.in_turn(s, i)
        if (
            c >= 0
            and s.stands_on[c] >= 0
            and s.hidden[c] == 0
            and effects.has_robot(s, s.stands_on[c])
            and COLOUR[s.kind[s.stands_on[c]]] != BLUE
        ):
            agenda.play_card(s, who, face, group, PUSHES, i + 1)
            agenda.ask_card(s, c, face, group, CONSENT if c == ALICE else WHERE, 0)
            return


def next_tunnel(s: State, who: int, face: int, group: int, place: int) -> None:
    for i in range(place, CHARACTERS):
        c = order.in_turn(s, i)
        if c >= 0 and s.stands_on[c] >= 0 and TRAITS[s.kind[s.stands_on[c]]] & LEADS_ON:
            agenda.play_card(s, who, face, group, TUNNELS, i + 1)
            agenda.ask_card(s, c, face, group, THROUGH, 0)
            return


@CARD.options
def choices(s: Flat, who: int, face: int, group: int, step: int, aux: int) -> None:
    if step == THROUGH:
        OPTIONS(s, s.kind[s.stands_on[who]], who, s.stands_on[who])
        return
    robots.add_card_push(s, who, step == CONSENT)


@CARD.on_answer
def chosen(s: State, who: int, face: int, group: int, step: int, aux: int, answer: int) -> None:
    if step == THROUGH:
        ANSWER(s, s.kind[s.stands_on[who]], who, 1 << who, s.stands_on[who], 0, answer)
    elif answer == answers.REFUSE:
        log.write(s, log.DECLINED, who, 0, 0, 0)
    elif answer == answers.ACCEPT:
        agenda.ask_card(s, who, face, group, WHERE, 0)
    else:
        robot = 0 if s.robot[0] == s.stands_on[who] else 1
        robots.shove(s, robot, who, doors.beyond(s, s.stands_on[who], answer - answers.TO))
