"""Logs: one JSON object per line on standard error. They never hold a key, a seed, a command or a traceback.

Whoever knocks a thousand times a second fills no disk with lines: of one kind a few are written in a while, and how many were not.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from datetime import UTC, datetime
from types import TracebackType

import msgspec
import structlog

__all__ = ["Seldom", "to_standard_error"]

MOST, WHILE = 10, 5.0  # lines of one kind in so many seconds
REFUSED = "ASGI callable returned without completing handshake."  # what uvicorn calls a socket that we have refused with an answer


def to_standard_error() -> None:
    """Write every line as JSON, with its time; the libraries' lines too."""
    structlog.configure(
        processors=[
            _seldom,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_values,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    theirs = logging.StreamHandler(sys.stderr)
    theirs.setFormatter(LogFormatter())
    theirs.addFilter(_theirs_seldom)
    logging.basicConfig(level=logging.WARNING, handlers=[theirs], force=True)


class Seldom:
    """Counts lines by their kinds, and says which are written."""

    def __init__(self, most: int = MOST, seconds: float = WHILE) -> None:
        self._most, self._seconds = most, seconds
        self._since = time.monotonic()
        self._seen: Counter[object] = Counter()
        self._unsaid: Counter[object] = Counter()

    def passes(self, kind: object) -> bool:
        """Whether another line of this kind is written now."""
        if time.monotonic() >= self._since + self._seconds:
            self._since = time.monotonic()
            self._seen.clear()
        self._seen[kind] += 1
        if self._seen[kind] <= self._most:
            return True
        self._unsaid[kind] += 1
        return False

    def unsaid(self, kind: object) -> int:
        """Return how many of this kind were not written since this was asked last."""
        return self._unsaid.pop(kind, 0)


_lines = Seldom()


def _seldom(logger: object, method: str, said: structlog.typing.EventDict) -> structlog.typing.EventDict:
    kind = (said.get("event"), said.get("code"))
    if not _lines.passes(kind):
        raise structlog.DropEvent
    if unsaid := _lines.unsaid(kind):
        said["unsaid"] = unsaid
    return said


def _theirs_seldom(record: logging.LogRecord) -> bool:
    return record.msg != REFUSED and _lines.passes((record.name, record.msg))


class LogFormatter(logging.Formatter):
    """Keeps only the first line of a library's message, since the others may quote its data."""

    def format(self, record: logging.LogRecord) -> str:
        first = (record.getMessage().splitlines() or [""])[0]
        said = {"event": first, "logger": record.name, "level": record.levelname.lower()}
        if unsaid := _lines.unsaid((record.name, record.msg)):
            said["unsaid"] = str(unsaid)
        if record.exc_info and record.exc_info[0] is not None:
            said.update(_place(record.exc_info[0], record.exc_info[2]))
        return msgspec.json.encode(said | {"timestamp": datetime.fromtimestamp(record.created, UTC)}).decode()


def _without_values(logger: object, method: str, said: structlog.typing.EventDict) -> structlog.typing.EventDict:
    if said.pop("exc_info", None):
        kind, _, trace = sys.exc_info()
        if kind is not None:
            said.update(_place(kind, trace))
    return said


def _place(kind: type[BaseException], trace: TracebackType | None) -> dict[str, str]:
    """Keep only type and place of an exception: its text may quote what somebody wrote, and a database's error quotes the row."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace is not None else ""
    return {"error": kind.__name__, "at": where}
