"""All tables of a server: made, replayed after a restart, and released from memory."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, get_args

from room25.bots import registry
from room25.game import SPECTATOR, Game
from room25.server import metrics, secret, wire
from room25.server.bodies import CreateTable
from room25.server.bus import make_bus
from room25.server.database import Conflict, News
from room25.server.errors import RequestRefused
from room25.server.letters import Refresh
from room25.server.messages import Seat, TableTerms
from room25.server.pool import Pool
from room25.server.steward import Steward
from room25.server.store import Store, StoredGame, now
from room25.server.table import Table

__all__ = ["Tables", "check_bots", "is_host", "seat_of"]

ANY_SEAT = -1
GOODBYE = 2.0  # seconds for each half of it


class Tables:
    """Tables by id. A table comes into memory when somebody asks for it, and leaves it when nobody has looked for a while."""

    def __init__(self, store: Store, idle: float) -> None:
        self.store = store
        self._idle = idle
        self._pool = Pool()
        self._bus = make_bus(store, self)
        self._errands: set[asyncio.Task[None]] = set()
        self._tables: dict[str, Table] = {}
        self._stewards: dict[str, Steward] = {}
        self._used: dict[str, float] = {}  # when each was last asked for
        self._loading = asyncio.Lock()
        self._sweeper = asyncio.create_task(self._sweep())

    async def create(self, said: CreateTable) -> tuple[StoredGame, str]:
        """Deal a game and store it. Return it with its host's key, which is told only this once. Raises BadSetup."""
        check_bots(said)
        bots = {int(seat): bot for seat, bot in said.bots.items()}
        host = secret.new_key()
        stored = StoredGame(
            id=secret.new_table(),
            setup=wire.setup(said),
            seed=secret.new_seed(),
            nonce=secret.new_nonce(),
            listed=said.listed,
            is_over=False,
            created=now(),
            seats=tuple(Seat(seat, "", bots.get(seat, "")) for seat in range(said.seats)),
            key_hashes=(None,) * said.seats,
            terms=TableTerms(said.clock, said.away, said.talk, said.helper, rematch=""),
            host_hash=secret.key_hash(host),
        )
        await self._begin(stored)
        return stored, host

    async def rematch(self, old: StoredGame) -> str:
        """Return the id of the next game of the same people with the same keys; all who ask get the same table."""
        if old.terms.rematch:
            return old.terms.rematch
        terms = TableTerms(old.terms.clock, old.terms.away, old.terms.talk, old.terms.helper, rematch="")
        new = replace(
            old,
            id=secret.new_table(),
            seed=secret.new_seed(),
            nonce=secret.new_nonce(),
            is_over=False,
            created=now(),
            terms=terms,
            stands=frozenset(),
        )
        try:
            await self._begin(new, after=old.id)
        except Conflict:  # somebody else has just asked
            found = await self.store.game(old.id)
            assert found is not None and found.terms.rematch
            return found.terms.rematch
        await self._tell(old.id)
        return new.id

    async def get(self, id: str) -> Table | None:
        """Return a table by its id, replayed from its commands if it is not in memory. Raises OtherRules if the rules have changed."""
        if id not in self._tables:
            async with self._loading:
                if id not in self._tables:
                    stored = await self.store.game(id)
                    if stored is None:
                        return None
                    stored.check_rules()
                    self._add(await Table.resume(self.store, stored))
        self._used[id] = time.monotonic()
        return self._tables[id]

    async def sit(self, stored: StoredGame, seat: int, name: str) -> tuple[int, str]:
        """Take this seat, or any. Return it with its key, which is told only this once. Raises Conflict if it is not free."""
        key = secret.new_key()
        free = [s.seat for s in stored.seats if not s.name and not s.bot]
        for wanted in free if seat == ANY_SEAT else [seat]:
            try:
                await self.store.sit(stored.id, wanted, name, secret.key_hash(key))
            except Conflict:
                continue  # somebody was quicker: the next one
            await self._tell(stored.id)
            return wanted, key
        raise Conflict("no such seat is free")

    async def leave(self, stored: StoredGame, seat: int) -> None:
        """Free a player's seat. Raises Conflict if the game has begun."""
        await self.store.leave(stored.id, seat)
        await self._tell(stored.id)

    async def put_bot(self, stored: StoredGame, seat: int, bot: str) -> None:
        """Put a bot into a free seat; an empty name takes it out. Raises Conflict if that is not possible."""
        if bot:
            check_bot(bot)
        await self.store.put_bot(stored.id, seat, bot)
        await self._tell(stored.id)

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
        self._sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await self._sweeper
        await asyncio.gather(*(self._let_go(id) for id in list(self._tables)))
        await self._bus.close()
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

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _begin(self, stored: StoredGame, after: str = "") -> None:
        game = Game(stored.setup, stored.seed)
        await self.store.create(stored, after)
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
                if table.watchers:
                    self._used[id] = time.monotonic()
                elif self._used[id] < time.monotonic() - patience:
                    await self._let_go(id)

    async def _let_go(self, id: str) -> None:
        table = self._tables.pop(id)
        metrics.TABLES.set(len(self._tables))
        del self._used[id]
        if (steward := self._stewards.pop(id, None)) is not None:
            await steward.close()
        await table.close()

    def _add(self, table: Table) -> None:
        self._tables[table.id] = table
        self._used[table.id] = time.monotonic()
        metrics.TABLES.set(len(self._tables))
        if not table.game.is_over:
            self._stewards[table.id] = Steward(table, self._pool, self._bus)
        table.moved = lambda: self._bus.here(table.id, table.presence.here)
        self._bus.ask(table.id)


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


def check_bot(name: str) -> None:
    if name not in registry.names():
        raise RequestRefused("no-bot", f"there is no bot {name!r}; bots are {', '.join(registry.names())}")
