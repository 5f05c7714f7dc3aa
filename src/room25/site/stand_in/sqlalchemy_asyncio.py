"""In the place of `sqlalchemy.ext.asyncio`, which our server uses for PostgreSQL alone: it loads the whole object mapper."""

from __future__ import annotations

from typing import Any, NoReturn

__all__ = ["AsyncConnection", "AsyncEngine", "create_async_engine"]


class AsyncEngine:
    """Of which there are none here."""


class AsyncConnection:
    """Of which there are none here."""


def create_async_engine(*given: Any, **named: Any) -> NoReturn:
    raise NotImplementedError("a browser keeps its games in SQLite")
