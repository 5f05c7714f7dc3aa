"""The season: ten Solo shows, each harder than the one before as games have measured it, and the stars that a finished one is worth.

An episode is a setup like any other, so its games are dealt, played and kept like all games. What a game is worth follows from the finished
game alone: who got out, how many live, and how many rounds were left on the clock.
"""

from __future__ import annotations

from room25.season.episodes import (
    EPISODES,
    MOST_STARS,
    End,
    Goal,
    SeasonEpisode,
    ended,
    episode_of,
    load,
    stars,
    week,
    week_seed,
)
from room25.season.measured import Measured, Share, measured

__all__ = [
    "EPISODES",
    "End",
    "Goal",
    "MOST_STARS",
    "Measured",
    "SeasonEpisode",
    "Share",
    "ended",
    "episode_of",
    "load",
    "measured",
    "stars",
    "week",
    "week_seed",
]
