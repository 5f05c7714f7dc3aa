"""What is kept of games for good: an archive each, a kilobyte or so, from which a finished game is read again as if it had stayed.

Of what was answered nothing is kept; a command that is sent again long after the end is refused, since the game is over.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from room25.server import schema
from room25.server.database import Conflict, Database

__all__ = ["ArchiveStore", "Archived", "pack", "unpack"]

# What most archives hold, so that even a small one is packed well. It may never change: older archives need it.
COMMON = (
    b'{"game":{"id":"","setup":"{\\"edition\\":\\"ultimate-en\\",\\"mode\\":\\"suspicion\\",\\"level\\":\\"standard\\",\\"seats\\":4,'
    b'\\"complex\\":\\"\\",\\"tiles\\":{},\\"characters\\":[],\\"first\\":\\"\\",\\"guards\\":-1,\\"options\\":[]}","rules":2,"deal":"'
    b'em em vx cd dp ti tr ac fl mo sh ro il cc 25 / guards - / left over prisoner","program":"0.2.0","listed":false,"is_over":true,'
    b'"clock":0,"away":60,"talk":"claims","helper":"explorer","rematch":"","changes":4},"seats":[{"game":"","seat":0,"name":"",'
    b'"bot":"explorer","key_hash":null,"stands":false}],"commands":[[0,"alice clue c2"],[1,"kevin program look move"],'
    b'[2,"bruce program move push"],[3,"emmet program control move"],[0,"max claim b3 green"],[1,"frank look c4"],[2,"jennifer '
    b'move d3"],[3,"alice push max b2"],[0,"kevin control r2 left"],[1,"franck pass"],[2,"bruce keep"],[0,"max talent"]],"said":[]}'
)


@dataclass(frozen=True)
class Archived:
    """An archive as it is read: rows as they were, and the commands that were played, as seat and text."""

    game: dict[str, Any]
    seats: list[dict[str, Any]]
    commands: list[tuple[int, str]]
    digest: str  # of the whole way, with the last command
    said: list[dict[str, Any]]


def pack(archived: Archived) -> bytes:
    packer = zlib.compressobj(9, zdict=COMMON)
    return packer.compress(msgspec.json.encode(archived)) + packer.flush()


def unpack(data: bytes) -> Archived:
    unpacker = zlib.decompressobj(zdict=COMMON)
    return msgspec.json.decode(unpacker.decompress(data) + unpacker.flush(), type=Archived)


class ArchiveStore(Database):
    """The part of the store that lets go of what nobody plays any more."""

    async def archived(self, id: str) -> Archived | None:
        """Return a game that was archived; None if there is none with this id."""
        query = sa.select(schema.archives.c.data).where(schema.archives.c.id == id)
        found = await self.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return unpack(found) if found is not None else None

    async def untouched(self, is_over: bool, before: int, most: int) -> list[str]:
        """Return games, over or not, that nobody has touched since then, the longest untouched first."""
        g = schema.games.c
        query = sa.select(g.id).where(g.is_over == is_over, g.touched < before).order_by(g.touched).limit(most)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def untouched_waiting(self, before: int, most: int) -> list[str]:
        """Return games that have never begun and that nobody has touched since then."""
        g, c = schema.games.c, schema.commands.c
        begun = sa.exists(sa.select(c.id).where(c.game == g.id, c.number.is_not(None)))
        query = sa.select(g.id).where(~g.is_over, g.touched < before, ~begun).order_by(g.touched).limit(most)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def touch(self, id: str, at: int) -> None:
        """Note that somebody was at this table."""
        g = schema.games.c
        await self.write(
            lambda connection: connection.execute(sa.update(schema.games).where(g.id == id).values(touched=at))
        )

    async def archive(self, id: str, at: int) -> None:
        """Put an archive in the place of a finished game. Raises Conflict if somebody else has just done so."""

        def job(connection: sa.Connection) -> None:
            archived = _read(connection, id)
            if archived is None or not archived.game["is_over"]:
                raise Conflict("there is no such finished game")
            connection.execute(sa.insert(schema.archives), {"id": id, "archived": at, "data": pack(archived)})
            _delete(connection, id)

        try:
            await self.write(job)
        except sa.exc.IntegrityError:
            raise Conflict("it is archived already") from None

    async def expire(self, id: str, before: int) -> None:
        """Delete an abandoned game, unless somebody has touched it since then."""

        def job(connection: sa.Connection) -> None:
            g = schema.games.c
            untouched = sa.select(g.id).where(g.id == id, ~g.is_over, g.touched < before)
            if connection.execute(untouched).first() is not None:
                _delete(connection, id)

        await self.write(job)

    async def forget_reviews(self, before: int) -> None:
        """Delete reviews that were made before then; they can be made again."""
        old = sa.delete(schema.reviews).where(schema.reviews.c.created < before)
        await self.write(lambda connection: connection.execute(old))


def _read(connection: sa.Connection, id: str) -> Archived | None:
    c = schema.commands.c
    game = connection.execute(sa.select(schema.games).where(schema.games.c.id == id)).mappings().first()
    if game is None:
        return None
    seats = connection.execute(sa.select(schema.seats).where(schema.seats.c.game == id).order_by(schema.seats.c.seat))
    played = connection.execute(
        sa.select(c.seat, c.text, c.digest).where(c.game == id, c.number.is_not(None)).order_by(c.number)
    ).all()
    said = connection.execute(sa.select(schema.said).where(schema.said.c.game == id).order_by(schema.said.c.number))
    return Archived(
        game={str(key): value for key, value in game.items()},
        seats=[dict(row) for row in seats.mappings()],
        commands=[(row.seat, row.text) for row in played],
        digest=played[-1].digest if played else "",
        said=[dict(row) for row in said.mappings()],
    )


def _delete(connection: sa.Connection, id: str) -> None:
    for table in (schema.said, schema.commands, schema.seats, schema.leads):
        connection.execute(sa.delete(table).where(table.c.game == id))
    if connection.execute(sa.delete(schema.games).where(schema.games.c.id == id)).rowcount != 1:
        raise Conflict("somebody else has just done so")
