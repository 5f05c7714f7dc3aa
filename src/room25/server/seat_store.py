"""Who sits where, as the database has it. Each change is one statement that looks and writes: of two who want a seat one gets it."""

from __future__ import annotations

import sqlalchemy as sa

from room25.server import schema
from room25.server.database import Conflict, Database

SEATS = schema.seats.c


class SeatStore(Database):
    """The part of the store that seats people."""

    async def sit(self, game: str, seat: int, name: str, key_hash: str) -> None:
        """Take a free seat; Conflict where there is none."""
        await self._change(game, seat, _is_free(), name=name, key_hash=key_hash)

    async def leave(self, game: str, seat: int) -> None:
        """A person's seat is free again; Conflict once something has been played."""
        await self._change(
            game, seat, SEATS.key_hash.is_not(None) & ~_has_begun(game), name="", key_hash=None, stands=False
        )

    async def put_bot(self, game: str, seat: int, bot: str) -> None:
        """A bot in a free seat or in another bot's place, or with no name none; Conflict where a person sits, or too late to open it."""
        nobody = SEATS.key_hash.is_(None)
        await self._change(game, seat, nobody & (_is_free() | ~_has_begun(game)), bot=bot)

    async def stand(self, game: str, seat: int, on: bool) -> None:
        """The person of this seat lets a bot play, or is back."""
        await self._change(game, seat, SEATS.key_hash.is_not(None), stands=on)

    def rematched(self, connection: sa.Connection, game: str, to: str) -> None:
        """The next table of a finished game; Conflict where it has one already."""
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
