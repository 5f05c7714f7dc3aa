"""Who leads a table, if several servers share a PostgreSQL: a lease, which holds while its server shows that it is alive.

A server renews one row of its own, for all tables that it leads. All times are by the clock of the database. A server that hangs lets its
leases run out, and another one takes them with the next epoch; what the former leader still wants to write is fenced off by that number
(`database.Fence`), in the same transaction. So leadership needs no connection that stays open, and no clock that agrees with another.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from room25.server.database import Fence

__all__ = ["CALL", "LEASE", "Leases", "NOW"]

LEASE = 2.0  # seconds that a lease holds without a sign of life
FORGOTTEN = 60.0  # seconds after which a server that is gone is forgotten
CALL = 1.0  # seconds for each call
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
RENEW = f"""
    WITH renewed AS (
        INSERT INTO nodes (node, until) VALUES ($1, {NOW} + {LEASE * 1000:.0f})
        ON CONFLICT (node) DO UPDATE SET until = excluded.until
    ), forgotten AS (
        DELETE FROM nodes WHERE until < {NOW} - {FORGOTTEN * 1000:.0f} AND node <> $1
    )
    SELECT node, until > {NOW} AS is_alive FROM nodes"""  # as they were before this statement
TAKE = f"""
    INSERT INTO leads AS l (game, node, epoch) SELECT game, $2, 1 FROM unnest($1::text[]) AS game ORDER BY game
    ON CONFLICT (game) DO UPDATE SET node = excluded.node, epoch = l.epoch + 1
    WHERE l.node = excluded.node OR NOT EXISTS (SELECT 1 FROM nodes AS n WHERE n.node = l.node AND n.until > {NOW})
    RETURNING game, epoch"""
LEADERS = "SELECT game, node FROM leads WHERE game = ANY($1::text[])"
RELEASE = "UPDATE leads SET node = '' WHERE game = $1 AND node = $2 AND epoch = $3"
LEAVE = "DELETE FROM nodes WHERE node = $1"


class Leases:
    """The leases of one server, and what it knows of those of others."""

    def __init__(self, node: str) -> None:
        self.node = node
        self._epochs: dict[str, int] = {}  # of the tables that we lead
        self._leaders: dict[str, str] = {}  # of those that others lead and we have asked for
        self._alive: frozenset[str] = frozenset()  # other servers
        self._holds_until = 0.0

    def fence(self, table: str) -> Fence | None:
        """Return what a bot of this table shows when it writes; None if we do not lead it."""
        epoch = self._epochs.get(table)
        return Fence(table, self.node, epoch) if epoch is not None and time.monotonic() < self._holds_until else None

    def is_led_elsewhere(self, table: str) -> bool:
        """Whether a server that is alive leads this table, as far as we know."""
        return self._leaders.get(table) in self._alive

    def forget(self, table: str) -> None:
        """Whoever led this table leads it no longer."""
        self._leaders.pop(table, None)

    def lapse(self) -> None:
        """We may have lost everything."""
        self._epochs.clear()
        self._holds_until = 0.0

    async def renew(self, connection: Any) -> tuple[frozenset[str], bool]:
        """Show that we are alive. Return the servers that were alive and are no longer, and whether our own leases had run out."""
        began = time.monotonic()
        rows = await connection.fetch(RENEW, self.node, timeout=CALL)
        alive = {row["node"] for row in rows if row["is_alive"]}
        lapsed = self.node not in alive
        if lapsed:
            self.lapse()
        gone, self._alive = self._alive - alive, frozenset(alive - {self.node})
        self._holds_until = began + LEASE
        return gone, lapsed

    async def take(self, connection: Any, tables: Iterable[str]) -> list[str]:
        """Lead those of these tables that no living server leads. Return which."""
        asked = list(tables)
        taken = {row["game"]: row["epoch"] for row in await connection.fetch(TAKE, asked, self.node, timeout=CALL)}
        self._epochs |= taken
        if len(taken) < len(asked):
            others = await connection.fetch(LEADERS, [table for table in asked if table not in taken], timeout=CALL)
            self._leaders |= {row["game"]: row["node"] for row in others}
            self._alive |= {
                row["node"] for row in others
            }  # or the lease would have been ours; the next sign of life tells
        for table in taken:
            self._leaders.pop(table, None)
        return list(taken)

    def leaderless(self) -> list[str]:
        """Return the tables whose leaders are gone."""
        return [table for table, leader in self._leaders.items() if leader not in self._alive]

    async def release(self, connection: Any, table: str) -> None:
        """Let another server lead the table."""
        epoch = self._epochs.pop(table, None)
        if epoch is not None and connection is not None:
            await connection.execute(RELEASE, table, self.node, epoch, timeout=CALL)

    async def leave(self, connection: Any) -> None:
        """Say that we are going, so that nobody waits for our leases to run out."""
        self.lapse()
        await connection.execute(LEAVE, self.node, timeout=CALL)
