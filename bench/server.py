"""How many seats a server holds and how many commands per second it keeps: `python bench/server.py`.

The server is `room25 serve` as a process of its own, on SQLite in a new folder, with the real rules; this process is the people: a socket
a seat, legal random commands over it, and a new table whenever a game has ended. Each table has its own times at which somebody answers,
and a command's time counts from then, even if the table was not ready: who waits is seen. Beside it, in the same run, a bare skeleton:
the same sockets and messages as long, but no rules and no database.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

EDITION, MODE, SEATS = "base", "suspicion", 4
AT_ONCE = 32  # tables that are laid at the same time
GUESTS = itertools.count()


# ---- what the people read


class Decision(Struct):
    asked: list[str]


class View(Struct):
    commands: int
    decision: Decision | None
    options: dict[str, list[str]]


class Heard(Struct):
    """Any message, as far as somebody who plays at random looks at it."""

    type: str
    id: str = ""
    number: int = 0
    view: View | None = None
    text: str = ""


READ = msgspec.json.Decoder(Heard)


# ---- the people


@dataclass
class Counts:
    """What happened while it was measured."""

    answered: list[float] = field(default_factory=list)  # seconds from when it was time to the answer
    seen: list[float] = field(default_factory=list)  # and to the last seat's update
    refused: int = 0
    games: int = 0
    heard: int = 0
    heard_bytes: int = 0


class Person:
    """A seat with its socket."""

    def __init__(self, party: Party, ws: ClientConnection) -> None:
        self.party = party
        self.ws = ws
        self.view: View | None = None
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        party = self.party
        async for data in self.ws:
            said = READ.decode(data)
            counts = party.counts
            counts.heard += 1
            counts.heard_bytes += len(data)
            if said.view is not None:
                self.view = said.view
            elif said.type in ("accepted", "refused", "failed"):
                party.answer(said)
            party.news.set()

    def choices(self) -> list[str]:
        """What this seat may answer, if it is asked."""
        if self.view is None or self.view.decision is None:
            return []
        return [f"{who} {words}" for who in self.view.decision.asked for words in self.view.options.get(who, ())]

    async def leave(self) -> None:
        self.reader.cancel()
        await self.ws.close()


class Party:
    """Those who play together, game after game."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.dice = Random(number)
        self.people: list[Person] = []
        self.table, self.keys = "", list[str]()
        self.news = asyncio.Event()
        self.played = 0
        self._answer: asyncio.Future[Heard] | None = None

    @property
    def counts(self) -> Counts:
        return self.crowd.counts

    def answer(self, said: Heard) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(said)

    async def sit_down(self) -> None:
        """A new table and everybody at it; after a game the same people play again, with the keys that they have."""
        if self.people:
            self.table = await self.crowd.again(self.table, self.keys[0])
        else:
            self.table, self.keys = await self.crowd.lay()
        await asyncio.gather(*(person.leave() for person in self.people))
        self.played = 0
        self.people = [Person(self, await self.crowd.socket(self.table, key)) for key in self.keys]
        await self._until(0)

    async def _until(self, commands: int) -> None:
        """Wait until everybody has seen this many commands."""
        while any(person.view is None or person.view.commands < commands for person in self.people):
            self.news.clear()
            await self.news.wait()

    async def play(self, due: float) -> None:
        """Send one command of a seat that is asked."""
        willing = [choices for person in self.people if (choices := person.choices())]
        if not willing:
            self.counts.games += 1
            await self.sit_down()
            return
        person = self.dice.choice([person for person in self.people if person.choices()])
        self._answer = asyncio.get_running_loop().create_future()
        text = self.dice.choice(person.choices())
        await person.ws.send(f'{{"type":"play","id":"c{self.played}","text":"{text}"}}')
        said = await self._answer
        self.counts.answered.append(time.perf_counter() - due)
        if said.type == "failed":
            raise AssertionError(said.text)
        if said.type != "accepted":
            self.counts.refused += 1
            return
        self.played = said.number
        await self._until(self.played)
        self.counts.seen.append(time.perf_counter() - due)

    async def keep_playing(self, every: float, end: float) -> None:
        """A command every so often."""
        due = time.perf_counter() + self.dice.random() * every
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.play(due)
            due += every


