"""One socket's end of a table: what waits to be sent to it, and never more than so much."""

from __future__ import annotations

import asyncio

WAITING = 64  # messages; who is further behind is let go, and comes back with the number of its last event


class Watcher:
    """Somebody who looks at a table from one seat, or as a spectator."""

    def __init__(self, pov: int, most: int = WAITING) -> None:
        self.pov = pov
        self.dropped = asyncio.Event()  # it did not keep up
        self.has_left = False
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(most)
        self._half = most // 2
        self._has_room = asyncio.Event()
        self._has_room.set()

    def send(self, data: bytes) -> None:
        """Never waits: a slow client is dropped, so that it holds nobody up."""
        if self.dropped.is_set():
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self.dropped.set()
        if self._queue.qsize() > self._half:
            self._has_room.clear()

    async def next(self) -> bytes:
        """The next message for this client."""
        data = await self._queue.get()
        if self._queue.qsize() <= self._half:
            self._has_room.set()
        return data

    async def room(self) -> None:
        """Wait until half of it is free: who asks much without reading the answers is not listened to meanwhile."""
        await self._has_room.wait()

    def waiting(self) -> list[bytes]:
        """Take all that waits."""
        found = []
        while not self._queue.empty():
            found.append(self._queue.get_nowait())
        return found
