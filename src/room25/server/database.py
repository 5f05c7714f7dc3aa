"""A database and its two ways in: read, and write. A write that returns has been committed, and is there after a power cut.

Writes come from many tables at once and share their commits: whatever waits when the disk is free again goes into one transaction.
SQLite runs in one thread of its own, a whole transaction at a time: a thread that goes back and forth would wait for the interpreter each
time, and two that write are in each other's way.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from room25.errors import Room25Error

__all__ = ["CHANNEL", "Conflict", "Database", "News", "cannot_open"]

MOST_TOGETHER = 256  # writes in one transaction
CHANNEL = "room25"

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
News = Literal["played", "seats", "said"]  # what has changed at a table


class Conflict(Exception):
    """Somebody else was first: the seat is taken, or the command is there already."""


def cannot_open(error: Exception) -> Room25Error:
    """Return one sentence about a database that cannot be opened."""
    reason = (str(error).strip() or type(error).__name__).splitlines()[0]
    return Room25Error(f"the database cannot be opened: {reason}")


@dataclass(frozen=True)
class Write:
    """A row that goes in with others of its kind, something to do in the same transaction, or both."""

    done: asyncio.Future[Any]
    table: sa.Table | None
    row: Mapping[str, object]
    job: Job[Any] | None


class Database:
    """`sqlite:///FILE` or `postgresql+asyncpg://…`, by the same statements."""

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(6)  # our name, if several servers share a database
        self._engine: sa.Engine | AsyncEngine
        self._thread: ThreadPoolExecutor | None = None
        if url.startswith("sqlite"):
            in_memory = sa.make_url(url).database in (None, "", ":memory:")
            pool = StaticPool if in_memory else None
            self._engine = sa.create_engine(url, hide_parameters=True, poolclass=pool)
            sa.event.listen(self._engine, "connect", _durable)
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        else:
            self._engine = create_async_engine(url, hide_parameters=True)  # an error does not say what was in the row
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_on())

    @property
    def shared(self) -> AsyncEngine | None:
        """The database's connections, if other servers may share it with us."""
        return self._engine if isinstance(self._engine, AsyncEngine) else None

    async def ping(self) -> None:
        """Raise an error if the database does not answer."""
        await self.read(lambda connection: connection.execute(sa.text("SELECT 1 FROM games LIMIT 1")).all())

    def tell(self, connection: sa.Connection, game: str, news: News) -> None:
        """Let the other servers know, when and only if this transaction is committed."""
        if self.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.node} {game} {news}")))

    async def close(self) -> None:
        """Commit what waits, and close the database."""
        await self._waiting.join()
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer
        if isinstance(self._engine, AsyncEngine):
            await self._engine.dispose()
        elif self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
            self._thread.shutdown()

    async def read(self, job: Job[T]) -> T:
        """Run a query that changes nothing. Return its result."""
        return await self._run(job)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction that it may share with others. Return its result; if it raises, only this job is undone."""
        return await self._wait_for(None, {}, job)  # type: ignore[no-any-return]

    async def insert(self, table: sa.Table, row: Mapping[str, object], job: Job[Any] | None = None) -> None:
        """Insert a row, and do what belongs to it; rows that wait for the same table go in by one statement."""
        await self._wait_for(table, row, job)

    async def _wait_for(self, table: sa.Table | None, row: Mapping[str, object], job: Job[Any] | None) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Write(done, table, row, job))
        return await done

    async def _write_on(self) -> None:
        """The only writer: writes what waits together, or one by one if one of them is refused."""
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            except Exception:
                for one in batch:
                    await self._commit_alone(one)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: Sequence[Write]) -> None:
        results = await self._run(lambda connection: _together(connection, batch))
        for write, result in zip(batch, results):
            if not write.done.done():
                write.done.set_result(result)

    async def _commit_alone(self, one: Write) -> None:
        try:
            await self._commit([one])
        except Exception as error:
            if not one.done.done():
                one.done.set_exception(error)

    async def _run(self, job: Job[T]) -> T:
        """Run one transaction from beginning to end."""
        if isinstance(self._engine, AsyncEngine):
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, job)

    def _in_thread(self, job: Job[T]) -> T:
        assert isinstance(self._engine, sa.Engine)
        with self._engine.begin() as connection:
            return job(connection)


def _together(connection: sa.Connection, batch: Sequence[Write]) -> list[Any]:
    rows: dict[sa.Table, list[Mapping[str, object]]] = {}
    for write in batch:
        if write.table is not None:
            rows.setdefault(write.table, []).append(write.row)
    for table, some in rows.items():
        # What is returned is not wanted; but with it all rows go in by one statement instead of one each.
        connection.execute(sa.insert(table).returning(*table.primary_key), some).all()
    return [write.job(connection) if write.job is not None else None for write in batch]


def _durable(connection: Any, record: object) -> None:
    """Readers beside the writer, and a commit that has reached the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
