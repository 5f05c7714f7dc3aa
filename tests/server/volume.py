"""Proofs in shares: several processes make one each, with other dice, and what they have seen is added up."""

from __future__ import annotations

import asyncio
import base64
import logging
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import structlog

PROGRESS = 15.0  # seconds between two lines
Prove = Callable[[Path, str, int, int], Coroutine[Any, Any, Any]]  # folder, database, how much, seed → counts


@dataclass(frozen=True)
class Proof:
    """What is proven, with the volume that is promised, and on which databases."""

    prove: Prove
    volume: int
    databases: tuple[str, ...] = ("sqlite",)
    workers: int = 0  # at most so many shares beside each other; 0: as many as are asked for
    lane: str = "bytes"  # lanes are made beside each other: some mostly wait, for disks and for servers that die
    is_alone: bool = False  # after all others, since it judges how long somebody waits


class Meter:
    """How far this process is; it prints that now and then if another one reads it."""

    def __init__(self) -> None:
        self.is_read = False
        self.done = 0
        self._said = 0.0

    def step(self, more: int = 1) -> None:
        self.done += more
        if self.is_read and self._said < time.monotonic() - 1:
            self._said = time.monotonic()
            print("done", self.done, flush=True)


METER = Meter()


def add(first: Any, second: Any) -> Any:
    """What two shares have seen, together."""
    return type(first)(*(getattr(first, one.name) + getattr(second, one.name) for one in fields(first)))


def share(proof: Proof, folder: Path, url: str, count: int, seed: int) -> None:
    """Make one share, and print what it has seen for whoever reads it."""
    METER.is_read = True
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    counts = asyncio.run(proof.prove(folder, url, count, seed))
    print("counts", base64.b64encode(pickle.dumps(counts)).decode(), flush=True)


def together(commands: Sequence[Sequence[str]], say: Callable[[str], None]) -> Any:
    """Run these programs, each of which makes a share; gives what all have seen. Raises SystemExit if one of them fails."""
    began, done = time.monotonic(), [0] * len(commands)
    with ThreadPoolExecutor(len(commands)) as readers:
        running = [readers.submit(_follow, command, done, number) for number, command in enumerate(commands)]
        while wait(running, PROGRESS).not_done:
            say(f"{sum(done):,} after {time.monotonic() - began:.0f} s")
        found = [one.result() for one in running]
    total = found[0]
    for one in found[1:]:
        total = add(total, one)
    return total


def _follow(command: Sequence[str], done: list[int], number: int) -> Any:
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        counts = None
        for line in process.stdout:
            what, _, rest = line.partition(" ")
            if what == "done":
                done[number] = int(rest)
            elif what == "counts":
                counts = pickle.loads(base64.b64decode(rest))
    if process.returncode or counts is None:
        raise SystemExit(f"a share was not proven: {' '.join(command)}")
    return counts
