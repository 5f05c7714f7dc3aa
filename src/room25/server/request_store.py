"""Requests that were answered, by the ids that their clients made: sent again, they get the same answer and have no second effect."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa

from room25.server import schema
from room25.server.database import Conflict

__all__ = ["Answered", "answer_of", "answered"]

KEPT = 24 * 60 * 60 * 1000  # milliseconds: nobody sends a request again after a day
REQUESTS = schema.requests.c


class Answered(NamedTuple):
    """What a request was about, and what it was told."""

    what: str
    game: str
    seat: int


def answer_of(connection: sa.Connection, request: str) -> Answered | None:
    """Return what this request was answered, or None if it is new."""
    query = sa.select(REQUESTS.what, REQUESTS.game, REQUESTS.seat).where(REQUESTS.id == request)
    found = connection.execute(query).one_or_none()
    return Answered(*found) if found is not None else None


def answered(connection: sa.Connection, request: str, what: str, game: str, seat: int) -> None:
    """Note the answer of a request, in the transaction of its effect. Raises Conflict if it has one already."""
    if answer_of(connection, request) is not None:
        raise Conflict("this request was answered already")
    now = time.time_ns() // 1_000_000
    connection.execute(sa.delete(schema.requests).where(REQUESTS.created < now - KEPT))
    row = {"id": request, "what": what, "game": game, "seat": seat, "created": now}
    connection.execute(sa.insert(schema.requests), row)
