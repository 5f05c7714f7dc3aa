"""What a seat gets: 1 for a win, -1 for a defeat, 0 for a draw; ½ if all but one got out. There is no reward before the end.

Prisoners win and lose together, dead or alive, and so do guards; in Competition every seat is for itself, in Team each side. To
reward more than the result, work it out from observations: `examples/train_ppo.py` shows how.
"""

from __future__ import annotations

from room25.engine.learn.step import WHOLE, reward
from room25.engine.table.state import Flat

__all__ = ["LEAST", "MOST", "outcome"]

LEAST, MOST = -1.0, 1.0


def outcome(s: Flat) -> list[float]:
    """Return the reward of each seat in this state, or in the view of a finished game: all zero while the game runs."""
    return [reward(s, seat) / WHOLE for seat in range(s.seats)]
