"""What may be done beside answering: a guard shows itself, a reminder is laid, a colour is claimed. They take no decision from anybody."""

from __future__ import annotations

from room25.core import answers, knowledge, log
from room25.core.state import CLUE, GUARD, NONE, PROGRAMMING, Flat, State
from room25.core.switches import REMINDERS
from room25.rules.modes import suspicion

SUSPICION = suspicion.MODE.code


def talk_is_allowed(s: Flat) -> int:
    """May the players talk about what they have seen? (INFO-02, INFO-09)"""
    return 0 if s.over else 1


def in_own_go(s: Flat, who: int) -> int:
    """Before or after its action, until somebody else has answered something (AMB-107)."""
    return 0 if s.phase == CLUE else (s.recent >> who) & 1


def asides(s: Flat, who: int) -> int:
    """List in `s.acts` what this character may do beside answering; gives their number."""
    s.acts_n = 0
    if s.over or s.owner[who] < 0 or s.at[who] < 0:
        return 0
    if in_own_go(s, who):
        if s.mode == SUSPICION and s.role[who] == GUARD and s.shown[who] == 0:
            answers.add(s, answers.REVEAL)
        if s.switch[REMINDERS] and s.reminder[who] == NONE:
            answers.add_hidden(s, answers.MARK)
    if talk_is_allowed(s):
        for cell in range(25):
            tile = s.tile_at[cell]
            if s.up[tile] == 0 and knowledge.knows(s, s.owner[who], tile):
                said = knowledge.claimed(s, s.owner[who], tile) - 1
                for colour in range(4):
                    if colour != said:
                        answers.add(s, answers.CLAIM + cell * 4 + colour)
    return s.acts_n


def step_aside(s: State, who: int, answer: int) -> None:
    """Do one of them; the caller has asked `asides`."""
    if answer == answers.REVEAL:
        show_guard(s, who)
    elif answer < answers.CLAIM:
        s.reminder[who] = s.tile_at[answer - answers.MARK]
        log.write(s, log.REMINDER_LAID, who, answer - answers.MARK, 0, 0)
    else:
        colour = (answer - answers.CLAIM) % 4
        knowledge.claim(s, who, s.tile_at[(answer - answers.CLAIM) // 4], colour)


def show_guard(s: State, who: int) -> None:
    """A guard shows itself; from the next round on it picks its actions freely (MODE-SUSP-06, MODE-SUSP-08)."""
    s.shown[who] = 1
    log.write(s, log.GUARD_REVEALED, who, 0, 0, 0)
    if s.phase == PROGRAMMING:
        # Its go was the last of the round that has just ended, and nobody has answered since: it shows itself in that go.
        s.slot1[who] = NONE
        s.slot2[who] = NONE
        s.floating[who] = 0
        s.free[who] = 1
        s.owes &= ~(1 << who)


def is_aside(answer: int) -> int:
    """Is this one of the answers that take no decision?"""
    return 1 if answer == answers.REVEAL or answers.MARK <= answer < answers.PROGRAM else 0
