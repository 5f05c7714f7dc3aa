"""`search`: looks ahead, thousands of playouts a decision, each in a world that its seat cannot tell from the true one.

If nothing can be compiled here it answers as `explorer` does, and says so.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from room25.bots.contract import Bot, Budget, Choice, Command, Thought, first_asked
from room25.bots.explorer import Explorer
from room25.bots.reasons import why
from room25.engine.table.state import EVERYTHING, View
from room25.engine.views.project import project
from room25.game import Decision, Game, SeatView
from room25.notation.command import words
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["BROUGHT", "CHUNK", "NODES", "Search", "WEAKER", "clairvoyant", "compiled"]

WEAKER = "bot-note-weaker"
CHUNK = 64  # playouts between two looks at the clock
MOST_PLAYOUTS = 250_000  # of one tree: more would not fit
NODES = 2  # new nodes a playout, at most
BROUGHT: list[Any] = []  # rules compiled elsewhere, as those in a browser are (room25.site.rules)


class Search(Bot):
    """The strongest bot: what its budget allows, on as many cores as it may use."""

    name = "search"

    def __init__(self, seed: int = 0, budget: Budget = Budget()) -> None:  # noqa: B008  (a budget never changes)
        super().__init__(seed, budget)
        self._rule = Explorer(seed, budget)
        self._trees: list[Tree] = []
        self._thought: Thought | None = None
        self.playouts = 0  # of the last decision

    def decide(self, view: SeatView, decision: Decision) -> Command:
        rules = compiled()
        if rules is None:
            self.note = WEAKER
            self._thought = None
            return self._rule.decide(view, decision)
        name = first_asked(view, decision)
        if len(view.options[name]) == 1:
            self._thought = None
            return f"{name} {view.options[name][0]}"
        return self._conclude(view, name, self.look_ahead(rules, view, name))

    def look_ahead(self, rules: Any, view: SeatView, name: str) -> dict[int, tuple[int, int]]:
        """Visits and worth, in thousandths of a win, of every answer of this character that was tried."""
        v = view.flat
        return self._look_ahead(rules, self._known(v), v.pov, CHARACTER_NAMES.index(name), self._start(view, name))

    def aside(self, view: SeatView) -> Command | None:
        return self._rule.aside(view)

    def beliefs(self, view: SeatView) -> Mapping[str, Any]:
        return self._rule.beliefs(view)

    def explain(self) -> Thought | None:
        return self._thought or self._rule.explain()

    def _known(self, v: View) -> View:
        """What the search starts from."""
        return v

    def _start(self, view: SeatView, name: str) -> int:
        return self.luck(view, name).getrandbits(28)

    def _look_ahead(self, rules: Any, v: View, seat: int, who: int, seed: int) -> dict[int, tuple[int, int]]:
        """Visits and worth of every answer that was tried, over all trees."""
        workers = max(1, self.budget.workers)
        each = -(-self.budget.playouts // workers)
        until = time.perf_counter() + self.budget.seconds
        while len(self._trees) < workers:
            self._trees.append(getattr(rules, "tree", Tree)())  # rules that were brought along have trees of their own
        found: dict[int, tuple[int, int]] = {}

        def think(i: int) -> dict[int, tuple[int, int]]:
            return self._trees[i].grow(rules, v, seat, who, seed + i * 0x1000000, each, until)

        if workers == 1:
            parts = [think(0)]
        else:
            with ThreadPoolExecutor(workers) as pool:
                parts = list(pool.map(think, range(workers)))
        for part in parts:
            for answer, (visits, worth) in part.items():
                before = found.get(answer, (0, 0))
                found[answer] = before[0] + visits, before[1] + worth
        self.playouts = sum(visits for visits, _ in found.values())
        return found

    def _conclude(self, view: SeatView, name: str, found: dict[int, tuple[int, int]]) -> Command:
        """The answer that most of the thinking went to; of equals the one that is worth more."""
        who = CHARACTER_NAMES.index(name)
        order = sorted(found, key=lambda a: (-found[a][0], -found[a][1], a))
        choices = tuple(
            Choice(words(view.flat, who, a), found[a][1] / found[a][0] / 1000, found[a][0] / self.playouts)
            for a in order
        )
        chosen = f"{name} {choices[0].words}"
        reason = why(view.flat, name, choices[0].words)
        self._thought = Thought(name, chosen, choices, reason.id, reason.values)
        return chosen


class Tree:
    """The arrays of one search, kept between decisions."""

    def __init__(self) -> None:
        import numpy as np

        from room25.engine.brain import mind
        from room25.engine.table.state import dtype

        self.views = np.zeros(1, dtype())
        self.states = np.zeros(1, dtype())
        self.minds = np.zeros(2, mind.dtype())
        self.nodes = np.zeros(4096, mind.node_dtype())

    def grow(
        self, rules: Any, v: View, seat: int, who: int, seed: int, playouts: int, until: float
    ) -> dict[int, tuple[int, int]]:
        """Search until the playouts are made or, if none are set, the time is up. Return visits and worth by answer."""
        import numpy as np

        from room25.engine.table.state import to_record

        to_record(v, self.views[0])
        done = 0
        while done < (playouts or MOST_PLAYOUTS) and (playouts or done == 0 or time.perf_counter() < until):
            more = min(CHUNK, (playouts or MOST_PLAYOUTS) - done)
            if (done + more) * NODES + 2 > len(self.nodes):
                self.nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
            rules.search_on(self.views, 0, seat, who, self.states, self.minds, self.nodes, seed, done, more)
            done += more
        found = {}
        at = int(self.nodes[0]["first_child"])
        while at:
            node = self.nodes[at]
            found[int(node["key"])] = int(node["visits"]), int(node["value"])
            at = int(node["next_sibling"])
        return found


class Clairvoyant(Search):
    """The same search over the whole truth: what nobody at a table can do. For the arena and the lab, to measure how much is hidden."""

    name = "clairvoyant"

    def __init__(self, truth: Callable[[], View], budget: Budget) -> None:
        super().__init__(0, budget)
        self._truth = truth

    def _known(self, v: View) -> View:
        seen = self._truth()
        for tile in range(25):
            seen.seen[tile] |= 1 << v.pov
        return seen


def clairvoyant(game: Game, budget: Budget) -> Bot:
    """A bot that sees everything in this game."""

    def truth() -> View:
        flat = View()
        project(game.state(), EVERYTHING, flat)
        return flat

    return Clairvoyant(truth, budget)


def compiled() -> Any:
    """Return the compiled rules, or None if there is no compiler here, or no NumPy, and nobody has brought any along."""
    if BROUGHT:
        return BROUGHT[-1]
    from importlib.util import find_spec

    from room25.compile import cpu

    return cpu.rules() if find_spec("numpy") and cpu.is_possible() else None
