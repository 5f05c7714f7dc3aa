"""What the server keeps. A call that returns has been committed, and is there after a power cut."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import sqlalchemy as sa

from room25 import __version__
from room25.errors import OtherRules, Room25Error
from room25.game import Setup
from room25.notation import seeds
from room25.server import draw, schema, secret, wire
from room25.server.archive_store import ArchiveStore
from room25.server.chat_store import ChatStore, StoredChatLine
from room25.server.choices import Chosen
from room25.server.database import Conflict, Fence
from room25.server.messages import Seat, TableTerms
from room25.server.owner import check_unused
from room25.server.record_store import RecordStore
from room25.server.request_store import answer_of, answered
from room25.server.review_store import ReviewStore
from room25.server.seat_store import SeatStore
from room25.setup import checks, editions

__all__ = ["ID", "Marks", "Store", "StoredCommand", "StoredGame", "now", "why_not_played"]

SHOWN = 50  # tables in the lobby
# Columns that came after the first archives, with what they mean for those.
LATER: dict[str, object] = {"agreed": False}
FORMER = {1: "0.1.0", 2: "0.2.0"}  # which versions made games that do not say it, by the number of their rules
FIRST_WITH_NODES = "0004"  # the version of the tables since which servers say that they are alive
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
    host_seat: int = -1  # where the host sits; -1: nowhere
    stands: frozenset[int] = frozenset()  # seats whose people let a bot play
    rules: int = 0  # which version of its edition's rules it is played by; 0: today's
    deal: str = field(default="", repr=False)  # what was dealt, in words; empty: of a version that did not keep it
    program: str = __version__  # the version of room25 that laid it, or dealt it since
    is_archived: bool = False
    changes: int = 0  # how often its seats have changed
    agreed: bool = False  # the seed is drawn from the nonce and the players' numbers

    def __post_init__(self) -> None:
        if (
            not self.rules and self.setup.edition in editions.EDITIONS
        ):  # an unknown one is refused when its table is laid
            object.__setattr__(self, "rules", editions.load(self.setup.edition).rules)

    @property
    def is_waiting(self) -> bool:
        """Whether the game has not begun yet: a seat is free, or the host has not started it."""
        start = self.terms.start
        return start == "host" or (start == "full" and not all(seat.name or seat.bot for seat in self.seats))

    @property
    def is_drawn(self) -> bool:
        return self.seed != draw.NOT_DRAWN

    @property
    def is_dealt(self) -> bool:
        return self.is_drawn and not self.is_waiting

    def check_rules(self) -> None:
        """Raise OtherRules if this program would play the stored commands by other rules than they were made with."""
        try:
            checks.check_rules(self.setup, self.rules, "this table")
        except OtherRules as error:
            raise self.other_rules(str(error)) from None

    def other_rules(self, what: str) -> OtherRules:
        """Return the refusal to play this game, for this reason; it says which version of room25 plays it."""
        plays = self.program or FORMER.get(self.rules, "")
        return OtherRules(f"{what}; it is kept as it is{f', and room25 {plays} plays it' if plays else ''}")

    @property
    def commitment(self) -> str:
        return draw.seal_of(self.nonce) if self.agreed else secret.commitment(self.seed, self.nonce)


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
    digest: str = ""  # of the way to here; empty if refused, or of a version that did not keep it


@dataclass(frozen=True)
class Marks:
    """How far a game has come: commands played, lines said, changes of its seats."""

    played: int
    said: int
    changes: int


class Store(ArchiveStore, SeatStore, ChatStore, RecordStore, ReviewStore):
    """Everything that is kept: games and their commands here; seats, chats and uploaded games in the classes below it."""

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect and bring the database up to date."""
        store = cls(url)
        try:
            await store.at_leisure(store._migrate)
        except BaseException:
            await store.close()
            raise
        return store

    def _migrate(self, connection: sa.Connection) -> None:
        if self.shared:  # of several servers that start together one does it, and the others wait
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(2525)))
        if (found := schema.version(connection)) not in schema.VERSIONS:
            raise Room25Error(
                f"a newer room25 has used this database (its tables are of version {found}): use that one"
            )
        if self.shared and found and found >= FIRST_WITH_NODES and found != schema.VERSIONS[-1]:
            check_unused(connection)  # servers of before would go on with tables that are others by then
        schema.migrate(connection)

    async def create(
        self, game: StoredGame, after: str = "", request: str = "", played: Sequence[StoredCommand] = ()
    ) -> None:
        """Store a new game with its seats and what was played in it already, perhaps as the rematch `after` another, or as a client's
        `request`.

        Raises Conflict if that game already has a rematch, or that request an answer.
        """
        row = {
            **_changeable(game),
            "id": game.id,
            "nonce": game.nonce,
            "commitment": game.commitment,
            "agreed": game.agreed,
            "is_over": False,
            "created": game.created,
            "touched": now(),
        }

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.games), row)
            connection.execute(sa.insert(schema.seats), _seat_rows(game))
            if played:
                connection.execute(sa.insert(schema.commands), [_row(command) for command in played])
            if after:
                self.rematched(connection, after, game.id)
            if request:
                answered(connection, request, "create", game.id, -1)

        await self.write(job)

    async def rearrange(
        self, id: str, how: Callable[[StoredGame], tuple[StoredGame, int]], what: str = "", request: str = ""
    ) -> tuple[StoredGame, int]:
        """Change who sits where and what is played, in one transaction; `how` raises what is to be raised.

        A `request` that was answered before changes nothing. Return the game, and the number that `how` told or had told then.
        """

        def job(connection: sa.Connection) -> tuple[StoredGame, int] | Exception:
            lock = sa.select(schema.games.c.id).where(schema.games.c.id == id).with_for_update()
            if connection.execute(lock).scalar_one_or_none() is None:
                return Conflict(f"there is no table {id}")
            [before] = _games(connection, schema.games.c.id == id)
            known = answer_of(connection, request) if request else None
            if known is not None:
                return (
                    (before, known.seat) if (known.what, known.game) == (what, id) else Conflict("another request's id")
                )
            try:
                after, number = how(before)
            except Exception as error:
                return error  # not raised here: others may share this transaction
            if after != before:
                after = draw.laid(after) if after.setup != before.setup and after.is_drawn else draw.drawn(after)
                after = replace(after, changes=before.changes + 1)
                connection.execute(sa.update(schema.games).where(schema.games.c.id == id).values(**_changeable(after)))
                connection.execute(sa.delete(schema.seats).where(schema.seats.c.game == id))
                connection.execute(sa.insert(schema.seats), _seat_rows(after))
                self.tell(connection, id, "seats")
            if request:
                answered(connection, request, what, id, number)
            return after, number

        result = await self.write(job)
        if isinstance(result, Exception):
            raise result
        return result

    async def game(self, id: str) -> StoredGame | None:
        """Return a game by its id, or None if there is none."""
        if not ID.fullmatch(id):
            return None
        found = await self.read(lambda connection: _games(connection, schema.games.c.id == id))
        if found:
            return found[0]
        archived = await self.archived(id)
        if archived is None:
            return None
        return replace(_stored({**LATER, **archived.game}, archived.seats), is_archived=True)

    async def open_games(self) -> list[StoredGame]:
        """Return the listed games with a free seat, the newest first."""
        found = await self.read(lambda connection: _games(connection, schema.LOBBY))
        return [game for game in found if not why_not_played(game)]

    async def commands(self, game: str) -> list[StoredCommand]:
        """Return every command of a game, refused ones too, in the order in which they were answered."""
        c = schema.commands.c
        return await self._commands(sa.select(schema.commands).where(c.game == game).order_by(c.id))

    async def played_after(self, game: str, number: int) -> list[StoredCommand]:
        """Return the commands of a game that were accepted after this number, in order; an archive knows no answers."""
        c = schema.commands.c
        found = await self._commands(
            sa.select(schema.commands).where(c.game == game, c.number > number).order_by(c.number)
        )
        archived = await self.archived(game) if not found and not number else None
        if archived is None:
            return found
        last = len(archived.commands)
        return [
            StoredCommand(game, number, seat, "", text, b"", number == last, archived.digest if number == last else "")
            for number, (seat, text) in enumerate(archived.commands, 1)
        ]

    async def _commands(self, query: sa.Select[Any]) -> list[StoredCommand]:
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [
            StoredCommand(r.game, r.number, r.seat, r.client_id, r.text, r.answer.encode(), digest=r.digest)
            for r in rows
        ]

    async def chat_lines(self, game: str, after: int = 0) -> list[StoredChatLine]:
        found = await super().chat_lines(game, after)
        archived = await self.archived(game) if not found and not after else None
        return [StoredChatLine(**line) for line in archived.said] if archived is not None else found

    async def answer(self, game: str, seat: int, client_id: str) -> bytes | None:
        """Return the answer to one command; None if there is none."""
        c = schema.commands.c
        query = sa.select(c.answer).where(c.game == game, c.seat == seat, c.client_id == client_id)
        found = await self.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return found.encode() if found is not None else None

    async def forget_refusals(self, game: str, seat: int, keep: int) -> None:
        """Delete a seat's refusals but for the last ones."""
        c = schema.commands.c
        mine = (c.game == game) & (c.seat == seat) & c.number.is_(None)
        oldest = sa.select(c.id).where(mine).order_by(c.id.desc()).offset(keep).limit(1).scalar_subquery()
        await self.write(lambda connection: connection.execute(sa.delete(schema.commands).where(mine, c.id <= oldest)))

    async def marks(self, games: Sequence[str]) -> dict[str, Marks]:
        """Return how far each of these games has come; one that is gone is missing."""
        g, c, s = schema.games.c, schema.commands.c, schema.said.c
        played = sa.select(sa.func.max(c.number)).where(c.game == g.id).scalar_subquery()
        said = sa.select(sa.func.max(s.number)).where(s.game == g.id).scalar_subquery()
        query = sa.select(g.id, sa.func.coalesce(played, 0), sa.func.coalesce(said, 0), g.changes).where(
            g.id.in_(games)
        )
        rows = await self.read(lambda connection: connection.execute(query).all())
        return {row[0]: Marks(*row[1:]) for row in rows}

    async def played(self, game: str) -> int:
        """Return how many commands of a game were accepted."""
        c = schema.commands.c
        query = sa.select(sa.func.max(c.number)).where(c.game == game)
        return await self.read(lambda connection: connection.execute(query).scalar_one() or 0)

    async def append(self, command: StoredCommand, fence: Fence | None = None) -> None:
        """Store a command and its answer. Raises Conflict if its number or its id is there already, Fenced if the fence is passed."""
        row = _row(command)

        def follow(connection: sa.Connection) -> None:
            if command.ends:
                over = (
                    sa.update(schema.games).where(schema.games.c.id == command.game).values(is_over=True, touched=now())
                )
                connection.execute(over)
            if command.number is not None:
                self.tell(connection, command.game, "played")

        try:
            await self.insert(schema.commands, row, follow, fence)
        except sa.exc.IntegrityError:
            raise Conflict("this command is there already") from None


