"""Answers in, events out: resolve one answer, then run on to the next question."""

from __future__ import annotations

from room25.engine.rules import deck, go, memory, outcome, robots, round
from room25.engine.rules.actions import PERFORM, TOKEN_OF
from room25.engine.rules.characters import jennifer
from room25.engine.rules.legal import legal, owing, to_move
from room25.engine.rules.programs import count_programs
from room25.engine.rules.rooms import ANSWER, ENTER, LEAVE
from room25.engine.table import agenda, answers, knowledge, log
from room25.engine.table.board import CENTRE, NEIGHBOUR
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import ACTIONS, CLUE, COUNTDOWN, OPENING, PROGRAMMING, State

__all__ = ["advance", "apply", "resolve", "step"]


def apply(s: State, who: int, answer: int) -> int:
    """Take a legal answer and run on; returns the number of answers to the next question, 0 at the end. The caller has asked `legal`."""
    resolve(s, who, answer)
    return advance(s)


def resolve(s: State, who: int, answer: int) -> None:
    """What one answer does, before anything that follows from it."""
    s.open_goes &= 1 << who
    if s.phase == CLUE:
        tile = s.tile_at[NEIGHBOUR[CENTRE * 4 + answer - answers.CLUE]]
        s.owes ^= 1 << owing(s, who)
        log.write(s, log.CLUE_TAKEN, who, s.cell_of[tile], 0, 0)
        knowledge.peek(s, who, tile)
    elif s.phase == PROGRAMMING:
        round.program(
            s, who, answers.first_token(answer), answers.second_token(answer), answers.lays_adrenaline(answer)
        )
    else:
        resolve_row(s, who, answer)


def resolve_row(s: State, who: int, answer: int) -> None:
    """The answer to the top row of the agenda."""
    s.decision_number += 1
    kind = agenda.kind(s)
    if kind == agenda.ASK_ACTION:
        manner = agenda.manner(s)
        agenda.drop(s)
        resolve_action(s, who, manner, answer)
    elif kind == agenda.ASK_ROOM:
        answer_room(s, who, answer)
    elif kind == agenda.ASK_ORDER:
        agenda.drop(s)
        robots.obey(s, who, answer)
    elif kind == agenda.ASK_CARD:
        deck.resolve(s, answer)
    else:
        answer_consent(s, who, 1 if answer == answers.ACCEPT else 0)


def answer_room(s: State, who: int, answer: int) -> None:
    """A choice that the room on the top row has asked for."""
    tile = agenda.tile(s)
    group = agenda.group(s)
    came_from = agenda.came_from(s)
    agenda.drop(s)
    ANSWER(s, s.kind[tile], who, group, tile, came_from, answer)
    s.dirty = 1


def answer_consent(s: State, who: int, accepts: int) -> None:
    """Somebody gives way to a robot's push or to a call, or does not."""
    asker = agenda.asker(s)
    purpose = agenda.purpose(s)
    robot = agenda.pushing_robot(s)
    onto = agenda.pushed_onto(s)
    agenda.drop(s)
    if purpose == agenda.ROBOT_PUSH:
        robots.answer_consent(s, asker, robot, onto, accepts)
    elif accepts:
        jennifer.come(s, asker, who)
    else:
        log.write(s, log.DECLINED, who, 0, 0, 0)


def resolve_action(s: State, who: int, manner: int, answer: int) -> None:
    """A token is played, kept or left alone."""
    if answer == answers.WAIT:
        go.keep(s, who)
    elif answer == answers.PASS:
        log.write(s, log.PASSED, who, 0, 0, 0)
        memory.waste(s, who)
    else:
        token = TOKEN_OF[answer]
        if manner & agenda.ADRENALINE:
            go.use_adrenaline(s, who)
        elif manner & agenda.REVEALED == 0:
            go.show_token(s, who, token)
        PERFORM(s, token, who, answer)


def advance(s: State) -> int:
    """Run everything that nobody has to decide; returns the number of answers to the next question: see `legal.answer_at`."""
    while True:
        if s.dirty:
            outcome.settle(s)
        if s.outcome:
            return 0
        n = step(s)
        if n:
            return n


def step(s: State) -> int:
    """The next thing of a settled game that runs; returns the number of answers if somebody must decide first, and changes nothing then."""
    if s.agenda_depth:
        if agenda.asks(s):
            return question(s)
        resolve_automatic(s)
    elif s.phase == ACTIONS:
        round.next_go(s)
    elif s.phase == COUNTDOWN:
        round.countdown(s)
    elif s.phase == OPENING:
        round.open_programming(s)
    elif s.owes:
        return legal(s, to_move(s)) if s.phase == CLUE else count_programs(s, to_move(s))
    elif s.phase == CLUE:
        round.begin(s)
    else:
        round.begin_actions(s)
    return 0


def resolve_automatic(s: State) -> None:
    """The top row asks nobody."""
    kind = agenda.kind(s)
    who = agenda.who(s)
    if kind == agenda.END_GO:
        agenda.drop(s)
        go.end(s, who)
    elif kind == agenda.ARRIVE:
        arrive(s)
    elif kind == agenda.LEAVE:
        tile = agenda.tile(s)
        agenda.drop(s)
        LEAVE(s, s.kind[tile], tile)
    elif kind == agenda.DRAW_CARD:
        group = agenda.group(s)
        agenda.drop(s)
        deck.draw_card(s, who, group)
    else:
        deck.resolve(s, deck.NO_ANSWER)


def question(s: State) -> int:
    """The top row asks: if nothing is possible it lapses, a single answer is taken by itself, otherwise somebody must decide."""
    who = agenda.who(s)
    n = legal(s, who)
    if n == 0:
        if agenda.kind(s) == agenda.ASK_ACTION:
            lapse(s, who)
        else:
            agenda.drop(s)
        return 0
    # A floating action is always asked for, even if it can only be kept: taken by itself, that would tell the others what it is.
    if n == 1 and not agenda.is_floating(s, s.agenda_depth - 1):
        recent = s.open_goes
        resolve(s, who, s.legal[0])
        s.open_goes = recent
        return 0
    return n


def lapse(s: State, who: int) -> None:
    """An open token that cannot be carried out is lost (ORDER-04); a free actor who can do nothing passes."""
    tokens = agenda.tokens(s)
    manner = agenda.manner(s)
    agenda.drop(s)
    if manner & agenda.ADRENALINE:
        go.use_adrenaline(s, who)
    elif manner & agenda.REVEALED:
        token = 0
        while (tokens >> token) & 1 == 0:
            token += 1
        log.write(s, log.ACTION_LOST, who, token, 0, 0)
        memory.waste(s, who)
    else:
        log.write(s, log.PASSED, who, 0, 0, 0)


def arrive(s: State) -> None:
    """Somebody is in a new room: it is revealed, then takes effect (ORDER-06, ORDER-07)."""
    who = agenda.who(s)
    tile = agenda.tile(s)
    group = agenda.group(s)
    came_from = agenda.came_from(s)
    agenda.drop(s)
    for c in range(CHARACTERS):  # who died on the way out arrives nowhere
        if (group >> c) & 1 and s.stands_on[c] != tile:
            group ^= 1 << c
    if group == 0:
        return
    if s.face_up[tile] == 0:
        memory.discover(s, tile)
    ENTER(s, s.kind[tile], who, group, tile, came_from)
    s.dirty = 1
