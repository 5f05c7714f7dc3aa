"""Answers in, events out: resolve one answer, then run on to the next question."""

from __future__ import annotations

from room25.engine.rules import draw, go, memory, outcome, robots, round
from room25.engine.rules.actions import PERFORM, TOKEN_OF
from room25.engine.rules.cards import ANSWER as CARD_ANSWER
from room25.engine.rules.cards import KIND_OF
from room25.engine.rules.characters import jennifer
from room25.engine.rules.legal import count_programs, legal, owing, to_move
from room25.engine.rules.rooms import ANSWER, ENTER, LEAVE
from room25.engine.table import agenda, answers, knowledge, log
from room25.engine.table.board import CENTRE, NEIGHBOUR
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import ACTIONS, CLUE, COUNTDOWN, OPENING, PROGRAMMING, State


def apply(s: State, who: int, answer: int) -> int:
    """Take a legal answer and run on; gives the number of answers to the next question, 0 at the end. The caller has asked `legal`."""
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
        pair = (answer - answers.PROGRAM) // 2
        round.program(s, who, pair // 7, pair % 7, (answer - answers.PROGRAM) % 2)
    else:
        resolve_row(s, who, answer)


def resolve_row(s: State, who: int, answer: int) -> None:
    """The answer to the top row of the agenda."""
    s.decision_number += 1
    top = s.agenda_depth - 1
    kind = s.agenda_kind[top]
    a = s.agenda_a[top]
    b = s.agenda_b[top]
    c = s.agenda_c[top]
    d = s.agenda_d[top]
    agenda.drop(s)
    if kind == agenda.ASK_ACTION:
        resolve_action(s, who, b, answer)
    elif kind == agenda.ASK_ROOM:
        ANSWER(s, s.kind[a], who, b, a, c, answer)
        s.dirty = 1
    elif kind == agenda.ASK_ORDER:
        robots.obey(s, who, answer)
    elif kind == agenda.ASK_CARD:
        CARD_ANSWER(s, KIND_OF[a], who, a, b, c, d, answer)
    elif b == agenda.ROBOT_PUSH:
        robots.answer_consent(s, a, c, d, 1 if answer == answers.ACCEPT else 0)
    elif answer == answers.ACCEPT:
        jennifer.come(s, a, who)
    else:
        log.write(s, log.DECLINED, who, 0, 0, 0)


def resolve_action(s: State, who: int, flags: int, answer: int) -> None:
    """A token is played, kept or left alone."""
    if answer == answers.WAIT:
        go.keep(s, who)
    elif answer == answers.PASS:
        log.write(s, log.PASSED, who, 0, 0, 0)
        memory.waste(s, who)
    else:
        token = TOKEN_OF[answer]
        if flags & agenda.ADRENALINE:
            go.use_adrenaline(s, who)
        elif flags & agenda.REVEALED == 0:
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
        kind = s.agenda_kind[s.agenda_depth - 1]
        if kind <= agenda.LAST_QUESTION:
            return question(s)
        resolve_automatic(s, kind)
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


def resolve_automatic(s: State, kind: int) -> None:
    """A row that asks nobody."""
    top = s.agenda_depth - 1
    who = s.agenda_who[top]
    if kind == agenda.END_GO:
        agenda.drop(s)
        go.end(s, who)
    elif kind == agenda.ARRIVE:
        arrive(s)
    elif kind == agenda.LEAVE:
        tile = s.agenda_a[top]
        agenda.drop(s)
        LEAVE(s, s.kind[tile], tile)
    elif kind == agenda.DRAW_CARD:
        group = s.agenda_b[top]
        agenda.drop(s)
        draw.draw(s, who, group)
    else:
        draw.resolve(s)


def question(s: State) -> int:
    """The top row asks: where nothing is possible it lapses, a single answer is taken by itself, otherwise somebody must decide."""
    top = s.agenda_depth - 1
    who = s.agenda_who[top]
    b = s.agenda_b[top]
    n = legal(s, who)
    if n == 0:
        mask = s.agenda_a[top]
        kind = s.agenda_kind[top]
        agenda.drop(s)
        if kind == agenda.ASK_ACTION:
            lapse(s, who, mask, b)
        return 0
    # A floating action is always asked for, even where it can only be kept: taken by itself, that would tell the others what it is.
    if n == 1 and (s.agenda_kind[top] != agenda.ASK_ACTION or b & agenda.MAY_WAIT == 0):
        recent = s.open_goes
        resolve(s, who, s.legal[0])
        s.open_goes = recent
        return 0
    return n


def lapse(s: State, who: int, mask: int, flags: int) -> None:
    """An open token that cannot be carried out is lost (ORDER-04); a free actor who can do nothing passes."""
    if flags & agenda.ADRENALINE:
        go.use_adrenaline(s, who)
    elif flags & agenda.REVEALED:
        token = 0
        while (mask >> token) & 1 == 0:
            token += 1
        log.write(s, log.ACTION_LOST, who, token, 0, 0)
        memory.waste(s, who)
    else:
        log.write(s, log.PASSED, who, 0, 0, 0)


def arrive(s: State) -> None:
    """Somebody is in a new room: it is revealed, then takes effect (ORDER-06, ORDER-07)."""
    top = s.agenda_depth - 1
    who = s.agenda_who[top]
    tile = s.agenda_a[top]
    group = s.agenda_b[top]
    came_from = s.agenda_c[top]
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
