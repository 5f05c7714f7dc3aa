"""All tables of a server: made, replayed after a restart, and released from memory."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, get_args

import msgspec
import structlog

from room25.bots.seat import FALLBACK
from room25.game import SPECTATOR, Setup
from room25.lessons import LEARNER, Lesson, partner, taught_by
from room25.server import draw, metrics, secret, wire
from room25.server.bodies import CreateTable
from room25.server.bus import make_bus
from room25.server.database import Conflict, News, StoreFailed
from room25.server.deal import deal
from room25.server.errors import RequestRefused
from room25.server.health import Health
from room25.server.helps import Helps
from room25.server.keeper import Keeper
from room25.server.letters import Refresh
from room25.server.messages import Accepted, Seat, TableTerms, write
from room25.server.orders import Orders, mark_of
from room25.server.pool import Pool
from room25.server.request_store import answer_of
from room25.server.reviews import Reviews
from room25.server.settings import Keep
from room25.server.steward import Steward
from room25.server.store import Store, StoredCommand, StoredGame, now
from room25.server.table import Table
from room25.server.waiting import NO_SEAT, check_bot

__all__ = ["Tables", "check_bot", "check_bots", "is_host", "seat_of"]

LOG = structlog.get_logger()
PATIENCE = 5.0  # seconds for those who have sealed a number to open it
POLL, TOGETHER = 2.0, 200  # seconds between two looks at the store, and tables in one query
GOODBYE = 2.0  # seconds for each half of it


class Tables:
    """Tables by id. A table comes into memory when somebody asks for it, and leaves it when nobody has looked for a while."""

    def __init__(self, store: Store, idle: float, keep: Keep | None = None, pool: Pool | None = None) -> None:
        self.store = store
        self.health = Health(store)
        self._idle = idle
        self._pool = pool or Pool()
        self.helps = Helps(self._pool)
        self.reviews = Reviews(store, self._pool, self.helps)
        self.orders = Orders(store)
        self._bus = make_bus(store, self)
        self._errands: set[asyncio.Task[None]] = set()
        self._tables: dict[str, Table] = {}
        self._stewards: dict[str, Steward] = {}
        self._used: dict[str, float] = {}  # when each was last asked for
        self._loads: dict[str, asyncio.Task[Table | None]] = {}
        self._drawing: dict[str, asyncio.Task[None]] = {}
        self._sweeper = asyncio.create_task(self._sweep())
        self._poller = asyncio.create_task(self._poll())
        self.keeper = Keeper(store, keep or Keep(), self._tables.__contains__)

    async def create(self, said: CreateTable, request: str = "") -> tuple[StoredGame, str]:
        """Deal a game and store it. Return it with its host's key, which is told nobody else. Raises BadSetup.

        The same `request` gets the same table and key.
        """
        check_bots(said)
        return await self.lay(said, draw.NOT_DRAWN, request, wire.setup(said))

    async def teach(self, lesson: Lesson) -> tuple[StoredGame, str]:
        """Lay the pinned table of a lesson, and return it with its host's key."""
        others = {str(seat): partner(lesson.key) for seat in range(lesson.setup.seats) if seat != LEARNER}
        said = CreateTable(seats=lesson.setup.seats, bots=others, listed=False, hints=False)
        return await self.lay(said, lesson.seed, "", lesson.setup)

    async def lay(self, said: CreateTable, seed: int, request: str, setup: Setup) -> tuple[StoredGame, str]:
        """Lay a table with this setup of ours and this deal; what is said besides holds too. Return what `create` does."""
        bots = {int(seat): bot for seat, bot in said.bots.items()}
        host = secret.key_of(request, "host") if request else secret.new_key()
        hints = len(bots) >= said.seats - 1 if said.hints is None else said.hints
        stored = StoredGame(
            id=secret.new_table(),
            setup=setup,
            seed=seed,
            nonce=secret.new_nonce(),
            listed=said.listed,
            is_over=False,
            created=now(),
            seats=tuple(Seat(seat, "", bots.get(seat, "")) for seat in range(said.seats)),
            key_hashes=(None,) * said.seats,
            terms=TableTerms(said.clock, said.away, said.talk, said.helper, rematch="", hints=hints, start=said.start),
            host_hash=secret.key_hash(host),
            agreed=seed == draw.NOT_DRAWN,
        )
        hashed = secret.key_hash(request) if request else ""
        try:
            await self._begin(stored, request=hashed)
        except Conflict:  # it was laid before, and the answer was lost
            return await self._laid(hashed), host
        return stored, host

    async def knows(self, request: str) -> bool:
        """Whether this request of a client's was answered already."""
        hashed = secret.key_hash(request)
        return await self.store.read(lambda connection: answer_of(connection, hashed)) is not None

    async def _laid(self, request: str) -> StoredGame:
        known = await self.store.read(lambda connection: answer_of(connection, request))
        found = await self.store.game(known.game) if known is not None and known.what == "create" else None
        if found is None:
            raise RequestRefused("bad-message", "this id was used for another request")
        return found

    async def rematch(self, old: StoredGame) -> str:
        """Return the id of the next game of the same people with the same keys; all who ask get the same table."""
        if old.terms.rematch:
            return old.terms.rematch
        start = "full" if old.terms.start == "full" else "host"
        terms = msgspec.structs.replace(old.terms, rematch="", origin="", start=start)
        new = replace(
            draw.undrawn(old),
            id=secret.new_table(),
            is_over=False,
            created=now(),
            terms=terms,
            stands=frozenset(),
        )
        new = replace(new, seats=tuple(_unpinned(seat) for seat in new.seats))
        try:
            await self._begin(new, after=old.id)
        except Conflict:  # somebody else has just asked
            found = await self.store.game(old.id)
            if found is None or not found.terms.rematch:
                raise RequestRefused("no-such-table", "this game is in the archive: lay a new table") from None
            return found.terms.rematch
        await self._tell(old.id)
        return new.id

    async def what_if(self, stored: StoredGame, lines: Sequence[tuple[int, str]], request: str = "") -> StoredGame:
        """Lay a table at which these lines were said already, each by its seat; a client's `request` lays one, however often it comes."""
        played = [
            StoredCommand(stored.id, n, seat, f"origin:{n}", line, write(Accepted(f"origin:{n}", n)))
            for n, (seat, line) in enumerate(lines, start=1)
        ]
        hashed = secret.key_hash(request) if request else ""
        try:
            await self.store.create(stored, request=hashed, played=played)
        except Conflict:
            return await self._laid(hashed)
        await self.get(stored.id)
        return stored

    async def get(self, id: str) -> Table | None:
        """Return a table by its id, replayed from its commands if it is not in memory. Raises OtherRules if the rules have changed."""
        if (found := self._tables.get(id)) is not None and found.is_lost:
            await self._let_go(id)
        self.check_open(id)
        if id in self._tables:
            self._used[id] = time.monotonic()
            return self._tables[id]
        if id not in self._loads:  # one by one where two ask for the same, and beside each other otherwise
            self._loads[id] = asyncio.create_task(self._load(id), name=f"load {id}")
            self._loads[id].add_done_callback(lambda _: self._loads.pop(id, None))
        return await asyncio.shield(self._loads[id])

    def all(self) -> list[Table]:
        """Return the tables in memory."""
        return list(self._tables.values())

    def check_open(self, id: str) -> None:
        """Raise RequestRefused if whoever runs the server has closed this table."""
        if self.orders.is_closed(id):
            raise RequestRefused("closed", "whoever runs this server has closed this table")

    async def obey(self) -> None:
        """Read the orders of whoever runs the server, and carry out those that are new here."""
        for order in await self.orders.read():
            for table in self.all():
                if order.kind == "close" and order.target == table.id:
                    table.give_up("closed", "whoever runs this server has closed this table")
                for watcher in table.present if order.kind == "ban" else []:
                    if mark_of(watcher.address) == order.target:
                        watcher.drop("banned", "whoever runs this server has shut you out")

    async def _load(self, id: str) -> Table | None:
        """Bring a table into memory. Return it, or None if there is none."""
        stored = await self.store.game(id)
        if stored is None:
            return None
        stored.check_rules()
        table = await Table.resume(self.store, stored)
        self._add(table)
        await self._touch(table)
        return table

    async def rearrange(
        self, id: str, how: Callable[[StoredGame], tuple[StoredGame, int]], what: str = "", request: str = ""
    ) -> tuple[StoredGame, int]:
        """Change a table that waits, as `how` says (`waiting`), and tell everybody. Return it, and the number that `how` told."""
        await self.get(id)  # or raises OtherRules: what we cannot play is not touched
        try:
            changed = await self.store.rearrange(id, how, what, secret.key_hash(request) if request else "")
        except Conflict as error:
            raise RequestRefused("bad-message", str(error)) from None
        await self._tell(id)
        return changed

    async def seat_of(self, id: str, key: str) -> int | None:
        """Return the seat that a key opens, the spectators' number without a key, or None if the key is wrong."""
        if not key:
            return SPECTATOR
        stored = await self.store.game(id)
        return seat_of(stored, key) if stored is not None else None

    async def stop(self) -> None:
        """Answer what has come in, tell everybody that the server is being stopped, and give them a moment to read it."""
        here = list(self._tables.values())
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await asyncio.gather(*(table.drain() for table in here))
        for table in here:
            table.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while any(table.watchers for table in here):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop the bots, answer what has come in, and stop."""
        await self.keeper.close()
        for task in (self._sweeper, self._poller, *self._drawing.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(*(self._let_go(id) for id in list(self._tables)))
        await self._bus.close()
        await self.reviews.close()
        await self._pool.close()
        await asyncio.gather(*self._errands, return_exceptions=True)

    # What other servers on the same database tell us (bus.Listener).

    def heard(self, table: str, news: str) -> None:
        """Another server has written something of this table."""
        if (found := self._tables.get(table)) is not None:
            for kind in get_args(News):
                if kind == news:
                    self._run(found.post(Refresh(kind)))

    def are_elsewhere(self, node: str, table: str, seats: frozenset[int]) -> None:
        """These people of a table are connected to another server."""
        if (found := self._tables.get(table)) is not None:
            found.are_elsewhere(node, seats)

    def show_presence(self, table: str) -> None:
        """Another server wants to know who is connected here."""
        if (found := self._tables.get(table)) is not None:
            self._bus.here(table, found.presence.here)

    def missed(self) -> None:
        """We may have missed something: every table looks for itself."""
        for id, table in self._tables.items():
            self._bus.ask(id)
            self._bus.here(id, table.presence.here)
            for kind in get_args(News):
                self._run(table.post(Refresh(kind)))

    def is_gone(self, node: str) -> None:
        """Another server has gone: nobody is connected to it."""
        for table in self._tables.values():
            table.are_elsewhere(node, frozenset())

    def may_lead(self, tables: Iterable[str]) -> None:
        """Who leads these tables has changed."""
        for table in tables:
            if (steward := self._stewards.get(table)) is not None:
                steward.wake()

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _begin(self, stored: StoredGame, after: str = "", request: str = "") -> None:
        stored = draw.laid(stored) if stored.is_drawn else draw.drawn(stored)
        game = deal(stored)
        await self.store.create(stored, after, request)
        self._add(Table.begin(self.store, stored, game))

    async def _tell(self, id: str) -> None:
        """The store knows something new of this table."""
        table = await self.get(id)
        if table is not None:
            await table.post(Refresh("seats"))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._idle / 20)
            for id, table in list(self._tables.items()):
                patience = self._idle / 10 if table.game.is_over else self._idle
                if table.is_lost:
                    await self._let_go(id)
                elif table.watchers:
                    self._used[id] = time.monotonic()
                elif self._used[id] < time.monotonic() - patience:
                    await self._let_go(id)

    async def _poll(self) -> None:
        """Look how far our tables have come, so that a notice that was lost is not missed for long."""
        while self.store.shared:
            await asyncio.sleep(POLL)
            here = [table for table in self._tables.values() if table.watchers or table.id in self._stewards]
            try:
                await self.obey()
                for first in range(0, len(here), TOGETHER):
                    some = here[first : first + TOGETHER]
                    marks = await self.store.marks([table.id for table in some])
                    for table in some:
                        if table.is_behind(marks.get(table.id)):
                            await table.post(Refresh("marks"))
            except StoreFailed as error:
                LOG.warning("poll-failed", error=str(error))

    async def _let_go(self, id: str) -> None:
        table = self._tables.pop(id)
        metrics.TABLES.set(len(self._tables))
        del self._used[id]
        if (steward := self._stewards.pop(id, None)) is not None:
            await steward.close()
        await table.close()
        await self._touch(table)

    async def _touch(self, table: Table) -> None:
        """Somebody was here: the table is not abandoned."""
        if not table.stored.is_archived and not table.is_lost:
            with suppress(StoreFailed):
                await self.store.touch(table.id, now())

    def _add(self, table: Table) -> None:
        self._tables[table.id] = table
        self._used[table.id] = time.monotonic()
        metrics.TABLES.set(len(self._tables))
        if not table.game.is_over:
            self._stewards[table.id] = Steward(table, self._pool, self._bus)
        table.is_mute = partial(self.orders.is_mute, table.id)
        table.moved = lambda: self._bus.here(table.id, table.presence.here)
        self._bus.ask(table.id)
        table.changed.append(lambda: self._draw_soon(table))
        self._draw_soon(table)

    def _draw_soon(self, table: Table) -> None:
        """Who has sealed a number has a moment to open it; then the game is dealt without those that are missing."""
        if draw.is_opening(table.stored) and table.id not in self._drawing:
            task = asyncio.create_task(self._draw(table.id), name=f"draw {table.id}")
            self._drawing[table.id] = task
            task.add_done_callback(lambda _: self._drawing.pop(table.id, None))

    async def _draw(self, id: str) -> None:
        await asyncio.sleep(PATIENCE)
        while (table := self._tables.get(id)) is not None and draw.is_opening(table.stored):
            with suppress(StoreFailed, Conflict, RequestRefused):
                await self.rearrange(id, lambda now: (draw.drawn(now, anyway=True), NO_SEAT))
            await asyncio.sleep(POLL)


def _unpinned(seat: Seat) -> Seat:
    """A seat for a game that is dealt anew: whoever played in a lesson has nothing to go by there."""
    return msgspec.structs.replace(seat, bot=FALLBACK) if taught_by(seat.bot) else seat


def seat_of(stored: StoredGame, key: str) -> int | None:
    """Return the seat that a key opens, or None."""
    hashed = secret.key_hash(key)
    for seat, known in enumerate(stored.key_hashes):
        if known is not None and hmac.compare_digest(known, hashed):
            return seat
    return None


def is_host(stored: StoredGame, key: str) -> bool:
    """Whether this is the key that the host was told."""
    return bool(stored.host_hash) and hmac.compare_digest(stored.host_hash, secret.key_hash(key))


def check_bots(said: CreateTable) -> None:
    """Raise RequestRefused unless every bot is one of ours: nobody may start files or programs from outside."""
    for seat, bot in said.bots.items():
        if int(seat) >= said.seats:
            raise RequestRefused("no-bot", f"there is no seat {seat} for a bot")
        check_bot(bot)
    check_bot(said.helper)
