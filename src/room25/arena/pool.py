"""Jobs over processes. Who does a job, and when, changes nothing about what comes out; stopping early leaves nobody behind."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Generic, Protocol, TypeVar

from room25.arena import watch
from room25.errors import Room25Error

__all__ = ["Work", "attempt", "run"]

CLOSING_SECONDS = 5.0  # seconds that a process gets to let go of its bots before it is killed


J = TypeVar("J")
R = TypeVar("R")
J_contra = TypeVar("J_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)


class Work(Protocol[J_contra, R_co]):
    """What is done with every job, in whatever process: it travels there once."""

    def __call__(self, job: J_contra, /) -> R_co: ...

    def name(self, job: J_contra, /) -> str:
        """What an error calls this job."""
        ...


class Worker(Generic[J, R]):
    """One process, and the job that it is at."""

    def __init__(self, work: Work[J, R]) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.work = work
        self.job: J | None = None
        self.process: SpawnProcess = context.Process(
            target=serve, args=(theirs, work), daemon=True, name="room25 worker"
        )
        self.process.start()
        theirs.close()

    def give(self, job: J) -> None:
        self.job = job
        with suppress(ConnectionError):  # if it is gone already, `take` says so
            self.line.send(job)

    def take(self) -> tuple[J, R]:
        """What it has done; an error of its own becomes ours."""
        job = self.job
        assert job is not None
        try:
            done, answer = self.line.recv()
        except (EOFError, ConnectionError):
            self.process.join(CLOSING_SECONDS)
            what = f"ended by itself ({self.process.exitcode}) at {self.work.name(job)}"
            raise Room25Error(f"a process {what}") from None
        if not done:
            raise Room25Error(answer)
        self.job = None
        return job, answer

    def stop(self) -> None:
        """Tell it to stop; it lets its bots go first."""
        self.line.close()
        if self.job is not None:
            self.process.terminate()

    def leave(self) -> None:
        """Wait until it is gone."""
        self.process.join(CLOSING_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def run(work: Work[J, R], jobs: Sequence[J], workers: int) -> Generator[tuple[J, R], None, None]:
    """Do all jobs, and give each as it is done."""
    waiting = list(reversed(jobs))
    crew: list[Worker[J, R]] = []
    try:
        with _deaf():
            for _ in range(min(workers, len(jobs))):
                crew.append(Worker(work))
        for worker in crew:
            worker.give(waiting.pop())
        while busy := {worker.line: worker for worker in crew if worker.job is not None}:
            for line in wait(list(busy)):
                worker = busy[line]  # type: ignore[index]  # wait gives back what it was given
                done = worker.take()
                if waiting:
                    worker.give(waiting.pop())
                yield done
    finally:
        for worker in crew:
            worker.stop()
        for worker in crew:
            worker.leave()


def serve(line: Connection, work: Work[J, R]) -> None:
    """A process's life: jobs come in, what was done goes out, until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is the first process that hears Ctrl-C
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that bots are let go on the way out
    at: list[J] = []  # the job that this process is at

    def give_up(why: str) -> None:
        with suppress(OSError):
            line.send((False, f"{work.name(at[0])}: {why}"))
        os._exit(1)  # the bot's loop would go on, whatever else is tried

    watch.start(give_up)
    try:
        while True:
            at[:] = [line.recv()]
            line.send(attempt(work, at[0]))
    except (EOFError, ConnectionError):
        return


def attempt(work: Work[J, R], job: J) -> tuple[bool, R | str]:
    """Do one job; if it fails, returns False and one sentence that says at what."""
    try:
        return True, work(job)
    except Room25Error as error:
        return False, f"{work.name(job)}: {error}"
    except Exception as error:
        return False, f"{work.name(job)}: {type(error).__name__}: {error}"


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl-C, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
