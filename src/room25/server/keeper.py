"""Keeps the store small: finished games are archived, abandoned ones expire. A few at a time, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from room25.server.database import Conflict, StoreFailed
from room25.server.settings import Keep
from room25.server.store import Store, now

__all__ = ["Keeper"]

DAY = 24 * 60 * 60 * 1000  # milliseconds
FIRST = 60.0  # seconds after the start, when there is enough to do
ROUND = 600.0  # seconds between two looks
TOGETHER = 200  # games in one look
PAUSE = 0.02  # seconds after each game
LOG = structlog.get_logger()


class Keeper:
    """Goes round for as long as the server runs. Of several servers each does it; each game is let go once."""

    def __init__(self, store: Store, keep: Keep, is_here: Callable[[str], bool]) -> None:
        self._store = store
        self._keep = keep
        self._is_here = is_here  # tables in memory are left alone
        self._task = asyncio.create_task(self._go_round(), name="keeper")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def tidy(self) -> int:
        """Let go of what is due. Return how many games that were."""
        day, store, done = now(), self._store, 0
        finished = day - int(self._keep.finished * DAY)
        for id in await store.untouched(True, finished, TOGETHER):
            if not self._is_here(id):
                done += await self._done(store.archive(id, day))
        for days, found in (
            (self._keep.waiting, store.untouched_waiting),
            (self._keep.abandoned, lambda before, most: store.untouched(False, before, most)),
        ):
            before = day - int(days * DAY)
            for id in await found(before, TOGETHER):
                if not self._is_here(id):
                    done += await self._done(store.expire(id, before))
        await store.forget_reviews(day - int(self._keep.reviews * DAY))
        return done

    async def _done(self, work: Awaitable[None]) -> bool:
        try:
            await work
            await asyncio.sleep(PAUSE)
        except Conflict:  # another server was first
            return False
        return True

    async def _go_round(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                done = await self.tidy()
                if done:
                    LOG.info("kept-tidy", games=done)
            except StoreFailed as error:
                done = 0
                LOG.warning("keeper-failed", error=str(error))
            await asyncio.sleep(PAUSE if done >= TOGETHER else ROUND)
