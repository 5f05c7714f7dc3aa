"""Two servers on one PostgreSQL, for real: servers and database are killed, stopped in the middle and cut off, and people play on.

Nothing acknowledged is lost, nothing happens twice, and some seconds after a fault everybody plays again.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from server import prove_kills
from server.crowd import LOST, Closed, Guest, new_guests
from server.databases import Postgres, own_postgres
from server.killable import Killable
from server.swallow import Way, way_to
from server.volume import METER

TABLES = 8
SILENCE = 4.0  # seconds after which somebody tries another server
LONGEST = 5.0  # seconds that a fault lasts, at most
AGAIN = 20.0  # seconds after which, at most, every table has moved again
CHECKED = 6  # faults between two looks into the database
KINDS: tuple[dict[str, Any], ...] = (
    {"edition": "base", "mode": "suspicion", "seats": 4, "bots": {"3": "explorer"}},
    {"edition": "ultimate-en", "mode": "cooperation", "seats": 3},
    {"edition": "season2", "mode": "competition", "seats": 2, "bots": {"1": "cautious"}},
    {"edition": "base", "mode": "solo", "seats": 1},
)


@dataclass
class Counts(prove_kills.Counts):
    """What the proof has seen; `kills` are those of a server."""

    stops: int = 0  # of a server in the middle of what it did
    restarts: int = 0
    cuts: int = 0  # of a server from the database: nothing comes through, and nobody is told
    database_kills: int = 0
    database_stops: int = 0
    seconds: int = 0

    def __str__(self) -> str:
        return (
            f"{self.seconds} s; servers: {self.kills} kills, {self.stops} stopped, {self.restarts} restarts, {self.cuts} cut off from the "
            f"database; database: {self.database_kills} kills, {self.database_stops} stopped; {self.commands} commands answered "
            f"({self.refused} refused) and sent {self.sent} times, {self.games} games to the end"
        )


class World:
    """Two servers, each with its own way to the database, and the people at their tables."""

    def __init__(self, folder: Path, base: Postgres, ways: list[Way], urls: list[str], dice: Random) -> None:
        self.base, self.ways, self.urls, self.dice = base, ways, urls, dice
        self.folders = [folder / name for name in ("one", "two")]
        for one in self.folders:
            one.mkdir()
        self.servers = [Killable(one, url, born=METER.is_read) for one, url in zip(self.folders, urls)]
        self.counts = Counts()
        self.guests: list[Guest] = []
        self.tables = 0

    def close(self) -> None:
        for one in self.servers:
            one.kill()

    def hosts(self) -> list[str]:
        """Both servers, in any order."""
        return self.dice.sample([one.host for one in self.servers], 2)

    async def wander(self, guest: Guest) -> None:
        """Play at whichever server answers."""
        guest.silence = SILENCE
        while not guest.is_over:
            with suppress(*LOST, Closed):
                await guest.play_between(*self.hosts())
            await asyncio.sleep(0.05)

    async def seat_people(self) -> None:
        while len({guest.table for guest in self.guests}) < TABLES:
            self.guests += await new_guests(self.hosts()[0], self.tables, self.dice, KINDS)
            self.tables += 1

    @asynccontextmanager
    async def everybody_plays(self) -> AsyncIterator[None]:
        playing = [asyncio.create_task(self.wander(guest)) for guest in self.guests]
        try:
            yield
            for task in playing:
                if task.done():
                    task.result()  # a broken promise ends the proof
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def befall(self) -> None:
        """One fault at a random instant, for a random while; afterwards all is well again."""
        await asyncio.sleep(self.dice.random())
        seconds = self.dice.random() * LONGEST
        which = self.dice.randrange(2)
        fault = self.dice.choice((self._kill, self._restart, self._stop, self._cut, self._kill_base, self._stop_base))
        await fault(which, seconds)
        METER.step()

    async def _kill(self, which: int, seconds: float) -> None:
        self.counts.kills += 1
        self.servers[which].kill()
        await asyncio.sleep(seconds)
        await self._start(which)

    async def _restart(self, which: int, seconds: float) -> None:
        self.counts.restarts += 1
        self.servers[which].send(signal.SIGINT)
        end = time.monotonic() + 30
        while self.servers[which].is_alive():
            assert time.monotonic() < end, "a server that was told to stop goes on"
            await asyncio.sleep(0.01)
        await self._start(which)

    async def _start(self, which: int) -> None:
        given = (self.folders[which], self.urls[which])
        self.servers[which] = await asyncio.to_thread(Killable, *given, born=METER.is_read)

    async def _stop(self, which: int, seconds: float) -> None:
        self.counts.stops += 1
        self.servers[which].send(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self.servers[which].send(signal.SIGCONT)

    async def _cut(self, which: int, seconds: float) -> None:
        self.counts.cuts += 1
        self.ways[which].swallow()
        await asyncio.sleep(seconds)
        self.ways[which].let_through()

    async def _kill_base(self, which: int, seconds: float) -> None:
        self.counts.database_kills += 1
        self.base.crash()
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.base.start)

    async def _stop_base(self, which: int, seconds: float) -> None:
        self.counts.database_stops += 1
        self.base.signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self.base.signal(signal.SIGCONT)

    async def all_move(self) -> None:
        """Wait until every table has moved on. Raises AssertionError if one does not."""
        end = time.monotonic() + AGAIN
        before = {guest: len(guest.answers) for guest in self.guests}
        waiting = {guest.table for guest in self.guests}
        while waiting:
            assert time.monotonic() < end, f"tables {waiting} have not moved for {AGAIN} s"
            await asyncio.sleep(0.05)
            waiting -= {guest.table for guest in self.guests if guest.is_over or len(guest.answers) > before[guest]}


async def faults(folder: Path, database: str, count: int, seed: int = 1) -> Counts:
    """Let faults befall two servers and their database for so many seconds. The database is one of its own, to be killed."""
    dice = Random(seed)
    with own_postgres() as base, ExitStack() as stack:
        assert base is not None, "PostgreSQL is not installed"
        ways = [stack.enter_context(way_to(base.url)) for _ in range(2)]
        world = World(folder, base, [way for way, _ in ways], [url for _, url in ways], dice)
        stack.callback(world.close)
        # The start of servers and database is not counted: on a busy machine it would leave no time for a fault.
        began = time.monotonic()
        while time.monotonic() < began + count:
            await world.seat_people()
            async with world.everybody_plays():
                for _ in range(CHECKED):
                    await world.befall()
                    await world.all_move()
            world.guests = await prove_kills.check(base.url, world.guests, world.counts)
        world.counts.add(world.guests)
        world.counts.seconds = round(time.monotonic() - began)
    return world.counts
