"""An event loop on a virtual clock: what happens next is decided by the seed, and waiting takes no time.

Every callback belongs to a process (a server, or the world around them). The callbacks of one process run in the order in which they
became ready, as asyncio promises; which process goes next is drawn. A process can be stopped between any two of its callbacks, which
are the places at which a coroutine waits: for a while (a pause), or for ever (a crash).
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")
MOST_STEPS = 400_000  # callbacks of one schedule: more mean that somebody goes round in circles


class TooBusy(AssertionError):
    """Callbacks without end."""


class Process:
    """Whose callbacks run together: one server, or everything that is not one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ready: deque[Handle] = deque()
        self.is_dead = False
        self.is_paused = False
        self.fuse: tuple[int, Callable[[], None]] | None = None  # what befalls it after so many callbacks
        self.tasks: list[asyncio.Task[Any]] = []

    def __repr__(self) -> str:
        return self.name


PROCESS: ContextVar[Process] = ContextVar("process")  # whose callback runs


class Handle:
    """A callback that is due now, or at a time."""

    __slots__ = ("args", "callback", "context", "order", "process", "when")

    def __init__(
        self, when: float, order: int, callback: Callable[..., object], args: tuple[Any, ...], context: Context
    ) -> None:
        self.when, self.order = when, order
        self.callback: Callable[..., object] | None = callback
        self.args = args
        self.context = context
        self.process: Process = context[PROCESS]

    def __lt__(self, other: Handle) -> bool:
        return (self.when, self.order) < (other.when, other.order)

    def cancel(self) -> None:
        self.callback = None
        self.args = ()

    def cancelled(self) -> bool:
        return self.callback is None


class VirtualLoop(asyncio.AbstractEventLoop):
    """As much of an event loop as asyncio's tasks, futures and time-outs need."""

    def __init__(self, dice: Random) -> None:
        self.now = 1000.0
        self.steps = 0
        self.failures: list[dict[str, Any]] = []
        self.world = Process("world")
        self.outside = self.context_of(self.world)  # for what no server does
        self._dice = dice
        self._runnable: list[Process] = []
        self._timers: list[Handle] = []
        self._order = 0
        self._is_stopped = False

    # What asyncio asks of a loop.

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> Handle:  # type: ignore[override]
        handle = Handle(self.now, 0, callback, args, context or copy_context())
        self._make_ready(handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Handle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Handle:
        self._order += 1
        handle = Handle(when, self._order, callback, args, context or copy_context())
        heapq.heappush(self._timers, handle)
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[T]:
        task: asyncio.Task[T] = asyncio.Task(coro, loop=self, name=name, context=context)
        task._log_destroy_pending = False  # type: ignore[attr-defined]  # a crash leaves it as it is
        (context or copy_context())[PROCESS].tasks.append(task)
        return task

    def spawn(self, process: Process, coro: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin a task of another process."""
        return self.create_task(coro, context=self.context_of(process))

    def context_of(self, process: Process) -> Context:
        """Return a context in which callbacks belong to this process."""
        context = Context()
        context.run(PROCESS.set, process)
        return context

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failures.append(context)

    # What the simulation does with it.

    def kill(self, process: Process) -> None:
        """Nothing of this process runs any more."""
        process.is_dead = True
        process.ready.clear()
        if process in self._runnable:
            self._runnable.remove(process)

    def pause(self, process: Process) -> None:
        """Nothing of this process runs until it is resumed; its time goes on."""
        process.is_paused = True
        if process in self._runnable:
            self._runnable.remove(process)

    def resume(self, process: Process) -> None:
        process.is_paused = False
        if process.ready and not process.is_dead:
            self._runnable.append(process)

    def play(self, main: Coroutine[Any, Any, T]) -> T:
        """Run until this is done. Raises TooBusy if that takes more callbacks than it may."""
        asyncio._set_running_loop(self)
        try:
            task = self.spawn(self.world, main)
            while not task.done():
                self._step()
            return task.result()
        finally:
            asyncio._set_running_loop(None)

    def _make_ready(self, handle: Handle) -> None:
        process = handle.process
        if process.is_dead:
            return
        process.ready.append(handle)
        if len(process.ready) == 1 and not process.is_paused:
            self._runnable.append(process)

    def _step(self) -> None:
        runnable = self._runnable
        if not runnable:
            self._pass_time()
            return
        place = int(self._dice.random() * len(runnable)) if len(runnable) > 1 else 0
        process = runnable[place]
        handle = process.ready.popleft()
        if not process.ready:
            del runnable[place]
        if handle.callback is None:
            return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooBusy(f"{MOST_STEPS} callbacks, and no end; the last one is of {process}: {handle.callback}")
        handle.context.run(handle.callback, *handle.args)
        if process.fuse is not None:
            left, then = process.fuse
            process.fuse = (left - 1, then) if left else None
            if not left:
                then()

    def _pass_time(self) -> None:
        """Go to the next moment at which something is due."""
        timers = self._timers
        while timers and (timers[0].callback is None or timers[0].process.is_dead):
            heapq.heappop(timers)
        assert timers, "nothing will ever happen again"
        self.now = max(self.now, timers[0].when)
        while timers and timers[0].when <= self.now:
            handle = heapq.heappop(timers)
            if handle.callback is not None:
                self._make_ready(handle)


def end(processes: list[Process]) -> None:
    """Close what is left of their coroutines, in order, so that nothing of one schedule happens during another."""
    for process in processes:
        process.is_dead = True
    for process in processes:
        for task in process.tasks:
            if not task.done():
                coroutine = task.get_coro()
                for _ in range(10):  # one that goes on in its `finally` is told again
                    try:
                        coroutine.close()
                        break
                    except RuntimeError:
                        continue
        process.tasks.clear()
