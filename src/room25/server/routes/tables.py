"""Tables: laid, listed, sat down at."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.errors import BadSetup
from room25.server import wire
from room25.server.bodies import Created, CreateTable, FinishedGame, Lobby, Seated, SitDown, TableInfo
from room25.server.errors import RequestRefused, bad_setup
from room25.server.routes.common import bearer, body, described, json, stored_game, tables
from room25.server.store import Conflict, StoredGame

router = APIRouter()


@router.post("/api/tables", status_code=201, openapi_extra=described(CreateTable))
async def create_table(request: Request) -> Response:
    """Lay a table: edition, mode, level, seats, complex, options, and bots in some of the seats."""
    said = await body(request, CreateTable)
    try:
        stored, host = await tables(request).create(said)
    except BadSetup as error:
        raise bad_setup(error) from None
    return json(Created(info(stored), host), 201)


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
    key = bearer(request)
    seat = await tables(request).seat_of(table, key) if key else None
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


def info(stored: StoredGame) -> TableInfo:
    house = stored.house
    return TableInfo(
        id=stored.id,
        chosen=wire.chosen(stored.setup),
        seats=list(stored.seats),
        clock=house.clock,
        away=house.away,
        talk=house.talk,
        helper=house.helper,
        over=stored.is_over,
        rematch=house.rematch,
        listed=stored.listed,
        created=stored.created,
        commitment=stored.commitment,
    )
