"""The compiled rules as a pair of scales: what each answer of an open question is worth, and what bots would answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from room25.engine.brain import ladder
from room25.engine.table.state import View
from room25.errors import Room25Error

__all__ = ["LEVELS", "Scale", "mean"]

LEVELS = {"uniform": ladder.UNIFORM, "cautious": ladder.CAUTIOUS, "explorer": ladder.EXPLORER}


class Scale:
    """Arrays for one search at a time."""

    def __init__(self, playouts: int = 1024) -> None:
        """`playouts` is the most that one answer is weighed with. Raises Room25Error if the rules cannot be compiled here."""
        from room25.bots.search import NODES, compiled

        rules = compiled()
        if rules is None:
            raise Room25Error("puzzles are proved with compiled rules: pip install 'room25[compiled,zig]'")
        import numpy as np

        from room25.engine.brain import mind
        from room25.engine.table.state import dtype

        self._rules: Any = rules
        self._views = np.zeros(1, dtype())
        self._states = np.zeros(1, dtype())
        self._minds = np.zeros(2, mind.dtype())
        self._nodes = np.zeros(NODES * playouts * 4 + 2, mind.node_dtype())
        self._seat = self._who = 0

    def look(self, v: View, who: int) -> None:
        """Put the view on the table in which this character is asked."""
        from room25.engine.table.state import to_record

        to_record(v, self._views[0])
        self._seat, self._who = v.pov, who

    def weigh(self, answer: int, luck: int, worlds: int, parts: int = 1) -> list[float]:
        """Return what an answer is worth, in parts of equally many worlds; the n-th part of every answer is in the same worlds."""
        each = worlds // parts
        found, before = [], 0
        for part in range(parts):
            self._rules.weigh(
                self._views,
                0,
                self._seat,
                self._who,
                answer,
                self._states,
                self._minds,
                self._nodes,
                luck,
                part * each,
                each,
            )
            now = int(self._nodes[1]["value"])
            found.append((now - before) / each)
            before = now
        return found

    def search(self, luck: int, playouts: int) -> int:
        """Return what `search` answers after so many playouts."""
        self._rules.search_on(
            self._views, 0, self._seat, self._who, self._states, self._minds, self._nodes, luck, 0, playouts
        )
        found, at = [], int(self._nodes[0]["first_child"])
        while at:
            node = self._nodes[at]
            found.append((-int(node["visits"]), -int(node["value"]), int(node["key"])))
            at = int(node["next_sibling"])
        return min(found)[2]

    def rule_bot(self, bot: str, luck: int) -> int:
        """Return what a rule bot answers."""
        return int(self._rules.choose_one(self._views, 0, self._who, LEVELS[bot], luck, self._minds))


def mean(parts: Sequence[float]) -> float:
    return sum(parts) / len(parts)
