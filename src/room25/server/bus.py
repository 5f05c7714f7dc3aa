"""How several servers on one PostgreSQL hear of each other: NOTIFY tells what has changed, leases say who leads a table.

Whoever leads a table lets its bots play and watches its clock; people may be connected anywhere. On SQLite there is one server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from room25.server.database import CHANNEL, Database, Fence
from room25.server.leases import CALL, LEASE, Leases

__all__ = ["Bus", "make_bus"]

ALIVE = LEASE / 4  # seconds between two signs of life
AGAIN = 0.5  # seconds until a lost connection is tried again
FREE = "free"  # the news that nobody leads a table any more
LOG = structlog.get_logger()


class Listener(Protocol):
    """Who wants to hear of changes: all tables of this server."""

    def heard(self, table: str, news: str) -> None:
        """Another server has written something of this table."""

    def are_elsewhere(self, node: str, table: str, seats: frozenset[int]) -> None:
        """These people of a table are connected to another server."""

    def show_presence(self, table: str) -> None:
        """Another server wants to know who is connected here."""

    def missed(self) -> None:
        """We may have missed something."""

    def is_gone(self, node: str) -> None:
        """Another server has gone."""

    def may_lead(self, tables: Iterable[str]) -> None:
        """Who leads these tables has changed: look whether it is us."""


class Bus:
    """Alone: nobody to tell, and nobody else who could lead."""

    async def lead(self, table: str) -> bool:
        """Whether this server leads the table, so that it lets its bots play."""
        return True

    def fence(self, table: str) -> Fence | None:
        """Return what a bot of this table shows when it writes, so that a former leader's write does not count."""
        return None

    async def release(self, table: str) -> None:
        """Let another server lead the table."""

    def here(self, table: str, seats: Iterable[int]) -> None:
        """These people of a table are connected to this server."""

    def ask(self, table: str) -> None:
        """Ask other servers who is connected to them."""

    async def close(self) -> None:
        """Stop telling other servers anything."""


class SharedBus(Bus):
    """One connection of its own, which listens, speaks and renews the leases; when it breaks, another one takes its place."""

    def __init__(self, node: str, engine: AsyncEngine, listener: Listener) -> None:
        self._node = node
        self._engine = engine
        self._listener = listener
        self._leases = Leases(node)
        self._connection: Any = None  # of asyncpg, while there is one
        self._one_at_a_time = asyncio.Lock()
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [asyncio.create_task(work(), name="bus") for work in (self._listen, self._speak, self._live)]

    async def lead(self, table: str) -> bool:
        if self._leases.fence(table) is None and not self._leases.is_led_elsewhere(table):
            await self._call(lambda connection: self._leases.take(connection, [table]))
        return self._leases.fence(table) is not None

    def fence(self, table: str) -> Fence | None:
        return self._leases.fence(table) or Fence(table, self._node, 0)  # 0: of no lease, so that nothing is written

    async def release(self, table: str) -> None:
        await self._call(lambda connection: self._leases.release(connection, table))
        self._outbox.put_nowait(f"{table} {FREE}")

    def here(self, table: str, seats: Iterable[int]) -> None:
        self._outbox.put_nowait(f"{table} here {','.join(map(str, sorted(seats)))}")

    def ask(self, table: str) -> None:
        self._outbox.put_nowait(f"{table} who")

    async def close(self) -> None:
        await self._call(self._leases.leave)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _call(self, work: Any) -> Any:
        """Do this on our connection, one thing at a time. Return None if there is none, or if it fails; then it is given up."""
        try:
            async with asyncio.timeout(2 * CALL), self._one_at_a_time:
                if self._connection is not None:
                    return await work(self._connection)
        except Exception as error:
            LOG.warning("bus-failed", error=type(error).__name__)
            if (lost := self._connection) is not None:
                lost.terminate()
        return None

    async def _listen(self) -> None:
        """Keep a connection; while there is none we may miss something."""
        while True:
            try:
                async with asyncio.timeout(LEASE):
                    connection = await self._engine.connect()
                try:
                    await self._hold(connection)
                finally:
                    with suppress(Exception):
                        async with asyncio.timeout(CALL):
                            await connection.invalidate()
            except Exception as error:
                LOG.warning("bus-lost", error=type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _hold(self, connection: AsyncConnection) -> None:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        ended = asyncio.Event()
        raw.add_termination_listener(lambda _: ended.set())
        async with asyncio.timeout(CALL):
            await raw.add_listener(CHANNEL, self._heard)
            await self._leases.renew(raw)
        self._connection = raw
        self._listener.missed()
        try:
            await ended.wait()
        finally:
            self._connection = None
            raw.terminate()

    async def _speak(self) -> None:
        while True:
            note = f"{self._node} {await self._outbox.get()}"
            await self._call(
                lambda connection, note=note: connection.execute(
                    "SELECT pg_notify($1, $2)", CHANNEL, note, timeout=CALL
                )
            )

    async def _live(self) -> None:
        """Show that we are alive, notice which servers are not, and take the tables that they led."""
        while True:
            await asyncio.sleep(ALIVE)
            found = await self._call(self._leases.renew)
            if found is None:
                continue
            gone, lapsed = found
            for node in gone:
                LOG.warning("server-gone", node=node)
                self._listener.is_gone(node)
            if lapsed:  # others may have taken our tables, and believe that our people are gone
                LOG.warning("leases-lapsed")
                self._listener.missed()
            if left := self._leases.leaderless():
                await self._call(lambda connection, left=left: self._leases.take(connection, left))
                self._listener.may_lead(left)

    def _heard(self, connection: object, pid: int, channel: str, payload: str) -> None:
        node, table, what, rest = (*payload.split(" ", 3), "", "", "")[:4]
        if node == self._node:
            return
        if what == "here":
            self._listener.are_elsewhere(node, table, frozenset(int(seat) for seat in rest.split(",") if seat))
        elif what == "who":
            self._listener.show_presence(table)
        elif what == FREE:
            self._leases.forget(table)
            self._listener.may_lead([table])
        else:
            self._listener.heard(table, what)


def make_bus(database: Database, listener: Listener) -> Bus:
    """Return the bus that fits this database."""
    return SharedBus(database.node, database.shared, listener) if database.shared else Bus()
