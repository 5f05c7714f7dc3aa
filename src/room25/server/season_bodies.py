"""The bodies of the season's routes."""

from __future__ import annotations

from msgspec import Struct

from room25.server.choices import Chosen

__all__ = ["EpisodeInfo", "Season", "StarGoal", "Starred"]


class StarGoal(Struct):
    """What a number of stars takes besides getting out: rounds left on the clock, and lives."""

    rounds: int
    lives: int


class EpisodeInfo(Struct):
    """One show of the season: what is played, how many may be lost, what stars take.

    `won` is in how many of a hundred games the bot explorer gets out.
    """

    key: str
    number: int
    chosen: Chosen
    rounds: int
    deaths: int
    switches: dict[str, int]
    two: StarGoal
    three: StarGoal
    won: int


class Season(Struct):
    """All episodes, in the order of broadcast."""

    episodes: list[EpisodeInfo]


class Starred(Struct):
    """What a finished game is worth in the season; `episode` is empty if it is none of its games, `week` unless it was a week's deal."""

    episode: str
    number: int
    stars: int
    won: bool
    rounds: int
    lives: int
    week: str
