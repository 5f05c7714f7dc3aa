"""A round: programming, slot 1, slot 2, countdown; and one character's go in it."""

from __future__ import annotations

from room25.core import agenda, effects, log
from room25.core.answers import NOTHING
from room25.core.state import ACTIONS, COUNTDOWN, GUARD, NONE, PROGRAMMING, State
from room25.core.switches import DIRECT
from room25.rules.actions import ACTIONS as TOKENS
from room25.rules.modes import TIME_UP
from room25.rules.rooms import ONE_ACTION, TRAITS

ALL_TOKENS = (1 << TOKENS) - 1


def begin(s: State) -> None:
    """A new round: everybody has all tokens back, and those who program owe a program (PROG-01, PROG-08, PROG-10)."""
    log.write(s, log.ROUND_BEGAN, s.row[0], s.left, 0, 0)
    s.phase = PROGRAMMING
    s.slot = 0
    s.turn = 0
    s.number += 1
    s.owes = 0
    s.actor = -1
    for c in range(8):
        s.used[c] = 0
        if s.at[c] >= 0:
            s.limit[c] = 1 if TRAITS[s.kind[s.at[c]]] & ONE_ACTION else 2
            if s.switch[DIRECT] or (s.shown[c] and s.role[c] == GUARD):
                s.free[c] = 1  # picks each action when its go comes (ORDER-08, MODE-SOLO-01)
            else:
                s.free[c] = 0
                s.owes |= 1 << c
        else:
            s.free[c] = 0


def program(s: State, who: int, first: int, second: int) -> None:
    """Lay one or two tokens; a single one floats between the slots (PROG-02, PROG-03)."""
    s.slot1[who] = first
    if second == NOTHING:
        s.slot2[who] = NONE
        s.floating[who] = 1
    else:
        s.slot2[who] = second
        s.floating[who] = 0
    if (s.owes >> who) & 1:
        s.owes ^= 1 << who
        log.write(s, log.PROGRAMMED, who, 0, 0, 0)


def begin_actions(s: State) -> None:
    """Programs are fixed; slot 1 begins."""
    s.phase = ACTIONS
    s.slot = 1
    s.turn = 0
    s.number += 1


def next_go(s: State) -> None:
    """The next living character in turn order, then the next slot, then the countdown (ORDER-01)."""
    while s.turn < s.row_n:
        who = s.row[s.turn]
        s.turn += 1
        if s.at[who] >= 0:
            begin_go(s, who)
            return
    s.turn = 0
    s.slot += 1
    if s.slot == 3:
        s.slot = 0
        s.phase = COUNTDOWN
        s.actor = -1


def begin_go(s: State, who: int) -> None:
    """One character's go: it plays what this slot holds, or chooses."""
    s.actor = who
    agenda.push(s, agenda.END_GO, who, 0, 0, 0)
    plain = s.depth
    if s.free[who]:
        used = s.used[who]
        if used == 0:
            may_pass = agenda.MAY_PASS if s.slot == 1 else 0  # at least one action a round (AMB-013, AMB-112)
            agenda.push(s, agenda.ASK_ACTION, who, ALL_TOKENS, may_pass, 0)
        elif s.limit[who] > 1:
            agenda.push(s, agenda.ASK_ACTION, who, ALL_TOKENS & ~used, agenda.MAY_PASS, 0)
    elif s.slot == 1:
        if s.floating[who]:
            agenda.push(s, agenda.ASK_ACTION, who, 1 << s.slot1[who], agenda.MAY_WAIT, 0)
        elif s.slot1[who] >= 0:
            token = s.slot1[who]
            show_token(s, who, token)
            agenda.push(s, agenda.ASK_ACTION, who, 1 << token, agenda.REVEALED, 0)
    elif s.slot2[who] >= 0:
        token = s.slot2[who]
        show_token(s, who, token)
        agenda.push(s, agenda.ASK_ACTION, who, 1 << token, agenda.REVEALED, 0)
    if s.depth > plain:
        s.recent |= 1 << who  # who has something to do may also lay a reminder, or show itself (AMB-107)


def show_token(s: State, who: int, token: int) -> None:
    """A token is played openly: it leaves the program, and a trap that was armed before is due after this action (AMB-048)."""
    if s.slot1[who] == token:
        s.slot1[who] = NONE
        s.floating[who] = 0
    elif s.slot2[who] == token:
        s.slot2[who] = NONE
    s.used[who] |= 1 << token
    if s.trap[who]:
        s.trap[who] = 2
    log.write(s, log.TOKEN_REVEALED, who, token, 0, 0)


def keep(s: State, who: int) -> None:
    """A floating action is kept for slot 2, where it must be used (ORDER-02)."""
    s.slot2[who] = s.slot1[who]
    s.slot1[who] = NONE
    s.floating[who] = 0
    log.write(s, log.KEPT, who, 0, 0, 0)


def end_go(s: State, who: int) -> None:
    """Who has not got out of a trap dies; in slot 2, acted or not, who is still under water drowns (AMB-048, AMB-055)."""
    if s.at[who] >= 0 and (s.trap[who] == 2 or (s.slot == 2 and s.drown[who] == 2)):
        effects.kill(s, who)


def countdown(s: State) -> None:
    """The first marker goes to the end and uses up the round; skulls that come to the front leave the row (TIME-04, TIME-07, AMB-009)."""
    if s.left == 1:
        s.left = 0
        effects.finish(s, TIME_UP(s, s.mode))
        return
    s.left -= 1
    for line in range(10):
        s.lines[line] = 0
    for c in range(8):
        if s.drown[c]:
            s.drown[c] = 2
    turn_row(s)
    while s.at[s.row[0]] < 0 and s.row_n > 1:
        log.write(s, log.MARKER_REMOVED, s.row[0], 0, 0, 0)
        turn_row(s)
        s.row_n -= 1
        s.row[s.row_n] = NONE
    begin(s)


def turn_row(s: State) -> None:
    """The first marker goes to the end of the row."""
    first = s.row[0]
    for i in range(1, s.row_n):
        s.row[i - 1] = s.row[i]
    s.row[s.row_n - 1] = first
