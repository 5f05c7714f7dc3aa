"""A round: cards, programming, slot 1, slot 2, adrenaline, countdown."""

from __future__ import annotations

from room25.engine.rules import deck, go, order
from room25.engine.rules.modes import TIME_UP
from room25.engine.rules.rooms import MADDENING, ONE_ACTION, TRAITS
from room25.engine.table import agenda, effects, log
from room25.engine.table.answers import NOTHING
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import ACTIONS, COUNTDOWN, GUARD, NONE, OPENING, PROGRAMMING, Flat, State
from room25.engine.table.switches import (
    ADRENALINE,
    CALM_EARLY,
    CARDS,
    DIRECT,
    GUARD_ADRENALINE,
    KEPT,
    MADNESS,
    MADNESS_AFTER,
    STANDARD,
)

__all__ = [
    "begin",
    "begin_actions",
    "countdown",
    "holds_back",
    "next_go",
    "open_programming",
    "program",
    "programs",
    "turn_row",
]

LAST_SLOT = 3  # slot A


def begin(s: State) -> None:
    """A new round opens, with its cards where cards are drawn before programming (MODE-COOP-04, AMB-074)."""
    s.rounds_begun += 1
    log.begin_round(s)
    s.phase = OPENING
    s.slot = 0
    s.next_turn = 0
    s.actor = -1
    effects.reach_last_round(s)
    for c in range(CHARACTERS):
        s.tokens_played[c] = 0
        if s.role_shown[c] and s.role[c] == GUARD and s.switch[GUARD_ADRENALINE] != KEPT:
            effects.lose_adrenaline(s, c)  # from the round after it was shown (MODE-SUSP-09, AMB-092)
    if s.switch[CALM_EARLY]:
        calm_down(s)
    if s.switch[CARDS] == STANDARD and s.rounds_left > 1:
        agenda.draw_card(s, -1, 0)
        agenda.draw_card(s, -1, 0)


def calm_down(s: State) -> None:
    """Paranoia ends for those who are out of their room, or out of tokens (ROOM-PARA-03)."""
    for c in range(CHARACTERS):
        if s.paranoid[c]:
            stays = s.stands_on[c] >= 0 and TRAITS[s.kind[s.stands_on[c]]] & MADDENING and s.pile_left[c]
            if not stays:
                effects.come_to_senses(s, c)


def open_programming(s: State) -> None:
    """Those who program owe a program; the others act freely or by chance (PROG-01, PROG-08, PROG-09, PROG-10)."""
    s.phase = PROGRAMMING
    s.decision_number += 1
    s.owes = 0
    log.begin_phase(s)
    calm_down(s)
    for c in range(CHARACTERS):
        s.chooses_freely[c] = 0
        if s.stands_on[c] >= 0:
            s.actions_allowed[c] = 1 if TRAITS[s.kind[s.stands_on[c]]] & ONE_ACTION else 2
            if s.actions_allowed[c] == 1:
                log.write(s, log.CHILLED, c, 0, 0, 0)
            if s.switch[DIRECT] or (s.role_shown[c] and s.role[c] == GUARD):
                s.chooses_freely[c] = 1  # picks each action when its go comes (ORDER-08, MODE-SOLO-01)
            if programs(s, c):
                s.owes |= 1 << c


def programs(s: Flat, who: int) -> int:
    """Does this character lay something now? A shown guard lays no tokens, but adrenaline if it still has some (PROG-08, AMB-092)."""
    if s.stands_on[who] < 0 or s.paranoid[who]:
        return 0
    return 1 if s.chooses_freely[who] == 0 or holds_back(s, who) else 0


def holds_back(s: Flat, who: int) -> int:
    """A shown guard that has kept its adrenaline decides while the others program whether it commits it (AMB-092, ADR-02, ADR-04)."""
    keeps = s.switch[GUARD_ADRENALINE] == KEPT and s.switch[DIRECT] == 0
    return 1 if keeps and s.chooses_freely[who] and s.adrenaline[who] and s.actions_allowed[who] > 1 else 0


