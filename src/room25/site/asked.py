"""An application that is asked by calls instead of over the network: requests one by one, sockets for as long as they are open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.types import Message, Scope

__all__ = ["Asked", "Wire"]

HOST = "localhost"
ABNORMAL = 1006  # the close code of a socket that nobody closed


class Reply(NamedTuple):
    """What a request is answered."""

    status: int
    headers: dict[str, str]
    body: bytes


class Asked:
    """Wraps an application. Nobody but our own page asks it, so every request comes from this machine."""

    def __init__(self, app: Starlette) -> None:
        self._app = app
        self._wires: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """End every socket, and the application as its server would."""
        for task in self._wires:
            task.cancel()
        await asyncio.gather(*self._wires, return_exceptions=True)
        async with self._app.router.lifespan_context(self._app):
            pass

    async def ask(self, method: str, address: str, headers: Mapping[str, str], body: bytes = b"") -> Reply:
        """Ask for an address and wait for the answer."""
        waiting = [{"type": "http.request", "body": body, "more_body": False}]
        status, found, parts = 0, dict[str, str](), [b""]

        async def receive() -> Message:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status, found
            if message["type"] == "http.response.start":
                status = message["status"]
                found = {name.decode("latin-1"): value.decode("latin-1") for name, value in message["headers"]}
            else:
                parts.append(message.get("body", b""))

        try:
            await self._app({**self._scope("http", address, headers), "method": method}, receive, send)
        except Exception:
            if not status:  # or else it was answered, and logged, before it got here
                raise
        return Reply(status, found, b"".join(parts))

    def open(self, address: str, hear: Callable[[str, str], object]) -> Wire:
        """Open a socket. `hear` is told what happens to it: "open", "message" with its text, and "close" with its code."""
        wire = Wire(hear)
        scope = {**self._scope("websocket", address, {}), "subprotocols": []}
        task = asyncio.ensure_future(self._converse(scope, wire))
        self._wires.add(task)
        task.add_done_callback(self._wires.discard)
        return wire

    async def _converse(self, scope: Scope, wire: Wire) -> None:
        try:
            await self._app(scope, wire.receive, wire.take)
        finally:
            wire.end(ABNORMAL)

    def _scope(self, kind: str, address: str, headers: Mapping[str, str]) -> Scope:
        path, _, query = address.partition("?")
        given = {"host": HOST, **{name.lower(): value for name, value in headers.items()}}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in given.items()],
            "client": ("127.0.0.1", 0),
            "server": (HOST, 80),
        }


class Wire:
    """One open socket, seen from the page."""

    def __init__(self, hear: Callable[[str, str], object]) -> None:
        self._hear = hear
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._is_over = False

    def send(self, text: str) -> None:
        """The page says something."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The page closes the socket."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self._is_over = True

    async def receive(self) -> Message:
        return await self._said.get()

    async def take(self, message: Message) -> None:
        """The application says something."""
        if message["type"] == "websocket.accept":
            self._tell("open", "")
        elif message["type"] == "websocket.send":
            self._tell("message", message.get("text") or message.get("bytes", b"").decode())
        elif message["type"] == "websocket.close":
            self.end(message.get("code", 1000))

    def end(self, code: int) -> None:
        """The conversation is over, as is said once."""
        self._tell("close", str(code))
        self._is_over = True

    def _tell(self, what: str, text: str) -> None:
        if not self._is_over:
            self._hear(what, text)
