"""Answers in, events out: resolve one answer, then run on to the next question."""

from __future__ import annotations

from room25.core import agenda, answers, knowledge, log
from room25.core.board import CENTRE, NEIGHBOUR
from room25.core.state import ACTIONS, CLUE, COUNTDOWN, PROGRAMMING, State
from room25.rules import outcome, round
from room25.rules.actions import PERFORM, TOKEN_OF
from room25.rules.legal import legal, owing, to_move
from room25.rules.rooms import ANSWER, ENTER, REVEAL


def apply(s: State, who: int, answer: int) -> int:
    """Take a legal answer and run on; gives the number of answers to the next question, 0 at the end. The caller has asked `legal`."""
    resolve(s, who, answer)
    return advance(s)


def resolve(s: State, who: int, answer: int) -> None:
    """What one answer does, before anything that follows from it."""
    s.recent &= 1 << who
    if s.phase == CLUE:
        tile = s.tile_at[NEIGHBOUR[CENTRE * 4 + answer - answers.CLUE]]
        s.owes ^= 1 << owing(s, who)
        log.write(s, log.CLUE_TAKEN, who, s.cell_of[tile], 0, 0)
        knowledge.peek(s, who, tile)
    elif s.phase == PROGRAMMING:
        pair = (answer - answers.PROGRAM) // 2
        round.program(s, who, pair // 7, pair % 7)
    else:
        s.number += 1
        top = s.depth - 1
        kind = s.ag_kind[top]
        a = s.ag_a[top]
        b = s.ag_b[top]
        c = s.ag_c[top]
        agenda.drop(s)
        if kind == agenda.ASK_ROOM:
            ANSWER(s, s.kind[a], who, b, a, c, answer)
        elif answer == answers.WAIT:
            round.keep(s, who)
        elif answer == answers.PASS:
            log.write(s, log.PASSED, who, 0, 0, 0)
        else:
            token = TOKEN_OF[answer]
            if b & agenda.REVEALED == 0:
                round.show_token(s, who, token)
            PERFORM(s, token, who, answer)


def advance(s: State) -> int:
    """Run everything that nobody has to decide; gives the number of answers to the next question, which lie in `s.acts`."""
    while True:
        if s.dirty:
            outcome.settle(s)
        if s.over:
            return 0
        if s.depth:
            kind = s.ag_kind[s.depth - 1]
            if kind == agenda.END_GO:
                who = s.ag_who[s.depth - 1]
                agenda.drop(s)
                round.end_go(s, who)
            elif kind == agenda.ARRIVE:
                arrive(s)
            else:
                n = question(s)
                if n:
                    return n
        elif s.phase == ACTIONS:
            round.next_go(s)
        elif s.phase == COUNTDOWN:
            if s.hold:
                return 0
            round.countdown(s)
        elif s.owes:
            return legal(s, to_move(s))
        elif s.phase == CLUE:
            round.begin(s)
        else:
            round.begin_actions(s)


def question(s: State) -> int:
    """The top row asks: where nothing is possible it lapses, a single answer is taken by itself, otherwise somebody must decide."""
    top = s.depth - 1
    who = s.ag_who[top]
    b = s.ag_b[top]
    n = legal(s, who)
    if n == 0:
        mask = s.ag_a[top]
        kind = s.ag_kind[top]
        agenda.drop(s)
        if kind == agenda.ASK_ACTION:
            lapse(s, who, mask, b)
        return 0
    # A floating action is always asked for, even where it can only be kept: taken by itself, that would tell the others what it is.
    if n == 1 and (s.ag_kind[top] == agenda.ASK_ROOM or b & agenda.MAY_WAIT == 0):
        log.write(s, log.ANSWERED, who, s.acts[0], s.cell_of[s.at[who]], 0)
        recent = s.recent
        resolve(s, who, s.acts[0])
        s.recent = recent
        return 0
    return n


def lapse(s: State, who: int, mask: int, flags: int) -> None:
    """An open token that cannot be carried out is lost (ORDER-04); a free actor who can do nothing passes."""
    if flags & agenda.REVEALED:
        token = 0
        while (mask >> token) & 1 == 0:
            token += 1
        log.write(s, log.ACTION_LOST, who, token, 0, 0)
    else:
        log.write(s, log.PASSED, who, 0, 0, 0)


def arrive(s: State) -> None:
    """Somebody is in a new room: it is revealed, then takes effect (ORDER-06, ORDER-07)."""
    top = s.depth - 1
    who = s.ag_who[top]
    tile = s.ag_a[top]
    group = s.ag_b[top]
    came_from = s.ag_c[top]
    agenda.drop(s)
    if s.up[tile] == 0:
        knowledge.reveal(s, tile)
        REVEAL(s, s.kind[tile], tile)
    ENTER(s, s.kind[tile], who, group, tile, came_from)
    s.dirty = 1
