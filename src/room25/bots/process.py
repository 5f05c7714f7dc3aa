"""A bot that is a program of its own, in any language: see `protocol` for what it reads and writes.

It runs as another process and gets lines of JSON, so it knows what the lines say and has no way to a state.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import tempfile
import threading
import weakref
from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Any, TypeVar

from room25.bots import protocol
from room25.bots.contract import Bot, BotError, Budget, Command
from room25.game import Decision, SeatView

__all__ = ["Process", "START_GRACE", "patience"]

T = TypeVar("T")

ANSWER_GRACE = 2.0  # seconds beyond the budget: for the lines themselves, and for a machine that is busy
START_GRACE = 10.0  # seconds more for the first answer: a program has to start
PLAYOUT_SECONDS = 60.0  # seconds for an answer whose budget is counted in playouts
LONGEST_ANSWER = 1 << 20  # characters of an answer


def patience(budget: Budget, grace: float = ANSWER_GRACE) -> float:
    """Return the seconds that an answer may take, whoever gives it."""
    return (PLAYOUT_SECONDS if budget.playouts else budget.seconds) + grace


class Process(Bot):
    """Asks a program. If it writes rubbish, stays silent or ends, BotError is raised; then it is ended and never asked again."""

    name = "program"

    def __init__(
        self,
        command: str,
        seed: int = 0,
        budget: Budget = Budget(),  # noqa: B008  (a budget never changes)
        grace: float = ANSWER_GRACE,
        start: float = START_GRACE,
    ) -> None:
        super().__init__(seed, budget)
        self.command = command
        self._wait = patience(budget, grace)
        self._extra = start
        self._failed: BotError | None = None
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  (what it says to whoever watches; told when it dies)
        try:
            words = shlex.split(command)
            self._process = _start(words, self._errors)
        except (ValueError, IndexError, OSError) as error:
            self._errors.close()
            raise BotError(f"the program {command!r} cannot be started: {error}") from None
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._answers: SimpleQueue[str] = SimpleQueue()
        # The pipes are used by a thread of their own, so that a program that neither reads nor writes holds nobody up.
        threading.Thread(target=_talk, args=(self._process, self._lines, self._answers), daemon=True).start()
        self._end = weakref.finalize(self, _end, self._process, self._lines, self._errors)

    def decide(self, view: SeatView, decision: Decision) -> Command:
        said = self._ask(protocol.DECIDE, view, protocol.read_answer)
        assert said is not None
        return said

    def aside(self, view: SeatView) -> Command | None:
        return self._ask(protocol.ASIDE, view, protocol.read_answer) if view.asides else None

    def beliefs(self, view: SeatView) -> Mapping[str, Any] | None:
        """What it answers to "odds": a program that does not know this question states no beliefs."""
        return self._ask(protocol.ODDS, view, protocol.read_odds)

    def close(self) -> None:
        """End the program and wait until it is gone."""
        self._failed = self._failed or BotError(f"the program {self.command!r} has been ended")
        self._end()

    def _ask(self, ask: str, view: SeatView, read: Callable[[str, str], T]) -> T:
        if self._failed is not None:
            raise self._failed
        try:
            self._lines.put(protocol.question(ask, view, self.seed, self.budget))
            return read(self._next(), ask)
        except BotError as error:
            self._failed = BotError(f"the program {self.command!r} cannot go on: {error}")
            self.close()
            raise self._failed from None

    def _next(self) -> str:
        wait, self._extra = self._wait + self._extra, 0.0
        try:
            line = self._answers.get(timeout=wait)
        except Empty:
            raise BotError(f"it has not answered within {wait:g} s") from None
        if not line:
            raise BotError(f"it has ended{self._last_words()}")
        return line

    def _last_words(self) -> str:
        """Return its exit code and the last line of its standard error, as the end of a sentence."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip().splitlines()
        code = self._process.returncode
        return ("" if code is None else f" with exit code {code}") + (f": {said[-1][:200]}" if said else "")


def _start(words: list[str], errors: IO[bytes]) -> subprocess.Popen[str]:
    """Start a program in a process group of its own: what it starts ends with it, and Ctrl-C here does not reach it."""
    return subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=errors,
        encoding="utf-8",
        errors="replace",
        bufsize=1,
        start_new_session=True,
    )


def _talk(process: subprocess.Popen[str], lines: SimpleQueue[str], answers: SimpleQueue[str]) -> None:
    """Write a line, read a line, until the program ends or the bot is closed; then an empty answer says so."""
    assert process.stdin is not None and process.stdout is not None
    answer = "\n"
    with suppress(OSError, ValueError), process.stdout, process.stdin:
        while answer and (line := lines.get()):
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer = process.stdout.readline(LONGEST_ANSWER)
            if answer:
                answers.put(answer)
    answers.put("")


def _end(process: subprocess.Popen[str], lines: SimpleQueue[str], errors: IO[bytes]) -> None:
    """Kill the program and wait for its end: no process of ours outlives its bot."""
    if process.returncode is None:  # not waited for yet, so its process id is still its own
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
    process.wait()
    lines.put("")
    errors.close()
