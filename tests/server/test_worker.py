"""The thread of a database: one thing after the other, and whoever asked hears of it."""

from __future__ import annotations

import asyncio
import threading

import pytest

from room25.server.worker import Worker


def test_things_are_done_in_order_and_told_to_whoever_asked() -> None:
    async def go() -> None:
        worker, done = Worker("worker"), list[int]()

        def one(number: int) -> int:
            done.append(number)
            if number == 3:
                raise OSError("three")
            return number * 2

        found = await asyncio.gather(*(worker.do(lambda n=n: one(n)) for n in range(6)), return_exceptions=True)  # type: ignore[misc]
        assert [*map(str, found)] == ["0", "2", "4", "three", "8", "10"] and done == [*range(6)]
        worker.stop()

    asyncio.run(go())


def test_what_is_given_up_is_done_all_the_same_and_holds_nobody_up() -> None:
    async def go() -> None:
        worker, may_go, done = Worker("worker"), threading.Event(), list[str]()

        def slow() -> None:
            may_go.wait(20)
            done.append("given up")

        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await worker.do(slow)
        waiting = worker.do(lambda: done.append("waited for"))
        may_go.set()
        await waiting
        assert done == ["given up", "waited for"]
        worker.stop()

    asyncio.run(go())


def test_it_ends_when_everything_is_done_also_after_its_loop() -> None:
    done: list[int] = []

    async def go() -> Worker:
        worker = Worker("worker")
        for number in range(100):
            worker.do(lambda number=number: done.append(number))  # type: ignore[misc]
        return worker

    worker = asyncio.run(go())
    worker.stop()
    assert done == [*range(100)] and "worker" not in {thread.name for thread in threading.enumerate()}
