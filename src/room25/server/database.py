"""A database and its two ways in: read, and write. A write that returns has been committed, and is there after a power cut.

Writes come from many tables at once and share their commits: whatever waits when the disk is free again goes into one transaction.
SQLite runs in one thread of its own, a whole transaction at a time: a thread that goes back and forth would wait for the interpreter each
time, and two that write are in each other's way.

Every call has a limit. PostgreSQL ends by itself what a server has begun and does not go on with, so that one that hangs holds nobody up.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from room25.errors import Room25Error
from room25.server import metrics, schema
from room25.server.worker import Worker

__all__ = ["CHANNEL", "Conflict", "Database", "Fence", "Fenced", "Job", "LIMIT", "News", "StoreFailed", "cannot_open"]

MOST_TOGETHER = 256  # writes in one transaction
CHANNEL = "room25"
LIMIT = 5.0  # seconds that a transaction may take, and that we wait for a connection
PATIENCE = {  # of PostgreSQL, in milliseconds
    "statement_timeout": "4000",
    "lock_timeout": "3000",
    "idle_in_transaction_session_timeout": "1500",  # less than a lease: who hangs in a transaction keeps nobody from leading
}

NOTES = "notes"  # where a connection keeps what its transaction will tell
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', note) FROM unnest(CAST(:notes AS text[])) AS note")
T = TypeVar("T")
Job = Callable[[sa.Connection], T]
News = Literal["played", "seats", "said"]  # what has changed at a table


class Conflict(Exception):
    """Somebody else was first: the seat is taken, or the command is there already."""


class StoreFailed(Exception):
    """The database did not answer in time, is gone, or cannot write; what was asked may have been done all the same."""


class Fenced(Exception):
    """Another server leads the table by now: what its former leader wanted to write is not written."""


@dataclass(frozen=True)
class Fence:
    """What a leader shows with every write: which lease it writes under."""

    game: str
    node: str
    epoch: int


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
    fence: Fence | None = None


class Database:
    """`sqlite:///FILE` or `postgresql+asyncpg://…`, by the same statements."""

    worker: type[Worker] = Worker  # does what SQLite is asked

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(6)  # our name, if several servers share a database
        self._engine: sa.Engine | AsyncEngine
        self._thread: Worker | None = None
        self._held: sa.Connection | None = None  # SQLite's, of that thread
        if url.startswith("sqlite"):
            in_memory = sa.make_url(url).database in (None, "", ":memory:")
            pool = StaticPool if in_memory else None
            self._engine = sa.create_engine(url, hide_parameters=True, poolclass=pool)
            sa.event.listen(self._engine, "connect", _durable)
            self._thread = self.worker("sqlite")
        else:
            asked = {"timeout": LIMIT, "server_settings": {"application_name": "room25", **PATIENCE}}
            # An error does not say what was in the row.
            self._engine = create_async_engine(url, hide_parameters=True, pool_timeout=LIMIT, connect_args=asked)
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_on())

    @property
    def shared(self) -> AsyncEngine | None:
        """The database's connections, if other servers may share it with us."""
        return self._engine if isinstance(self._engine, AsyncEngine) else None

    async def probe(self) -> None:
        """Write something and commit it. Raises StoreFailed if that cannot be done."""
        row = {"node": f"probe {self.node[:8]}", "until": 0}  # no server: its time has always run out

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.nodes).where(schema.nodes.c.node == row["node"]))
            connection.execute(sa.insert(schema.nodes), row)

        await self.write(job)

    def tell(self, connection: sa.Connection, game: str, news: News) -> None:
        """Let the other servers know, when and only if this transaction is committed: all that it tells, by one statement."""
        if self.shared:
            connection.info.setdefault(NOTES, []).append(f"{self.node} {game} {news}")

    async def close(self) -> None:
        """Commit what waits, and close the database."""
        await self._waiting.join()
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer
        if isinstance(self._engine, AsyncEngine):
            await self._engine.dispose()
        elif self._thread is not None:
            await self._thread.do(self._let_go)
            self._thread.stop()

    async def read(self, job: Job[T]) -> T:
        """Run a query that changes nothing. Return its result. Raises StoreFailed if the database fails or takes too long."""
        return await self._run(job)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction that it may share with others. Return its result; if it raises, only this job is undone."""
        return await self._wait_for(None, {}, job)  # type: ignore[no-any-return]

    async def at_leisure(self, job: Job[T]) -> T:
        """Run a job in a transaction of its own that takes as long as it takes: to bring a database up to date, to copy it."""

        def patiently(connection: sa.Connection) -> T:
            if self.shared:
                for setting in PATIENCE:
                    connection.exec_driver_sql(f"SET LOCAL {setting} = 0")
            return job(connection)

        return await self._run(patiently, None)

    async def insert(
        self,
        table: sa.Table,
        row: Mapping[str, object],
        job: Job[Any] | None = None,
        fence: Fence | None = None,
    ) -> None:
        """Insert a row, and do what belongs to it; rows that wait for the same table go in by one statement.

        Raises Fenced if a fence is shown that another server has passed.
        """
        await self._wait_for(table, row, job, fence)

    async def _wait_for(
        self, table: sa.Table | None, row: Mapping[str, object], job: Job[Any] | None, fence: Fence | None = None
    ) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Write(done, table, row, job, fence))
        return await done

    async def _write_on(self) -> None:
        """The only writer: writes what waits together, or one by one if one of them is refused."""
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            except StoreFailed as error:  # none of them would fare better alone
                for one in batch:
                    if not one.done.done():
                        one.done.set_exception(error)
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

    async def _run(self, job: Job[T], limit: float | None = LIMIT) -> T:
        """Run one transaction from beginning to end. Raises StoreFailed if the database fails, or after so many seconds."""
        began = time.perf_counter()
        try:
            async with asyncio.timeout(limit):
                if isinstance(self._engine, AsyncEngine):
                    async with self._engine.begin() as connection:
                        return await connection.run_sync(job)
                assert self._thread is not None
                return await self._thread.do(partial(self._in_thread, job))
        except (sa.exc.IntegrityError, sa.exc.ProgrammingError):
            raise
        except (sa.exc.DBAPIError, sa.exc.TimeoutError, OSError) as error:  # among these is TimeoutError
            if limit is None:
                raise
            metrics.DATABASE_ERRORS.inc()
            raise StoreFailed(type(error).__name__) from error
        finally:
            metrics.DATABASE_SECONDS.observe(time.perf_counter() - began)

    def _in_thread(self, job: Job[T]) -> T:
        """Run a transaction on a connection that is kept: to take one from the pool and give it back costs more than to write a command."""
        assert isinstance(self._engine, sa.Engine)
        if self._held is None:
            self._held = self._engine.connect()
        try:
            with self._held.begin():
                return job(self._held)
        except BaseException:
            self._give_back()  # rolled back; the next one takes another, if it is of no use any more
            raise

    def _give_back(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            held.close()

    def _let_go(self) -> None:
        """Close whatever SQLite has open."""
        assert isinstance(self._engine, sa.Engine)
        self._give_back()
        self._engine.dispose()


def _together(connection: sa.Connection, batch: Sequence[Write]) -> list[Any]:
    connection.info[NOTES] = []  # what a transaction that failed would have told is not told
    _check_fences(connection, {write.fence for write in batch if write.fence is not None})
    rows: dict[tuple[sa.Table, tuple[str, ...]], list[Mapping[str, object]]] = {}
    for write in batch:
        if write.table is not None:
            rows.setdefault((write.table, tuple(write.row)), []).append(write.row)
    for (table, names), some in rows.items():
        statement, order = _insertion(table, names, connection.dialect)
        _insert(connection, statement, [tuple(row[name] for name in order) for row in some])
    found = [write.job(connection) if write.job is not None else None for write in batch]
    if notes := connection.info[NOTES]:
        connection.execute(NOTIFY, {"notes": notes})
    return found


def _insert(connection: sa.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Insert rows in this connection's transaction. SQLite's driver is asked itself: the way to it is as long as the rest of a row's."""
    driver: Any = connection.connection.dbapi_connection
    if not isinstance(driver, sqlite3.Connection):
        connection.exec_driver_sql(statement, list(rows))
        return
    try:
        driver.executemany(statement, rows)
    except sqlite3.Error as error:  # told as every other error is, and not what was in the row
        told: Any = sa.exc.DBAPIError.instance(
            statement, None, error, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
        )
        raise told from error


@cache
def _insertion(table: sa.Table, names: tuple[str, ...], dialect: sa.Dialect) -> tuple[str, Sequence[str]]:
    """Return the statement that inserts a row with these columns, and in which order it wants them.

    Made once: to make it each time, and to look for what it may have returned, takes longer than to insert.
    """
    made: Any = sa.insert(table).compile(dialect=dialect, column_keys=list(names))
    return str(made), made.positiontup


def _check_fences(connection: sa.Connection, fences: set[Fence]) -> None:
    """Raise Fenced unless all of these leases hold, and keep them so until this transaction is committed."""
    if not fences:
        return
    shown = [(fence.game, fence.node, fence.epoch) for fence in fences]
    leads = schema.leads.c
    held = sa.select(leads.game).where(sa.tuple_(leads.game, leads.node, leads.epoch).in_(shown)).order_by(leads.game)
    if len(connection.execute(held.with_for_update(read=True)).all()) != len(fences):
        raise Fenced("another server leads this table")


def _durable(connection: Any, record: object) -> None:
    """Readers beside the writer, and a commit that has reached the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
