"""What a seat gets: 1 for a win, -1 for a defeat, 0 for a draw; half a win where all but one got out. Nothing before the end.

Prisoners win and lose together, dead or alive, and so do guards; in Competition every seat is for itself, in Team each side. Whoever
wants to reward more than the result makes it from observations: `examples/train_ppo.py` shows how.
"""

from __future__ import annotations

from room25.engine.learn.step import WHOLE, reward
from room25.engine.table.state import Flat

LEAST, MOST = -1.0, 1.0


def outcome(s: Flat) -> list[float]:
    """What each seat gets from this state, or from the view of a finished game: all zero while it runs."""
    return [reward(s, seat) / WHOLE for seat in range(s.seats)]
