"""Sockets between simulated people and simulated servers: what is sent arrives later, in order, or never if the socket is cut."""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

from server.sim.loop import Process, VirtualLoop


class Cut(Exception):
    """The socket is gone."""


class End:
    """One end of a socket: what has arrived there and was not taken yet."""

    def __init__(self, loop: VirtualLoop, process: Process) -> None:
        self._loop = loop
        self._context = loop.context_of(process)
        self._arrived: deque[Any] = deque()
        self._waits: asyncio.Future[None] | None = None
        self._latest = 0.0
        self.is_cut = False

    def send(self, thing: Any, delay: float) -> None:
        """To this end, from the other one."""
        self._latest = max(self._latest, self._loop.now + delay)
        self._loop.call_at(self._latest, self._arrive, thing, context=self._context)

    def _arrive(self, thing: Any) -> None:
        if not self.is_cut:
            self._arrived.append(thing)
            self.wake()

    def wake(self) -> None:
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    async def take(self) -> Any:
        """Return the next thing. Raises Cut if there will be none."""
        while not self._arrived:
            if self.is_cut:
                raise Cut
            self._waits = self._loop.create_future()
            await self._waits
        return self._arrived.popleft()


class Socket:
    """A socket as its server sees it (`receive`, `send_text`, `close`), and as a person does (`say`, `hear`, `cut`)."""

    def __init__(self, loop: VirtualLoop, person: Process, server: Process, state: Any, dice: Random) -> None:
        self.app = SimpleNamespace(state=state)
        self.scope = {"client": ("127.0.0.1", 1)}
        self.application_state = WebSocketState.CONNECTED
        self._loop = loop
        self._dice = dice
        self._here = End(loop, person)
        self._there = End(loop, server)
        self._server = server

    def _delay(self) -> float:
        drawn = self._dice.random()
        return 0.001 + drawn * 0.01 if drawn < 0.95 else drawn * 0.5

    # The server's side.

    async def accept(self) -> None:
        """It is open already."""

    async def receive(self) -> dict[str, Any]:
        try:
            return {"type": "websocket.receive", "text": await self._there.take()}
        except Cut:
            return {"type": "websocket.disconnect", "code": 1006}

    async def send_text(self, text: str) -> None:
        if self._there.is_cut:
            raise WebSocketDisconnect(1006)
        self._here.send(text, self._delay())

    async def close(self, code: int, reason: str) -> None:
        self.application_state = WebSocketState.DISCONNECTED
        self._here.send(None, self._delay())

    # The person's side.

    def say(self, **message: Any) -> None:
        self._there.send(msgspec.json.encode(message).decode(), self._delay())

    async def hear(self) -> tuple[str, dict[str, Any]]:
        """Return the next message, as text and read. Raises Cut if the socket is gone, or the server has closed it."""
        text = await self._here.take()
        if text is None:
            raise Cut
        return text, msgspec.json.decode(text)

    def cut(self) -> None:
        """Lose it: what is on its way is lost with it. The server hears of it later."""
        self._here.is_cut = True
        self._here.wake()
        self._loop.call_later(self._delay(), self._lose, context=self._loop.context_of(self._server))

    def _lose(self) -> None:
        self._there.is_cut = True
        self._there.wake()

    def server_has_died(self) -> None:
        """The person's end is reset, a little later."""

        def reset() -> None:
            self._here.is_cut = True
            self._here.wake()

        self._loop.call_later(self._delay(), reset, context=self._loop.outside)
