"""Bad input: frames that no honest client sends change nothing, and each is answered with a reason."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from room25.server.messages import Code
from server.bad_frames import bitten, command, message, raw
from server.crowd import PLAIN, SILENCE, Guest, line, new_guests
from server.killable import Killable
from server.volume import METER

SENDERS = 8
A_SOCKET = 90  # frames over one socket: the server allows a hundred messages in a while
NEWS = ("welcome", "update", "people", "clock", "said", "sat", "opened")
CLOSED = (1002, 1003, 1007, 1008, 1009)  # the protocol's own ways to say what was wrong


@dataclass
class Counts:
    frames: int = 0
    answers: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        said = ", ".join(f"{n} {what}" for what, n in self.answers.most_common())
        return f"{self.frames} frames ({said}), nothing changed, no traceback"


async def frames(folder: Path, database: str, count: int, seed: int = 4) -> Counts:
    """So many, from players, spectators and strangers, over sockets that last and sockets that end at the first."""
    counts = Counts()
    with Killable(folder, database, born=METER.is_read) as server:
        tables = [await new_guests(server.host, 1 + number % 3, Random(seed + number)) for number in range(SENDERS)]
        for guests in tables:
            await play_a_little(server.host, guests)
        before = await everything(server.host, tables)
        senders = [Sender(server.host, guests, Random(seed * 100 + n), counts) for n, guests in enumerate(tables)]
        await asyncio.gather(*(sender.send(count // SENDERS) for sender in senders))
        for was, found in zip(before, await everything(server.host, tables)):
            assert was == found, f"a frame has changed something: {was} is now {found}"
        assert server.is_alive()
        numbers = httpx.get(f"http://{server.host}/metrics").text
        assert 'code="internal"' not in numbers
    log = (folder / "errors").read_text()
    assert "Traceback" not in log and "-failed" not in log, log[-2000:]
    return counts


async def play_a_little(host: str, guests: list[Guest]) -> None:
    """Some commands, so that there is something to change; then nobody plays any more."""
    playing = [asyncio.create_task(guest.play(host)) for guest in guests]
    while sum(len(guest.answers) for guest in guests) < 15 and not all(task.done() for task in playing):
        await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for guest in guests:  # what is still on its way gets its answer, so that nothing changes later
        if guest.unanswered:
            async with line(host, guest.table, guest.key) as (here, _):
                await here.say(id=guest.unanswered, **guest.messages[guest.unanswered])
                while (await here.hear())[1]["type"] not in ("accepted", "refused"):
                    continue


async def everything(host: str, tables: list[list[Guest]]) -> list[Any]:
    """What everybody sees, and what the routes say."""
    found: list[Any] = []
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=SILENCE, verify=PLAIN) as client:
        for guests in tables:
            found.append((await client.get(f"/api/tables/{guests[0].table}")).json())
            for key in (*(guest.key for guest in guests), ""):
                async with connect(f"ws://{host}/api/tables/{guests[0].table}/socket", max_size=None) as ws:
                    await ws.send(json.dumps({"type": "hello", "table": guests[0].table, "key": key}))
                    found.append(json.loads(await ws.recv()))
    return found


class Sender:
    """Sends bad frames to one table and waits for the answer to each."""

    def __init__(self, host: str, guests: list[Guest], dice: Random, counts: Counts) -> None:
        self.host, self.guests, self.dice, self.counts = host, guests, dice, counts
        self.mine: list[str] = []  # the characters of whoever speaks

    async def send(self, count: int) -> None:
        while count > 0:
            async with connect(
                f"ws://{self.host}/api/tables/{self.guests[0].table}/socket",
                max_size=None,
                compression=None,
                ping_interval=None,
            ) as ws:
                self.mine = []
                legal = await self._come_in(ws) if self.dice.random() < 0.8 else set()
                for _ in range(min(count, A_SOCKET)):
                    count -= 1
                    self.counts.frames += 1
                    METER.step()
                    if not await self._send_one(ws, legal):
                        break

    async def _come_in(self, ws: ClientConnection) -> set[str]:
        """As a player or as a spectator; gives what this one could legally say."""
        guest = self.dice.choice([*self.guests, None])
        hello = {"type": "hello", "table": self.guests[0].table, "key": guest.key if guest else ""}
        await ws.send(json.dumps(hello))
        view = json.loads(await ws.recv())["view"]
        self.mine = view["characters"]
        offered = [*view["options"].items(), *view["asides"].items()]
        return {f"{who} {words}" for who, some in offered for words in some}

    async def _send_one(self, ws: ClientConnection, legal: set[str]) -> bool:
        """One frame and its answer; False where the socket is at its end."""
        kind = self.dice.randrange(20)
        good = self._good()
        if kind == 0:
            ws.transport.write(raw(self.dice))
        elif kind == 1:
            await ws.send(b"x" * self.dice.randrange(8193, 20000))
        else:
            data = json.dumps(command(self.dice, self.mine)).encode() if kind < 12 else self._bad(good)
            if is_honest(data, legal):
                self.counts.answers["left out, since it was honest"] += 1
                return True
            try:
                await ws.send(data.decode() if self.dice.random() < 0.8 else data)
            except UnicodeDecodeError:
                await ws.send(data)
        return await self._answer(ws)

    def _bad(self, good: dict[str, Any]) -> bytes:
        return (bitten if self.dice.random() < 0.5 else message)(self.dice, good)

    def _good(self) -> dict[str, Any]:
        """What is then spoilt: a command, a greeting with somebody's key, a sentence, a wish for a bot."""
        guest = self.dice.choice(self.guests)
        return self.dice.choice(
            (
                command(self.dice, self.mine),
                {"type": "hello", "table": guest.table, "key": guest.key, "since": 3},
                {"type": "hello", "table": guest.table, "key": "0" * 22, "host": "1" * 22},
                {"type": "chat", "id": "a", "text": "hello"},
                {"type": "stand", "id": "b", "on": 1},
            )
        )

    async def _answer(self, ws: ClientConnection) -> bool:
        try:
            while True:
                async with asyncio.timeout(SILENCE):
                    said = json.loads(await ws.recv())
                if said["type"] in ("refused", "failed"):
                    assert said["code"] in get_args(Code) and said["code"] != "internal" and said["text"], said
                    self.counts.answers[said["code"]] += 1
                    return bool(said["type"] == "refused")
                if said["type"] == "welcome":  # a greeting that was good enough
                    self.counts.answers["welcome"] += 1
                    return True
                assert said["type"] in NEWS, said
        except ConnectionClosed as end:
            code = end.rcvd.code if end.rcvd is not None else None
            assert code in CLOSED, f"the socket ended with {end}"
            self.counts.answers[f"closed with {code}"] += 1
            return False


def is_honest(data: bytes, legal: set[str]) -> bool:
    """Would an honest client have sent this? Then it may have an effect."""
    try:
        said = json.loads(data)
    except (ValueError, RecursionError):
        return False
    if not isinstance(said, dict) or said.get("type") == "stand":
        return isinstance(said, dict) and isinstance(said.get("on"), bool)
    return " ".join(str(said.get("text", "")).lower().split()) in legal
