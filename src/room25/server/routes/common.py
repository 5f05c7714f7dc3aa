"""What every route does: read a body, find a table, answer."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from fastapi import Request
from fastapi.responses import Response

from room25.errors import OtherRules
from room25.server.errors import RequestRefused
from room25.server.messages import LARGEST, write
from room25.server.store import StoredGame
from room25.server.tables import Tables

__all__ = ["bearer", "body", "described", "json", "stored_game", "tables"]

Body = TypeVar("Body", bound=msgspec.Struct)


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
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise RequestRefused("too-large", f"at most {most} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RequestRefused("bad-message", str(error)) from None


async def stored_game(request: Request, table: str) -> StoredGame:
    found = await tables(request).store.game(table)
    if found is None:
        raise RequestRefused("no-such-table", "there is no such table")
    try:
        found.check_rules()
    except OtherRules as error:
        raise RequestRefused("other-rules", str(error)) from None
    return found


def bearer(request: Request) -> str:
    """Return the key in the Authorization header, `Bearer KEY`; empty if there is none."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def json(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(write(message), status_code=status, media_type="application/json")
