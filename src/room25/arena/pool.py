"""Chunks over processes. Who plays a chunk, and when, changes nothing about its games; stopping early leaves nobody behind."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from room25.arena.plan import Cell, Chunk
from room25.arena.play import Played, play
from room25.errors import Room25Error

PATIENCE = 5.0  # seconds that a process gets to let go of its bots before it is killed


class Worker:
    """One process, and the chunk that it is at."""

    def __init__(self, cells: Sequence[Cell], seed: int, compiled: bool) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.chunk: Chunk | None = None
        self.process: SpawnProcess = context.Process(
            target=serve, args=(theirs, list(cells), seed, compiled), daemon=True, name="room25 arena"
        )
        self.process.start()
        theirs.close()

    def give(self, chunk: Chunk) -> None:
        self.chunk = chunk
        with suppress(ConnectionError):  # where it is gone already, `take` says so
            self.line.send(chunk)

    def take(self, cells: Sequence[Cell]) -> tuple[Chunk, Played]:
        """What it has played; an error of its own becomes ours."""
        chunk = self.chunk
        assert chunk is not None
        try:
            answer = self.line.recv()
        except (EOFError, ConnectionError):
            self.process.join(PATIENCE)
            what = f"{cells[chunk.cell]}, from deal {chunk.first} on"
            raise Room25Error(f"a process of the arena ended by itself ({self.process.exitcode}) at {what}") from None
        if isinstance(answer, str):
            raise Room25Error(answer)
        self.chunk = None
        return chunk, answer

    def stop(self) -> None:
        """Tell it to stop; it lets its bots go first."""
        self.line.close()
        if self.chunk is not None:
            self.process.terminate()

    def leave(self) -> None:
        """Wait until it is gone."""
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def run(
    cells: Sequence[Cell], chunks: Sequence[Chunk], seed: int, compiled: bool, workers: int
) -> Generator[tuple[Chunk, Played], None, None]:
    """Play all chunks, and give each as it is done."""
    waiting = list(reversed(chunks))
    crew: list[Worker] = []
    try:
        with _deaf():
            for _ in range(min(workers, len(chunks))):
                crew.append(Worker(cells, seed, compiled))
        for worker in crew:
            worker.give(waiting.pop())
        while busy := {worker.line: worker for worker in crew if worker.chunk is not None}:
            for line in wait(list(busy)):
                worker = busy[line]  # type: ignore[index]  # wait gives back what it was given
                done = worker.take(cells)
                if waiting:
                    worker.give(waiting.pop())
                yield done
    finally:
        for worker in crew:
            worker.stop()
        for worker in crew:
            worker.leave()


def serve(line: Connection, cells: list[Cell], seed: int, compiled: bool) -> None:
    """A process's life: chunks come in, games go out, until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is the arena that hears Ctrl-C
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that bots are let go on the way out
    try:
        if compiled:
            from room25.compiled import cpu

            cpu.rules()
        while True:
            chunk = line.recv()
            try:
                answer: Played | str = play(cells[chunk.cell], chunk, seed, compiled)
            except Room25Error as error:
                answer = f"{cells[chunk.cell]}: {error}"
            except Exception as error:
                answer = f"{cells[chunk.cell]}, from deal {chunk.first} on: {type(error).__name__}: {error}"
            line.send(answer)
    except (EOFError, ConnectionError):
        return


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
