"""Punishment: each of two portraits loses Look, Control or the talent for good; in a M.A.C. room only whoever came in."""

from __future__ import annotations

from room25.engine.rules import order
from room25.engine.rules.cards import BASIC, PUNISHMENTS, SINGLES, Card
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.answers import CONTROL_TOKEN, LOOK_TOKEN, TALENT
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.people import ALICE
from room25.engine.table.state import NONE, Flat, State

__all__ = ["ALONE", "CARD", "PORTRAITS", "TOGETHER"]

CARD = Card(
    code=1,
    key="punishment",
    group=BASIC,
    faces=range(PUNISHMENTS, SINGLES),
    rules=tuple(
        "CARD-PUNISH-01 CARD-PUNISH-02 CARD-PUNISH-03 CARD-PUNISH-04 CARD-PUNISH-05 AMB-042 AMB-078 AMB-079".split()
    ),
)
# PORTRAITS[face - PUNISHMENTS]: the mask of the two characters on it
PORTRAITS: tuple[int, ...] = tuple((1 << a) | (1 << b) for a in range(CHARACTERS) for b in range(a + 1, CHARACTERS))
TOGETHER, ALONE = 1, 2
LOSABLE = (1 << LOOK_TOKEN) | (1 << CONTROL_TOKEN) | (1 << TALENT)  # the mask of the tokens that it may take


def losable(s: Flat, who: int) -> int:
    """Look, Control and talent, as far as they are still owned (AMB-078)."""
    if s.stands_on[who] < 0 or who == ALICE:  # she is immune (CHAR-ALI-06)
        return 0
    return effects.owned(s, who) & LOSABLE


@CARD.step
def punish(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    if group == 0:
        ask_each(s, face, PORTRAITS[face - PUNISHMENTS], -1)
        return
    common = 31
    people = 0
    for c in range(CHARACTERS):
        if (group >> c) & 1 and losable(s, c):
            common &= losable(s, c)
            people += 1
    if people > 1 and common:  # carried in together: the carrier names one kind for both (AMB-042)
        agenda.ask_card(s, who, face, group, TOGETHER, 0)
    else:  # or one for each, if they have none in common
        ask_each(s, face, group & ~(1 << who), who)
        ask_each(s, face, group & (1 << who), who)


def ask_each(s: State, face: int, group: int, chooser: int) -> None:
    """They answer in turn order, unless somebody chooses for them."""
    for place in range(7, -1, -1):
        c = order.in_turn(s, place)
        if c >= 0 and (group >> c) & 1 and losable(s, c):
            agenda.ask_card(s, c if chooser < 0 else chooser, face, 1 << c, ALONE, 0)


@CARD.options
def tokens(s: Flat, who: int, face: int, group: int, step: int, aux: int) -> None:
    common = 31
    for c in range(CHARACTERS):
        if (group >> c) & 1 and losable(s, c):
            common &= losable(s, c)
    for token in range(5):
        if (common >> token) & 1:
            answers.add(s, answers.LOSE + token)


@CARD.on_answer
def lose(s: State, who: int, face: int, group: int, step: int, aux: int, answer: int) -> None:
    token = answer - answers.LOSE
    for c in range(CHARACTERS):
        if (group >> c) & 1 and (losable(s, c) >> token) & 1:
            lose_token(s, c, token)


def lose_token(s: State, who: int, token: int) -> None:
    """For good; if it is programmed it leaves its slot, and if it is in a pile the pile is shuffled again (AMB-078, AMB-102)."""
    s.tokens_lost[who] |= 1 << token
    slot = 1 if is_token(s.slot1[who], token) else 2 if is_token(s.slot2[who], token) else log.NOT_SAID
    log.write(s, log.TOKEN_LOST, who, token, slot, 0)
    if is_token(s.slot1[who], token):
        s.slot1[who] = NONE
        s.floating[who] = 0
    if is_token(s.slot2[who], token):
        s.slot2[who] = NONE
    if s.paranoid[who] and (s.pile_left[who] >> token) & 1:
        s.pile_left[who] &= ~(1 << token)
        effects.shuffle_pile(s, who)


def is_token(laid: int, token: int) -> int:
    """Is the laid token this one? Kevin's talent has two signs."""
    return 1 if laid == token or (token == answers.TALENT and laid == answers.TALENT_ROBOT) else 0
