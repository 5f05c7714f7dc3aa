"""What somebody at a table may have thought for them, where the host allows it: a hint, and the odds."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.game import SeatView
from room25.server.errors import RequestRefused
from room25.server.routes.common import json, own_seat, stored_game, tables

__all__: list[str] = []

router = APIRouter()


@router.get("/api/tables/{table}/hint")
async def hint(request: Request, table: str) -> Response:
    """With a seat's key, where the table allows hints: what the strongest bot would answer in its place, and why."""
    return json(await tables(request).helps.hint(table, await _view(request, table)))


@router.get("/api/tables/{table}/odds")
async def odds(request: Request, table: str) -> Response:
    """With a seat's key, where the table allows hints: what the seat may believe of hidden rooms and of people."""
    return json(await tables(request).helps.odds(table, await _view(request, table)))


async def _view(request: Request, id: str) -> SeatView:
    """Return what the seat that asks may know. Raises RequestRefused if the key opens none, or if the table plays without hints."""
    stored = await stored_game(request, id)
    seat = own_seat(request, stored)
    if not stored.terms.hints:
        raise RequestRefused("no-hints", "this table plays without hints and odds")
    found = await tables(request).get(id)
    assert found is not None
    await found.look()
    return found.game.view(seat)
