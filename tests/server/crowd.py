"""People who play at random over real sockets, lose them, and send what was not answered again."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError)
KINDS: tuple[dict[str, Any], ...] = (
    {"edition": "base", "mode": "solo", "seats": 1},
    {"edition": "base", "mode": "suspicion", "seats": 4},
    {"edition": "ultimate-en", "mode": "cooperation", "seats": 3},
    {"edition": "season2", "mode": "competition", "seats": 2},
)
WRONG = ("move z9", "dance", "look a1", "control r1 left", "program talent talent", "pass pass")
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # for addresses without TLS: to load certificates for each takes long
SILENCE = 60.0  # seconds after which a server that says nothing is at fault


class Closed(Exception):
    """The server ended the conversation with a reason, too many messages for one socket for instance."""


class Line:
    """A socket that speaks JSON and keeps the bytes that it heard."""

    def __init__(self, ws: ClientConnection, silence: float = SILENCE) -> None:
        self.ws, self.silence = ws, silence

    async def say(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))

    async def hear(self) -> tuple[str, dict[str, Any]]:
        """The next message that is about the game: who comes and goes is left out."""
        while True:
            async with asyncio.timeout(self.silence):
                data = await self.ws.recv()
            message = json.loads(data)
            if message["type"] == "failed":
                raise Closed(message["code"])
            if message["type"] not in ("people", "clock"):
                return str(data), message

    def cut(self) -> None:
        """Lose the network: no goodbye, and what is on the way is lost."""
        self.ws.transport.abort()


@asynccontextmanager
async def line(
    host: str, table: str, key: str = "", since: int = 0, silence: float = SILENCE
) -> AsyncIterator[tuple[Line, dict[str, Any]]]:
    """An open socket and its welcome."""
    address = f"ws://{host}/api/tables/{table}/socket"
    async with connect(address, max_size=None, compression=None, ping_interval=None, open_timeout=silence) as ws:
        here = Line(ws, silence)
        await here.say(type="hello", table=table, key=key, since=since)
        _, welcome = await here.hear()
        assert welcome["type"] == "welcome", welcome
        yield here, welcome


class Guest:
    """A seat whose commands are each sent one to five times, over one socket or over two, and after a crash again."""

    def __init__(self, table: str, seat: int, key: str, dice: Random) -> None:
        self.table, self.seat, self.key, self.dice = table, seat, key, dice
        self.answers: dict[str, str] = {}  # id -> what was answered, byte for byte
        self.messages: dict[str, dict[str, Any]] = {}  # id -> what was sent
        self.unanswered = ""  # the id of the command that is on its way
        self.times = 0  # how often something was sent
        self.view: dict[str, Any] = {}
        self.is_over = False
        self.silence = SILENCE

    async def play(self, host: str) -> None:
        """Play until the game is over or the server is gone."""
        while not self.is_over:
            with suppress(Closed):  # too many messages for one socket: the next one goes on
                await self.play_between(host, host)

    async def play_between(self, host: str, elsewhere: str) -> None:
        """Play over one socket to each of these servers, or two to one, until the game is over or a socket is lost or closed."""
        async with (
            line(host, self.table, self.key, silence=self.silence) as (main, welcome),
            line(elsewhere, self.table, self.key, silence=self.silence) as (other, _),
        ):
            self.view = welcome["view"]
            while not self.is_over:
                await self._go_on(main, other)

    async def _go_on(self, main: Line, other: Line) -> None:
        if self.unanswered or self._choose():
            await self._send(main, other)
        elif self.view["decision"] is None:
            self.is_over = True
        else:
            await self._hear(main)

    def _choose(self) -> bool:
        """The next command: mostly one that is offered, now and then one that is not, or one that was answered long ago."""
        asked = [who for who in (self.view["decision"] or {"asked": ()})["asked"] if who in self.view["options"]]
        if not asked:
            return False
        if self.answers and self.dice.random() < 0.1:
            self.unanswered = self.dice.choice(list(self.answers))
            return True
        who = self.dice.choice(asked)
        words = self.dice.choice(WRONG) if self.dice.random() < 0.1 else self.dice.choice(self.view["options"][who])
        self._next(type="play", text=f"{who} {words}")
        return True

    def _next(self, **message: Any) -> None:
        self.unanswered = f"s{self.seat}-{len(self.messages)}"
        self.messages[self.unanswered] = message

    async def _send(self, main: Line, other: Line) -> None:
        """Send it one to five times: every answer is the same, and the view after an accepted one holds it."""
        id = self.unanswered
        lines = [self.dice.choice((main, main, other)) for _ in range(self.dice.randrange(1, 6))]
        for one in lines:
            await one.say(id=id, **self.messages[id])
            self.times += 1
        for one in lines:
            data, said = await self._hear(one)
            while said["type"] not in ("accepted", "refused"):
                data, said = await self._hear(one)
            if said.get("code") == "internal":  # nobody knows whether it was kept: it is sent again
                raise Closed(said["text"])
            assert said["id"] == id, f"an answer to {said['id']} instead of {id}"
            assert self.answers.setdefault(id, data) == data, f"first {self.answers[id]}, then {data}"
        self.unanswered = ""
        if self.messages[id]["type"] == "play":
            while self.view["commands"] < json.loads(self.answers[id]).get("number", 0):
                await self._hear(main)

    async def _hear(self, one: Line) -> tuple[str, dict[str, Any]]:
        data, said = await one.hear()
        if said["type"] == "update" and said["view"]["commands"] >= self.view["commands"]:
            self.view = said["view"]
        return data, said


async def new_guests(host: str, number: int, dice: Random, kinds: Sequence[Mapping[str, Any]] = KINDS) -> list[Guest]:
    """A new table of one kind or another, and everybody at it but its bots."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=SILENCE, verify=PLAIN) as client:
        kind = kinds[number % len(kinds)]
        answer = await client.post("/api/tables", json={**kind, "listed": False, "away": 0})
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]["id"]
        guests = []
        for seat in range(kind["seats"]):
            if str(seat) in kind.get("bots", {}):
                continue
            answer = await client.post(f"/api/tables/{table}/seats", json={"name": f"guest {seat}", "seat": seat})
            assert answer.status_code == 201, answer.text
            guests.append(Guest(table, seat, answer.json()["key"], Random(dice.random())))
        return guests


async def until_lost(guest: Guest, host: str) -> None:
    """Play until the server is gone."""
    with suppress(*LOST):
        await guest.play(host)
