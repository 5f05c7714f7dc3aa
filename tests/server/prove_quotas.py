"""Quotas: one address takes as much as it can of everything there is, while people of another play on in time.

The greedy one sends from 127.0.0.2, the others from 127.0.0.1. What is measured counts from when it was sent to its answer.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect

from room25.game import Game
from room25.server.pace import QUOTAS
from server.crowd import LOST, PLAIN, SILENCE, Line, new_guests
from server.killable import Killable
from server.prove_cuts import Hand
from server.volume import METER

GREEDY = "127.0.0.2"
PLAYERS = 6  # tables at which others play
EVERY = 0.2  # seconds between two commands of a table
CONNECTIONS = 300  # that one address may hold
Mine = tuple[str, str]  # the greedy one's own table and its key


@dataclass
class Counts:
    refused: Counter[str] = field(default_factory=Counter)  # of the greedy one, by quota
    answered: list[float] = field(default_factory=list)  # seconds of the others' commands

    def late(self, share: float) -> float:
        return sorted(self.answered)[int(len(self.answered) * share)] * 1000

    def __str__(self) -> str:
        said = ", ".join(f"{what} {n:,} times" for what, n in self.refused.most_common())
        times = f"p50 {self.late(0.5):.1f} ms, p99 {self.late(0.99):.1f} ms"
        return f"refused to one address: {said}; meanwhile {len(self.answered):,} commands of others, {times}"


async def quotas(folder: Path, database: str, count: int, seed: int = 6) -> Counts:
    """Every quota reached and held for so many seconds each."""
    counts, dice = Counts(), Random(seed)
    with Killable(folder, database, "--requests", "400", born=METER.is_read) as server:
        laid = [await new_guests(server.host, number, dice) for number in range(PLAYERS)]
        mine = await own_table(server.host)
        for what, ask in GREED.items():
            over = asyncio.Event()
            playing = [asyncio.create_task(play(server.host, guests, dice, counts, over)) for guests in laid]
            try:
                end = time.monotonic() + count
                while time.monotonic() < end or not counts.refused[what]:
                    assert time.monotonic() < end + 60, f"the quota of {what} was not reached"
                    counts.refused[what] += await ask(server.host, mine)
            finally:
                over.set()
                await asyncio.gather(*playing)
            laid = [
                await new_guests(server.host, number, dice) if is_over else guests
                for number, (guests, is_over) in enumerate(zip(laid, [task.result() for task in playing]))
            ]
            METER.step(count)
    return counts


async def play(host: str, guests: list[Any], dice: Random, counts: Counts, over: asyncio.Event) -> bool:
    """Commands at the pace of people who are quick; gives whether the game is over."""
    hands = [Hand(host, guest) for guest in guests]
    played = (await hands[0].look(0))["commands"]
    try:
        while not over.is_set():
            await asyncio.sleep(EVERY * 2 * dice.random())
            for hand in hands:
                await hand.look(played)
            began, before = time.perf_counter(), played
            for hand in dice.sample(hands, len(hands)):
                began = time.perf_counter()
                played = await hand.play(played, dice)
                if played > before:
                    counts.answered.append(time.perf_counter() - began)
                    break
            if (await hands[0].look(played))["decision"] is None:
                return True
        return False
    finally:
        for hand in hands:
            await hand.close()


def greedy(host: str) -> httpx.AsyncClient:
    door = httpx.AsyncHTTPTransport(local_address=GREEDY, verify=PLAIN)
    return httpx.AsyncClient(base_url=f"http://{host}", transport=door, timeout=SILENCE)


async def own_table(host: str) -> Mine:
    async with greedy(host) as client:
        table = (await client.post("/api/tables", json={"mode": "solo", "seats": 1, "listed": False})).json()
        id = table["table"]["id"]
        seat = (await client.post(f"/api/tables/{id}/seats", json={"name": "greedy"})).json()
    return id, seat["key"]


async def many(host: str, method: str, path: str, bodies: list[Any]) -> int:
    """These requests, some at a time; gives how many of them were refused."""
    async with greedy(host) as client:
        turns = asyncio.Semaphore(16)

        async def one(body: Any) -> bool:
            async with turns:
                answer = await client.request(method, path, json=body)
                assert answer.status_code in (200, 201, 429), answer.text
                return answer.status_code == 429

        return sum(await asyncio.gather(*map(one, bodies)))


async def requests(host: str, mine: Mine) -> int:
    return await many(host, "GET", "/api/tables", [None] * 500)


async def tables(host: str, mine: Mine) -> int:
    return await many(
        host, "POST", "/api/tables", [{"mode": "solo", "seats": 1, "listed": False}] * (QUOTAS["tables"] // 2)
    )


async def listed(host: str, mine: Mine) -> int:
    return await many(host, "POST", "/api/tables", [{"mode": "solo", "seats": 1}] * QUOTAS["listed"])


async def records(host: str, mine: Mine) -> int:
    texts = [Game.new("base", mode="solo", seed=number).record() for number in range(QUOTAS["records"] // 2)]
    return await many(host, "POST", "/api/records", [{"record": text} for text in texts])


async def connections(host: str, mine: Mine) -> int:
    """Half a request on each, until no more are let in."""
    name, port = host.split(":")
    lines, refused = [], 0
    for _ in range(CONNECTIONS + 50):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(name, int(port), local_addr=(GREEDY, 0))
            writer.write(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n")
            lines.append((reader, writer))
    await asyncio.sleep(0.5)
    for reader, writer in lines:
        refused += reader.at_eof() or reader.exception() is not None
        writer.close()
    return refused


async def messages(host: str, mine: Mine) -> int:
    """Sockets that say more than they may are closed, and others take their places."""
    return sum(await asyncio.gather(*(said(host, mine, f"m{n}", 150, "failed") for n in range(4))))


async def refusals(host: str, mine: Mine) -> int:
    """Commands that are all refused, over sockets that each say no more than they may: each refusal would be kept."""
    return sum(await asyncio.gather(*(said(host, mine, f"r{n}", 90, "refused") for n in range(4))))


async def said(host: str, mine: Mine, name: str, count: int, how: str) -> int:
    """Say so much nonsense over one socket; gives how often it was answered that this was too much."""
    refused, (table, key) = 0, mine
    at = f"ws://{host}/api/tables/{table}/socket"
    with suppress(*LOST):
        async with connect(at, local_addr=(GREEDY, 0), compression=None, max_size=None) as ws:
            here, fresh = Line(ws), time.monotonic_ns()
            await here.say(type="hello", key=key)
            for number in range(count):
                await here.say(type="play", id=f"{name}-{fresh}-{number}", text="kevin dance")
            answered = 0
            async for data in ws:
                message = json.loads(data)
                answered += message["type"] in ("refused", "failed")
                refused += message["type"] == how and message["code"] == "too-many"
                if answered == count:
                    break
    return refused


GREED = {
    "messages": messages,
    "refusals": refusals,
    "records": records,
    "listed tables": listed,
    "tables": tables,
    "connections": connections,
    "requests": requests,
}
