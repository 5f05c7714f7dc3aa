"""The rules as WebAssembly, asked from Python in the same worker: what `search` and a review need of the compiled rules, without NumPy."""

from __future__ import annotations

import json
import struct
import time
from typing import Any

from room25.bots.search import CHUNK
from room25.engine.entries.matches import WIDTH
from room25.engine.table.state import Flat, State, View

__all__ = ["Rules"]

CODES = {1: "b", 2: "h", 4: "i", 8: "q"}


class Rules:
    """Wraps the worker's `Thinker` (web/src/site/thinker.ts), which holds the module and its memory."""

    def __init__(self, thinker: Any) -> None:
        self.thinker = thinker
        layout = json.loads(thinker.layout())
        self._size = layout["size"]
        self._fields = [
            (name, at, struct.Struct(f"<{max(1, length)}{CODES[width]}"), bool(length))
            for name, (at, length, width) in layout["fields"].items()
        ]

    def packed(self, flat: Flat) -> bytes:
        """Return a state or a view as it lies in the module's memory."""
        out = bytearray(self._size)
        for name, at, form, is_list in self._fields:
            value = getattr(flat, name)
            form.pack_into(out, at, *(value if is_list else (value,)))
        return bytes(out)

    def tree(self) -> Tree:
        """Return a new search."""
        return Tree()

    def outcomes(self, s: State, luck: int, playouts: int) -> list[int]:
        """Return how so many games from this state ended."""
        return [int(outcome) for outcome in self.thinker.playOut(self.packed(s), luck, playouts)]

    def match_rows(self, s: State, levels: int, seed: int, games: int) -> list[list[int]]:
        """Return a row per game that rule bots play on this laid table."""
        found = [int(number) for number in self.thinker.playMatches(self.packed(s), levels, seed, games, WIDTH)]
        return [found[i : i + WIDTH] for i in range(0, len(found), WIDTH)]


class Tree:
    """One search. The module has room for one tree, and each question starts it anew."""

    def grow(
        self, rules: Rules, v: View, seat: int, who: int, seed: int, playouts: int, until: float
    ) -> dict[int, tuple[int, int]]:
        """Search until the playouts are made or, if none are set, the time is up. Return visits and worth by answer."""
        thinker = rules.thinker
        most = playouts or int(thinker.most)
        thinker.look(rules.packed(v))
        done = 0
        while done < most and (playouts or done == 0 or time.perf_counter() < until):
            more = min(CHUNK, most - done)
            thinker.search(seat, who, seed, done, more)
            done += more
        found = [int(number) for number in thinker.found()]
        return {found[i]: (found[i + 1], found[i + 2]) for i in range(0, len(found), 3)}
