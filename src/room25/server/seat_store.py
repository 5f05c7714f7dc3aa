"""Who sits where, as the database has it. Each change is one statement that checks and writes, so only one of two gets a seat."""

from __future__ import annotations

import sqlalchemy as sa

from room25.server import schema
from room25.server.database import Conflict, Database

__all__ = ["SeatStore"]

SEATS = schema.seats.c


class SeatStore(Database):
    """The part of the store that seats people."""

    async def sit(self, game: str, seat: int, name: str, key_hash: str) -> None:
        """Take a free seat. Raises Conflict if it is not free."""
        await self._change(game, seat, _is_free(), name=name, key_hash=key_hash)

    async def leave(self, game: str, seat: int) -> None:
        """Free a player's seat. Raises Conflict if something has been played."""
        await self._change(
            game, seat, SEATS.key_hash.is_not(None) & ~_has_begun(game), name="", key_hash=None, stands=False
        )

    async def put_bot(self, game: str, seat: int, bot: str) -> None:
        """Put a bot into a free seat or another bot's; an empty name frees the seat.

        Raises Conflict if a person sits there, or if the game has begun and the seat is not free.
        """
        nobody = SEATS.key_hash.is_(None)
        await self._change(game, seat, nobody & (_is_free() | ~_has_begun(game)), bot=bot)

    async def stand(self, game: str, seat: int, on: bool) -> None:
        """Note that the player of this seat lets a bot play, or plays again. Raises Conflict if no person sits there."""
        await self._change(game, seat, SEATS.key_hash.is_not(None), stands=on)

    def rematched(self, connection: sa.Connection, game: str, to: str) -> None:
        """Note the next table of a finished game. Raises Conflict if it already has one."""
        games = schema.games.c
        first = (games.id == game) & games.is_over & (games.rematch == "")
        done = connection.execute(sa.update(schema.games).where(first).values(rematch=to))
        if done.rowcount != 1:
            raise Conflict("there is a rematch already")
        self.tell(connection, game, "seats")

    async def _change(self, game: str, seat: int, where: sa.ColumnElement[bool], **values: object) -> None:
        here = (SEATS.game == game) & (SEATS.seat == seat)

        def job(connection: sa.Connection) -> int:
            done = connection.execute(sa.update(schema.seats).where(here & where).values(**values))
            if done.rowcount:
                self.tell(connection, game, "seats")
            return done.rowcount

        if await self.write(job) != 1:
            raise Conflict(f"seat {seat} cannot be changed so")


def _is_free() -> sa.ColumnElement[bool]:
    return SEATS.key_hash.is_(None) & (SEATS.bot == "")


def _has_begun(game: str) -> sa.ColumnElement[bool]:
    commands = schema.commands.c
    return sa.exists(sa.select(commands.id).where(commands.game == game, commands.number.is_not(None)))
