"""Logs: one JSON object a line on standard error. No key, no seed and no command is ever said in them."""

from __future__ import annotations

import logging
import sys

import structlog


def to_standard_error() -> None:
    """Write every line as JSON, with its time."""
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


def _without_values(logger: object, method: str, said: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Of an exception only its type and place: its text may quote what somebody said, and a database's error quotes the row."""
    if said.pop("exc_info", None):
        kind, _, trace = sys.exc_info()
        said["error"] = kind.__name__ if kind else ""
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        if trace is not None:
            said["at"] = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
    return said
