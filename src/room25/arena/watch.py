"""A bot from somebody's own file that does not answer is given up, as a program that hangs is ended.

Nothing in Python stops a loop that runs in the same process, so whoever asks says here when an answer is due, and a thread beside it
says once when it is overdue: a process of the pool then reports the bot and ends.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

__all__ = ["due", "start"]

LOOKS = 0.25  # seconds between two looks


@dataclass(frozen=True)
class Asked:
    """Who was asked, and until when it may think."""

    name: str
    seconds: float
    until: float


_asked: list[Asked] = []  # the bot that is thinking now, if one is watched


@contextmanager
def due(name: str, seconds: float) -> Iterator[None]:
    """While this lasts the bot `name` is thinking, and may do so for so many seconds."""
    _asked.append(Asked(name, seconds, time.monotonic() + seconds))
    try:
        yield
    finally:
        _asked.pop()


def start(give_up: Callable[[str], None]) -> None:
    """Watch the bots of this process from now on; `give_up` gets one sentence about the first that does not answer."""
    threading.Thread(target=_watch, args=(give_up,), daemon=True, name="watch").start()


def _watch(give_up: Callable[[str], None]) -> None:
    while True:
        time.sleep(LOOKS)
        late = [asked for asked in list(_asked) if asked.until < time.monotonic()]
        if late:
            give_up(f"the bot {late[0].name} has not answered within {late[0].seconds:g} s")
            return
