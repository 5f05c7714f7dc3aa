"""Bad input at every door, in one process: spoilt messages over the socket and spoilt requests to every route.

What reaches the application is what uvicorn hands over, so each input passes every check of ours; only the network is left out, which
`prove_frames` has. Nothing may change, every input is answered with a code of the list, and nothing fails inside.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import MutableMapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, get_args

from fastapi import FastAPI

from room25.server import metrics
from room25.server.app import make_app, open_tables
from room25.server.messages import Code
from room25.server.settings import Settings
from server.bad_frames import ODD, bitten, command, message
from server.prove_frames import is_honest
from server.volume import METER

TABLES = 48  # what is refused to a seat is limited, so there are many seats
AT_ONCE = 8  # sockets
A_SOCKET = 60  # inputs over one socket
HTTP = 0.25  # of the inputs
GONE = "websocket.close"
PATHS = (
    *(
        "/api/tables",
        "/api/tables/{}",
        "/api/tables/{}/setup",
        "/api/tables/{}/start",
        "/api/tables/{}/host",
        "/api/tables/{}/seats",
    ),
    *(
        "/api/tables/{}/seat",
        "/api/tables/{}/seats/{}",
        "/api/tables/{}/seats/{}/bot",
        "/api/tables/{}/seats/{}/figure",
    ),
    *(
        "/api/tables/{}/rematch",
        "/api/tables/{}/record",
        "/api/tables/{}/replay",
        "/api/tables/{}/review",
        "/api/tables/{}/what-if",
    ),
    *(
        "/api/tables/{}/hint",
        "/api/tables/{}/odds",
        "/api/records",
        "/api/records/{}",
        "/api/records/{}/replay",
        "/api/records/{}/what-if",
    ),
    *("/api/records/{}/review", "/api/check", "/api/rules/{}", "/api/lessons/{}", "/api/catalogue", "/{}", "/api/{}"),
)
METHODS = (*("GET", "POST", "PUT", "DELETE") * 5, "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "")
HEADERS = (
    "authorization",
    "origin",
    "content-type",
    "idempotency-key",
    "host",
    "x-forwarded-for",
    "accept-encoding",
    "content-length",
    "cookie",
)


@dataclass
class Counts:
    inputs: int = 0
    answers: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        most = ", ".join(f"{n:,} {what}" for what, n in self.answers.most_common(12))
        return (
            f"{self.inputs:,} inputs ({most}, {len(self.answers)} kinds of answers), nothing changed, no failure inside"
        )


class Door:
    """A socket, as uvicorn would hand it to the application."""

    def __init__(self, app: FastAPI, table: str) -> None:
        self.into: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.into.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "scheme": "ws", "path": path, "raw_path": path.encode(), "query_string": b"",
            "headers": [(b"host", b"server")], "client": ("127.0.0.1", 1), "subprotocols": [], "http_version": "1.1",
        }  # fmt: skip
        self.task = asyncio.create_task(app(scope, self.into.get, self._put))

    async def _put(self, message: MutableMapping[str, Any]) -> None:
        self.out.put_nowait(dict(message))

    async def hear(self) -> dict[str, Any] | None:
        """The next message; None at the end."""
        said = await asyncio.wait_for(self.out.get(), 60)
        if said["type"] == "websocket.send":
            heard: dict[str, Any] = json.loads(said["text"])
            return heard
        return None if said["type"] == GONE else await self.hear()

    def say(self, data: bytes, as_text: bool) -> None:
        self.into.put_nowait(
            {"type": "websocket.receive", "text": data.decode(errors="surrogateescape")}
            if as_text
            else {"type": "websocket.receive", "bytes": data}
        )

    async def leave(self) -> None:
        self.into.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


async def fuzz(folder: Path, database: str, count: int, seed: int = 8) -> Counts:
    """So many inputs to one server."""
    counts, dice = Counts(), Random(seed)
    app = make_app(Settings(database, requests=0, most=1000, idle=1e9))
    await open_tables(app)
    try:
        laid = [await lay(app, number) for number in range(min(TABLES, 4 + count // 2000))]
        before = [await everything(app, *one) for one in laid]
        failed = metrics.DROPPED.labels("internal")._value.get()
        await asyncio.gather(
            *(attack(app, laid, Random(dice.random()), counts, count // AT_ONCE) for _ in range(AT_ONCE))
        )
        after = [await everything(app, *one) for one in laid]
        assert before == after, "an input has changed something"
        assert metrics.DROPPED.labels("internal")._value.get() == failed, "something failed inside"
    finally:
        await app.state.tables.close()
        await app.state.tables.store.close()
    return counts


async def lay(app: FastAPI, number: int) -> tuple[str, list[str]]:
    """A table with everybody at it, and the keys."""
    kind = ({"mode": "solo", "seats": 1}, {"mode": "suspicion", "seats": 4}, {"mode": "cooperation", "seats": 2})[
        number % 3
    ]
    _, body = await ask(app, "POST", "/api/tables", json.dumps({"edition": "base", "away": 0, **kind}).encode())
    table, keys = json.loads(body)["table"]["id"], []
    for seat in range(int(str(kind["seats"]))):
        said = json.dumps({"name": f"guest {seat}", "seat": seat}).encode()
        _, body = await ask(app, "POST", f"/api/tables/{table}/seats", said)
        keys.append(json.loads(body)["key"])
    return table, keys


async def ask(
    app: FastAPI, method: str, path: str, body: bytes = b"", headers: list[tuple[bytes, bytes]] | None = None
) -> tuple[int, bytes]:
    """One request; gives the status and the body of its answer."""
    plain, _, query = path.partition("?")
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "scheme": "http", "method": method, "path": plain,
        "query_string": query.encode(errors="replace"), "raw_path": plain.encode(errors="replace"), "http_version": "1.1", "root_path": "",
        "client": ("127.0.0.1", 1), "server": ("server", 80),
        "headers": headers if headers is not None else [(b"host", b"server"), (b"content-type", b"application/json")],
    }  # fmt: skip
    sent, said = [{"type": "http.request", "body": body, "more_body": False}], list[dict[str, Any]]()

    async def receive() -> dict[str, Any]:
        if not sent:
            await asyncio.Event().wait()  # it stays until it is answered
        return sent.pop()

    async def send(part: Any) -> None:
        said.append(part)

    await app(scope, receive, send)
    assert said, f"no answer to {method} {path}: {headers}"
    return int(said[0]["status"]), b"".join(part.get("body", b"") for part in said[1:])


async def everything(app: FastAPI, table: str, keys: list[str]) -> list[Any]:
    """What everybody at a table sees, and what the route of it says."""
    found: list[Any] = [await ask(app, "GET", f"/api/tables/{table}")]
    for key in (*keys, ""):
        door = Door(app, table)
        door.say(json.dumps({"type": "hello", "key": key}).encode(), as_text=True)
        found.append(await door.hear())
        await door.leave()
    return found


async def attack(app: FastAPI, laid: list[tuple[str, list[str]]], dice: Random, counts: Counts, count: int) -> None:
    while count > 0:
        table, keys = dice.choice(laid)
        if dice.random() < HTTP * 3 / A_SOCKET * 4:
            some = min(count, A_SOCKET // 4)
            for _ in range(some):
                await bad_request(app, table, keys, dice, counts)
        else:
            some = await bad_socket(app, table, keys, dice, counts, min(count, A_SOCKET))
        count -= some
        counts.inputs += some
        METER.step(some)
        await asyncio.sleep(0)


async def bad_request(app: FastAPI, table: str, keys: list[str], dice: Random, counts: Counts) -> None:
    """A route with something wrong about it: its method, its path, its headers or its body."""
    parts = [table, str(dice.choice(ODD)), "0", "base", "%00", "..", "é" * 40]
    path = "".join(dice.choice(parts) if part == "{}" else part for part in _cut(dice.choice(PATHS)))
    if dice.random() < 0.2:
        path += f"?pov={dice.choice(ODD)}&from={dice.choice(ODD)}&count={dice.choice(ODD)}"
    good = dice.choice(
        (
            {"name": "Ann", "seat": 9},
            {"edition": "base", "seats": 99},
            {"bot": "x"},
            {"record": "room25 1"},
            {"seat": -5},
        )
    )
    body = (message if dice.random() < 0.5 else bitten)(dice, dict(good))
    headers = [(b"host", b"server")]
    if dice.random() < 0.7:
        headers.append((b"content-type", b"application/json"))
    for _ in range(dice.randrange(3)):
        headers.append(
            (
                dice.choice(HEADERS).encode(),
                str(dice.choice([*ODD, f"Bearer {'x' * 22}", "http://["])).encode("latin-1", "replace"),
            )
        )
    method = dice.choice(METHODS)
    if method == "POST" and path == "/api/lessons":
        return
    status, said = await ask(app, method, path, body, headers)
    assert status != 500, f"{method} {path}: {said!r}"
    counts.answers[f"status {status}"] += 1
    if status >= 400 and path.startswith("/api") and method != "HEAD":
        assert json.loads(said)["code"] in get_args(Code), said


def _cut(path: str) -> list[str]:
    """A path by its gaps."""
    parts: list[str] = []
    for number, piece in enumerate(path.split("{}")):
        parts += ["{}", piece] if number else [piece]
    return parts


async def bad_socket(app: FastAPI, table: str, keys: list[str], dice: Random, counts: Counts, most: int) -> int:
    """A socket of a player, a spectator or a stranger that says what no honest client says, until it is closed; gives how often."""
    door, mine, legal, said = Door(app, table), list[str](), set[str](), 0
    if dice.random() < 0.85:
        door.say(json.dumps({"type": "hello", "key": dice.choice([*keys, ""])}).encode(), as_text=True)
        welcome = await door.hear()
        assert welcome is not None and welcome["type"] == "welcome", welcome
        view = welcome["view"]
        mine = view["characters"]
        legal = {
            f"{who} {words}" for who, some in [*view["options"].items(), *view["asides"].items()] for words in some
        }
    is_open = True
    while is_open and said < most:
        batch = 0
        for _ in range(dice.randrange(1, 12)):  # together; the answers come in their order
            good = dice.choice(
                (
                    {"type": "chat", "id": "a", "text": "hello"},
                    {"type": "hello", "table": table, "since": 3},
                    command(dice, mine),
                )
            )
            data = (
                json.dumps(command(dice, mine)).encode()
                if dice.random() < 0.8
                else dice.choice((bitten, message))(dice, dict(good))
            )
            if not is_honest(data, legal):
                door.say(data, dice.random() < 0.8)
                batch += 1
        for _ in range(batch):
            answer = await door.hear()
            while answer is not None and answer["type"] not in ("refused", "failed", "welcome", "accepted"):
                answer = await door.hear()
            said += 1
            if answer is None or answer["type"] == "failed":
                code = answer["code"] if answer else "closed"
                assert answer is not None and code in get_args(Code) and code != "internal", answer
                counts.answers[code] += 1
                is_open = False
                break
            assert answer["type"] != "accepted" or answer["number"] == 0, answer
            counts.answers[answer.get("code", answer["type"])] += 1
    await door.leave()
    return said
