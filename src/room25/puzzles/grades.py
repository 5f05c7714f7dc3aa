"""How hard a puzzle is: how seldom rule bots and thin searches find its answer."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from room25.puzzles.scale import Scale

__all__ = ["Found", "found", "grade_of", "rule_rate"]

TRIES = 20  # of each rule bot, each with other luck
THIN_TRIES = 10
THIN = 200  # playouts of the thin search: two or three hundredths of a second
OFTEN, SOMETIMES = 500, 250
LIKELY, UNLIKELY = 100, 70  # a right answer by chance


class Found(NamedTuple):
    """How often each finds the answer, in thousandths: whoever answers at random, two rule bots, and a thin search."""

    chance: int
    cautious: int
    explorer: int
    thin: int


def found(scale: Scale, best: Collection[int], options: int) -> Found:
    """Return how often one of the best answers is found, of so many options. The scale must have looked at the view."""
    cautious, explorer = (round(1000 * rule_rate(scale, best, bot)) for bot in ("cautious", "explorer"))
    thin = sum(scale.search(1000 + luck, THIN) in best for luck in range(THIN_TRIES)) / THIN_TRIES
    return Found(round(1000 * len(best) / options), cautious, explorer, round(1000 * thin))


def rule_rate(scale: Scale, best: Collection[int], bot: str, luck: int = 1, tries: int = TRIES) -> float:
    """Return how often a rule bot finds one of these answers."""
    return sum(scale.rule_bot(bot, 7919 * (luck + n)) in best for n in range(tries)) / tries


def grade_of(found: Found) -> int:
    """Return the grade, 1 to 5.

    1: rule bots find the answer more often than not. 2: one of them does, or sometimes. 3: none does, but chance may.
    5: chance hardly ever does, and a thin search misses it more often than not. 4: all others.
    """
    rules = (found.chance + found.cautious + found.explorer) / 3
    if rules > OFTEN:
        return 1
    if rules > SOMETIMES:
        return 2
    if found.chance > LIKELY:
        return 3
    return 5 if found.chance <= UNLIKELY and found.thin < OFTEN else 4
