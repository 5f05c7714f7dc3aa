"""A queue that is fair: whoever waits with a hundred things gets one done, and then it is everybody else's turn."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

__all__ = ["FairQueue"]

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things by whose they are. Those of one come in their order, and one of each comes in turn."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}  # whose turn is next stands first
        self._count = asyncio.Semaphore(0)
        self._size = 0

    def put(self, whose: str, thing: T) -> None:
        self._waiting.setdefault(whose, deque()).append(thing)
        self._size += 1
        self._count.release()

    async def get(self) -> T:
        """Wait for something, and return it."""
        await self._count.acquire()
        whose = next(iter(self._waiting))
        mine = self._waiting.pop(whose)
        thing = mine.popleft()
        self._size -= 1
        if mine:
            self._waiting[whose] = mine  # at the end
        return thing

    def qsize(self) -> int:
        return self._size
