"""Orders of whoever runs the server: a seat is mute, an address is banned, a table is closed.

All servers on one database know them: each reads them when it starts and every few seconds. Of an address only a hash is kept.
"""

from __future__ import annotations

import hashlib

import sqlalchemy as sa

from room25.server import schema
from room25.server.admin_bodies import Order
from room25.server.database import Database
from room25.server.store import now

__all__ = ["HOUR", "Orders", "mark_of", "seat_target"]

HOUR = 60 * 60 * 1000  # milliseconds


class Orders:
    """Those that hold now."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[tuple[str, str], Order] = {}

    async def read(self) -> list[Order]:
        """Read what holds now; those whose time has run out are forgotten. Return the orders that are new to this server."""
        o = schema.orders.c
        query = sa.select(schema.orders).where(o.until > now()).order_by(o.kind, o.until.desc())
        rows = await self._database.read(lambda connection: connection.execute(query).mappings().all())
        found = {(row["kind"], row["target"]): Order(**row) for row in rows}
        fresh = [order for key, order in found.items() if key not in self._known]
        self._known = found
        return fresh

    async def give(self, order: Order) -> None:
        """Keep an order; an older one about the same is replaced."""
        row = {"kind": order.kind, "target": order.target, "until": order.until, "note": order.note}

        def job(connection: sa.Connection) -> None:
            connection.execute(_same(order.kind, order.target))
            connection.execute(sa.delete(schema.orders).where(schema.orders.c.until <= now()))
            connection.execute(sa.insert(schema.orders), row)

        await self._database.write(job)

    async def take_back(self, kind: str, target: str) -> bool:
        """Forget an order. Return whether there was one."""
        gone = await self._database.write(lambda connection: connection.execute(_same(kind, target)).rowcount)
        self._known.pop((kind, target), None)
        return gone > 0

    def all(self) -> list[Order]:
        """Return those that hold."""
        return [order for order in self._known.values() if order.until > now()]

    def is_mute(self, table: str, seat: int) -> bool:
        """Whether this seat may say nothing."""
        return self._holds("mute", seat_target(table, seat))

    def is_closed(self, table: str) -> bool:
        """Whether nobody plays at this table any more."""
        return self._holds("close", table)

    def is_banned(self, address: str) -> bool:
        """Whether nobody from this address may play here. Costs nothing while nobody is banned."""
        return any(kind == "ban" for kind, _ in self._known) and self._holds("ban", mark_of(address))

    def _holds(self, kind: str, target: str) -> bool:
        order = self._known.get((kind, target))
        return order is not None and order.until > now()


def seat_target(table: str, seat: int) -> str:
    """Return what an order says of a seat."""
    return f"{table} {seat}"


def mark_of(address: str) -> str:
    """Return what is kept of an address: enough to know it again."""
    return hashlib.sha256(f"room25 address {address}".encode()).hexdigest()[:32]


def _same(kind: str, target: str) -> sa.Delete:
    return sa.delete(schema.orders).where(schema.orders.c.kind == kind, schema.orders.c.target == target)