class Crowd:
    """Return all players: this many seats, in parties."""

    def __init__(self, host: str, seats: int) -> None:
        self.host = host
        self.counts = Counts()
        self.parties = [Party(self, number) for number in range(seats // SEATS)]
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=60)
        self.doors = asyncio.Semaphore(AT_ONCE)

    async def lay(self) -> tuple[str, list[str]]:
        """A table with a key for every seat."""
        wanted = {"edition": EDITION, "mode": MODE, "seats": SEATS, "listed": False, "away": 0}
        answer = (await self.http.post("/api/tables", json=wanted)).raise_for_status()
        table = answer.json()["table"]["id"]
        keys = []
        for seat in range(SEATS):
            said = {"name": f"guest {next(GUESTS)}", "seat": seat}
            answer = (await self.http.post(f"/api/tables/{table}/seats", json=said)).raise_for_status()
            keys.append(answer.json()["key"])
        return table, keys

    async def again(self, table: str, key: str) -> str:
        """The next table of the same people."""
        answer = await self.http.post(f"/api/tables/{table}/rematch", headers={"authorization": f"Bearer {key}"})
        return str(answer.raise_for_status().json()["table"])

    async def socket(self, table: str, key: str) -> ClientConnection:
        ws = await connect(
            f"ws://{self.host}/api/tables/{table}/socket",
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=60,
        )
        await ws.send(f'{{"type":"hello","table":"{table}","key":"{key}"}}')
        return ws

    async def come_in(self) -> None:
        async def one(party: Party) -> None:
            async with self.doors:
                await party.sit_down()

        await asyncio.gather(*(one(party) for party in self.parties))

    async def play(self, every: float, seconds: float) -> None:
        """Play for this many seconds; every seat sends a command every `every` seconds on average."""
        end = time.perf_counter() + seconds
        await asyncio.gather(*(party.keep_playing(every / SEATS, end) for party in self.parties))

    async def leave(self) -> None:
        await asyncio.gather(*(person.leave() for party in self.parties for person in party.people))
        await self.http.aclose()


# ---- the servers


@asynccontextmanager
async def running(*command: str) -> AsyncIterator[tuple[str, int]]:
    """Start a server as a process of its own; yield its host with port, and its process number."""
    server = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        host = server.stdout.readline().split("//")[-1].strip().rstrip("/")
        async with httpx.AsyncClient() as client:
            while True:
                try:
                    await client.get(f"http://{host}/readyz")
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
        yield host, server.pid
    finally:
        server.terminate()
        server.wait(30)


def skeleton() -> None:
    """The bare server: it counts commands, answers, and tells everybody at the table with a message as long as a real one."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import JSONResponse
    from starlette.routing import Route, WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from room25.game import Game
    from room25.server import wire
    from room25.server.doors import Doors
    from room25.server.messages import Update, write
    from room25.server.run import configured

    game = Game.new(EDITION, mode=MODE, seats=SEATS, seed=1)
    names = itertools.count()
    tables: dict[str, list[WebSocket]] = {}
    played: dict[str, int] = {}

    def update(number: int) -> str:
        return write(Update(next(wire.views(game, [0], 0, number)))).decode()

    one = update(1)
    before, after = one.split('"commands":1', 1)

    async def lay(request: Request) -> JSONResponse:
        table = f"t{next(names)}"
        tables[table], played[table] = [], 0
        return JSONResponse({"table": {"id": table}})

    async def sit(request: Request) -> JSONResponse:
        return JSONResponse({"key": "x"})

    async def ready(request: Request) -> JSONResponse:
        return JSONResponse({})

    async def socket(ws: WebSocket) -> None:
        await ws.accept()
        table = msgspec.json.decode(await ws.receive_text())["table"]
        tables[table].append(ws)
        await ws.send_text(f'{before}"commands":{played[table]}{after}')
        try:
            while True:
                id = msgspec.json.decode(await ws.receive_text())["id"]
                played[table] += 1
                await ws.send_text(f'{{"type":"accepted","id":"{id}","number":{played[table]}}}')
                text = f'{before}"commands":{played[table]}{after}'
                for other in tables[table]:
                    await other.send_text(text)
        except WebSocketDisconnect:
            tables[table].remove(ws)

    routes = [
        Route("/api/tables", lay, methods=["POST"]),
        Route("/api/tables/{table}/seats", sit, methods=["POST"]),
        Route("/readyz", ready),
        WebSocketRoute("/api/tables/{table}/socket", socket),
    ]
    config = configured(Starlette(routes=routes), "127.0.0.1", 0, Doors(0, 15.0))
    listening = config.bind_socket()
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


# ---- measured


def memory(pid: int) -> int:
    """Bytes of a process that are its own."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) * 1024


def busy(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at(times: list[float], share: float) -> float:
    """The time in milliseconds that this share of them stays below."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


async def measure(what: str, seats: int, every: float, seconds: float) -> str:
    """One row: this server, so many seats, each with a command every so many seconds."""
    with tempfile.TemporaryDirectory() as folder:
        command = [__file__, "--be-skeleton"]
        if what == "room25":
            command = ["-m", "room25", "serve", "--port", "0", "--data", folder, "--requests", "0"]
        async with running(*command) as (host, pid):
            empty = memory(pid)
            crowd = Crowd(host, seats)
            await crowd.come_in()
            await crowd.play(every, min(5.0, seconds))  # to warm up
            crowd.counts = Counts()
            began, used, ours = time.perf_counter(), busy(pid), time.process_time()
            await crowd.play(every, seconds)
            took = time.perf_counter() - began
            server, people = (busy(pid) - used) / took, (time.process_time() - ours) / took
            a_seat = (memory(pid) - empty) / seats
            counts = crowd.counts
            await crowd.leave()
    n = len(counts.answered)
    cells: list[Any] = [
        what,
        f"{seats:,}",
        f"{n / took:,.0f}",
        f"{at(counts.answered, 0.5):.1f}",
        f"{at(counts.answered, 0.99):.1f}",
        f"{max(counts.answered) * 1000:.0f}",
        f"{at(counts.seen, 0.99):.1f}",
        f"{a_seat / 1024:.0f}",
        f"{server:.0%}",
        f"{people:.0%}",
        f"{1e6 * server * took / n:,.0f}",
        f"{counts.heard_bytes / max(1, counts.heard):,.0f}",
        counts.games,
        counts.refused,
    ]
    row = "| " + " | ".join(map(str, cells)) + " |"
    print(row, flush=True)
    return row


HEAD = (
    "| server | seats | commands/s | p50 ms | p99 ms | max ms | p99 ms until all saw it | KiB a seat | server's core | people's core "
    "| µs a command | bytes a message | games ended | refused |\n" + "| --- " + "| ---: " * 13 + "|"
)


async def main(wanted: argparse.Namespace) -> None:
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", end="; ")
    print(f"load average before: {os.getloadavg()[0]:.1f}\n\n{HEAD}", flush=True)
    for seats, every in ((wanted.held, 20.0), (wanted.fast, wanted.fast / wanted.rate)):
        for what in wanted.servers:
            if seats:
                await measure(what, seats, every, wanted.seconds)


if __name__ == "__main__":
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument(
        "--held", type=int, default=5000, help="seats that are held, each with a command every 20 s; 0 to leave it out"
    )
    asks.add_argument(
        "--fast", type=int, default=800, help="seats that send as many commands as --rate says; 0 to leave it out"
    )
    asks.add_argument("--rate", type=float, default=1000, help="commands a second of the fast seats")
    asks.add_argument("--seconds", type=float, default=30, help="how long each is measured")
    asks.add_argument("--servers", nargs="+", default=["room25", "skeleton"], choices=["room25", "skeleton"])
    asks.add_argument("--be-skeleton", action="store_true", help=argparse.SUPPRESS)
    said = asks.parse_args()
    if said.be_skeleton:
        skeleton()
    else:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        uvloop.run(main(said))
