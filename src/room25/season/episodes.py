"""The episodes, what a finished game of one is worth, and the deal of a week."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files

from room25.engine.table.state import NONE
from room25.game import SPECTATOR, Game, Setup

__all__ = [
    "EPISODES",
    "End",
    "Goal",
    "MOST_STARS",
    "SeasonEpisode",
    "ended",
    "episode_of",
    "load",
    "stars",
    "week",
    "week_seed",
]

EPISODES = (
    "pilot",
    "rehearsal",
    "book",
    "memory",
    "key",
    "gathering",
    "slide",
    "orders",
    "madness",
    "finale",
)  # in the order of broadcast
MOST_STARS = 3
WON = ("full", "partial")  # a partial one has lost somebody on the way, as the house rules of its episode allow


@dataclass(frozen=True)
class Goal:
    """What a number of stars takes besides getting out: rounds left on the clock, and lives."""

    rounds: int
    lives: int


@dataclass(frozen=True)
class End:
    """How a finished game stands: did everybody who lives get out, with how many rounds on the clock, and how many live?"""

    won: bool
    rounds: int
    lives: int


@dataclass(frozen=True)
class SeasonEpisode:
    """One show of the season."""

    number: int  # from 1
    key: str
    setup: Setup
    two: Goal
    three: Goal


@cache
def load(key: str) -> SeasonEpisode:
    """Return an episode by its key. Raises KeyError if there is none."""
    if key not in EPISODES:
        raise KeyError(key)
    data = tomllib.loads(files(__package__).joinpath(f"{key}.toml").read_text(encoding="utf-8"))
    setup = Setup(mode="solo", seats=1, **data["setup"])
    return SeasonEpisode(EPISODES.index(key) + 1, key, setup, Goal(**data["two"]), Goal(**data["three"]))


def episode_of(setup: Setup) -> SeasonEpisode | None:
    """Return the episode that plays this setup, or None for any other game."""
    return next((episode for episode in map(load, EPISODES) if episode.setup == setup), None)


def ended(game: Game) -> End:
    """Return how a finished game stands. Raises ValueError while it runs."""
    if not game.is_over:
        raise ValueError("the game is still running")
    flat = game.view(SPECTATOR).flat
    played = sum(1 for owner in flat.owner if owner != NONE)
    return End(game.result in WON, flat.rounds_left, played - flat.dead_count)


def stars(episode: SeasonEpisode, end: End) -> int:
    """Return how many stars this end is worth: none for a defeat, one for getting out, more for rounds and lives that are left."""
    if not end.won:
        return 0
    goals = (episode.two, episode.three)
    return 1 + sum(1 for goal in goals if end.rounds >= goal.rounds and end.lives >= goal.lives)


def week(day: date) -> str:
    """Return the name of a day's week, as ISO 8601 counts them: `2026-W47`."""
    year, number, _ = day.isocalendar()
    return f"{year}-W{number:02}"


def week_seed(episode: SeasonEpisode, week: str) -> int:
    """Return the seed of an episode's deal of that week, the same for everybody; whoever wants to can work it out beforehand."""
    said = f"{episode.key} {week}".encode()
    return int.from_bytes(hashlib.blake2b(said, digest_size=7, person=b"room25 season").digest(), "big")
