"""What may be done beside answering: show oneself as a guard, lay a reminder, claim a colour, commit or withdraw adrenaline."""

from __future__ import annotations

from room25.engine.rules import round
from room25.engine.rules.legal import legal
from room25.engine.rules.modes import suspicion
from room25.engine.rules.rooms import SILENCE, TRAITS, WAY_OUT
from room25.engine.table import agenda, answers, effects, knowledge, log
from room25.engine.table.fields import CELLS, CHARACTERS, TILES
from room25.engine.table.state import ACTIONS, CLUE, GUARD, NONE, PROGRAMMING, Flat, State
from room25.engine.table.switches import (
    AFTER_ALARM,
    AFTER_ENTRY,
    AFTER_FOUND,
    ALSO_JAMMED,
    ANY_GO,
    ANY_TIME,
    DEAD_TALK,
    DIRECT,
    GUARD_ADRENALINE,
    GUARD_REVEAL,
    JAM_CARD,
    KEPT,
    PARANOID_ADRENALINE,
    REMINDERS,
    SOLO_JAM,
    WITHDRAW,
)

__all__ = [
    "SUSPICION",
    "asides",
    "exit_is_open",
    "in_own_go",
    "is_aside",
    "is_legal",
    "is_silenced",
    "may_commit",
    "may_reveal",
    "step_aside",
    "talk_is_allowed",
]

SUSPICION = suspicion.MODE.code


def talk_is_allowed(s: Flat) -> int:
    """May the players talk about what they have seen? Not while a Jamming room is occupied or its card lies there (INFO-02…09, AMB-090)."""
    if s.outcome or (s.jamming_cards and s.switch[JAM_CARD]):
        return 0
    for c in range(CHARACTERS):
        if s.stands_on[c] >= 0 and TRAITS[s.kind[s.stands_on[c]]] & SILENCE:
            return 0
    return 1


def is_silenced(s: Flat, seat: int) -> int:
    """Are all characters of this seat dead? Then it talks no more, unless the host lets the dead talk (AMB-097)."""
    if seat < 0 or s.outcome or s.switch[DEAD_TALK]:
        return 0
    for c in range(CHARACTERS):
        if s.owner[c] == seat and s.stands_on[c] >= 0:
            return 0
    return 1


def may_mark(s: Flat, who: int) -> int:
    """A reminder in hand, in one's own go, and no jamming (TOKEN-REM-01, AMB-090, CARD-JAM-02)."""
    if s.switch[REMINDERS] == 0 or s.reminder[who] != NONE or not in_own_go(s, who):
        return 0
    if s.seats == 1:
        return 0 if s.jamming_cards and s.switch[SOLO_JAM] else 1
    return 1 if s.switch[REMINDERS] == ALSO_JAMMED else talk_is_allowed(s)


def in_own_go(s: Flat, who: int) -> int:
    """Before or after its action, until somebody else has answered something (AMB-107)."""
    return 0 if s.phase == CLUE else (s.open_goes >> who) & 1


def may_reveal(s: Flat, who: int) -> int:
    """May this guard show itself now? The editions differ (MODE-SUSP-06, AMB-091)."""
    if s.mode != SUSPICION or s.role[who] != GUARD or s.role_shown[who]:
        return 0
    when = s.switch[GUARD_REVEAL]
    if when == ANY_GO:
        return in_own_go(s, who)
    if when == AFTER_ENTRY:
        return in_own_go(s, who) if s.exit_entered else 0
    if when == AFTER_ALARM:
        return in_own_go(s, who) if s.exit_entered == effects.ALARMED else 0
    if not s.exit_entered and not exit_is_open(s):
        return 0
    return in_own_go(s, who) if when == AFTER_FOUND else 1


def exit_is_open(s: Flat) -> int:
    """Does Room 25 lie face up, whoever revealed it? (AMB-029)"""
    for tile in range(TILES):
        if s.face_up[tile] and TRAITS[s.kind[tile]] & WAY_OUT:
            return 1
    return 0


def may_commit(s: Flat, who: int) -> int:
    """Adrenaline without a program: while paranoid, or at the start of a round that is played from the hand (AMB-077, AMB-102)."""
    if s.adrenaline[who] != effects.READY:
        return 0
    if s.phase == PROGRAMMING:
        return 1 if s.paranoid[who] and s.switch[PARANOID_ADRENALINE] else 0
    if s.phase != ACTIONS or s.slot != 1 or s.switch[DIRECT] == 0 or s.actions_allowed[who] == 1:
        return 0
    for c in range(CHARACTERS):
        if s.tokens_played[c]:
            return 0
    return 1


