"""For whoever runs the server, with a key of its own: who is here, and mute, ban, close. Without such a key there are no such routes."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.server.admin_bodies import AdminSeat, AdminTable, AdminTables, GiveOrder, Order, TakeBack
from room25.server.errors import RequestRefused
from room25.server.orders import HOUR, mark_of, seat_target
from room25.server.pace import Pace, address
from room25.server.routes.common import bearer, body, described, json, tables
from room25.server.settings import Settings
from room25.server.store import now
from room25.server.table import Table
from room25.server.watcher import Watcher

__all__: list[str] = []

router = APIRouter()
GUESSES, WINDOW = 10, 60.0  # wrong keys of one address
LINES = 20  # of a chat


@router.get("/api/admin")
async def overview(request: Request) -> Response:
    """The tables of this server at which somebody is, and all orders that hold."""
    _check_key(request)
    here = tables(request)
    await here.obey()
    shown = [_shown(request, table) for table in here.all() if table.watchers]
    return json(AdminTables(shown, here.orders.all()))


@router.post("/api/admin/orders", status_code=201, openapi_extra=described(GiveOrder))
async def give(request: Request) -> Response:
    """Give an order: it holds on every server of this database within seconds."""
    _check_key(request)
    said = await body(request, GiveOrder)
    here = tables(request)
    if await here.store.game(said.table) is None:
        raise RequestRefused("no-such-table", "there is no such table")
    order = Order(said.kind, _target(request, said), now() + said.hours * HOUR, said.note)
    await here.orders.give(order)
    await here.obey()
    return json(order, 201)


@router.post("/api/admin/orders/back", openapi_extra=described(TakeBack))
async def take_back(request: Request) -> Response:
    """Take an order back."""
    _check_key(request)
    said = await body(request, TakeBack)
    here = tables(request)
    if not await here.orders.take_back(said.kind, said.target):
        raise RequestRefused("no-such-place", "there is no such order")
    return json(AdminTables([], here.orders.all()))


def _check_key(request: Request) -> None:
    """Raise RequestRefused for whoever does not have the key; where none is set nothing says that there could be one."""
    settings: Settings = request.app.state.settings
    if not settings.admin_key:
        raise RequestRefused("no-such-place", "Not Found")
    guesses: dict[str, Pace] = request.app.state.guesses
    mine = guesses.get(who := address(request.scope))
    if mine is not None and mine.is_full:
        raise RequestRefused("too-many", "too many wrong keys: come again in a minute")
    if not hmac.compare_digest(bearer(request).encode(), settings.admin_key.encode()):
        guesses.setdefault(who, Pace(GUESSES, WINDOW)).step()
        raise RequestRefused("wrong-key", "this is not the key of this server")


def _target(request: Request, said: GiveOrder) -> str:
    if said.kind == "close":
        return said.table
    if said.seat < 0:
        raise RequestRefused("bad-message", "which seat?")
    if said.kind == "mute":
        return seat_target(said.table, said.seat)
    found = [watcher.address for watcher in _at(request, said.table) if watcher.pov == said.seat and watcher.address]
    if not found:
        raise RequestRefused("no-such-place", "nobody is connected to this server from that seat")
    return mark_of(found[-1])


def _at(request: Request, table: str) -> list[Watcher]:
    return next((one.present for one in tables(request).all() if one.id == table), [])


def _shown(request: Request, table: Table) -> AdminTable:
    is_mute, present = tables(request).orders.is_mute, {watcher.pov for watcher in table.present}
    seats = [AdminSeat(s.seat, s.name, s.bot, s.seat in present, is_mute(table.id, s.seat)) for s in table.seats]
    watching = sum(watcher.pov < 0 for watcher in table.present)
    said = [f"{line.name}: {line.text}" for line in table.chat.shown()[-LINES:]]
    chosen = table.stored.setup
    return AdminTable(table.id, chosen.edition, chosen.mode, watching, seats, said)