def program(s: State, who: int, first: int, second: int, adrenaline: int) -> None:
    """Lay one or two tokens; a single one floats between the slots (PROG-02, PROG-03, ADR-02). A shown guard lays none of them."""
    s.slot1[who] = first if first != NOTHING else NONE
    if first == NOTHING:
        s.slot2[who] = NONE
        s.floating[who] = 0
    elif second == NOTHING:
        s.slot2[who] = NONE
        s.floating[who] = 1
    else:
        s.slot2[who] = second
        s.floating[who] = 0
    if s.adrenaline[who]:
        s.adrenaline[who] = effects.COMMITTED if adrenaline else effects.READY
    if (s.owes >> who) & 1:
        s.owes ^= 1 << who
        log.write(s, log.PROGRAMMED, who, 0, 0, 0)


def begin_actions(s: State) -> None:
    """Programs are fixed; committed adrenaline is seen (INFO-04); slot 1 begins, with its card (MODE-MAD-03, MODE-MAD-04)."""
    s.phase = ACTIONS
    s.slot = 1
    s.next_turn = 0
    s.decision_number += 1
    log.begin_phase(s)
    for c in range(CHARACTERS):
        if s.adrenaline[c] == effects.COMMITTED:
            log.write(s, log.COMMITTED, c, 0, 0, 0)
    madness_card(s)


def madness_card(s: State) -> None:
    """One card at the border of two slots, but never in the last round (AMB-012)."""
    if s.rounds_left > 1:
        after_slot2 = s.slot == LAST_SLOT
        if s.switch[CARDS] == MADNESS_AFTER or (s.switch[CARDS] == MADNESS and not after_slot2):
            agenda.draw_card(s, -1, 0)


def next_go(s: State) -> None:
    """The next living character in turn order, then the next slot, then the countdown (ORDER-01, ADR-05)."""
    while s.next_turn < s.turn_count:
        who = s.turn_order[s.next_turn]
        s.next_turn += 1
        if s.stands_on[who] >= 0:
            go.begin(s, who)
            return
    s.next_turn = 0
    s.slot += 1
    s.actor = -1
    if s.slot > LAST_SLOT:
        s.slot = 0
        s.phase = COUNTDOWN
    else:
        if s.slot < LAST_SLOT or has_slot_a(s):
            log.begin_phase(s)
        madness_card(s)


def has_slot_a(s: State) -> int:
    """Can anything happen in slot A: a third action, or a card?"""
    return 1 if s.switch[ADRENALINE] or s.switch[CARDS] == MADNESS_AFTER else 0


def countdown(s: State) -> None:
    """The first marker goes to the end and uses up the round; skulls that come to the front leave the row (TIME-04, TIME-07, AMB-009)."""
    if s.rounds_left == 1:
        s.rounds_left = 0
        effects.finish(s, TIME_UP(s, s.mode))
        return
    s.rounds_left -= 1
    deck.end_of_round(s)
    for line in range(10):
        s.line_controls[line] = 0
    for c in range(CHARACTERS):
        if s.drown[c]:
            s.drown[c] = 2
    first = s.turn_order[0]
    turn_row(s)
    return_markers(s, first)
    while s.stands_on[s.turn_order[0]] < 0 and s.turn_count > 1:
        log.write(s, log.MARKER_REMOVED, s.turn_order[0], 0, 0, 0)
        turn_row(s)
        s.turn_count -= 1
        s.turn_order[s.turn_count] = NONE
    begin(s)


def turn_row(s: State) -> None:
    """The first marker goes to the end of the row."""
    first = s.turn_order[0]
    for i in range(1, s.turn_count):
        s.turn_order[i - 1] = s.turn_order[i]
    s.turn_order[s.turn_count - 1] = first


def return_markers(s: State, first: int) -> None:
    """Markers of the revived that had left the row come back to its front, in the order of the seats after `first` (TIME-10, AMB-010)."""
    for k in range(7, 0, -1):
        c = order.seated_after(s, first, k)
        if c >= 0 and s.stands_on[c] >= 0 and not order.in_row(s, c):
            for i in range(s.turn_count, 0, -1):
                s.turn_order[i] = s.turn_order[i - 1]
            s.turn_order[0] = c
            s.turn_count += 1