def _row(command: StoredCommand) -> dict[str, object]:
    return {
        "game": command.game,
        "number": command.number,
        "seat": command.seat,
        "client_id": command.client_id,
        "text": command.text,
        "answer": command.answer.decode(),
        "digest": command.digest,
    }


def why_not_played(game: StoredGame) -> str:
    """Return why this program does not play a game, and which one does; empty if it does."""
    try:
        game.check_rules()
    except OtherRules as error:
        return str(error)
    return ""


def now() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _changeable(game: StoredGame) -> dict[str, object]:
    """Return what may change in a game's row until it begins."""
    return {
        "setup": msgspec.json.encode(wire.chosen(game.setup)).decode(),
        "rules": game.rules,
        "seed": seeds.write(game.seed) if game.is_drawn else "",
        "deal": game.deal,
        "program": game.program,
        "listed": game.listed,
        "host_hash": game.host_hash,
        "host_seat": game.host_seat,
        "changes": game.changes,
        "free_seats": sum(not seat.bot and key is None for seat, key in zip(game.seats, game.key_hashes)),
        **msgspec.structs.asdict(game.terms),
    }


def _seat_rows(game: StoredGame) -> list[dict[str, object]]:
    return [
        {**msgspec.structs.asdict(seat), "game": game.id, "key_hash": key_hash, "stands": seat.seat in game.stands}
        for seat, key_hash in zip(game.seats, game.key_hashes)
    ]


