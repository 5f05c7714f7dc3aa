"""The socket's protocol: messages that wait for one client at the same moment are written together, by one call of the system.

Whoever has sent a command gets its answer and the new view at once; a newcomer gets its whole welcome. The bytes are the same as if each
had been written alone.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from room25.server.socket import TOGETHER

__all__ = ["Frames", "framed"]

SHORT, MEDIUM = 126, 1 << 16  # from these lengths on a frame's length takes two bytes more, and eight


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also takes a list of messages."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[TOGETHER] = {}

    async def send(self, message: Any) -> None:
        """Send what the application says. Raises ClientDisconnected if nobody is there any more."""
        data: list[bytes] | None = message.get(TOGETHER)
        if data is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self._is_open():
            self.transport.write(b"".join([framed(one) for one in data]))
            return
        for one in data:  # it is being closed: let uvicorn say what that means
            await super().send({"type": "websocket.send", "text": one.decode()})

    def _is_open(self) -> bool:
        """Whether a text may be sent as it is: the greeting is over, nobody has begun to close, nothing is compressed."""
        conn = self.conn
        is_open = self.handshake_complete and not self.disconnected and not self.close_sent
        return is_open and self.initial_response is None and conn.state is State.OPEN and not conn.extensions


def framed(text: bytes) -> bytes:
    """Return a text as one frame of a server, which masks nothing (RFC 6455, 5.2)."""
    length = len(text)
    if length < SHORT:
        return b"\x81%c%b" % (length, text)
    if length < MEDIUM:
        return struct.pack("!BBH", 0x81, 126, length) + text
    return Frame(Opcode.TEXT, text).serialize(mask=False)
