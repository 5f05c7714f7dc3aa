"""Whole games with the same rule bot in every seat: the numbers of a study at the same table by the same seeds.

They are played by compiled rules if there are any here, else by the same functions interpreted.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from room25.bots.registry import RULE_BOTS
from room25.bots.search import compiled
from room25.engine.brain.mind import Mind
from room25.engine.entries import matches
from room25.engine.rules.outcome import PARTLY_WON, result_for
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import NONE, PRISONER, WINNER, State
from room25.events import RESULTS
from room25.setup.choice import Setup
from room25.setup.lay import table

__all__ = ["BOT", "PLAY", "played", "rows", "sides"]

PLAY = "play"  # what a line asks for that wants games
BOT = "explorer"
LEVELS = sum(RULE_BOTS.index(BOT) << 4 * seat for seat in range(CHARACTERS))  # packed as engine/brain/seat unpacks them
MOST_AT_ONCE = 64  # games between two looks at the clock


def played(message: dict[str, Any]) -> dict[str, object]:
    """Return what became of the games that `message` asks for: of its setup, from its seed on, as many as its seconds allow."""
    s = table(Setup(**message["setup"]))
    seed, games, until = int(message["seed"]), int(message["games"]), time.perf_counter() + float(message["seconds"])
    found: list[list[int]] = []
    while len(found) < games and (not found or time.perf_counter() < until):
        at_once = min(MOST_AT_ONCE, games - len(found), max(1, len(found)))  # the first one says how long it takes
        found += rows(s, seed + len(found), at_once)
    return {PLAY: _told(found, sides(s))}


def rows(s: State, seed: int, games: int) -> list[list[int]]:
    """Return a row of `engine/entries/matches` per game of this laid table, with seeds from `seed` on."""
    rules = compiled()
    if rules is None:
        results = [[0] * matches.WIDTH for _ in range(games)]
        matches.play_matches([s, State()], [Mind()], LEVELS, LEVELS, seed, games, results, [], 0)
        return results
    if hasattr(rules, "match_rows"):  # rules that were brought along have arrays of their own
        brought: list[list[int]] = rules.match_rows(s, LEVELS, seed, games)
        return brought
    return _inside(rules, s, seed, games)


def _inside(rules: Any, s: State, seed: int, games: int) -> list[list[int]]:
    import numpy as np

    from room25.engine.brain import mind
    from room25.engine.table.state import dtype, to_record

    states, minds = np.zeros(2, dtype()), np.zeros(1, mind.dtype())
    to_record(s, states[0])
    results = np.zeros((games, matches.WIDTH), np.int64)
    steps = np.zeros((1, matches.STEP_WIDTH), np.int64)
    rules.play_matches(states, minds, LEVELS, LEVELS, seed, games, results, steps, 0)
    found: list[list[int]] = results.tolist()
    return found


def sides(s: State) -> set[int]:
    """Return the sides of a laid table; more than one, if they are rivals."""
    return {s.side[c] for c in range(CHARACTERS) if s.owner[c] != NONE}


def _told(found: list[list[int]], sides: set[int]) -> dict[str, object]:
    """Return rows as lists with one item per game, and how many died in each room."""
    killers: Counter[str] = Counter()
    for row in found:
        for fell in row[matches.FELL : matches.FELL + row[matches.FELL_N]]:
            killers[ROOMS[fell >> 3 & 31].key] += 1
    return {
        "won": [_is_won(row[matches.OVER], sides) for row in found],
        "results": [RESULTS.get(row[matches.OVER], f"side-{row[matches.OVER] - WINNER}") for row in found],
        "rounds": [row[matches.BEGUN] for row in found],
        "deaths": [row[matches.DEATHS] for row in found],
        "killers": dict(killers.most_common()),
    }


def _is_won(outcome: int, sides: set[int]) -> bool:
    """Whether the prisoners have won, or among rivals anybody."""
    return max(result_for(outcome, PRISONER, side) for side in sides) >= PARTLY_WON
