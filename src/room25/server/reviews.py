"""Reviews of finished games: made part by part in the processes for bots, between people's other questions, and kept for good."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass

import msgspec
import structlog

from room25.bots.contract import BotError
from room25.review.asked import REVIEW
from room25.review.chances import turns
from room25.review.data import FORMAT
from room25.review.model import Moment
from room25.server.errors import RequestRefused
from room25.server.helps import Helps
from room25.server.pool import Pool
from room25.server.sentences import answer
from room25.server.store import Store, now
from room25.server.thoughts import Review, Reviewed, ReviewTurn

__all__ = ["Reviews"]

PART = 10  # answers that are thought about in one go, so that nobody else waits for long
PART_SECONDS = 60.0
WAITING = 20  # reviews that wait or are being made; more are refused
LOG = structlog.get_logger()


@dataclass
class Work:
    """A review that is being made: how many commands are done, and for which address."""

    of: int
    who: str
    task: asyncio.Task[None] | None = None
    done: int = 0


class Reviews:
    """Makes each review once. An address has one made at a time; all of them together think in one process."""

    def __init__(self, store: Store, pool: Pool, helps: Helps) -> None:
        self._store = store
        self._pool = pool
        self._helps = helps
        self._works: dict[str, Work] = {}
        self._turn = asyncio.Lock()

    async def find(self, game: str, commands: int) -> Reviewed:
        """Return a game's review, or how far it is."""
        if (work := self._works.get(game)) is not None:
            return Reviewed(True, work.done, work.of, None)
        text = await self._store.review(game, FORMAT)
        if text is None:
            return Reviewed(False, 0, commands, None)
        return Reviewed(False, commands, commands, msgspec.json.decode(text, type=Review))

    async def make(self, game: str, record: str, commands: int, who: str) -> Reviewed:
        """Begin to make a review unless it is there or under way. Raises RequestRefused if `who` has another one made, or too many wait."""
        found = await self.find(game, commands)
        if found.review is not None or found.running or game in self._works:
            return found
        if len(self._works) >= WAITING or any(work.who == who for work in self._works.values()):
            raise RequestRefused("too-many", "another review is still being made: come again when it is there")
        work = self._works[game] = Work(commands, who)
        work.task = asyncio.create_task(self._work(game, record, work), name=f"review of {game}")
        return Reviewed(True, 0, commands, None)

    async def close(self) -> None:
        """Stop; what is not whole is not kept."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, game: str, record: str, work: Work) -> None:
        try:
            async with self._turn:
                parts = []
                for first in range(0, work.of + 1, PART):
                    parts.append(await self._part(record, first, min(first + PART - 1, work.of)))
                    work.done = min(first + PART, work.of)
                await self._store.keep_review(game, FORMAT, msgspec.json.encode(_joined(parts)).decode(), now())
        except (BotError, KeyError, msgspec.DecodeError) as error:
            LOG.warning("review-failed", game=game, error=type(error).__name__)
        finally:
            del self._works[game]

    async def _part(self, record: str, first: int, last: int) -> Review:
        line = json.dumps({"ask": REVIEW, "record": record, "first": first, "last": last})
        async with self._helps.turn(object()):
            said = await self._pool.think(line, heavy=True, seconds=PART_SECONDS)
        return _worded(msgspec.json.decode(said, type=dict[str, Review])[REVIEW])


def _worded(part: Review) -> Review:
    """Return a part with its answers as sentences."""
    for entry in part.entries:
        entry.said = answer(entry.answer)
        entry.rather = answer(entry.advice) if entry.advice else None
        for choice in entry.choices:
            choice.said = answer(choice.words)
    return part


def _joined(parts: list[Review]) -> Review:
    """Return the parts of a review as one."""
    moments = [moment for part in parts for moment in part.moments]
    found = turns([Moment(moment.number, moment.chances) for moment in moments])
    return msgspec.structs.replace(
        parts[-1],
        entries=[entry for part in parts for entry in part.entries],
        moments=moments,
        turns=[ReviewTurn(**vars(turn)) for turn in found],
    )
