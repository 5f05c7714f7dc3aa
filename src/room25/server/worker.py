"""A thread that does one thing after the other, and tells the loop.

An executor makes a future with a lock of its own for everything, besides the loop's: that costs a third of what it takes to write a row.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

__all__ = ["Worker"]

T = TypeVar("T")


class Worker:
    """Works until it is stopped; what is asked of it is done in the order in which it was asked."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def do(self, job: Callable[[], T]) -> asyncio.Future[T]:
        """Have this done. The future holds what it returns or raises; who gives it up no longer waits, and it is done all the same."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, done))
        return done

    def stop(self) -> None:
        """Wait until everything is done."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (asked := self._jobs.get()) is not None:
            job, done = asked
            result: Any = None
            error: BaseException | None = None
            try:
                result = job()
            except BaseException as raised:
                error = raised
            with suppress(RuntimeError):  # the loop has ended: nobody waits
                done.get_loop().call_soon_threadsafe(_settle, done, result, error)
            del asked, job, done, result, error  # nothing is held until the next one comes


def _settle(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
