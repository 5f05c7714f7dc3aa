"""The chances of each side at every moment of a game, measured by playouts, and where they turned.

A playout begins at the position as it was, with the rooms that nobody at the table had seen dealt anew: what can be won is measured by
what all of them together knew. Every seat is played by `explorer`, who sees what the seat sees. The same luck is used at every moment, so
that a difference is one of the positions. If nothing can be compiled here, nothing is measured.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from room25.bots.search import compiled
from room25.engine.rules.modes import suspicion
from room25.engine.rules.outcome import PARTLY_WON, WON, result_for
from room25.engine.table.state import GUARD, State

__all__ = ["Moment", "PLAYOUTS", "Turn", "measure", "sides", "turns"]

PLAYOUTS = 400  # of one moment: a chance of one half is then known to 5 in 100, nineteen times of twenty
LUCK = 25
TURNS = 5  # that are told
LEAST = 0.1  # a smaller change is no turning point


@dataclass(frozen=True)
class Moment:
    """How likely each side was to win after the command of this number; 0 is the deal."""

    number: int
    chances: Mapping[str, float]


@dataclass(frozen=True)
class Turn:
    """A command after which the chances were others: whose changed most, from what to what."""

    number: int
    side: str
    before: float
    after: float


def sides(s: State) -> dict[str, int]:
    """Return who wins together, each with one of its characters: `prisoners` and `guards`, `all`, or `side-0` and so on."""
    people = [c for c in range(8) if s.owner[c] >= 0]
    if s.mode == suspicion.MODE.code:
        return {("guards" if s.role[c] == GUARD else "prisoners"): c for c in reversed(people)}
    if len({s.side[c] for c in people}) == 1:
        return {"all": people[0]}
    return {f"side-{s.side[c]}": c for c in sorted(people, key=lambda c: s.side[c])}


def measure(s: State, playouts: int = PLAYOUTS) -> dict[str, float]:
    """Return how likely each side wins from here if explorers play on; nothing if nothing can be compiled. A finished game is certain."""
    outcomes = [s.outcome] if s.outcome else _played_out(s, playouts)
    if not outcomes:
        return {}
    meant = {side: [result_for(end, s.role[c], s.side[c]) for end in outcomes] for side, c in sides(s).items()}
    return {
        side: round(sum(result in (WON, PARTLY_WON) for result in results) / len(results), 4)
        for side, results in meant.items()
    }


def _played_out(s: State, playouts: int) -> list[int]:
    rules = compiled()
    if rules is None or not playouts:
        return []
    if (outcomes := getattr(rules, "outcomes", None)) is not None:  # they were brought along, and no NumPy with them
        return list(outcomes(s, LUCK, playouts))
    import numpy as np

    from room25.engine.brain import mind
    from room25.engine.table.state import dtype, to_record

    states, minds = np.zeros(2, dtype()), np.zeros(1, mind.dtype())
    results = np.zeros((playouts, 1), np.int64)
    to_record(s, states[0])
    rules.play_out(states, minds, LUCK, playouts, results)
    return [int(outcome) for outcome in results[:, 0]]


def turns(moments: Sequence[Moment]) -> list[Turn]:
    """Return the moments at which the chances changed most, in the order of the game."""
    found = []
    for before, after in pairwise(moments):
        change = {side: after.chances[side] - chance for side, chance in before.chances.items()}
        side = max(change, key=lambda side: abs(change[side]))
        found.append(Turn(after.number, side, before.chances[side], after.chances[side]))
    big = [turn for turn in found if abs(turn.after - turn.before) >= LEAST]
    most = sorted(big, key=lambda turn: (-abs(turn.after - turn.before), turn.number))[:TURNS]
    return sorted(most, key=lambda turn: turn.number)
