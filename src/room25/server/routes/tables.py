"""Tables: laid, listed, played again; and the waiting room, where people sit down, are led away, and the host prepares the game."""

from __future__ import annotations

from collections.abc import Iterable

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.errors import BadSetup
from room25.server import catalogue, draw, secret, waiting, wire
from room25.server.bodies import (
    ChangeTable,
    ChooseFigure,
    Created,
    CreateTable,
    Lobby,
    NextTable,
    OpenNumber,
    PassHost,
    SeatBot,
    Seated,
    SitDown,
    TableInfo,
)
from room25.server.errors import RequestRefused, bad_setup
from room25.server.pace import Quotas
from room25.server.routes.common import bearer, body, client_id, described, json, own_seat, stored_game, tables
from room25.server.store import StoredGame, why_not_played
from room25.server.tables import is_host, seat_of
from room25.setup.lay import plan

__all__ = ["info"]

router = APIRouter()


@router.post("/api/tables", status_code=201, openapi_extra=described(CreateTable))
async def create_table(request: Request) -> Response:
    """Lay a table: edition, mode, level, seats, complex, options, bots in some of the seats; the answer holds the host's key."""
    said = await body(request, CreateTable)
    quotas: Quotas = request.app.state.quotas
    kinds = ["tables", "listed"] if said.listed else ["tables"]
    quotas.take(request.scope, *kinds)
    try:
        stored, host = await tables(request).create(said, client_id(request))
    except BadSetup as error:
        quotas.give_back(request.scope, *kinds)
        raise bad_setup(error) from None
    return json(Created(info(stored), host), 201)


@router.get("/api/tables")
async def lobby(request: Request) -> Response:
    """Open tables with a free seat, the newest first."""
    return json(Lobby(_open(request, await tables(request).store.open_games())))


def _open(request: Request, listed: Iterable[StoredGame]) -> list[TableInfo]:
    is_closed = tables(request).orders.is_closed
    return [info(stored) for stored in listed if not is_closed(stored.id)]


@router.get("/api/tables/{table}")
async def one_table(request: Request, table: str) -> Response:
    """One table, for whoever has its link; also one that was made with other rules, which is shown and not played."""
    return json(info(await stored_game(request, table, only_shown=True)))


@router.put("/api/tables/{table}/setup", openapi_extra=described(ChangeTable))
async def change_table(request: Request, table: str) -> Response:
    """As the host, until the game begins: lay the table otherwise. People keep their seats; there must be enough of them."""
    stored = await stored_game(request, table)
    _check_host(request, stored)
    said = await body(request, ChangeTable)
    try:
        after, _ = await tables(request).rearrange(table, lambda now: (waiting.change(now, said), waiting.NO_SEAT))
    except BadSetup as error:
        raise bad_setup(error) from None
    return json(info(after))


@router.post("/api/tables/{table}/start")
async def start(request: Request, table: str) -> Response:
    """As the host of a table that waits for its host: begin, once every seat is taken."""
    stored = await stored_game(request, table)
    _check_host(request, stored)
    after, _ = await tables(request).rearrange(table, lambda now: (waiting.start(now), waiting.NO_SEAT))
    return json(info(after))


@router.put("/api/tables/{table}/host", openapi_extra=described(PassHost))
async def pass_host(request: Request, table: str) -> Response:
    """Hand the host's role to somebody who sits here; or with one's own seat's key take it, if the host has been gone for long."""
    stored = await stored_game(request, table)
    key = bearer(request)
    mine = seat_of(stored, key) if key else None
    hosts = is_host(stored, key)
    if not hosts and mine is None:
        raise RequestRefused("wrong-key", "this key is neither a seat's nor the host's")
    said = await body(request, PassHost)
    if not hosts:
        if mine != said.seat:
            raise RequestRefused("wrong-key", "this key is neither this seat's nor the host's")
        at = await tables(request).get(table)
        if at is not None and at.presence.vacant(stored.terms.away) != 0:
            raise RequestRefused("host-is-here", "the host is here, or has only just gone")
    after, _ = await tables(request).rearrange(table, lambda now: (waiting.pass_host(now, said.seat), said.seat))
    return json(info(after))


@router.post("/api/tables/{table}/seats", status_code=201, openapi_extra=described(SitDown))
async def sit_down(request: Request, table: str) -> Response:
    """Take a free seat with a name and nothing else; the answer holds the seat's key. With the host's key it is the host's seat."""
    said = await body(request, SitDown)
    stored = await stored_game(request, table)
    id, hosts = client_id(request), is_host(stored, bearer(request))
    key = secret.key_of(id, "seat") if id else secret.new_key()
    hashed = secret.key_hash(key)
    _, seat = await tables(request).rearrange(
        table, lambda now: waiting.sit(now, said.seat, said.name, hashed, hosts, said.seal), "sit", id
    )
    return json(Seated(table, seat, key), 201)


