"""Robots: two of them, which move or push when somebody orders them to, and do nothing else."""

from __future__ import annotations

from room25.engine.rules import doors, memory
from room25.engine.rules.rooms import COLOUR, ROBOT
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.board import BLUE, RED
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.people import ALICE
from room25.engine.table.state import Flat, State
from room25.engine.table.switches import REDIRECT

__all__ = ["add_card_push", "add_orders", "add_pushes", "answer_consent", "in_play", "obey", "shove"]


def add_orders(s: Flat) -> None:
    """Every order to every robot in play (ROBOT-03, ROBOT-04, ROBOT-10)."""
    for robot in range(2):
        if s.robot[robot] >= 0:
            for direction in range(4):
                tile = doors.in_reach(s, s.robot[robot], direction, 1)  # only a corridor binds it (AMB-071)
                if tile >= 0 and s.closed[tile] == 0:
                    answers.add(s, answers.ORDER + robot * answers.ORDERS + direction)
            add_pushes(s, robot, 0, 0)


def add_pushes(s: Flat, robot: int, spared: int, card: int) -> None:
    """Push orders to one robot: anybody visible in its room, but for those in the mask; never from a blue room (ROBOT-11, AMB-073).

    A card has it push into open yellow rooms only (CARD-ROBOT-02).
    """
    tile = s.robot[robot]
    if COLOUR[s.kind[tile]] == BLUE:
        return
    for target in range(CHARACTERS):
        if s.stands_on[target] == tile and s.hidden[target] == 0 and (spared >> target) & 1 == 0:
            for direction in range(4):
                if doors.may_pass(s, target, tile, direction) and (card == 0 or doors.is_yellow(s, tile, direction)):
                    answers.add(s, answers.ORDER + robot * answers.ORDERS + 4 + target * 4 + direction)


def add_card_push(s: Flat, who: int, consent: int) -> None:
    """A card has a robot push somebody: into which yellow room, or first of all whether she lets it (ENTER-06, CHAR-ALI-07)."""
    doors.add_yellow(s, who)
    if consent and s.legal_count:
        s.legal_count = 0
        answers.add(s, answers.ACCEPT)
        answers.add(s, answers.REFUSE)


def obey(s: State, who: int, answer: int) -> None:
    """A robot carries out an order of `who`'s player."""
    robot = (answer - answers.ORDER) // answers.ORDERS
    what = (answer - answers.ORDER) % answers.ORDERS
    tile = s.robot[robot]
    if what < 4:
        roll(s, robot, doors.beyond(s, tile, what))
        return
    target = (what - 4) // 4
    to = doors.beyond(s, tile, what % 4)
    if target == ALICE:  # she is an android, and decides once she knows where to (CHAR-ALI-07, AMB-072)
        agenda.ask_consent(s, target, who, agenda.ROBOT_PUSH, robot, to)
    else:
        shove(s, robot, target, to)


def roll(s: State, robot: int, tile: int) -> None:
    """One step: it reveals what it enters, triggers nothing but corridors and shredders, and does not survive red rooms (ROBOT-05…09)."""
    came_from = s.cell_of[s.robot[robot]]
    s.robot[robot] = tile
    log.write(s, log.ROBOT_MOVED, -1, came_from, s.cell_of[tile], robot)
    if s.face_up[tile] == 0:
        memory.discover(s, tile)
    ROBOT(s, s.kind[tile], robot, tile, came_from)
    if COLOUR[s.kind[tile]] == RED:
        effects.destroy_robot(s, robot)
    s.dirty = 1


def shove(s: State, robot: int, target: int, to: int) -> None:
    """It pushes somebody, who makes the room's choices itself."""
    log.write(s, log.ROBOT_PUSHED, target, s.cell_of[to], robot, 0)
    effects.bring(s, target, 1 << target, to)


def answer_consent(s: State, asker: int, robot: int, to: int, accepts: int) -> None:
    """Alice lets the robot push her, or not; then in two editions it takes somebody else (CHAR-ALI-07)."""
    if accepts:
        shove(s, robot, ALICE, to)
        return
    log.write(s, log.DECLINED, ALICE, 0, 0, 0)
    if s.switch[REDIRECT]:
        agenda.ask_order(s, asker, robot, 1 << ALICE, 0)


def in_play(s: Flat) -> int:
    """How many robots are out."""
    return (1 if s.robot[0] >= 0 else 0) + (1 if s.robot[1] >= 0 else 0)