def asides(s: Flat, who: int) -> int:
    """List in `s.legal` what this character may do besides answering; returns their number."""
    s.legal_count = 0
    if s.outcome or s.owner[who] < 0:
        return 0
    if s.stands_on[who] < 0:  # the dead have nothing but their voice, if the host lets them (AMB-097)
        if s.switch[DEAD_TALK] and talk_is_allowed(s):
            add_claims(s, who)
        return s.legal_count
    if may_reveal(s, who):
        answers.add(s, answers.REVEAL)
    if s.switch[WITHDRAW] and s.adrenaline[who] == effects.COMMITTED and s.phase == ACTIONS:
        answers.add(s, answers.WITHDRAW)
    if may_commit(s, who):
        answers.add(s, answers.COMMIT)
    if may_mark(s, who):
        answers.add_hidden(s, answers.MARK)
    if talk_is_allowed(s):
        add_claims(s, who)
    return s.legal_count


def add_claims(s: Flat, who: int) -> None:
    """Any colour but the one that was said last, of any face-down room that this seat has seen."""
    for cell in range(CELLS):
        tile = s.tile_at[cell]
        if s.face_up[tile] == 0 and knowledge.knows(s, s.owner[who], tile):
            said = knowledge.claimed(s, s.owner[who], tile) - 1
            for colour in range(4):
                if colour != said:
                    answers.add(s, answers.CLAIM + cell * 4 + colour)


def step_aside(s: State, who: int, answer: int) -> None:
    """Do one of them; the caller has asked `asides`."""
    if answer == answers.REVEAL:
        show_guard(s, who)
    elif answer == answers.WITHDRAW:
        withdraw(s, who)
    elif answer == answers.COMMIT:
        s.adrenaline[who] = effects.COMMITTED
        log.write(s, log.COMMITTED, who, 0, 0, 0)
    elif answer < answers.CLAIM:
        s.reminder[who] = s.tile_at[answer - answers.MARK]
        log.write(s, log.REMINDER_LAID, who, answer - answers.MARK, 0, 0)
    else:
        colour = (answer - answers.CLAIM) % 4
        knowledge.claim(s, who, s.tile_at[(answer - answers.CLAIM) // 4], colour)


def withdraw(s: State, who: int) -> None:
    """The committed token is kept after all, until its action has been chosen (ADR-03, AMB-014)."""
    s.adrenaline[who] = effects.READY
    log.write(s, log.WITHDRAWN, who, 0, 0, 0)
    drop_third_action(s, who)


def drop_third_action(s: State, who: int) -> None:
    """Nothing pays for the third action any more: whoever is being asked for it is asked no longer."""
    if agenda.kind(s) == agenda.ASK_ACTION and agenda.who(s) == who and agenda.manner(s) & agenda.ADRENALINE:
        agenda.drop(s)


def show_guard(s: State, who: int) -> None:
    """A guard shows itself; from the next round on it picks its actions freely (MODE-SUSP-06, MODE-SUSP-08)."""
    s.role_shown[who] = 1
    log.write(s, log.GUARD_REVEALED, who, 0, 0, 0)
    effects.discard_guard_adrenaline(s, who)
    if s.adrenaline[who] == 0:
        drop_third_action(s, who)
    if s.phase == PROGRAMMING and s.switch[GUARD_REVEAL] != ANY_TIME:
        # Its go was the last of the round that has just ended, and nobody has answered since: it shows itself in that go.
        s.slot1[who] = NONE
        s.slot2[who] = NONE
        s.floating[who] = 0
        if s.switch[GUARD_ADRENALINE] != KEPT:
            effects.lose_adrenaline(s, who)
        elif s.adrenaline[who]:
            s.adrenaline[who] = effects.READY
        if s.paranoid[who] == 0:
            s.chooses_freely[who] = 1
            s.owes &= ~(1 << who)
            if round.programs(s, who):
                s.owes |= 1 << who


def is_legal(s: Flat, who: int, answer: int) -> int:
    """May this character give this answer now, or do this besides answering? Every door for words asks here."""
    n = asides(s, who) if is_aside(answer) else legal(s, who)
    for i in range(n):
        if s.legal[i] == answer:
            return 1
    return 0


def is_aside(answer: int) -> int:
    """Is this one of the answers that take no decision? No number at all is none of them."""
    return answers.IS_ASIDE[answer] if 0 <= answer < answers.END else 0
