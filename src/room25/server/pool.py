"""The processes in which bots think: a few for the whole server, shared by all tables.

A question carries the view of the seat that asks and nothing else. The process makes a bot for this one question and forgets it, so no
table and no seat hears of another. Processes start when there is something to ask, and end when there has been nothing for a while.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass

import structlog

from room25.bots import protocol
from room25.bots.contract import BotError, Budget
from room25.bots.registry import THINKERS
from room25.bots.seat import Answer
from room25.bots.serve import ANY
from room25.game import SeatView
from room25.server import metrics
from room25.server.fair import FairQueue

__all__ = ["BUDGET", "Pool"]

BUDGET = Budget(seconds=0.5)  # of a bot's answer
ANSWER_GRACE = 5.0  # seconds for an answer, beyond the budget
START_GRACE = 30.0  # seconds more for the first one: a process has to start, and may load compiled rules
PROCESSES = 2  # processes of each kind
IDLE_SECONDS = 300.0  # seconds without a question, after which a process is let go
LONGEST_ANSWER = 1 << 20  # bytes of an answer
LOG = structlog.get_logger()


@dataclass(frozen=True)
class Question:
    """A line for a process, how many seconds its answer may take, and the future of the task that waits for it."""

    line: bytes
    seconds: float
    answer: asyncio.Future[str]


class Pool:
    """Asks bots by name."""

    def __init__(self, size: int = PROCESSES, idle: float = IDLE_SECONDS) -> None:
        self.size = size  # processes of each kind, at most
        self._idle = idle
        self._queues: dict[bool, FairQueue[Question]] = {heavy: FairQueue() for heavy in (False, True)}
        self._workers: dict[bool, set[asyncio.Task[None]]] = {False: set(), True: set()}
        self._free: dict[bool, int] = {False: 0, True: 0}

    async def ask(
        self, bot: str, ask: str, view: SeatView, seed: int, budget: Budget = BUDGET, table: str = ""
    ) -> Answer:
        """Ask a bot by name and wait for its answer. Raises BotError if there is none. Tables are served in turn."""
        line = protocol.question(ask, view, seed, budget, bot)
        said = await self.think(line, bot in THINKERS, budget.seconds + ANSWER_GRACE, table)
        command = protocol.read_answer(said, ask)
        rest = json.loads(said)
        note, reason, values = (rest.get(key) for key in ("note", "reason", "values"))
        return Answer(
            command,
            note if isinstance(note, str) else "",
            reason if isinstance(reason, str) else "",
            {str(key): str(value) for key, value in values.items()} if isinstance(values, dict) else {},
        )

    async def think(self, line: str, heavy: bool, seconds: float, whose: str = "") -> str:
        """Give a line to a process and return the line that it answers. Raises BotError if there is none within so many seconds.

        What takes long is heavy, and does not hold up what is answered at once.
        """
        question = Question(line.encode() + b"\n", seconds, asyncio.get_running_loop().create_future())
        self._queues[heavy].put(whose, question)
        self._hire(heavy)
        return await question.answer

    def _hire(self, heavy: bool) -> None:
        """Start another worker if a question would wait although the pool is not full."""
        if self._queues[heavy].qsize() > self._free[heavy] and len(self._workers[heavy]) < self.size:
            task = asyncio.create_task(self._work(heavy), name="bots")
            self._workers[heavy].add(task)
            task.add_done_callback(lambda left: self._leaves(heavy, left))

    def _leaves(self, heavy: bool, worker: asyncio.Task[None]) -> None:
        self._workers[heavy].discard(worker)
        if not worker.cancelled():
            self._hire(heavy)

    async def close(self) -> None:
        """End every process."""
        tasks = [task for workers in self._workers.values() for task in workers]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, heavy: bool) -> None:
        """Run one process and give it questions, one after the other, until there have been none for a while."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                self._free[heavy] += 1
                try:
                    async with asyncio.timeout(self._idle):
                        question = await self._queues[heavy].get()
                except TimeoutError:
                    return
                finally:
                    self._free[heavy] -= 1
                if question.answer.cancelled():  # its player is back
                    continue
                try:
                    extra = 0.0
                    if process is None:
                        process, extra = await _start(), START_GRACE
                    answer = await _converse(process, question, extra)
                    if not question.answer.done():
                        question.answer.set_result(answer)
                except (BotError, OSError, TimeoutError, ValueError) as error:
                    LOG.warning("bot-process-failed", error=type(error).__name__)
                    if not question.answer.done():
                        question.answer.set_exception(BotError(f"the bot did not answer: {error}"))
                    if process is not None:
                        await _end(process)
                        process = None
        finally:
            if process is not None:
                await _end(process)


async def _start() -> asyncio.subprocess.Process:
    """Start a process that answers for any bot. It is not reached by Ctrl-C at our terminal, and ends when we do."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "room25", "bot", ANY),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=LONGEST_ANSWER,
        start_new_session=True,
    )
    metrics.BOT_PROCESSES.inc()
    return process


async def _converse(process: asyncio.subprocess.Process, question: Question, extra: float) -> str:
    assert process.stdin is not None and process.stdout is not None
    async with asyncio.timeout(question.seconds + extra):
        process.stdin.write(question.line)
        await process.stdin.drain()
        line = (await process.stdout.readline()).decode(errors="replace")
    if not line:
        raise BotError("its process has ended")
    return line


async def _end(process: asyncio.subprocess.Process) -> None:
    """Kill a process and wait for its end: no process of ours outlives the server."""
    metrics.BOT_PROCESSES.dec()
    with suppress(ProcessLookupError, PermissionError):
        if process.returncode is None:
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
    with suppress(ProcessLookupError):
        await process.wait()
