"""What the server keeps. A call that returns has been committed, and is there after a power cut."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from room25.errors import OtherRules
from room25.game import Setup
from room25.server import schema, secret, wire
from room25.server.chat_store import ChatStore
from room25.server.choices import Chosen
from room25.server.database import Conflict
from room25.server.messages import Seat, TableTerms
from room25.server.record_store import RecordStore
from room25.server.seat_store import SeatStore
from room25.setup import editions

__all__ = ["ID", "Store", "StoredCommand", "StoredGame", "now"]

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
    terms: TableTerms = field(default_factory=lambda: TableTerms(0, 60, "claims", "explorer", ""))
    host_hash: str = field(default="", repr=False)
    stands: frozenset[int] = frozenset()  # seats whose people let a bot play
    rules: int = 0  # which version of its edition's rules it is played by; 0: today's

    def __post_init__(self) -> None:
        if (
            not self.rules and self.setup.edition in editions.EDITIONS
        ):  # an unknown one is refused when its table is laid
            object.__setattr__(self, "rules", editions.load(self.setup.edition).rules)

    def check_rules(self) -> None:
        """Raise OtherRules if this program would play the stored commands by other rules than they were made with."""
        editions.check_rules(self.setup.edition, self.rules, "this table")

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


class Store(SeatStore, ChatStore, RecordStore):
    """Everything that is kept: games and their commands here; seats, chats and uploaded games in the classes below it."""

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect and bring the database up to date."""
        store = cls(url)
        try:
            await store.write(store._migrate)
        except BaseException:
            await store.close()
            raise
        return store

    def _migrate(self, connection: sa.Connection) -> None:
        if self.shared:  # of several servers that start together one does it, and the others wait
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(2525)))
        schema.migrate(connection)

    async def create(self, game: StoredGame, after: str = "") -> None:
        """Store a new game with its seats, perhaps as the rematch `after` another. Raises Conflict if that already has one."""
        row = {
            "id": game.id,
            "setup": msgspec.json.encode(wire.chosen(game.setup)).decode(),
            "rules": game.rules,
            "seed": str(game.seed),
            "nonce": game.nonce,
            "commitment": game.commitment,
            "listed": game.listed,
            "is_over": False,
            "created": game.created,
            "host_hash": game.host_hash,
            **msgspec.structs.asdict(game.terms),
        }
        keys = zip(game.seats, game.key_hashes)
        seats = [{"game": game.id, "seat": s.seat, "name": s.name, "bot": s.bot, "key_hash": k} for s, k in keys]

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.games), row)
            connection.execute(sa.insert(schema.seats), seats)
            if after:
                self.rematched(connection, after, game.id)

        await self.write(job)

    async def game(self, id: str) -> StoredGame | None:
        """Return a game by its id, or None if there is none."""
        if not ID.fullmatch(id):
            return None
        found = await self.read(lambda connection: _games(connection, schema.games.c.id == id))
        return found[0] if found else None

    async def open_games(self) -> list[StoredGame]:
        """Return the listed games with a free seat, the newest first."""
        g, s = schema.games.c, schema.seats.c
        free = sa.select(s.game).where(s.key_hash.is_(None), s.bot == "")
        found = await self.read(lambda connection: _games(connection, g.listed, ~g.is_over, g.id.in_(free)))
        return [game for game in found if _is_playable(game)]

    async def commands(self, game: str) -> list[StoredCommand]:
        """Return every command of a game, refused ones too, in the order in which they were answered."""
        c = schema.commands.c
        query = sa.select(c.game, c.number, c.seat, c.client_id, c.text, c.answer).where(c.game == game).order_by(c.id)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [StoredCommand(*row[:5], row[5].encode()) for row in rows]

    async def played(self, game: str) -> int:
        """Return how many commands of a game were accepted."""
        c = schema.commands.c
        query = sa.select(sa.func.max(c.number)).where(c.game == game)
        return await self.read(lambda connection: connection.execute(query).scalar_one() or 0)

    async def append(self, command: StoredCommand) -> None:
        """Store a command and its answer. Raises Conflict if its number or its id is there already."""
        row = {
            "game": command.game,
            "number": command.number,
            "seat": command.seat,
            "client_id": command.client_id,
            "text": command.text,
            "answer": command.answer.decode(),
        }

        def follow(connection: sa.Connection) -> None:
            if command.ends:
                over = sa.update(schema.games).where(schema.games.c.id == command.game).values(is_over=True)
                connection.execute(over)
            if command.number is not None:
                self.tell(connection, command.game, "played")

        try:
            await self.insert(schema.commands, row, follow)
        except sa.exc.IntegrityError:
            raise Conflict("this command is there already") from None


def _is_playable(game: StoredGame) -> bool:
    try:
        game.check_rules()
    except OtherRules:
        return False
    return True


def now() -> int:
    """Return the milliseconds since 1970."""
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
                terms=TableTerms(row["clock"], row["away"], row["talk"], row["helper"], row["rematch"]),
                host_hash=row["host_hash"],
                stands=frozenset(seat["seat"] for seat in mine if seat["stands"]),
                rules=row["rules"],
            )
        )
    return found
