"""`sage`: the champion that also looks ahead: what it likes at first sight, weighed with what the search finds in the time it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from pathlib import Path

from room25.bots.champion import Champion
from room25.bots.contract import Budget
from room25.bots.registry import WEIGHTS
from room25.bots.search import Search, compiled
from room25.game import SeatView

__all__ = ["weighed"]

TRUST = 20  # playouts after which an answer's own worth counts as much as that of all answers together
EAGER = 8  # thousandths of a win that make an answer e times as likely
FAINT = 1e-4  # what every answer is given at first sight, at least


class Sage(Champion):
    """First sight, and playouts."""

    name = "sage"

    def __init__(self, seed: int = 0, budget: Budget = Budget(), weights: Path = WEIGHTS) -> None:  # noqa: B008
        super().__init__(seed, budget, weights)
        self._search = Search(seed, budget)

    def considered(self, view: SeatView, name: str, offered: Sequence[int], liked: list[float]) -> list[float]:
        rules = compiled()
        return weighed(offered, liked, self._search.look_ahead(rules, view, name)) if rules else liked


def weighed(offered: Sequence[int], liked: Sequence[float], found: Mapping[int, tuple[int, int]]) -> list[float]:
    """Chances that stay near those of first sight, and are the greater the more an answer is worth; `found` has visits and worth."""
    visits = sum(n for n, _ in found.values())
    mean = sum(worth for _, worth in found.values()) / max(1, visits)
    drawn = []
    for answer, chance in zip(offered, liked):
        n, worth = found.get(answer, (0, 0))
        better = (worth + TRUST * mean) / (n + TRUST) - mean  # few playouts say little
        drawn.append(log(max(FAINT, chance)) + better / EAGER)
    most = max(drawn)
    shares = [exp(x - most) for x in drawn]
    return [share / sum(shares) for share in shares]
