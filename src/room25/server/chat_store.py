"""What people said in chat, and the games that they uploaded."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import sqlalchemy as sa

from room25.server import schema
from room25.server.database import Conflict, Database

SHOWN_LINES = 200  # sentences of a chat for whoever comes


@dataclass(frozen=True)
class Sentence:
    """One line of a chat."""

    game: str
    number: int
    seat: int
    name: str
    text: str
    client_id: str


class Texts(Database):
    """The part of the store that keeps words."""

    async def sentences(self, game: str, after: int = 0) -> list[Sentence]:
        """Those after the `after`-th, in order."""
        said = schema.said
        query = sa.select(said).where(said.c.game == game, said.c.number > after).order_by(said.c.number)
        return await self.read(lambda connection: [Sentence(**row) for row in connection.execute(query).mappings()])

    async def add_sentence(self, line: Sentence) -> None:
        """Keep one; Conflict where its number or its id is there already."""
        values = {name: getattr(line, name) for name in ("game", "number", "seat", "name", "text", "client_id")}
        try:
            await self.insert(schema.said, values, lambda connection: self.tell(connection, line.game, "said"))
        except sa.exc.IntegrityError:
            raise Conflict("this was said already") from None

    async def keep_record(self, id: str, text: str, created: int) -> None:
        """Keep an uploaded game; the same one is kept once."""
        with suppress(sa.exc.IntegrityError):  # the id follows from the text: it is there already
            await self.insert(schema.records, {"id": id, "text": text, "created": created})

    async def record(self, id: str) -> str | None:
        """An uploaded game by its id."""
        query = sa.select(schema.records.c.text).where(schema.records.c.id == id)
        found = await self.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return str(found) if found is not None else None
