"""How hard a complex is, from its rooms alone: a formula fitted to millions of games, fast enough for a server to answer a browser at once.

    log(odds that explorer gets out) = offset(table) + sum over rooms of weight(room) * count

The weights come from the study `complexes`, the offsets from `printed`, so that every printed complex gets what was measured there.
A room that no study has played weighs as much as the known rooms of its colour do on average.
`python docs/studies/make.py` makes `difficulty.toml` anew.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.board import COLOURS
from room25.setup import editions
from room25.setup.editions import ComplexData
from room25.setup.lay import Setup, composition

__all__ = ["Difficulty", "FILE", "UNCOUNTED", "difficulty", "expected", "name", "total", "weight"]

FILE = "difficulty.toml"
UNCOUNTED = ("central", "room25", "key")  # every complex of a mode has them, or none
STEPS = (0.12, 0.24, 0.40, 0.60)  # shares below which a complex has five, four, three and two stars


@dataclass(frozen=True)
class Difficulty:
    """What the formula says about one complex at one table."""

    share: float  # of games that explorer gets out of
    printed: float  # the share for the complex that the book advises there
    parts: dict[str, float]  # what each room adds to the log odds, compared with an Empty room

    @property
    def score(self) -> int:
        """0 to 100: games in a hundred that explorer loses."""
        return round(100 * (1 - self.share))

    @property
    def book(self) -> int:
        """The score of what the book advises."""
        return round(100 * (1 - self.printed))

    @property
    def stars(self) -> int:
        """1 to 5."""
        return 1 + sum(self.share < step for step in STEPS)


def difficulty(setup: Setup) -> Difficulty | None:
    """Return how hard the complex of this setup is; None in modes of rivals, who are each other's difficulty, or if it cannot be played.

    None too where no study has measured what is played: an edition of somebody's own, other rounds, switches or cards.
    """
    if setup.rounds or setup.switches or setup.cards:
        return None
    data = _data()
    weights = data["weights"].get(f"{setup.edition} {setup.mode}")
    offset = data["offsets"].get(name(setup))
    if weights is None or offset is None:
        return None
    box = editions.load(setup.edition).box
    tiles = expected(composition(setup), box)
    advised = expected(composition(replace(setup, tiles={}, complex="")), box)
    empty = weight(weights, "empty")
    parts = {key: n * (weight(weights, key) - empty) for key, n in tiles.items() if key not in UNCOUNTED}
    return Difficulty(_share(offset + total(weights, tiles)), _share(offset + total(weights, advised)), parts)


def name(setup: Setup) -> str:
    """Return the name of the table that an offset belongs to; options are left out because most change little."""
    guards = f" {setup.guards} guards" if setup.guards else ""
    return f"{setup.edition} {setup.mode} {setup.level} {setup.seats}{guards}"


def expected(complex: ComplexData, box: Mapping[str, int]) -> dict[str, float]:
    """How many of each room there are; of what is drawn from the box, how many on average."""
    counts: dict[str, float] = dict(complex.fixed)
    for colour, n in complex.free.items():
        stock = {
            key: count - complex.fixed.get(key, 0) - (key in complex.without)
            for key, count in box.items()
            if COLOURS[BY_KEY[key].colour] == colour
        }
        for key, left in stock.items():
            counts[key] = counts.get(key, 0) + n * left / sum(stock.values())
    return {key: n for key, n in counts.items() if n}


def total(weights: Mapping[str, float], tiles: Mapping[str, float]) -> float:
    """Return the sum of the weights of all rooms."""
    return sum(weight(weights, key) * n for key, n in tiles.items())


def weight(weights: Mapping[str, float], key: str) -> float:
    """Return what one room adds to the log odds; if nobody has measured it, the mean of the rooms of its colour."""
    if key in UNCOUNTED:
        return 0.0
    alike = [value for known, value in weights.items() if BY_KEY[known].colour == BY_KEY[key].colour]
    return weights[key] if key in weights else sum(alike) / len(alike)


def _share(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
