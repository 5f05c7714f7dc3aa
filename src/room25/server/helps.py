"""What people may have thought for them at a table whose host allows it: a hint, and the odds of what they do not know.

A question carries the seat's view and nothing else, is answered in the processes for bots, and leaves no trace at the table. All who ask
together leave one process of each kind to the bots; a seat asks for one thing at a time, and not too often.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec

from room25.bots import protocol, registry
from room25.bots.contract import BotError, Budget
from room25.bots.seat import owes
from room25.game import SeatView
from room25.server.errors import RequestRefused
from room25.server.pace import Pace
from room25.server.pool import Pool
from room25.server.sentences import answer
from room25.server.thoughts import Hint, Odds
from room25.server.view import Sentence

__all__ = ["Helps"]

LUCK = 1  # of whoever advises: the same view gets the same hint everywhere
BUDGET = Budget(seconds=5.0, playouts=2000)  # counted, so that no clock has a say in the hint
ODDS_SECONDS = 10.0
MOST, WINDOW = 20, 60.0  # thoughts of one seat within so many seconds; what was thought already costs nothing
REMEMBERED = 500  # thoughts

K = TypeVar("K")
V = TypeVar("V")
Place = tuple[str, int, int, int]  # table, seat, decision, events


class Helps:
    """Answers people's questions, each once for each moment of a seat."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._turns = asyncio.Semaphore(max(1, pool.size - 1))  # the rest is for bots, whoever asks
        self._busy: set[object] = set()
        self._paces: OrderedDict[tuple[str, int], Pace] = OrderedDict()
        self._hints: OrderedDict[Place, Hint] = OrderedDict()
        self._odds: OrderedDict[Place, Odds] = OrderedDict()

    async def hint(self, table: str, view: SeatView) -> Hint:
        """Return what the strongest bot that can answer here would do in this seat's place, and why. Raises RequestRefused."""
        if not owes(view):
            raise RequestRefused("not-asked", "this seat is not asked anything now")
        place = _place(table, view)
        if place not in self._hints:
            async with self._one_at_a_time("hint", table, view.pov):
                _remember(self._hints, place, await self._advice(view))
        return self._hints[place]

    async def odds(self, table: str, view: SeatView) -> Odds:
        """Return what this seat may believe now. Raises RequestRefused."""
        place = _place(table, view)
        if place not in self._odds:
            async with self._one_at_a_time("odds", table, view.pov):
                line = protocol.question(protocol.ODDS, view, LUCK, BUDGET, registry.names()[0])
                try:
                    said = await self.pool.think(line, heavy=False, seconds=ODDS_SECONDS)
                    _remember(self._odds, place, msgspec.json.decode(said, type=dict[str, Odds])["odds"])
                except (BotError, KeyError, msgspec.DecodeError):
                    raise RequestRefused("no-bot", "nothing can think here now") from None
        return self._odds[place]

    @asynccontextmanager
    async def turn(self, who: object) -> AsyncIterator[None]:
        """Wait for a turn to think in. Raises RequestRefused if the same one thinks already: one thing at a time."""
        if who in self._busy:
            raise RequestRefused("too-many", "one thing at a time: the last one is still being thought about")
        self._busy.add(who)
        try:
            async with self._turns:
                yield
        finally:
            self._busy.discard(who)

    @asynccontextmanager
    async def _one_at_a_time(self, what: str, table: str, seat: int) -> AsyncIterator[None]:
        pace = self._paces.get((table, seat)) or Pace(MOST, WINDOW)
        _remember(self._paces, (table, seat), pace)
        async with self.turn((what, table, seat)):
            if (wait := pace.step()) > 0:
                raise RequestRefused("too-many", f"at most {MOST} in {WINDOW:g} s: come again in {wait:.0f} s")
            yield

    async def _advice(self, view: SeatView) -> Hint:
        for name in reversed(registry.names()):
            try:
                said = await self.pool.ask(name, protocol.EXPLAIN, view, LUCK, BUDGET)
            except BotError:
                continue  # it needs what this machine does not have
            who, _, words = (said.command or "").partition(" ")
            if words in view.options.get(who, ()):
                why = Sentence(said.reason, dict(said.values))
                return Hint(view.flat.decision_number, who, words, answer(words), why, said.note)
        raise RequestRefused("no-bot", "no bot can give advice here now")


def _place(table: str, view: SeatView) -> Place:
    return table, view.pov, view.flat.decision_number, len(view.events)


def _remember(known: OrderedDict[K, V], key: K, value: V) -> V:
    """Keep the newest ones."""
    known[key] = value
    known.move_to_end(key)
    while len(known) > REMEMBERED:
        known.popitem(last=False)
    return value
