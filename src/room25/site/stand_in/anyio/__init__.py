"""In the place of AnyIO, which Starlette uses for files, threads and streams: a page has none of them."""

from __future__ import annotations

from typing import Any, NoReturn

from anyio import abc, lowlevel, to_thread

__all__ = [
    "AsyncFile",
    "CancelScope",
    "CapacityLimiter",
    "EndOfStream",
    "abc",
    "create_task_group",
    "lowlevel",
    "open_file",
    "to_thread",
]


class EndOfStream(Exception):
    """Of a stream; there are none here."""


class AsyncFile:
    """Read by nobody here."""


def _missing(*given: Any, **named: Any) -> NoReturn:
    raise NotImplementedError("a page has neither files nor threads")


CancelScope = CapacityLimiter = create_task_group = open_file = _missing
