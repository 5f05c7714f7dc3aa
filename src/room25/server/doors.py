"""The door of the server: how long a request may take to arrive, and how many connections one address may hold.

Whoever opens a thousand connections and sends half a request on each is not waited for, and others still get in.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from room25.server import metrics

__all__ = ["Doors", "door"]

SILENCE = 5.0  # seconds between two log lines about the same thing
LOG = structlog.get_logger()


class Doors:
    """Counts the connections of every address, and says now and then that somebody was turned away."""

    def __init__(self, most: int, seconds: float, proxies: tuple[str, ...] = ()) -> None:
        self.most = most  # connections of one address; 0: as many as it likes
        self.seconds = seconds  # for a whole request
        self.proxies = proxies  # whose connections are other people's
        self.open: Counter[str] = Counter()
        self._said: dict[str, float] = {}

    def turn_away(self, why: str) -> None:
        """Count it, and log it unless the same was logged a moment ago."""
        metrics.TURNED_AWAY.labels(why).inc()
        if self._said.get(why, 0.0) < time.monotonic() - SILENCE:
            self._said[why] = time.monotonic()
            LOG.warning("turned-away", why=why, connections=self.open.total())


def door(doors: Doors) -> type[asyncio.Protocol]:
    """Return the protocol that keeps these doors, as uvicorn wants it."""

    class Door(HttpToolsProtocol):
        """A connection that is closed if its request does not arrive in time."""

        timer: asyncio.TimerHandle | None = None
        address = ""
        has_begun = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self.address = str(peer[0]) if peer else ""
            doors.open[self.address] += 1
            if doors.most and self.address not in doors.proxies and doors.open[self.address] > doors.most:
                doors.turn_away("too-many-connections")
                transport.abort()
                return
            self.wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self.arrived()
            self.leave()
            super().connection_lost(exc)

        def leave(self) -> None:
            doors.open[self.address] -= 1
            if doors.open[self.address] <= 0:
                del doors.open[self.address]

        def on_message_begin(self) -> None:
            self.has_begun = True
            self.wait()
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self.arrived()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self.arrived()
            super().handle_websocket_upgrade()
            socket: Any = (
                self.transport.get_protocol()
            )  # from now on it hears when the connection is lost, and we do not
            lost = socket.connection_lost

            def connection_lost(exc: Exception | None) -> None:
                self.leave()
                lost(exc)

            socket.connection_lost = connection_lost

        def wait(self) -> None:
            """From now on a whole request has so many seconds to arrive."""
            self.arrived()
            self.timer = self.loop.call_later(doors.seconds, self.give_up)

        def arrived(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def give_up(self) -> None:
            if self.has_begun:  # a browser opens a connection ahead now and then, and sends nothing
                doors.turn_away("too-slow")
            self.transport.abort()

    made: Any = Door
    return made  # type: ignore[no-any-return]
