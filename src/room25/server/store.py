"""What the server keeps: games, seats and commands. A call that returns has been committed, and is there after a power cut."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from room25.game import Setup
from room25.server import schema, secret, wire
from room25.server.database import Database
from room25.server.messages import Chosen, Seat

SHOWN = 50  # tables in the lobby
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Conflict(Exception):
    """Somebody else was first: the seat is taken, or the command is there already."""


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


class Store:
    """Games, seats and commands in one database."""

    def __init__(self, url: str) -> None:
        self._database = Database(url)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect and bring the database up to date."""
        store = cls(url)
        try:
            await store._database.write(schema.migrate)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Commit what waits, and let the database go."""
        await self._database.close()

    async def ping(self) -> None:
        """Fails where the database does not answer."""
        await self._database.read(lambda connection: connection.execute(sa.select(schema.games.c.id).limit(1)).all())

    async def create(self, game: StoredGame) -> None:
        """A new game with its seats."""
        row = {
            "id": game.id,
            "setup": msgspec.json.encode(wire.chosen(game.setup)).decode(),
            "seed": str(game.seed),
            "nonce": game.nonce,
            "commitment": game.commitment,
            "listed": game.listed,
            "is_over": False,
            "created": game.created,
        }
        seats = [{"game": game.id, "seat": s.seat, "name": s.name, "bot": s.bot} for s in game.seats]

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.games), row)
            connection.execute(sa.insert(schema.seats), seats)

        await self._database.write(job)

    async def game(self, id: str) -> StoredGame | None:
        """A game by its id."""
        if not ID.fullmatch(id):
            return None
        found = await self._database.read(lambda connection: _games(connection, schema.games.c.id == id))
        return found[0] if found else None

    async def open_games(self) -> list[StoredGame]:
        """Listed games with a free seat, the newest first."""
        g, s = schema.games.c, schema.seats.c
        free = sa.select(s.game).where(s.key_hash.is_(None), s.bot == "")
        return await self._database.read(lambda connection: _games(connection, g.listed, ~g.is_over, g.id.in_(free)))

    async def sit(self, game: str, seat: int, name: str, key_hash: str) -> None:
        """Take a free seat; Conflict where there is none."""
        s = schema.seats.c
        mine = (s.game == game) & (s.seat == seat) & s.key_hash.is_(None) & (s.bot == "")
        taken = sa.update(schema.seats).where(mine).values(name=name, key_hash=key_hash)
        if await self._database.write(lambda connection: connection.execute(taken).rowcount) != 1:
            raise Conflict(f"seat {seat} is not free")

    async def commands(self, game: str) -> list[StoredCommand]:
        """Every command of a game, refused ones too, in the order in which they were answered."""
        c = schema.commands.c
        query = sa.select(c.game, c.number, c.seat, c.client_id, c.text, c.answer).where(c.game == game).order_by(c.id)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [StoredCommand(*row[:5], row[5].encode()) for row in rows]

    async def played(self, game: str) -> int:
        """How many commands of a game are kept, those that were refused not counted."""
        c = schema.commands.c
        query = sa.select(sa.func.max(c.number)).where(c.game == game)
        return await self._database.read(lambda connection: connection.execute(query).scalar_one() or 0)

    async def append(self, command: StoredCommand) -> None:
        """Keep one command and its answer; Conflict where its number or its id is there already."""
        row = {
            "game": command.game,
            "number": command.number,
            "seat": command.seat,
            "client_id": command.client_id,
            "text": command.text,
            "answer": command.answer.decode(),
        }

        def end(connection: sa.Connection) -> None:
            connection.execute(sa.update(schema.games).where(schema.games.c.id == command.game).values(is_over=True))

        try:
            await self._database.insert(schema.commands, row, end if command.ends else None)
        except sa.exc.IntegrityError:
            raise Conflict("this command is there already") from None


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _games(connection: sa.Connection, *where: sa.ColumnElement[bool] | sa.Column[bool]) -> list[StoredGame]:
    query = sa.select(schema.games).where(*where).order_by(schema.games.c.created.desc()).limit(SHOWN)
    rows = connection.execute(query).mappings().all()
    s = schema.seats.c
    sat = sa.select(schema.seats).where(s.game.in_([row["id"] for row in rows])).order_by(s.game, s.seat)
    seats = connection.execute(sat).mappings().all()
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
            )
        )
    return found
