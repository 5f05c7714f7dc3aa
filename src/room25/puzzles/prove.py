"""The proof that a position has one best answer: every answer is searched in the same worlds, and none comes near the best.

Each world is one that the asked seat could be in, as it believes. In it the answer is given, the seat's later answers are searched for,
and the others play as `explorer` does, each with its own eyes; to the end of the game, or, where all win or lose together, for two rounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from room25.engine.brain.hear import COMPETITION, SUSPICION, TEAM
from room25.engine.brain.tree import AHEAD
from room25.engine.rules.legal import legal
from room25.engine.table import answers
from room25.engine.table.state import PROGRAMMING, View
from room25.puzzles.scale import Scale, mean

__all__ = ["LUCK", "MARGIN", "Proof", "WORLDS", "holds", "is_found", "prove"]

MARGIN = 50  # thousandths of a win that every other answer stays behind
WORLDS = 512
PARTS = 16  # of these worlds: how far the parts differ says how sure a weight is
FIRST_LOOK = 8  # worlds in which it shows if many answers come to the very same
LOOKS = (24, 96)  # worlds in which positions are sorted out that need no more
FAR_BEHIND = 250  # who is so far behind after a look is not weighed any longer
SURE = 2.5  # standard errors between what was measured and the margin
LEAST = 300  # a best answer that hardly ever helps makes no puzzle
FEWEST = 4  # answers to choose from
MOST_SAME = 3  # at most one answer in so many comes to the same as the best
LUCK = (1, 2)  # a puzzle is proved twice, in other worlds
SEARCHED = 4000  # playouts after which `search` has to find the answer


@dataclass(frozen=True)
class Proof:
    """The best answer with those that come to the same, what it is worth, and what the best of all others is worth."""

    best: tuple[int, ...]
    worth: int
    next: int
    depth: int
    worlds: int


def prove(scale: Scale, v: View, who: int, luck: int) -> Proof | None:
    """Return the proof that one answer is best, or None if there is none. The scale must have looked at this view."""
    options = list(v.legal[: legal(v, who)])
    if len(options) < FEWEST:
        return None
    weights: dict[int, list[float]] = {}
    near = options
    if _many_are_equal([scale.weigh(answer, luck, FIRST_LOOK)[0] for answer in options]):
        return None
    for worlds in LOOKS:
        weights |= {answer: scale.weigh(answer, luck, worlds) for answer in near}
        best, others = _split(v, weights)
        worth = mean(weights[best[0]]) if best else 0
        if worth < LEAST:
            return None
        near = [answer for answer in options if mean(weights[answer]) > worth - FAR_BEHIND]
    top = scale.weigh(max(best, key=lambda answer: mean(weights[answer])), luck, WORLDS, PARTS)
    for answer in near:
        weights[answer] = scale.weigh(answer, luck, WORLDS, PARTS)
        if answer not in best and not _is_behind(top, weights[answer]):
            return None
    best, others = _split(v, weights)
    if not best or mean(top) < LEAST:
        return None
    return Proof(tuple(best), round(mean(top)), round(mean(weights[others[0]])), _depth(v), WORLDS)


def holds(scale: Scale, v: View, who: int, best: Collection[int], luck: int) -> bool:
    """Is one of these answers best in these worlds, and every other behind it by the margin?"""
    options = v.legal[: legal(v, who)]
    first = {answer: mean(scale.weigh(answer, luck, LOOKS[0])) for answer in options}
    top = max(mean(scale.weigh(answer, luck, WORLDS)) for answer in best)
    near = [answer for answer in options if answer not in best and first[answer] > top - FAR_BEHIND]
    return all(mean(scale.weigh(answer, luck, WORLDS)) <= top - MARGIN for answer in near)


def is_found(scale: Scale, best: Collection[int]) -> bool:
    """Does `search` find one of these answers?"""
    return scale.search(LUCK[0], SEARCHED) in best


def _many_are_equal(weights: list[float]) -> bool:
    return weights.count(max(weights)) > len(weights) // MOST_SAME


def _split(v: View, weights: dict[int, list[float]]) -> tuple[list[int], list[int]]:
    """The best answer and those that come to the same, the shortest first; and all others, the best first. No best: there are several.

    What comes to the same as the best answer is worth as much within the margin, and lays its tokens, in whatever order, with no more
    than an idle one besides.
    """
    order = sorted(weights, key=lambda answer: (-mean(weights[answer]), answer))
    top = mean(weights[order[0]])
    near = [answer for answer in order if mean(weights[answer]) > top - MARGIN]
    best = min(near, key=lambda answer: (len(_tokens(v, answer)), answers.lays_adrenaline(answer), near.index(answer)))
    needed = Counter(_tokens(v, best))
    if len(near) > len(order) // MOST_SAME or any(needed - Counter(_tokens(v, answer)) for answer in near):
        return [], order
    return [best, *sorted(answer for answer in near if answer != best)], order[len(near) :]


def _tokens(v: View, answer: int) -> tuple[int, ...]:
    """What an answer lays; any other answer than a program is like none but itself."""
    if v.phase != PROGRAMMING or answer >= answers.NO_TOKENS:
        return (-answer,)
    tokens = answers.first_token(answer), answers.second_token(answer)
    return tuple(token for token in tokens if token != answers.NOTHING)


def _is_behind(best: list[float], other: list[float]) -> bool:
    """Whether the margin lies well below the difference of two weights: the same worlds, part by part."""
    gaps = [a - b for a, b in zip(best, other)]
    middle = mean(gaps)
    error = (sum((gap - middle) ** 2 for gap in gaps) / (PARTS - 1) / PARTS) ** 0.5
    return bool(middle - SURE * error >= MARGIN)


def _depth(v: View) -> int:
    """How many rounds are looked ahead, this one counted."""
    return v.rounds_left if v.mode in (SUSPICION, COMPETITION, TEAM) else min(AHEAD, v.rounds_left)