@router.get("/api/tables/{table}/seat")
async def my_seat(request: Request, table: str) -> Response:
    """Which seat the key in the Authorization header opens; the header is `Bearer KEY`."""
    stored = await stored_game(request, table)
    return json(stored.seats[own_seat(request, stored)])


@router.delete("/api/tables/{table}/seats/{seat}")
async def free_seat(request: Request, table: str, seat: str) -> Response:
    """Leave one's own seat (with its key), or as the host make somebody's free (with the host's), before the game begins."""
    stored = await stored_game(request, table)
    number = _seat_number(stored, seat)
    id = client_id(request)
    if not (id and await tables(request).knows(id)):  # sent again by somebody whose key no longer opens anything
        _check_host(request, stored, number)
    after, _ = await tables(request).rearrange(table, lambda now: (waiting.stand_up(now, number), number), "leave", id)
    return json(info(after))


@router.put("/api/tables/{table}/seats/{seat}/bot", openapi_extra=described(SeatBot))
async def put_bot(request: Request, table: str, seat: str) -> Response:
    """As the host: put a bot into a free seat, or with no name open the seat again before the game begins."""
    stored = await stored_game(request, table)
    number = _seat_number(stored, seat)
    _check_host(request, stored)
    said = await body(request, SeatBot)
    after, _ = await tables(request).rearrange(table, lambda now: (waiting.put_bot(now, number, said.bot), number))
    return json(info(after))


@router.put("/api/tables/{table}/seats/{seat}/figure", openapi_extra=described(ChooseFigure))
async def choose_figure(request: Request, table: str, seat: str) -> Response:
    """Choose the character of one's own seat (with its key), or as the host anybody's, before the game begins."""
    stored = await stored_game(request, table)
    number = _seat_number(stored, seat)
    _check_host(request, stored, number)
    said = await body(request, ChooseFigure)
    after, _ = await tables(request).rearrange(
        table, lambda now: (waiting.choose_figure(now, number, said.figure), number)
    )
    return json(info(after))


@router.put("/api/tables/{table}/seats/{seat}/number", openapi_extra=described(OpenNumber))
async def open_number(request: Request, table: str, seat: str) -> Response:
    """With the seat's key, once nobody else can sit down: open the number that was sealed, so that it has its part in the deal."""
    stored = await stored_game(request, table)
    number = _seat_number(stored, seat)
    if own_seat(request, stored) != number:
        raise RequestRefused("wrong-key", "this key is another seat's")
    said = await body(request, OpenNumber)
    after, _ = await tables(request).rearrange(table, lambda now: (draw.open_number(now, number, said.number), number))
    return json(info(after))


@router.post("/api/tables/{table}/rematch", status_code=201)
async def rematch(request: Request, table: str) -> Response:
    """After the end, with a seat's key: the same people with the same keys at a new table, the same for everybody who asks."""
    stored = await stored_game(request, table)
    own_seat(request, stored)
    if not stored.is_over:
        raise RequestRefused("no-record-yet", "the game is still running")
    return json(NextTable(await tables(request).rematch(stored)), 201)


def _check_host(request: Request, stored: StoredGame, seat: int | None = None) -> None:
    """Raise RequestRefused unless the key is the host's, or where a seat is named that seat's."""
    key = bearer(request)
    if is_host(stored, key) or (seat is not None and key and seat_of(stored, key) == seat):
        return
    what = "this is not the host's key" if seat is None else "this key is neither this seat's nor the host's"
    raise RequestRefused("wrong-key", what)


def _seat_number(stored: StoredGame, seat: str) -> int:
    if seat not in [str(one.seat) for one in stored.seats]:
        raise RequestRefused("no-such-place", f"seats run from 0 to {len(stored.seats) - 1}")
    return int(seat)


def info(stored: StoredGame) -> TableInfo:
    terms = stored.terms
    only_shown = why_not_played(stored)
    return TableInfo(
        id=stored.id,
        chosen=wire.chosen(stored.setup),
        seats=list(stored.seats),
        clock=terms.clock,
        away=terms.away,
        talk=terms.talk,
        helper=terms.helper,
        hints=terms.hints,
        origin=terms.origin,
        start=terms.start,
        host=stored.host_seat,
        over=stored.is_over,
        rematch=terms.rematch,
        listed=stored.listed,
        created=stored.created,
        commitment=stored.commitment,
        switches={} if only_shown else catalogue.switches(plan(stored.setup).switches),
        only_shown=only_shown,
    )
