"""Programs: one table of all that anybody could lay, in the order in which they are listed. Whoever lists, counts or weighs programs
goes through it: one token, or two in order; with adrenaline if there is some (PROG-02…07).
"""

from __future__ import annotations

from collections.abc import Iterator

from room25.engine.rules import go, round
from room25.engine.table import answers, effects
from room25.engine.table.answers import NO_TOKENS, NOTHING, TALENT, TOKENS
from room25.engine.table.state import Flat

__all__ = [
    "FIRST",
    "NEEDS",
    "PROGRAMS",
    "SECOND",
    "count_programs",
    "hand",
    "list_programs",
    "program_at",
    "with_or_without",
]

TWO = 1 << TOKENS  # in a mask beside the tokens: a second action may be laid


def _all() -> Iterator[tuple[int, int]]:
    """Each token alone, then before every other one; the two signs of Kevin's talent are one token (PROG-02)."""
    for first in range(TOKENS):
        yield first, NOTHING
        for second in range(TOKENS):
            if second != first and not first >= TALENT <= second:
                yield first, second


# FIRST[i], SECOND[i]: the tokens of a program; NEEDS[i]: what of `hand` it takes
FIRST: tuple[int, ...] = tuple(first for first, _ in _all())
SECOND: tuple[int, ...] = tuple(second for _, second in _all())
NEEDS: tuple[int, ...] = tuple(1 << a if b == NOTHING else 1 << a | 1 << b | TWO for a, b in _all())
PROGRAMS = len(FIRST)


def hand(s: Flat, who: int) -> int:
    """The mask of the tokens that this character may lay, and TWO unless the cold allows one action only (PROG-06)."""
    tokens = go.with_signs(s, who, effects.owned(s, who))
    return tokens | TWO if s.actions_allowed[who] > 1 else tokens


def with_or_without(s: Flat, who: int) -> int:
    """2 if every program may be laid with adrenaline too (ADR-02, ADR-04), else 1."""
    return 2 if s.adrenaline[who] and s.actions_allowed[who] > 1 else 1


def list_programs(s: Flat, who: int) -> None:
    """Put every program of this character on the list. A shown guard lays adrenaline alone, or nothing (AMB-092)."""
    if s.chooses_freely[who]:
        answers.add(s, NO_TOKENS)
        answers.add(s, NO_TOKENS + 1)
        return
    held = hand(s, who)
    most = with_or_without(s, who)
    for i in range(PROGRAMS):
        if NEEDS[i] & held == NEEDS[i]:
            for adrenaline in range(most):
                answers.add(s, answers.program_answer(FIRST[i], SECOND[i], adrenaline))


def count_programs(s: Flat, who: int) -> int:
    """How many programs this character may lay."""
    if s.chooses_freely[who]:
        return 2 if round.holds_back(s, who) else 0
    held = hand(s, who)
    n = 0
    for i in range(PROGRAMS):
        if NEEDS[i] & held == NEEDS[i]:
            n += 1
    return n * with_or_without(s, who)


def program_at(s: Flat, who: int, k: int) -> int:
    """The k-th program of the list without the list: a random player takes one of many; -1 if there are not so many."""
    if s.chooses_freely[who]:
        return NO_TOKENS + k
    held = hand(s, who)
    most = with_or_without(s, who)
    for i in range(PROGRAMS):
        if NEEDS[i] & held == NEEDS[i]:
            if k < most:
                return answers.program_answer(FIRST[i], SECOND[i], k)
            k -= most
    return -1
