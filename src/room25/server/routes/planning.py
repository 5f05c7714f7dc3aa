"""Before a game: what there is to choose from, what a choice comes to, and the rules."""

from __future__ import annotations

import hashlib
from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.server import catalogue, plays, wire
from room25.server.bodies import CreateTable, PlayGames
from room25.server.errors import RequestRefused
from room25.server.messages import write
from room25.server.pace import Quotas, address
from room25.server.routes.common import body, described, json, tables
from room25.server.tables import check_bots
from room25.setup import editions

__all__ = ["cached"]

router = APIRouter()


@router.get("/api/catalogue")
async def whole_catalogue(request: Request) -> Response:
    """Editions with their modes, rooms, characters, complexes, cards and options; bots; languages."""
    return cached(request, _catalogue())


@router.get("/api/expansions")
async def expansions(request: Request) -> Response:
    """What the server's expansions add to what a client brings with it: editions, rooms, pictures, texts."""
    return cached(request, _expansions())


@router.get("/api/rules/{edition}")
async def rules(request: Request, edition: str) -> Response:
    """The rules of one edition by section, with our rulings, and where the editions disagree."""
    if edition not in editions.EDITIONS:
        known = ", ".join(editions.EDITIONS)
        raise RequestRefused("no-such-place", f"there is no edition of that name; there are {known}")
    return cached(request, _rules(edition))


@router.post("/api/check", openapi_extra=described(CreateTable))
async def check(request: Request) -> Response:
    """What is illegal in a wish for a table, and what the books advise against; nothing is made."""
    said = await body(request, CreateTable)
    check_bots(said)
    return json(catalogue.check(wire.setup(said)))


@router.post("/api/plays", openapi_extra=described(PlayGames))
async def play(request: Request) -> Response:
    """How such a table plays: what became of some games with the same bot in every seat. The same seeds have the same games everywhere."""
    said = await body(request, PlayGames)
    quotas: Quotas = request.app.state.quotas
    quotas.take(request.scope, "plays")
    wanted = wire.setup(said)
    return json(await plays.play(tables(request).helps, wanted, said.seed, said.games, address(request.scope)))


@cache
def _catalogue() -> bytes:
    return write(catalogue.catalogue())


@cache
def _expansions() -> bytes:
    return write(catalogue.expansions())


@cache
def _rules(edition: str) -> bytes:
    return write(catalogue.rules(edition))


def cached(request: Request, data: bytes) -> Response:
    """Return a long answer that a browser keeps; later it only asks whether the answer has changed."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    known = [item.strip().removeprefix("W/") for item in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)