def _games(connection: sa.Connection, where: sa.ColumnElement[bool] | sa.TextClause) -> list[StoredGame]:
    query = sa.select(schema.games).where(where).order_by(schema.games.c.created.desc()).limit(SHOWN)
    rows = connection.execute(query).mappings().all()
    s = schema.seats.c
    sat = sa.select(schema.seats).where(s.game.in_([row["id"] for row in rows])).order_by(s.game, s.seat)
    seats: dict[str, list[Mapping[str, Any]]] = {}
    for seat in connection.execute(sat).mappings():
        seats.setdefault(seat["game"], []).append(seat)  # type: ignore[arg-type]
    return [_stored(row, seats.get(row["id"], [])) for row in rows]  # type: ignore[arg-type]


def _stored(row: Mapping[str, Any], mine: Sequence[Mapping[str, Any]]) -> StoredGame:
    """Return a game from its row and those of its seats."""
    return StoredGame(
        id=row["id"],
        setup=wire.setup(msgspec.json.decode(row["setup"], type=Chosen)),
        seed=seeds.read(row["seed"]) if row["seed"] else draw.NOT_DRAWN,
        nonce=row["nonce"],
        listed=row["listed"],
        is_over=row["is_over"],
        created=row["created"],
        seats=tuple(Seat(*(seat.get(name, "") for name in Seat.__struct_fields__)) for seat in mine),
        key_hashes=tuple(seat["key_hash"] for seat in mine),
        terms=TableTerms(*(row[name] for name in TableTerms.__struct_fields__)),
        host_hash=row["host_hash"],
        host_seat=row["host_seat"],
        stands=frozenset(seat["seat"] for seat in mine if seat["stands"]),
        rules=row["rules"],
        deal=row["deal"],
        program=row["program"],
        changes=row["changes"],
        agreed=row["agreed"],
    )
