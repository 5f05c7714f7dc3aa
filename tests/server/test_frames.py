"""Messages that are written together: the same bytes as one by one, and an end where uvicorn has one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from room25.server.frames import Frames, framed
from room25.server.socket import TOGETHER

HELLO = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
GOODBYE = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)


class Line(asyncio.Transport):
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_shut = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None:
        self.is_shut = True

    def is_closing(self) -> bool:
        return self.is_shut


async def connected(scopes: list[Any]) -> tuple[Frames, Line]:
    """Return a socket that has been accepted, with its connection."""
    accepted = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        await asyncio.Event().wait()

    made, line = Frames(Config(app, ws_per_message_deflate=False, ws_ping_interval=None), ServerState(), {}), Line()
    made.connection_made(line)
    made.data_received(HELLO)
    await accepted.wait()
    line.written.clear()
    return made, line


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_what_the_library_makes_of_it(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_messages_that_are_written_together_are_the_same_bytes_by_one_call() -> None:
    said = [b'{"type":"accepted"}', '{"text":"Zażółć"}'.encode() * 20, b"y" * 66000]

    async def both() -> tuple[list[bytes], list[bytes], list[Any]]:
        scopes: list[Any] = []
        made, line = await connected(scopes)
        await made.send({"type": "websocket.send", TOGETHER: said})
        together = list(line.written)
        line.written.clear()
        for one in said:
            await made.send({"type": "websocket.send", "text": one.decode()})
        return together, line.written, scopes

    together, alone, scopes = asyncio.run(both())
    assert len(together) == 1 and len(alone) == 3
    assert together == [b"".join(alone)]
    assert TOGETHER in scopes[0]["extensions"]


def test_nothing_is_written_to_somebody_who_has_said_goodbye() -> None:
    async def late() -> list[bytes]:
        made, line = await connected([])
        made.data_received(GOODBYE)
        line.written.clear()
        with pytest.raises(ClientDisconnected):
            await made.send({"type": "websocket.send", TOGETHER: [b"late", b"later"]})
        return line.written

    assert asyncio.run(late()) == []


def test_nothing_is_written_to_a_connection_that_is_lost() -> None:
    async def lost() -> list[bytes]:
        made, line = await connected([])
        made.connection_lost(None)
        with pytest.raises(ClientDisconnected):
            await made.send({"type": "websocket.send", TOGETHER: [b"late"]})
        return line.written

    assert asyncio.run(lost()) == []


def test_a_client_that_reads_nothing_is_waited_for() -> None:
    async def slow() -> list[int]:
        made, line = await connected([])
        made.pause_writing()
        sending = asyncio.create_task(made.send({"type": "websocket.send", TOGETHER: [b"a", b"b"]}))
        await asyncio.sleep(0)
        before = len(line.written)
        made.resume_writing()
        await sending
        return [before, len(line.written)]

    assert asyncio.run(slow()) == [0, 1]
