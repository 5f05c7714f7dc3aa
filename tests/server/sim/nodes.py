"""A simulated server: the real tables in a process that can crash, hang and be started anew."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING

from room25.bots.contract import BotError
from room25.bots.seat import Answer
from room25.game import SeatView
from room25.server import tables
from room25.server.settings import Settings
from room25.server.socket import serve
from room25.server.store import Store
from server.sim.loop import PROCESS, Process
from server.sim.sockets import Socket

if TYPE_CHECKING:
    from server.sim.world import World

URL = "postgresql+asyncpg://simulated/"
SETTINGS = Settings(URL, patience=2.0)


class Node:
    """A server, and the one that is started in its place after it has died."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.generation = 0
        self.process = Process("")
        self.state = SimpleNamespace()
        self.sockets: list[Socket] = []
        self.is_up = False

    @property
    def is_in_trouble(self) -> bool:
        return not self.is_up or self.process.is_paused or self.process.fuse is not None

    def start(self) -> None:
        self.generation += 1
        self.process = Process(f"server {self.number}.{self.generation}")
        self.world.processes.append(self.process)
        self.sockets = []
        self.is_up = True
        self.world.loop.context_of(self.process).run(self._begin)
        self.world.note(f"{self.process} starts as {self.state.tables.store.node}")

    def _begin(self) -> None:
        # in the context of its process: what it begins is its own
        store = Store(URL)
        self.state = SimpleNamespace(tables=tables.Tables(store, self.world.plan.idle), settings=SETTINGS)

    def open(self, dice: Random) -> Socket:
        loop = self.world.loop
        made = Socket(loop, loop.world, self.process, self.state, dice)
        self.sockets.append(made)
        loop.spawn(self.process, serve(made, ""))  # type: ignore[arg-type]
        return made

    def crash(self) -> None:
        if not self.is_up:
            return
        self.is_up = False
        self.world.note(f"{self.process} crashes")
        self.world.loop.kill(self.process)
        self._leave()

    def _leave(self) -> None:
        self.world.postgres.hang_up_on(self.process)
        for one in self.sockets:
            one.server_has_died()

    async def stop(self) -> None:
        """As it is stopped from outside, in its own process."""
        self.world.note(f"{self.process} is stopped")
        self.is_up = False  # for newcomers
        its = self.state.tables
        await its.stop()
        await its.close()
        await its.store.close()

    async def stopped(self) -> None:
        """Stop it; whoever waits too long kills it."""
        process, stopping = self.process, self.world.loop.spawn(self.process, self.stop())
        await asyncio.wait({stopping}, timeout=8)
        if process is self.process and not process.is_dead:
            self.world.loop.kill(process)
            self._leave()


class SimulatedPool:
    """Bots that answer at random, after a while, fail now and then, and talk: what they say may be late by then."""

    size = 2

    def __init__(self, world: World) -> None:
        self._dice = world.dice(f"bots of {PROCESS.get()}")

    async def ask(self, bot: str, ask: str, view: SeatView, seed: int, *_: object, table: str = "") -> Answer:
        await asyncio.sleep(0.01 + self._dice.random() * 0.1)
        if ask == "aside":
            said = [f"{who} {words}" for who, options in view.asides.items() for words in options]
            return Answer(self._dice.choice(said) if said and self._dice.random() < 0.5 else None)
        if self._dice.random() < 0.01:
            raise BotError("it was not in the mood")
        assert view.decision is not None
        asked = [who for who in view.decision.asked if who in view.options]
        return Answer(self._dice.choice([f"{who} {words}" for who in asked for words in view.options[who]]))

    async def close(self) -> None:
        """It has no processes."""
