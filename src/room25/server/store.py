"""What the server keeps. A call that returns has been committed, and is there after a power cut.

Commands come from many tables at once and share their commits: whatever waits when the disk is free again goes into one transaction.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from room25.game import Setup
from room25.server import schema, secret, wire
from room25.server.database import Conflict
from room25.server.messages import Chosen, House, Seat
from room25.server.store_seats import Seats
from room25.server.store_texts import Texts

MOST_TOGETHER = 256  # commands in one transaction
SHOWN = 50  # tables in the lobby
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


@dataclass(frozen=True)
class StoredGame:
    """A game as it was set up, and who sits where."""

    id: str
    setup: Setup
    seed: int = field(repr=False)  # so that no log shows it
    nonce: str = field(repr=False)
    listed: bool
    is_over: bool
    created: int
    seats: tuple[Seat, ...]
    key_hashes: tuple[str | None, ...] = field(repr=False)
    house: House = field(default_factory=lambda: House(0, 60, "claims", "explorer", ""))
    host_hash: str = field(default="", repr=False)
    stands: frozenset[int] = frozenset()  # seats whose people let a bot play

    @property
    def commitment(self) -> str:
        return secret.commitment(self.seed, self.nonce)


@dataclass(frozen=True)
class StoredCommand:
    """A command with its answer; without a number it was refused."""

    game: str
    number: int | None
    seat: int
    client_id: str
    text: str
    answer: bytes
    ends: bool = False  # the game is over with it


class Store(Seats, Texts):
    """Everything that is kept: games and their commands here, seats and words beside it."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._waiting: asyncio.Queue[tuple[StoredCommand, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect and bring the database up to date."""
        store = cls(url)
        await _migrated(store.engine)
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        """Commit what waits, and let the database go."""
        await self._waiting.join()
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    async def create(self, game: StoredGame, after: str = "") -> None:
        """A new game with its seats; as the rematch `after` another one, Conflict where that has one already."""
        async with self.engine.begin() as connection:
            row = {
                "id": game.id,
                "setup": msgspec.json.encode(wire.chosen(game.setup)).decode(),
                "seed": str(game.seed),
                "nonce": game.nonce,
                "commitment": game.commitment,
                "listed": game.listed,
                "is_over": False,
                "created": game.created,
                "host_hash": game.host_hash,
                **msgspec.structs.asdict(game.house),
            }
            await connection.execute(sa.insert(schema.games), row)
            keys = zip(game.seats, game.key_hashes)
            seats = [{"game": game.id, "seat": s.seat, "name": s.name, "bot": s.bot, "key_hash": k} for s, k in keys]
            await connection.execute(sa.insert(schema.seats), seats)
            if after:
                await self.rematched(connection, after, game.id)

    async def game(self, id: str) -> StoredGame | None:
        """A game by its id."""
        if not ID.fullmatch(id):
            return None
        async with self.engine.connect() as connection:
            found = await _games(connection, schema.games.c.id == id)
        return found[0] if found else None

    async def open_games(self) -> list[StoredGame]:
        """Listed games with a free seat, the newest first."""
        free = sa.select(schema.seats.c.game).where(schema.seats.c.key_hash.is_(None), schema.seats.c.bot == "")
        async with self.engine.connect() as connection:
            return await _games(connection, schema.games.c.listed, ~schema.games.c.is_over, schema.games.c.id.in_(free))

    async def commands(self, game: str) -> list[StoredCommand]:
        """Every command of a game, refused ones too, in the order in which they were answered."""
        c = schema.commands.c
        query = sa.select(c.game, c.number, c.seat, c.client_id, c.text, c.answer).where(c.game == game).order_by(c.id)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [StoredCommand(*row[:5], row[5].encode()) for row in rows]

    async def played(self, game: str) -> int:
        """How many commands of a game are kept, those that were refused not counted."""
        c = schema.commands.c
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(sa.func.max(c.number)).where(c.game == game))
        return found.scalar_one() or 0

    async def append(self, command: StoredCommand) -> None:
        """Keep one command and its answer; Conflict where its number or its id is there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((command, done))
        await done

    async def _write(self) -> None:
        """The only writer of commands: together where it goes, one by one where one of them is in the way."""
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

    async def _commit(self, batch: Sequence[tuple[StoredCommand, asyncio.Future[None]]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(schema.commands), [_row(command) for command, _ in batch])
            for command, _ in batch:
                if command.ends:
                    over = sa.update(schema.games).where(schema.games.c.id == command.game).values(is_over=True)
                    await connection.execute(over)
            for game in {command.game for command, _ in batch if command.number is not None}:
                await self.tell(connection, game, "played")
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _commit_alone(self, one: tuple[StoredCommand, asyncio.Future[None]]) -> None:
        try:
            await self._commit([one])
        except Exception as error:
            if not one[1].done():
                known = isinstance(error, sa.exc.IntegrityError)
                one[1].set_exception(Conflict("this command is there already") if known else error)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def _migrated(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if (
            engine.dialect.name == "postgresql"
        ):  # of several servers that start together one does it, and the others wait
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(2525)))
        await connection.run_sync(schema.migrate)


def _row(command: StoredCommand) -> dict[str, object]:
    return {
        "game": command.game,
        "number": command.number,
        "seat": command.seat,
        "client_id": command.client_id,
        "text": command.text,
        "answer": command.answer.decode(),
    }


async def _games(connection: AsyncConnection, *where: sa.ColumnElement[bool] | sa.Column[bool]) -> list[StoredGame]:
    query = sa.select(schema.games).where(*where).order_by(schema.games.c.created.desc()).limit(SHOWN)
    rows = (await connection.execute(query)).mappings().all()
    s = schema.seats.c
    sat = sa.select(schema.seats).where(s.game.in_([row["id"] for row in rows])).order_by(s.game, s.seat)
    seats = (await connection.execute(sat)).mappings().all()
    found = []
    for row in rows:
        mine = [seat for seat in seats if seat["game"] == row["id"]]
        found.append(
            StoredGame(
                id=row["id"],
                setup=wire.setup(msgspec.json.decode(row["setup"], type=Chosen)),
                seed=int(row["seed"]),
                nonce=row["nonce"],
                listed=row["listed"],
                is_over=row["is_over"],
                created=row["created"],
                seats=tuple(Seat(seat["seat"], seat["name"], seat["bot"]) for seat in mine),
                key_hashes=tuple(seat["key_hash"] for seat in mine),
                house=House(row["clock"], row["away"], row["talk"], row["helper"], row["rematch"]),
                host_hash=row["host_hash"],
                stands=frozenset(seat["seat"] for seat in mine if seat["stands"]),
            )
        )
    return found
