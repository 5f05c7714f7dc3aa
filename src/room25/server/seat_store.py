"""Seats and rematches, as the database has them. Each change is one statement that checks and writes, so only one of two is first."""

from __future__ import annotations

import sqlalchemy as sa

from room25.server import schema
from room25.server.database import Conflict, Database
from room25.server.request_store import answer_of, answered

__all__ = ["SeatStore"]

SEATS = schema.seats.c


class SeatStore(Database):
    """The part of the store that knows for whom a bot stands in, and where people go on."""

    async def stand(self, game: str, seat: int, on: bool, request: str) -> None:
        """Note that the player of this seat lets a bot play, or plays again; a request that was answered before changes nothing.

        Raises Conflict if no person sits there.
        """
        here = (SEATS.game == game) & (SEATS.seat == seat) & SEATS.key_hash.is_not(None)

        def job(connection: sa.Connection) -> int:
            if answer_of(connection, request) is not None:
                return 1
            done = connection.execute(sa.update(schema.seats).where(here).values(stands=on))
            if done.rowcount:
                games = schema.games.c
                connection.execute(sa.update(schema.games).where(games.id == game).values(changes=games.changes + 1))
                self.tell(connection, game, "seats")
                answered(connection, request, "stand", game, seat)
            return done.rowcount

        if await self.write(job) != 1:
            raise Conflict(f"nobody sits in seat {seat}")

    def rematched(self, connection: sa.Connection, game: str, to: str) -> None:
        """Note the next table of a finished game. Raises Conflict if it already has one."""
        games = schema.games.c
        first = (games.id == game) & games.is_over & (games.rematch == "")
        done = connection.execute(sa.update(schema.games).where(first).values(rematch=to, changes=games.changes + 1))
        if done.rowcount != 1:
            raise Conflict("there is a rematch already")
        self.tell(connection, game, "seats")
