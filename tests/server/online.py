"""A real server on loopback, in a thread of its own, and clients that speak to it."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from room25.server.app import make_app
from room25.server.run import Server
from room25.server.settings import Settings


@contextmanager
def served(settings: Settings, app: FastAPI | None = None) -> Iterator[str]:
    """A server that runs as `room25 serve` runs it; gives its host and port."""
    server = Server(app or make_app(settings), "127.0.0.1", 0)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server did not stop"


def settings(folder: Path, **changes: Any) -> Settings:
    return Settings(f"sqlite:///{folder / 'room25.sqlite'}", **changes)


def new_table(host: str, **wanted: Any) -> str:
    """The id of a new table."""
    answer = httpx.post(f"http://{host}/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def sit(host: str, table: str, seat: int, name: str = "") -> str:
    """The key of a seat that was free."""
    said = {"name": name or f"Ann {seat}", "seat": seat}
    answer = httpx.post(f"http://{host}/api/tables/{table}/seats", json=said)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


class Client:
    """A socket that speaks JSON."""

    def __init__(self, host: str, origin: str | None = None, table: str = "") -> None:
        """At the address of this table, or without one at that of before 0.3, which names none."""
        claimed = None if origin is None else Origin(origin)
        where = f"/api/tables/{table}/socket" if table else "/api/socket"
        self._open = connect(f"ws://{host}{where}", origin=claimed, max_size=None)
        self.ws: ClientConnection = self._open.__enter__()
        self.passed_over: dict[str, dict[str, Any]] = {}  # the last message of each type that nobody waited for

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.ws.close()

    def say(self, **message: Any) -> None:
        self.ws.send(json.dumps(message))

    def hear(self, seconds: float = 20, *wanted: str) -> dict[str, Any]:
        """The next message of these types; where none is named, the next that is about the game: who comes and goes is left out."""
        end = time.monotonic() + seconds
        while True:
            found = json.loads(self.ws.recv(timeout=max(0.0, end - time.monotonic())))
            assert isinstance(found, dict)
            if found["type"] in wanted if wanted else found["type"] not in ("people", "clock"):
                return found
            self.passed_over[found["type"]] = found

    def hello(self, table: str, key: str = "", since: int = 0) -> dict[str, Any]:
        self.say(type="hello", table=table, key=key, since=since)
        return self.hear()
