"""The games that people uploaded, as the database has them."""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sa

from room25.server import schema
from room25.server.database import Database

__all__ = ["RecordStore"]


class RecordStore(Database):
    """The part of the store that keeps uploaded games."""

    async def keep_record(self, id: str, text: str, created: int) -> None:
        """Keep an uploaded game; if it is there already, nothing changes."""
        with suppress(sa.exc.IntegrityError):  # the id follows from the text: it is there already
            await self.insert(schema.records, {"id": id, "text": text, "created": created})

    async def record(self, id: str) -> str | None:
        """Return the text of an uploaded game, or None if there is none with this id."""
        query = sa.select(schema.records.c.text).where(schema.records.c.id == id)
        found = await self.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return str(found) if found is not None else None
