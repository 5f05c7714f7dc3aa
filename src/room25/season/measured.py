"""How hard each episode is, as games have measured it: what bench/season.py has written."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from room25.season.episodes import End

__all__ = ["FILE", "Measured", "Share", "measured"]

FILE = "measured.toml"


@dataclass(frozen=True)
class Share:
    """How many of its games a bot has won."""

    games: int
    won: int

    @property
    def share(self) -> float:
        return self.won / self.games


@dataclass(frozen=True)
class Measured:
    """The wins of two bots, and how the games that explorer won have ended, each end with its number of games."""

    explorer: Share
    search: Share
    ends: tuple[tuple[End, int], ...]


@cache
def measured(key: str) -> Measured:
    """Return what was measured of an episode. Raises KeyError if there is none of that name."""
    data = tomllib.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))[key]
    ends = tuple((End(True, rounds, lives), n) for lives, rounds, n in data["ends"])
    return Measured(Share(**data["explorer"]), Share(**data["search"]), ends)
