"""A PostgreSQL that several simulated servers share: their own statements on one database in memory, behind a network that can fail.

It stands in the place of SQLAlchemy's engine and of asyncpg's connection, so all of `room25.server` above these runs as it is. A
transaction takes effect in one instant. Its way there and the answer's way back take time, and each can be lost: so a call can fail
with or without its effect, hang until its caller gives up, or take effect after that.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import StaticPool

from room25.server import leases, schema
from server.sim.loop import PROCESS, Process, VirtualLoop

T = TypeVar("T")
FORGOTTEN = leases.FORGOTTEN * 1000
LEASE = leases.LEASE * 1000
# Of `database`, for our rows; and of `bus`.
NOTIFY = sa.text("SELECT pg_notify('', value) FROM json_each(:notes)").bindparams(sa.bindparam("notes", type_=sa.JSON))
SPEAK = "SELECT pg_notify($1, $2)"


class Memory:
    """The rows: one database in memory for all schedules that this computer process plays, emptied for each."""

    def __init__(self) -> None:
        engine = sa.create_engine("sqlite://", poolclass=StaticPool)
        schema.METADATA.create_all(engine)
        self.connection = engine.connect()
        raw: Any = self.connection.connection.dbapi_connection
        self.raw = raw
        self.raw.create_function("pg_notify", 2, self._notify)
        self.noted: list[str] = []  # by the transaction that runs
        self._tables = [f"DELETE FROM {table.name}" for table in reversed(schema.METADATA.sorted_tables)]

    def clear(self) -> None:
        for statement in self._tables:
            self.raw.execute(statement)
        self.raw.commit()
        self.noted.clear()

    def _notify(self, channel: str, payload: str) -> None:
        self.noted.append(payload)


class Network:
    """How calls to the database fare. `trouble` is the share of them that something happens to; the world changes it."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.trouble = 0.0
        self.lost_notices = 0.0  # the share of them that never arrive
        self.counts = {"failed": 0, "lost answers": 0, "swallowed": 0, "late": 0, "lost notices": 0}

    def delay(self) -> float:
        """Mostly a millisecond, sometimes much more."""
        drawn = self.dice.random()
        return 0.0005 + drawn * 0.002 if drawn < 0.97 else drawn * 0.3


class Postgres:
    """The server's end. `look` is told what has just been committed, and by whom."""

    def __init__(self, loop: VirtualLoop, memory: Memory, network: Network, look: Callable[[Process], None]) -> None:
        self.loop = loop
        self.memory = memory
        self.network = network
        self.down_until = 0.0
        self._look = look
        self._connections: list[Connection] = []
        self._swallowed: list[Callable[[None, BaseException], None]] = []  # calls that nobody answers

    def now(self) -> float:
        """The clock of the database, in milliseconds; no server's clock agrees with it."""
        return self.loop.now * 1000 + 86_400_000.0

    def transact(self, process: Process, job: Callable[[sa.Connection], T]) -> T:
        """Begin, do and commit, with nothing in between."""
        memory = self.memory
        try:
            with memory.connection.begin():
                result = job(memory.connection)
        except BaseException:
            memory.noted.clear()
            raise
        self._look(process)
        for payload in memory.noted:
            self.notify(payload)
        memory.noted.clear()
        return result

    def notify(self, payload: str) -> None:
        for one in self._connections:
            if one.heard is not None:
                if self.network.dice.random() < self.network.lost_notices:
                    self.network.counts["lost notices"] += 1
                else:
                    one.latest = max(one.latest, self.loop.now + self.network.delay())  # in order
                    self.loop.call_at(one.latest, one.hear, payload, context=one.context)

    def recover(self) -> None:
        """The network is whole again: whoever still waits for an answer that was swallowed hears that its connection is gone."""
        self.network.trouble = self.network.lost_notices = 0.0
        for reply in self._swallowed:
            reply(None, ConnectionResetError("the connection was gone"))

    def connect(self, process: Process) -> Connection:
        made = Connection(self, process)
        self._connections.append(made)
        return made

    def hang_up(self, connection: Connection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)

    def hang_up_on(self, process: Process | None) -> None:
        """Every connection of this process ends; of all if none is named."""
        for one in list(self._connections):
            if process is None or one.process is process:
                one.end()

    async def call(self, process: Process, work: Callable[[], T]) -> T:
        """Do one thing for a server, over the network. Raises OSError if the connection breaks, before or after it was done.

        What has been sent is done even if its sender is paused, has died or has given up meanwhile.
        """
        network, loop = self.network, self.loop
        dice, counts = network.dice, network.counts
        befalls = dice.random() if process is not loop.world and dice.random() < network.trouble else 1.0
        answer: asyncio.Future[T] = loop.create_future()
        home = loop.context_of(process)

        def settle(result: T | None, error: BaseException | None) -> None:
            if answer.done():
                return
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(result)  # type: ignore[arg-type]

        def reply(result: T | None, error: BaseException | None) -> None:
            loop.call_later(network.delay(), settle, result, error, context=home)

        def arrive() -> None:
            if self.down_until > loop.now or befalls < 0.25:
                counts["failed"] += 1
                reply(None, ConnectionResetError("the database has gone"))
                return
            if befalls < 0.4:
                counts["swallowed"] += 1
                self._swallowed.append(reply)
                if befalls < 0.3:  # or only held up for a while
                    loop.call_later(dice.random() * 6, do, context=loop.outside)
                return
            do()

        def do() -> None:
            if self.down_until > loop.now:
                return
            counts["late"] += answer.cancelled()
            try:
                result = work()
            except Exception as error:
                reply(None, error)
                return
            if befalls < 0.7:
                counts["lost answers"] += 1
                if befalls < 0.6:
                    reply(None, ConnectionResetError("the answer was lost"))
                else:
                    self._swallowed.append(reply)
                return
            reply(result, None)

        loop.call_later(network.delay(), arrive, context=loop.outside)
        return await answer


