"""Logs: one JSON object per line on standard error. They never hold a key, a seed, a command or a traceback."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from types import TracebackType

import msgspec
import structlog

__all__ = ["to_standard_error"]


def to_standard_error() -> None:
    """Write every line as JSON, with its time; the libraries' lines too."""
    structlog.configure(
        processors=[
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
    logging.basicConfig(level=logging.WARNING, handlers=[theirs], force=True)


class LogFormatter(logging.Formatter):
    """Keeps only the first line of a library's message, since the others may quote its data."""

    def format(self, record: logging.LogRecord) -> str:
        first = (record.getMessage().splitlines() or [""])[0]
        said = {"event": first, "logger": record.name, "level": record.levelname.lower()}
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
