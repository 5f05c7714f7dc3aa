"""The database itself: how we connect, how it is told to keep what it has, and how other servers on it hear of a change."""

from __future__ import annotations

import secrets
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from room25.errors import Room25Error

CHANNEL = "room25"
News = Literal["played", "seats", "said"]  # what has changed at a table


class Conflict(Exception):
    """Somebody else was first: the seat is taken, or the command is there already."""


def cannot_open(error: Exception) -> Room25Error:
    """One sentence about a database that cannot be opened."""
    reason = (str(error).strip() or type(error).__name__).splitlines()[0]
    return Room25Error(f"the database cannot be opened: {reason}")


class Database:
    """One database: `sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://…`, by the same statements."""

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(6)  # who speaks, where several servers share a database
        self.engine = create_async_engine(url, hide_parameters=True)  # an error does not say what was in the row
        self.is_shared = self.engine.dialect.name == "postgresql"  # other servers may work on it, and hear us
        if not self.is_shared:
            sa.event.listen(self.engine.sync_engine, "connect", _durable)

    async def ping(self) -> None:
        """Fails where the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(sa.text("SELECT 1 FROM games LIMIT 1"))

    async def tell(self, connection: AsyncConnection, game: str, news: News) -> None:
        """Let the other servers know, when and only if this transaction is committed."""
        if self.is_shared:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.node} {game} {news}")))


def _durable(connection: Any, record: object) -> None:
    """Readers beside the writer, and a commit that has reached the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
