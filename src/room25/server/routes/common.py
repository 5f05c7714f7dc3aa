"""What every route does: read a body, find a table, answer."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec
from fastapi import Request
from fastapi.responses import Response

from room25.server.errors import RequestRefused
from room25.server.messages import LARGEST, write
from room25.server.store import StoredGame
from room25.server.tables import Tables, seat_of

__all__ = ["bearer", "body", "client_id", "described", "json", "own_seat", "stored_game", "tables"]

Body = TypeVar("Body", bound=msgspec.Struct)
CLIENT_ID = re.compile(r"[A-Za-z0-9_-]{22,64}")


def described(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The body of a route for its description; our bodies are flat, so their schema needs no other."""
    _, parts = msgspec.json.schema_components([kind])
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": parts[kind.__name__]}}}}


def tables(request: Request) -> Tables:
    found = request.app.state.tables
    assert isinstance(found, Tables)
    return found


async def body(request: Request, kind: type[Body], most: int = LARGEST) -> Body:
    """Return the body of a request. Raises RequestRefused if it is too long or cannot be read."""
    kind_of = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if (
        kind_of != "application/json"
    ):  # a form or plain text is what another site's page could send without asking us first
        raise RequestRefused("bad-message", "send application/json")
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise RequestRefused("too-large", f"at most {most} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RequestRefused("bad-message", str(error)) from None


async def stored_game(request: Request, table: str, only_shown: bool = False) -> StoredGame:
    """Return a table by its id. Raises RequestRefused if there is none, or if we cannot play it and want more than to show it."""
    found = await tables(request).store.game(table)
    if found is None:
        raise RequestRefused("no-such-table", "there is no such table")
    tables(request).check_open(table)
    if not only_shown:
        found.check_rules()
    return found


def bearer(request: Request) -> str:
    """Return the key in the Authorization header, `Bearer KEY`; empty if there is none."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def own_seat(request: Request, stored: StoredGame) -> int:
    """Return the seat that the key in the Authorization header opens. Raises RequestRefused if it opens none."""
    key = bearer(request)
    seat = seat_of(stored, key) if key else None
    if seat is None:
        raise RequestRefused("wrong-key", "this key opens no seat at this table")
    return seat


def client_id(request: Request) -> str:
    """Return the id that the client made for this request, so that it has one effect however often it is sent; empty if there is none.

    Keys follow from it, so it must be as hard to guess as they are: at least 22 random letters and digits.
    """
    id = request.headers.get("idempotency-key", "")
    if id and not CLIENT_ID.fullmatch(id):
        raise RequestRefused("bad-message", "an Idempotency-Key has 22 to 64 of A-Z a-z 0-9 _ -")
    return id


def json(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(write(message), status_code=status, media_type="application/json")
