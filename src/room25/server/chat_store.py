"""The lines of every table's chat, as the database has them."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from room25.server import schema
from room25.server.database import Conflict, Database

__all__ = ["ChatStore", "SHOWN_LINES", "StoredChatLine"]

SHOWN_LINES = 200  # of a chat, for somebody who has just come


@dataclass(frozen=True)
class StoredChatLine:
    """One line of a chat."""

    game: str
    number: int
    seat: int
    name: str
    text: str
    client_id: str


class ChatStore(Database):
    """The part of the store that keeps chats."""

    async def chat_lines(self, game: str, after: int = 0) -> list[StoredChatLine]:
        """Return the lines of a chat after number `after`, in order."""
        said = schema.said
        query = sa.select(said).where(said.c.game == game, said.c.number > after).order_by(said.c.number)
        return await self.read(
            lambda connection: [StoredChatLine(**row) for row in connection.execute(query).mappings()]
        )

    async def add_chat_line(self, line: StoredChatLine) -> None:
        """Store a line. Raises Conflict if its number or its id is there already."""
        values = {name: getattr(line, name) for name in ("game", "number", "seat", "name", "text", "client_id")}
        try:
            await self.insert(schema.said, values, lambda connection: self.tell(connection, line.game, "said"))
        except sa.exc.IntegrityError:
            raise Conflict("this was said already") from None
