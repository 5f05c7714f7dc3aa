"""One socket's end of a table: the messages that wait to be sent to it, in a queue with a limit."""

from __future__ import annotations

import asyncio
from collections import deque

from room25.server.messages import Code
from room25.server.store import StoredGame

__all__ = ["Watcher"]

WAITING = 64  # messages; who is further behind is let go, and comes back with the number of its last event
FEW = 8  # messages that are written together


class Watcher:
    """Somebody who watches a table, from a seat or as a spectator."""

    def __init__(
        self, pov: int, most: int = WAITING, key_hash: str | None = None, host_hash: str = "", address: str = ""
    ) -> None:
        self.pov = pov
        self.address = address  # from which this one is connected
        self.key_hash = key_hash  # of the key that opened the seat: who has lost it may look no longer
        self.host_hash = host_hash  # of the host's key, as far as this client has one
        self.dropped = asyncio.Event()  # the server ends it: `why` says so
        self.why: tuple[Code, str] = ("too-slow", "you did not take what was sent to you")
        self.has_left = False
        self.holds = False  # its device is being handed on: nobody sits there
        self._most = most
        self._greeting = 0  # messages of the greeting that still wait: they do not count as being behind
        self._waiting: deque[bytes] = deque()
        self._arrived = asyncio.Event()
        self._has_room = asyncio.Event()
        self._has_room.set()

    def finds_its_seat(self, table: StoredGame) -> bool:
        """Return whether this one's key still opens a seat; if that has another number now, it looks from there."""
        if self.key_hash is not None and self.key_hash in table.key_hashes:
            self.pov = table.key_hashes.index(self.key_hash)
        return self.key_hash is None or self.key_hash in table.key_hashes

    def is_host(self, table: StoredGame) -> bool:
        """Whether this is the host, by the host's key or by that of a seat that was made the host's."""
        return bool(table.host_hash) and table.host_hash in (self.host_hash, self.key_hash)

    def greet(self, messages: list[bytes]) -> None:
        """Queue what a newcomer is told before anything else, however much that is."""
        self._greeting = len(messages)
        self._waiting.extendleft(reversed(messages))
        self._arrived.set()

    def send(self, data: bytes) -> None:
        """Queue a message without waiting; a client that is too slow is dropped, so that it holds nobody up."""
        if self.dropped.is_set():
            return
        if self._behind() >= self._most:
            self.dropped.set()
            return
        self._waiting.append(data)
        self._arrived.set()
        if self._behind() > self._most // 2:
            self._has_room.clear()

    def drop(self, code: Code, text: str) -> None:
        """End the connection, for this reason."""
        if not self.dropped.is_set():
            self.why = (code, text)
            self.dropped.set()

    async def next(self) -> bytes:
        """Wait for the next message for this client, and return it."""
        while not self._waiting:
            self._arrived.clear()
            await self._arrived.wait()
        return self._take()

    async def next_few(self) -> list[bytes]:
        """Wait for the next message for this client, and return it with some of those that wait behind it."""
        found = [await self.next()]
        while self._waiting and len(found) < FEW:
            found.append(self._take())
        return found

    async def room(self) -> None:
        """Wait until half of it is free: who asks much without reading the answers is not listened to meanwhile."""
        await self._has_room.wait()

    def waiting(self) -> list[bytes]:
        """Take all that waits."""
        return [self._take() for _ in range(len(self._waiting))]

    def _take(self) -> bytes:
        data = self._waiting.popleft()
        self._greeting = max(0, self._greeting - 1)
        if self._behind() <= self._most // 2:
            self._has_room.set()
        return data

    def _behind(self) -> int:
        return len(self._waiting) - self._greeting