class Engine(AsyncEngine):
    """What `create_async_engine` gives to one simulated server."""

    def __init__(self, postgres: Postgres) -> None:
        self._postgres = postgres
        self._process = PROCESS.get()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Any]:
        yield Transaction(self._postgres, self._process)

    async def connect(self) -> Any:  # type: ignore[override]
        await self._postgres.call(self._process, lambda: None)
        return Pooled(self._postgres.connect(self._process))

    async def dispose(self, close: bool = True) -> None:
        """Nothing is kept open."""


class Transaction:
    """An open transaction; it is committed with its only job."""

    def __init__(self, postgres: Postgres, process: Process) -> None:
        self._postgres = postgres
        self._process = process

    async def run_sync(self, job: Callable[[sa.Connection], T]) -> T:
        return await self._postgres.call(self._process, lambda: self._postgres.transact(self._process, job))


class Pooled:
    """A connection as SQLAlchemy hands it out."""

    def __init__(self, connection: Connection) -> None:
        self.driver_connection = connection

    async def get_raw_connection(self) -> Pooled:
        return self

    async def invalidate(self) -> None:
        self.driver_connection.terminate()


class Connection:
    """A connection as asyncpg has it, for the statements of `bus` and `leases`."""

    def __init__(self, postgres: Postgres, process: Process) -> None:
        self.process = process
        self.latest = 0.0  # when the last notice arrives
        self.heard: Callable[..., None] | None = None
        self.context = postgres.loop.context_of(process)
        self._postgres = postgres
        self._on_end: Callable[[object], None] | None = None
        self._is_open = True

    def add_termination_listener(self, callback: Callable[[object], None]) -> None:
        self._on_end = callback

    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None:
        await self._do(lambda: None, leases.CALL)
        self.heard = callback

    def hear(self, payload: str) -> None:
        if self._is_open and self.heard is not None:
            self.heard(self, 0, "", payload)

    async def fetch(self, statement: str, *values: Any, timeout: float) -> list[dict[str, Any]]:
        return await self._do(lambda: getattr(Answers, FETCHED[statement])(self._postgres, *values), timeout)

    async def execute(self, statement: str, *values: Any, timeout: float) -> None:
        if statement == SPEAK:
            await self._do(lambda: self._postgres.notify(values[1]), timeout)
        else:
            await self._do(lambda: EXECUTED[statement](self._postgres, *values), timeout)

    def terminate(self) -> None:
        self.end()

    def end(self) -> None:
        """It breaks, or is given up; its server is told."""
        if self._is_open:
            self._is_open = False
            self._postgres.hang_up(self)
            if self._on_end is not None:
                self._postgres.loop.call_soon(self._on_end, self, context=self.context)

    async def _do(self, work: Callable[[], T], timeout: float) -> T:
        if not self._is_open:
            raise ConnectionResetError("the connection is closed")
        async with asyncio.timeout(timeout):
            result = await self._postgres.call(self.process, work)
        if not self._is_open:
            raise ConnectionResetError("the connection was closed")
        return result


# The statements of `leases`, for our rows and our clock. `test_simulation` holds them to what PostgreSQL does.


def renew(postgres: Postgres, node: str) -> list[dict[str, Any]]:
    now, raw = postgres.now(), postgres.memory.raw
    rows = [{"node": name, "is_alive": until > now} for name, until in raw.execute("SELECT node, until FROM nodes")]
    raw.execute("DELETE FROM nodes WHERE until < ? AND node <> ?", (now - FORGOTTEN, node))
    raw.execute("INSERT OR REPLACE INTO nodes (node, until) VALUES (?, ?)", (node, now + LEASE))
    raw.commit()
    return rows


def take(postgres: Postgres, games: list[str], node: str) -> list[dict[str, Any]]:
    now, raw = postgres.now(), postgres.memory.raw
    alive = {name for (name,) in raw.execute("SELECT node FROM nodes WHERE until > ?", (now,))}
    taken = []
    for game in sorted(games):
        found = raw.execute("SELECT node, epoch FROM leads WHERE game = ?", (game,)).fetchone()
        leader, epoch = found or ("", 0)
        if leader == node or leader not in alive:
            raw.execute("INSERT OR REPLACE INTO leads (game, node, epoch) VALUES (?, ?, ?)", (game, node, epoch + 1))
            taken.append({"game": game, "epoch": epoch + 1})
    raw.commit()
    return taken


def leaders(postgres: Postgres, games: list[str]) -> list[dict[str, Any]]:
    rows = postgres.memory.raw.execute("SELECT game, node FROM leads").fetchall()
    return [{"game": game, "node": node} for game, node in rows if game in games]


def release(postgres: Postgres, game: str, node: str, epoch: int) -> None:
    raw = postgres.memory.raw
    raw.execute("UPDATE leads SET node = '' WHERE game = ? AND node = ? AND epoch = ?", (game, node, epoch))
    raw.commit()


def leave(postgres: Postgres, node: str) -> None:
    raw = postgres.memory.raw
    raw.execute("DELETE FROM nodes WHERE node = ?", (node,))
    raw.commit()


class Answers:
    """Which function answers which statement."""

    renew = staticmethod(renew)
    take = staticmethod(take)
    leaders = staticmethod(leaders)


FETCHED = {leases.RENEW: "renew", leases.TAKE: "take", leases.LEADERS: "leaders"}
EXECUTED: dict[str, Callable[..., None]] = {leases.RELEASE: release, leases.LEAVE: leave}
