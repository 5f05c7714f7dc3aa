"""How far a long command has come, told on the side: a bar at a terminal, elsewhere a plain line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["told"]

EVERY = 15.0  # seconds between two plain lines: a log stays readable, and nobody takes the program for dead

Tell = Callable[[int, int, str], None]  # how many are done, of how many (0: unknown), and what comes next


@contextmanager
def told(console: Console) -> Iterator[Tell]:
    """Yield a function that tells progress on this console; what it is told first is shown at once."""
    if not console.is_terminal:
        yield _plainly(console)
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    times = (TimeElapsedColumn(), TextColumn("[dim]to go"), TimeRemainingColumn(compact=True))
    columns = (BarColumn(), MofNCompleteColumn(), *times, TextColumn("[dim]{task.description}"))
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=None)

        def tell(done: int, of: int, what: str) -> None:
            progress.update(task, completed=done, total=of or None, description=what)

        yield tell


def _plainly(console: Console) -> Tell:
    last = -EVERY

    def tell(done: int, of: int, what: str) -> None:
        nonlocal last
        now = time.monotonic()
        if what and now - last >= EVERY:
            last = now
            count = f"{done:,} of {of:,}: " if of else ""
            console.print(f"{count}{what}", highlight=False, markup=False, soft_wrap=True)

    return tell
