"""How sure a number is: a share or a mean with its 95 % interval, which depends on what was drawn at random.

Games of one table are independent draws if each has a deal of its own. Where a table holds many random complexes, the complexes were
drawn, and games in one of them are alike: a thousand games in ten complexes tell about ten complexes. Where several cells, or both
seatings of two rivals, play the same deals, the deals were drawn. What was drawn is called a unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from room25.arena.rate import Interval, Z, wilson
from room25.arena.show import interval, percent

__all__ = ["Estimate", "difference", "from_sums", "mean", "students"]

FEWEST = 2  # units, below which nothing says how far they lie apart


@dataclass(frozen=True)
class Estimate:
    """A value, its interval, how many games it is the mean of, and how many units they come from."""

    value: float | None  # None: no game tells
    low: float
    high: float
    games: int
    units: int

    @property
    def ends(self) -> Interval:
        return self.low, self.high

    @property
    def is_known(self) -> bool:
        """Is there a value, and something that says how sure it is?"""
        return self.value is not None and self.units >= FEWEST

    @property
    def share(self) -> str:
        """The value as text, in per cent."""
        return percent(self.value)

    @property
    def between(self) -> str:
        """The interval of a share as text."""
        return interval(self.ends) if self.is_known else "–"

    @property
    def shares(self) -> tuple[str, str]:
        """A share and its interval as text: two columns of a table."""
        return self.share, self.between

    def told(self, digits: int = 1, times: float = 1) -> str:
        """A number and half the width of its interval as text: `5.3 ± 0.2`."""
        if self.value is None:
            return "–"
        half = f" ± {times * (self.high - self.low) / 2:.{digits}f}" if self.is_known else ""
        return f"{times * self.value:.{digits}f}{half}"


def from_sums(y: float, x: float, yy: float, xy: float, xx: float, units: int, games: int, most: float) -> Estimate:
    """Return the ratio of two sums over units, from these sums, those of the products, and the greatest value of a single game."""
    if x <= 0:
        return Estimate(None, 0.0, 1.0, 0, 0)
    value = y / x
    is_share = most <= 1
    if units == games and is_share and abs(yy - y) < 0.5:
        return Estimate(value, *wilson(round(y), games), games, units)  # ones and zeros, each drawn by itself
    if is_share and (value <= 0 or value >= 1):
        return Estimate(value, *wilson(round(value) * units, units), games, units)
    if units < FEWEST:
        return Estimate(value, 0.0, 1.0 if is_share else value, games, units)
    variance = max(0.0, yy - 2 * value * xy + value * value * xx) * units / (units - 1)
    half = students(units - 1) * sqrt(variance) / x
    return Estimate(value, max(0.0, value - half), min(1.0, value + half) if is_share else value + half, games, units)


def difference(gained: Sequence[float], games: Sequence[float]) -> tuple[float, Interval]:
    """Return the mean gain per game and its interval, from what every unit gained in how many games."""
    total, n = sum(games), len(games)
    value = sum(gained) / total
    if n < FEWEST:
        return value, (-1.0, 1.0)
    variance = sum((g - value * m) ** 2 for g, m in zip(gained, games)) * n / (n - 1)
    half = students(n - 1) * sqrt(variance) / total
    return value, (value - half, value + half)


def mean(values: Sequence[float]) -> tuple[float, Interval]:
    """Return the mean of what several units say, and its interval."""
    return difference(values, [1.0] * len(values))


def students(free: int) -> float:
    """Return Student's quantile for a 95 % interval with so many degrees of freedom, by the series of Cornish and Fisher."""
    if free < 3:
        return {1: 12.706, 2: 4.303}[max(1, free)]
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3
