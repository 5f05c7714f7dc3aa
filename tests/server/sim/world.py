"""One schedule: servers, a database, people and what befalls them, all of it from one seed."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import structlog

from room25.bots.contract import BotError
from room25.game import Game, Setup
from room25.server import database, secret, tables
from room25.server.database import StoreFailed
from room25.server.messages import ChatRule, Seat, TableTerms
from room25.server.store import Store, StoredGame
from server.sim.checks import check_progress, check_the_end
from server.sim.database import NOTIFY, Engine, Memory, Network, Postgres
from server.sim.loop import Process, VirtualLoop, end
from server.sim.nodes import URL, Node, SimulatedPool
from server.sim.people import Person
from server.sim.plan import KINDS, WINDOW, Plan
from server.sim.sockets import Socket

EXPECTED = (StoreFailed, OSError, BotError)  # errors that a server logs when the database is in trouble


class Broken(AssertionError):
    """A promise was not kept."""


@dataclass
class Result:
    """What a schedule has seen."""

    seed: int
    counts: Counter[str] = field(default_factory=Counter)
    failure: str = ""
    trace: list[str] = field(default_factory=list)


class World:
    """Plays one schedule."""

    def __init__(self, seed: int, memory: Memory, has_trace: bool = False) -> None:
        self.seed = seed
        self.plan = Plan.drawn(self.dice("plan"))
        self.loop = VirtualLoop(self.dice("order"))  # type: ignore[abstract]  # as much of one as is needed
        self.network = Network(self.dice("network"))
        self.network.trouble, self.network.lost_notices = self.plan.trouble, self.plan.lost_notices
        self.counts: Counter[str] = Counter()
        self.trace: list[str] | None = [] if has_trace else None
        memory.clear()
        self.memory = memory
        self.postgres = Postgres(self.loop, memory, self.network, self._look)
        self.processes = [self.loop.world]
        self.nodes: list[Node] = []
        self.people: list[Person] = []
        self.is_calm = False
        self.is_quiet = False  # nobody plays on
        self.is_ending = False
        self.is_over = False
        self.broken: list[str] = []
        self._looked = 0
        self.stored: StoredGame | None = None

    def dice(self, what: str) -> Random:
        return Random(f"{self.seed} {what}")

    def note(self, text: str) -> None:
        if self.trace is not None:
            self.trace.append(f"{self.loop.now - 1000:9.4f} {text}")

    def count(self, what: str, by: int = 1) -> None:
        self.counts[what] += by

    async def open(self, dice: Random) -> Socket | None:
        """A socket to one server or another; None if that one is down."""
        await asyncio.sleep(dice.random() * 0.01)
        node = dice.choice(self.nodes)
        if not node.is_up or self.is_ending:
            return None
        return node.open(dice)

    def play(self) -> None:
        """Raises AssertionError with the first promise that is broken."""
        try:
            self.loop.play(self._main())
            if self.broken:
                raise Broken(self.broken[0])
        finally:
            self.is_over = True
            asyncio._set_running_loop(self.loop)
            end(self.processes)
            asyncio._set_running_loop(None)

    async def _main(self) -> None:
        plan = self.plan
        await self._lay()
        for number in range(plan.nodes):
            node = Node(self, number)
            self.nodes.append(node)
            node.start()
        lives = [self.loop.spawn(self.loop.world, person.live()) for person in self.people]
        for at, what, which, long in plan.faults:
            await asyncio.sleep(max(0.0, 1000 + at - self.loop.now))
            self._befall(what, self.nodes[which], long)
        await asyncio.sleep(max(0.0, 1000 + WINDOW - self.loop.now))
        await self._calm_down()
        await check_progress(self, lives)
        self.is_ending = True
        for person in self.people:
            if person.socket is not None:
                person.socket.cut()
        await asyncio.sleep(0.1)
        for life in lives:
            if life.done():
                life.result()
        await check_the_end(self)
        self.count("seconds", int(self.loop.now - 1000))

    async def _lay(self) -> None:
        chosen, bots = KINDS[self.plan.kind]
        setup = Setup.of(**chosen)
        seats = tuple(
            Seat(n, "" if n in bots else f"guest {n}", "uniform" if n in bots else "") for n in range(setup.seats)
        )
        keys = tuple(None if n in bots else secret.key_hash(f"key {n}") for n in range(setup.seats))
        talk: ChatRule = "chat" if self.plan.game % 2 else "claims"
        game = Game(setup, self.plan.game)
        self.stored = StoredGame(
            "table",
            setup,
            self.plan.game,
            "00" * 16,
            True,
            False,
            0,
            seats,
            keys,
            TableTerms(0, 60, talk, "explorer", ""),
            deal=game.deal,
        )
        store = Store(URL)
        await store.create(self.stored)
        for n in range(setup.seats):
            if n not in bots:
                self.people.append(Person(self, "table", n, f"key {n}", self.dice(f"person {n}"), talk == "chat"))

    def _befall(self, what: str, node: Node, long: float) -> None:
        loop = self.loop
        self.count(what)
        self.note(f"{what} of {node.process} for {long:.3f} s")
        if what == "down":
            self.postgres.down_until = loop.now + long
            self.postgres.hang_up_on(None)
        elif what == "hang up":
            self.postgres.hang_up_on(node.process)
        elif what == "stop" and node.is_up:
            loop.spawn(loop.world, self._restart(node, long))
        elif what == "pause" and node.is_up and not node.process.is_paused:
            process = node.process

            def pause() -> None:
                self.note(f"{process} hangs")
                loop.pause(process)
                loop.call_later(long, loop.resume, process, context=loop.outside)

            self._between(process, pause)
        elif what == "crash" and node.is_up:

            def crash() -> None:
                node.crash()
                loop.call_later(long, node.start, context=loop.outside)

            self._between(node.process, crash)

    def _between(self, process: Process, then: Callable[[], None]) -> None:
        """Do this after so many more callbacks of a process; or in a while, if it has none."""
        steps = self.dice(f"fuse {self.loop.now}").randrange(60)
        done = False

        def once() -> None:
            nonlocal done
            if not done and not process.is_dead:
                done = True
                then()

        process.fuse = (steps, once)
        self.loop.call_later(0.5, once, context=self.loop.outside)

    async def _restart(self, node: Node, long: float) -> None:
        await node.stopped()
        await asyncio.sleep(long)
        if not node.is_up:
            node.start()

    async def _calm_down(self) -> None:
        """From now on nothing befalls anybody: what is down comes back within six seconds and stays."""
        self.postgres.recover()
        while self.postgres.down_until > self.loop.now or any(node.is_in_trouble for node in self.nodes):
            await asyncio.sleep(0.1)
        self.is_calm = True
        self.note("nothing befalls anybody from now on")

    def _look(self, process: Process) -> None:
        """What was committed just now: does a bot write whose server does not lead the table, or what was refused?"""
        raw = self.memory.raw
        rows = raw.execute("SELECT id, client_id, game, number FROM commands WHERE id > ?", (self._looked,)).fetchall()
        for id, client_id, game, number in rows:
            self._looked = max(self._looked, id)
            if self.trace is not None:
                self.note(f"{process} commits {client_id} as command {number}")
            if client_id.startswith("bot:"):
                if number is None:
                    self.broken.append(f"{process} keeps that {client_id} was refused")
                node = next((one for one in self.nodes if one.process is process), None)
                leader = raw.execute("SELECT node FROM leads WHERE game = ?", (game,)).fetchone()
                mine = None if node is None else node.state.tables.store.node
                if node is not None and (leader is None or leader[0] != mine):
                    self.broken.append(f"{process} has let a bot write command {number}, and does not lead the table")


Mutant = Mapping[tuple[Any, str], Any]  # what stands in the place of which attribute


@contextmanager
def ruled(world: World, mutant: Mutant) -> Iterator[None]:
    """While a schedule is played the clock, chance, PostgreSQL and the bots' processes are the world's."""
    dice = world.dice("secrets")
    loop = world.loop
    ours: dict[tuple[Any, str], Any] = {
        (time, "monotonic"): loop.time,
        (time, "time_ns"): lambda: int((1_700_000_000 + loop.now) * 1e9),
        (secrets, "token_hex"): lambda n=32: f"{dice.getrandbits(8 * n):0{2 * n}x}",
        (secrets, "token_urlsafe"): lambda n=32: f"{dice.getrandbits(8 * n):0{2 * n}x}"[: n * 4 // 3],
        (secrets, "randbits"): dice.getrandbits,
        (database, "create_async_engine"): lambda *_, **__: Engine(world.postgres),
        (database, "NOTIFY"): NOTIFY,
        (tables, "Pool"): lambda: SimulatedPool(world),
        **mutant,
    }
    before = {(owner, name): vars(owner)[name] for owner, name in ours}
    for (owner, name), value in ours.items():
        setattr(owner, name, value)
    structlog.configure(processors=[world_log(world)], cache_logger_on_first_use=False)
    try:
        yield
    finally:
        for (owner, name), value in before.items():
            setattr(owner, name, value)
        structlog.reset_defaults()


def world_log(world: World) -> Any:
    def hear(logger: object, method: str, event: dict[str, Any]) -> dict[str, Any]:
        if world.is_over:
            raise structlog.DropEvent
        if world.trace is not None:
            world.note(f"log: {event}")
        world.count(f"log {event['event']}")
        if event.get("exc_info"):
            error = sys.exc_info()[1]
            if world.trace is not None:
                world.trace += traceback.format_exc().splitlines()
            if error is not None and not isinstance(error, EXPECTED):
                world.broken.append(f"a server logs {event['event']}: {type(error).__name__}: {error}")
        raise structlog.DropEvent

    return hear


def played(seed: int, memory: Memory, has_trace: bool = False, mutant: Mutant | None = None) -> Result:
    """Play the schedule of this seed, perhaps with a fault put into the server."""
    world = World(seed, memory, has_trace)
    result = Result(seed, world.counts)
    try:
        with ruled(world, mutant or {}):
            world.play()
    except AssertionError as error:
        result.failure = str(error) or repr(error)
    result.trace = world.trace or []
    if result.failure:
        result.trace.append(f"BROKEN: {result.failure}")
    world.counts.update({f"database {what}": n for what, n in world.network.counts.items()})
    world.count("sent", sum(person.sent for person in world.people))
    world.count("schedules")
    world.count("steps", world.loop.steps)
    return result
