"""One step of one environment: what is offered to whom, what an answer does, what a seat gets in the end.

A seat may say or do so many things beside each answer (asides); whoever answers or has said enough goes on. Rule bots may sit in some
seats: they are played on until the question is for somebody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine import marks as jit
from room25.engine.brain import ladder
from room25.engine.brain.mind import Mind
from room25.engine.brain.talk import is_news
from room25.engine.entries.games import dice, first_dice
from room25.engine.entries.matches import talk
from room25.engine.learn.v0 import Mask
from room25.engine.rules import asides
from room25.engine.rules.apply import advance, apply
from room25.engine.rules.deal import deal
from room25.engine.rules.legal import legal, to_move
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import FULL, GUARD, GUARDS, PARTIAL, PRISONERS, TIE, WINNER, Flat, State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    import numpy as np

    Runs: TypeAlias = Sequence["Run"]

WHOLE = 100  # a reward of 1: the subset has no fractions
NO_BOT = 15  # the level of a seat that learns; levels are four bits a seat

RUN: tuple[tuple[str, int, str], ...] = (
    ("game", 0, "i8"),  # the number of the next deal …
    ("seed", 0, "i8"),  # … in the row of deals that this number names
    ("stride", 0, "i8"),  # from one deal of this environment to its next
    ("dice", 0, "i8"),  # the luck of the bots …
    ("luck", 0, "i8"),  # … and that of random answers
    ("who", 0, "i1"),  # the character that is asked, or -1
    ("said", 0, "i1"),  # asides since the last answer
    ("most", 0, "i1"),  # asides that are allowed
)


class Run:
    """What an environment keeps beside the table."""

    __slots__ = tuple(name for name, _, _ in RUN)

    if TYPE_CHECKING:
        game: int
        seed: int
        stride: int
        dice: int
        luck: int
        who: int
        said: int
        most: int

    def __init__(self) -> None:
        for name, _, _ in RUN:
            setattr(self, name, 0)


def dtype() -> np.dtype[np.void]:
    """The same as a NumPy record."""
    import numpy as np

    return np.dtype([(name, width) for name, _, width in RUN], align=True)


jit.record(("Run",), ("Runs",), RUN, dtype)


def begin(s: State, r: Run) -> None:
    """Deal the table that was laid in `s`, and run to the first question."""
    r.dice = first_dice(r.game + r.seed * 7919)
    r.luck = first_dice(r.game * 3 + r.seed * 104729 + 1)
    deal(s, r.game, r.seed)
    r.game = (r.game + r.stride) & 0xFFFFFFFF
    r.said = 0
    advance(s)
    r.who = to_move(s)


def take(s: State, r: Run, answer: int) -> None:
    """One answer or aside of the asked character, and all that follows from it; it was offered."""
    if asides.is_aside(answer):
        asides.step_aside(s, r.who, answer)
        advance(s)
        r.said += 1
    else:
        apply(s, r.who, answer)
        r.said = 0
    r.who = -1 if s.outcome else to_move(s)


def offer(s: State, r: Run, who: int, o: Mask) -> None:
    """Put 1 at every number that this character may answer or do; `o` is all zero before."""
    legal(s, who)
    for i in range(s.legal_count):
        o.may[s.legal[i]] = 1
    if r.said < r.most:
        asides.asides(s, who)
        for i in range(s.legal_count):
            o.may[s.legal[i]] = 1


def level_of(levels: int, seat: int) -> int:
    """What plays this seat."""
    return (levels >> (4 * seat)) & 15


def others(s: State, r: Run, levels: int, m: Mind) -> None:
    """Let the bots answer until the question is for a seat that learns, or the game is over."""
    while r.who >= 0 and level_of(levels, s.owner[r.who]) != NO_BOT:
        who = r.who
        level = level_of(levels, s.owner[who])
        m.dice = r.dice
        answer = ladder.choose(s, who, level, m)
        n = apply(s, who, answer)
        if n and level and (is_news(answer) or s.role[who] == GUARD):
            talk(s, who, level, m)
        r.dice = dice(m.dice)
        r.said = 0
        r.who = -1 if s.outcome else to_move(s)


def gain(s: Flat, seat: int) -> int:
    """What a seat gets for how the game ended, in hundredths: 100 is a win, -100 a defeat (WIN-…)."""
    if s.outcome == 0 or s.outcome == TIE:
        return 0
    if s.outcome == FULL:
        return WHOLE
    if s.outcome == PARTIAL:
        return WHOLE // 2
    for c in range(CHARACTERS):
        if s.owner[c] == seat:
            if s.outcome >= WINNER:
                return WHOLE if s.side[c] == s.outcome - WINNER else -WHOLE
            if s.outcome == PRISONERS:
                return -WHOLE if s.role[c] == GUARD else WHOLE
            if s.outcome == GUARDS:
                return WHOLE if s.role[c] == GUARD else -WHOLE
    return -WHOLE
