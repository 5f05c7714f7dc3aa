"""All tables of a server: made, found again after a restart, and let go."""

from __future__ import annotations

import asyncio
import hmac
import time
from contextlib import suppress

from room25.bots import registry
from room25.game import SPECTATOR, Game
from room25.server import metrics, secret, wire
from room25.server.bodies import CreateTable
from room25.server.bots import BotSeat
from room25.server.errors import RequestRefused
from room25.server.messages import House, Seat
from room25.server.store import Store, StoredGame, now
from room25.server.table import Sit, Table


class Tables:
    """Tables by id. A table comes into memory when somebody asks for it, and leaves it when nobody has looked for a while."""

    def __init__(self, store: Store, idle: float) -> None:
        self.store = store
        self._idle = idle
        self._tables: dict[str, Table] = {}
        self._bots: dict[str, list[BotSeat]] = {}
        self._used: dict[str, float] = {}  # when each was last asked for
        self._loading = asyncio.Lock()
        self._sweeper = asyncio.create_task(self._sweep())

    async def create(self, said: CreateTable) -> tuple[StoredGame, str]:
        """Deal a game and keep it; gives it with its host's key, this once. BadSetup says what is wrong with it."""
        check_bots(said)
        chosen, seed = wire.setup(said), secret.new_seed()
        game = Game(chosen, seed)
        bots = {int(seat): bot for seat, bot in said.bots.items()}
        seats = tuple(Seat(seat, "", bots.get(seat, "")) for seat in range(chosen.seats))
        host = secret.new_key()
        stored = StoredGame(
            secret.new_table(),
            chosen,
            seed,
            secret.new_nonce(),
            said.listed,
            False,
            now(),
            seats,
            key_hashes=(None,) * chosen.seats,
            house=House(said.clock, said.away, said.talk, said.helper, rematch=""),
            host_hash=secret.key_hash(host),
        )
        await self.store.create(stored)
        self._add(Table.begin(self.store, stored, game))
        return stored, host

    async def get(self, id: str) -> Table | None:
        """A table by its id, played again from its commands where it is not in memory."""
        if id not in self._tables:
            async with self._loading:
                if id not in self._tables:
                    stored = await self.store.game(id)
                    if stored is None:
                        return None
                    self._add(await Table.resume(self.store, stored))
        self._used[id] = time.monotonic()
        return self._tables[id]

    async def sit(self, id: str, seat: int, name: str) -> str | None:
        """Take a seat; gives its key, this once. None where there is no such table; Conflict where the seat is not free."""
        table = await self.get(id)
        if table is None:
            return None
        key = secret.new_key()
        await self.store.sit(id, seat, name, secret.key_hash(key))
        await table.post(Sit(seat, name))
        return key

    async def seat_of(self, id: str, key: str) -> int | None:
        """The seat that a key opens; without a key one watches; None for a wrong key."""
        if not key:
            return SPECTATOR
        stored = await self.store.game(id)
        hashed = secret.key_hash(key)
        for seat, known in enumerate(stored.key_hashes if stored is not None else ()):
            if known is not None and hmac.compare_digest(known, hashed):
                return seat
        return None

    async def close(self) -> None:
        """Let the bots go, answer what has come in, and stop."""
        self._sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await self._sweeper
        await asyncio.gather(*(self._let_go(id) for id in list(self._tables)))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._idle / 4)
            since = time.monotonic() - self._idle
            for id, table in list(self._tables.items()):
                if table.watchers:
                    self._used[id] = time.monotonic()
                elif self._used[id] < since:
                    await self._let_go(id)

    async def _let_go(self, id: str) -> None:
        table = self._tables.pop(id)
        metrics.TABLES.set(len(self._tables))
        del self._used[id]
        await asyncio.gather(*(bot.close() for bot in self._bots.pop(id, ())))
        await table.close()

    def _add(self, table: Table) -> None:
        self._tables[table.id] = table
        self._used[table.id] = time.monotonic()
        metrics.TABLES.set(len(self._tables))
        if not table.game.is_over:
            self._bots[table.id] = [BotSeat(table, seat.seat, seat.bot) for seat in table.seats if seat.bot]


def check_bots(said: CreateTable) -> None:
    """Only our own, by name: a file or a program is for whoever runs the server."""
    for seat, bot in said.bots.items():
        if int(seat) >= said.seats:
            raise RequestRefused("no-bot", f"there is no seat {seat} for a bot")
        check_bot(bot)
    check_bot(said.helper)


def check_bot(name: str) -> None:
    if name not in registry.names():
        raise RequestRefused("no-bot", f"there is no bot {name!r}; bots are {', '.join(registry.names())}")
