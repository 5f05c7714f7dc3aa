"""Tables: laid, listed, sat down at, left, filled with bots, and played again."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.errors import BadSetup
from room25.server import catalogue, wire
from room25.server.bodies import Created, CreateTable, Lobby, NextTable, SeatBot, Seated, SitDown, TableInfo
from room25.server.database import Conflict
from room25.server.errors import RequestRefused, bad_setup
from room25.server.routes.common import bearer, body, described, json, stored_game, tables
from room25.server.store import StoredGame
from room25.server.tables import is_host, seat_of
from room25.setup.lay import plan

__all__: list[str] = []

router = APIRouter()


@router.post("/api/tables", status_code=201, openapi_extra=described(CreateTable))
async def create_table(request: Request) -> Response:
    """Lay a table: edition, mode, level, seats, complex, options, bots in some of the seats; the answer holds the host's key, this once."""
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
    stored = await stored_game(request, table)
    try:
        seat, key = await tables(request).sit(stored, said.seat, said.name.strip())
    except Conflict:
        what = "no seat is free" if said.seat < 0 else f"seat {said.seat} is not free"
        raise RequestRefused("seat-taken", what) from None
    return json(Seated(table, seat, key), 201)


@router.get("/api/tables/{table}/seat")
async def my_seat(request: Request, table: str) -> Response:
    """Which seat the key in the Authorization header opens; the header is `Bearer KEY`."""
    stored = await stored_game(request, table)
    return json(stored.seats[_own_seat(request, stored)])


@router.delete("/api/tables/{table}/seats/{seat}")
async def free_seat(request: Request, table: str, seat: str) -> Response:
    """Leave one's own seat (with its key), or as the host make somebody's free (with the host's), before the game begins."""
    stored = await stored_game(request, table)
    number = _seat_number(stored, seat)
    key = bearer(request)
    if not is_host(stored, key) and seat_of(stored, key) != number:
        raise RequestRefused("wrong-key", "this key is neither this seat's nor the host's")
    if stored.key_hashes[number] is not None:  # otherwise nobody sits there, which is all that was asked for
        try:
            await tables(request).leave(stored, number)
        except Conflict:
            raise RequestRefused("game-begun", "the game has begun: a bot can stand in, but nobody leaves") from None
    return json(info(await stored_game(request, table)))


@router.put("/api/tables/{table}/seats/{seat}/bot", openapi_extra=described(SeatBot))
async def put_bot(request: Request, table: str, seat: str) -> Response:
    """As the host: put a bot into a free seat, or with no name open the seat again before the game begins."""
    said = await body(request, SeatBot)
    stored = await stored_game(request, table)
    number = _seat_number(stored, seat)
    if not is_host(stored, bearer(request)):
        raise RequestRefused("wrong-key", "this is not the host's key")
    try:
        await tables(request).put_bot(stored, number, said.bot)
    except Conflict:
        if stored.key_hashes[number] is not None:
            raise RequestRefused("seat-taken", f"somebody sits in seat {number}") from None
        raise RequestRefused("game-begun", "the game has begun: its bots stay") from None
    return json(info(await stored_game(request, table)))


@router.post("/api/tables/{table}/rematch", status_code=201)
async def rematch(request: Request, table: str) -> Response:
    """After the end, with a seat's key: the same people with the same keys at a new table, the same for everybody who asks."""
    stored = await stored_game(request, table)
    _own_seat(request, stored)
    if not stored.is_over:
        raise RequestRefused("no-record-yet", "the game is still running")
    return json(NextTable(await tables(request).rematch(stored)), 201)


def _own_seat(request: Request, stored: StoredGame) -> int:
    key = bearer(request)
    seat = seat_of(stored, key) if key else None
    if seat is None:
        raise RequestRefused("wrong-key", "this key opens no seat at this table")
    return seat


def _seat_number(stored: StoredGame, seat: str) -> int:
    if seat not in [str(one.seat) for one in stored.seats]:
        raise RequestRefused("no-such-place", f"seats run from 0 to {len(stored.seats) - 1}")
    return int(seat)


def info(stored: StoredGame) -> TableInfo:
    terms = stored.terms
    return TableInfo(
        id=stored.id,
        chosen=wire.chosen(stored.setup),
        seats=list(stored.seats),
        clock=terms.clock,
        away=terms.away,
        talk=terms.talk,
        helper=terms.helper,
        over=stored.is_over,
        rematch=terms.rematch,
        listed=stored.listed,
        created=stored.created,
        commitment=stored.commitment,
        switches=catalogue.switches(plan(stored.setup).switches),
    )
