"""The HTTP routes: lay a table, see the open ones, sit down, take a finished game home."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.errors import BadSetup
from room25.server import metrics, wire
from room25.server.errors import RequestRefused, bad_setup
from room25.server.messages import (
    LARGEST,
    CreateTable,
    FinishedGame,
    Lobby,
    Seated,
    SitDown,
    TableInfo,
    write,
)
from room25.server.store import Conflict, StoredGame
from room25.server.tables import NoBot, Tables

Body = TypeVar("Body", bound=msgspec.Struct)
router = APIRouter()


def described(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The body of a route for its description; our bodies are flat, so their schema needs no other."""
    _, parts = msgspec.json.schema_components([kind])
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": parts[kind.__name__]}}}}


@router.post("/api/tables", status_code=201, openapi_extra=described(CreateTable))
async def create_table(request: Request) -> Response:
    """Lay a table: edition, mode, level, seats, complex, options, and bots in some of the seats."""
    said = await body(request, CreateTable)
    try:
        stored = await tables(request).create(said)
    except BadSetup as error:
        raise bad_setup(error) from None
    except NoBot as error:
        raise RequestRefused("no-bot", str(error)) from None
    return json(info(stored), 201)


@router.get("/api/tables")
async def lobby(request: Request) -> Response:
    """Open tables with a free seat, the newest first."""
    return json(Lobby([info(stored) for stored in await tables(request).store.open_games()]))


@router.get("/api/tables/{table}")
async def one_table(request: Request, table: str) -> Response:
    """One table, for whoever has its link."""
    return json(info(await stored_game(request, table)))


@router.post("/api/tables/{table}/seats", status_code=201, openapi_extra=described(SitDown))
async def sit_down(request: Request, table: str) -> Response:
    """Take a free seat with a name and nothing else; the answer holds the seat's key, this once."""
    said = await body(request, SitDown)
    try:
        key = await tables(request).sit(table, said.seat, said.name.strip())
    except Conflict:
        raise RequestRefused("seat-taken", f"seat {said.seat} is not free") from None
    if key is None:
        raise RequestRefused("no-such-table", "there is no such table")
    return json(Seated(table, said.seat, key), 201)


@router.get("/api/tables/{table}/seat")
async def my_seat(request: Request, table: str) -> Response:
    """Which seat the key in the Authorization header opens; the header is `Bearer KEY`."""
    stored = await stored_game(request, table)
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    seat = await tables(request).seat_of(table, key) if scheme.lower() == "bearer" and key else None
    if seat is None:
        raise RequestRefused("wrong-key", "this key opens no seat at this table")
    return json(stored.seats[seat])


@router.get("/api/tables/{table}/record")
async def record(request: Request, table: str) -> Response:
    """A finished game, with the proof of its deal."""
    stored = await stored_game(request, table)
    found = await tables(request).get(table) if stored.is_over else None
    if found is None:
        raise RequestRefused("no-record-yet", "the record can be had when the game is over")
    return json(FinishedGame(found.game.record(), str(stored.seed), stored.nonce, stored.commitment))


@router.get("/healthz")
async def health() -> Response:
    """The server runs."""
    return Response("ok\n", media_type="text/plain")


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """The server runs and its database answers."""
    try:
        await tables(request).store.ping()
    except Exception:
        return Response("the database does not answer\n", status_code=503, media_type="text/plain")
    return Response("ok\n", media_type="text/plain")


@router.get("/metrics")
async def numbers() -> Response:
    """Counts for Prometheus."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def tables(request: Request) -> Tables:
    found = request.app.state.tables
    assert isinstance(found, Tables)
    return found


async def body(request: Request, kind: type[Body]) -> Body:
    """A request's body, no longer than a message may be."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST:
            raise RequestRefused("too-large", f"at most {LARGEST} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RequestRefused("bad-message", str(error)) from None


async def stored_game(request: Request, table: str) -> StoredGame:
    found = await tables(request).store.game(table)
    if found is None:
        raise RequestRefused("no-such-table", "there is no such table")
    return found


def info(stored: StoredGame) -> TableInfo:
    return TableInfo(
        stored.id,
        wire.chosen(stored.setup),
        list(stored.seats),
        stored.is_over,
        stored.created,
        stored.commitment,
    )


def json(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(write(message), status_code=status, media_type="application/json")
