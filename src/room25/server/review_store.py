"""The reviews of finished games, as the database has them."""

from __future__ import annotations

import sqlalchemy as sa

from room25.server import schema
from room25.server.database import Database

__all__ = ["ReviewStore"]


class ReviewStore(Database):
    """The part of the store that keeps reviews: each is made once."""

    async def keep_review(self, game: str, form: str, text: str, created: int) -> None:
        """Keep a game's review; one of another form that was kept before is replaced."""
        r = schema.reviews

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(r).where(r.c.game == game))
            connection.execute(sa.insert(r), {"game": game, "form": form, "text": text, "created": created})

        await self.write(job)

    async def review(self, game: str, form: str) -> str | None:
        """Return a game's review in this form, or None if there is none."""
        r = schema.reviews.c
        query = sa.select(r.text).where(r.game == game, r.form == form)
        found = await self.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return str(found) if found is not None else None
