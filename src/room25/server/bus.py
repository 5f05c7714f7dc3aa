"""How several servers on one PostgreSQL hear of each other: NOTIFY tells what has changed, advisory locks say who leads a table.

Whoever leads a table lets its bots play and watches its clock; people may be connected anywhere. On SQLite there is one server.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from room25.server.database import CHANNEL, Database

__all__ = ["Bus", "make_bus"]

ALIVE = 2.0  # seconds between two signs of life
LOST = 7.0  # seconds without one, after which a server's people count as gone
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


class Bus:
    """Alone: nobody to tell, and nobody else who could lead."""

    async def lead(self, table: str) -> bool:
        """Whether this server leads the table, so that it lets its bots play."""
        return True

    async def release(self, table: str) -> None:
        """Let another server lead the table."""

    def here(self, table: str, seats: Iterable[int]) -> None:
        """These people of a table are connected to this server."""

    def ask(self, table: str) -> None:
        """Ask other servers who is connected to them."""

    async def close(self) -> None:
        """Stop telling other servers anything."""


class SharedBus(Bus):
    """One connection of its own, which listens, speaks and holds the locks; when it breaks, another one takes its place."""

    def __init__(self, node: str, engine: AsyncEngine, listener: Listener) -> None:
        self._node = node
        self._engine = engine
        self._listener = listener
        self._connection: Any = None  # of asyncpg, while there is one
        self._one_at_a_time = asyncio.Lock()
        self._leads: set[str] = set()
        self._nodes: dict[str, float] = {}  # other servers: when we last heard of them
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [asyncio.create_task(work(), name="bus") for work in (self._listen, self._speak, self._live)]

    async def lead(self, table: str) -> bool:
        if table not in self._leads:
            try:
                async with self._one_at_a_time:
                    if self._connection is None:
                        return False
                    if await self._connection.fetchval("SELECT pg_try_advisory_lock($1)", _number(table)):
                        self._leads.add(table)
            except Exception:
                return False
        return table in self._leads

    async def release(self, table: str) -> None:
        self._leads.discard(table)
        with suppress(Exception):
            async with self._one_at_a_time:
                if self._connection is not None:
                    await self._connection.fetchval("SELECT pg_advisory_unlock($1)", _number(table))

    def here(self, table: str, seats: Iterable[int]) -> None:
        self._outbox.put_nowait(f"{table} here {','.join(map(str, sorted(seats)))}")

    def ask(self, table: str) -> None:
        self._outbox.put_nowait(f"{table} who")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Keep a connection; when it is lost our locks are too, and we may have missed something."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    await self._hold(connection)
            except Exception as error:
                LOG.warning("bus-lost", error=type(error).__name__)
            await asyncio.sleep(1)

    async def _hold(self, connection: AsyncConnection) -> None:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        ended = asyncio.Event()
        raw.add_termination_listener(lambda _: ended.set())
        await raw.add_listener(CHANNEL, self._heard)
        self._connection = raw
        self._listener.missed()
        try:
            await ended.wait()
        finally:
            self._connection = None
            self._leads.clear()
            with suppress(Exception):
                await raw.remove_listener(CHANNEL, self._heard)
                await raw.fetchval("SELECT pg_advisory_unlock_all()")
            await connection.invalidate()

    async def _speak(self) -> None:
        while True:
            words = await self._outbox.get()
            try:
                async with self._one_at_a_time:
                    if self._connection is not None:
                        note = f"{self._node} {words}"
                        await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, note)
            except Exception as error:
                LOG.warning("bus-failed", error=type(error).__name__)

    async def _live(self) -> None:
        """Send signs of life, and notice which servers have stopped sending theirs."""
        while True:
            self._outbox.put_nowait("* alive")
            await asyncio.sleep(ALIVE)
            for node, heard in list(self._nodes.items()):
                if heard < time.monotonic() - LOST:
                    del self._nodes[node]
                    self._listener.is_gone(node)

    def _heard(self, connection: object, pid: int, channel: str, payload: str) -> None:
        node, table, what, rest = (*payload.split(" ", 3), "", "", "")[:4]
        if node == self._node:
            return
        self._nodes[node] = time.monotonic()
        if what == "here":
            self._listener.are_elsewhere(node, table, frozenset(int(seat) for seat in rest.split(",") if seat))
        elif what == "who":
            self._listener.show_presence(table)
        elif what != "alive":
            self._listener.heard(table, what)


def make_bus(database: Database, listener: Listener) -> Bus:
    """Return the bus that fits this database."""
    return SharedBus(database.node, database.shared, listener) if database.shared else Bus()


def _number(table: str) -> int:
    """Return the number of a table's lock: 63 bits of a hash of its id."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big") >> 1
