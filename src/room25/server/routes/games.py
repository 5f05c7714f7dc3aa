"""Finished games: taken home, brought back, and seen again."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.errors import BadSetup, BadText, OtherRules
from room25.game import Game
from room25.notation import record as notation
from room25.notation import seeds
from room25.server import replay, secret, whatif
from room25.server.bodies import LARGEST_RECORD, FinishedGame, Kept, Seated, Upload, WhatIf
from room25.server.deal import opened
from room25.server.errors import RequestRefused, bad_setup
from room25.server.letters import Refresh
from room25.server.messages import Seat
from room25.server.pace import Quotas, address
from room25.server.routes.common import body, client_id, described, json, stored_game, tables
from room25.server.store import ID, StoredGame, now
from room25.server.tables import check_bot

__all__ = ["finished"]

router = APIRouter()
OVERHEAD = 64  # of the JSON around a record, whose new lines are two characters there
AROUND = [
    {"name": name, "in": "query", "schema": {"type": kind}, "description": text}
    for name, kind, text in (
        ("pov", "string", "a seat, -1 for what everybody could see, or all"),
        ("from", "integer", "the first frame; 0 is the deal"),
        ("count", "integer", f"how many, at most {replay.MOST_FRAMES}"),
    )
]


@router.get("/api/tables/{table}/record")
async def record(request: Request, table: str) -> Response:
    """A finished game, with the proof of its deal."""
    stored = await stored_game(request, table)
    text = await _finished(request, stored)
    proof = opened(stored)
    return json(FinishedGame(text, proof.seed, proof.nonce, proof.commitment, proof.draw))


@router.get("/api/tables/{table}/replay", openapi_extra={"parameters": AROUND})
async def replay_table(request: Request, table: str) -> Response:
    """A finished game step by step, from a seat's eyes, from a spectator's, or with everything open."""
    stored = await stored_game(request, table)
    return await _frames(request, await _finished(request, stored), list(stored.seats))


@router.post("/api/records", status_code=201, openapi_extra=described(Upload))
async def upload(request: Request) -> Response:
    """Bring a record: it is checked, replayed once and kept; the answer is where it can be seen."""
    said = await body(request, Upload, LARGEST_RECORD * 2 + OVERHEAD)
    try:
        if "\0" in said.record:  # PostgreSQL keeps no zero, and no record of ours has one
            raise BadText("a record is plain text", f"line {said.record.partition(chr(0))[0].count(chr(10)) + 1}")
        game = await asyncio.to_thread(Game.from_record, said.record)
    except BadSetup as error:
        raise bad_setup(error) from None
    except BadText as error:
        raise RequestRefused("bad-record", str(error)) from None
    text = game.record()  # as we write it: the same game with other remarks is the same record
    id = replay.record_id(text)
    quotas: Quotas = request.app.state.quotas
    quotas.take(request.scope, "records")
    await tables(request).store.keep_record(id, text, now())
    return json(Kept(id), 201)


@router.get("/api/records/{id}")
async def uploaded(request: Request, id: str) -> Response:
    """An uploaded game; nobody committed to its deal."""
    text = await _uploaded(request, id)
    return json(FinishedGame(text, seeds.write(notation.read(text).seed), "", ""))


@router.get("/api/records/{id}/replay", openapi_extra={"parameters": AROUND})
async def replay_uploaded(request: Request, id: str) -> Response:
    """An uploaded game step by step."""
    text = await _uploaded(request, id)
    seats = [Seat(seat, "", "") for seat in range(notation.read(text).setup.seats)]
    return await _frames(request, text, seats)


@router.get("/api/tables/{table}/review")
async def review_of_table(request: Request, table: str) -> Response:
    """The review of a finished game, or how far it is."""
    text = await _finished(request, await stored_game(request, table))
    return json(await tables(request).reviews.find(f"tables/{table}", _length(text)))


@router.post("/api/tables/{table}/review", status_code=202)
async def make_review_of_table(request: Request, table: str) -> Response:
    """Have a finished game reviewed, once for everybody."""
    return await _make(request, f"tables/{table}", await _finished(request, await stored_game(request, table)))


@router.get("/api/records/{id}/review")
async def review_of_upload(request: Request, id: str) -> Response:
    """The same for an uploaded game."""
    text = await _uploaded(request, id)
    return json(await tables(request).reviews.find(f"records/{id}", _length(text)))


@router.post("/api/records/{id}/review", status_code=202)
async def make_review_of_upload(request: Request, id: str) -> Response:
    """The same for an uploaded game."""
    return await _make(request, f"records/{id}", await _uploaded(request, id))


@router.post("/api/tables/{table}/what-if", status_code=201, openapi_extra=described(WhatIf))
async def what_if_at_table(request: Request, table: str) -> Response:
    """Go on from a moment of a finished game, in a seat of it, against bots; the answer holds the seat's key, this once."""
    said = await body(request, WhatIf)
    return await _go_on(request, f"tables/{table}", await _finished(request, await stored_game(request, table)), said)


@router.post("/api/records/{id}/what-if", status_code=201, openapi_extra=described(WhatIf))
async def what_if_in_upload(request: Request, id: str) -> Response:
    """The same from an uploaded game."""
    said = await body(request, WhatIf)
    return await _go_on(request, f"records/{id}", await _uploaded(request, id), said)


async def _go_on(request: Request, game: str, text: str, said: WhatIf) -> Response:
    check_bot(said.bot)
    id = client_id(request)
    key = secret.key_of(id, "what-if") if id else secret.new_key()
    stored, lines = await asyncio.to_thread(whatif.branch, game, text, said, secret.key_hash(key))
    quotas: Quotas = request.app.state.quotas
    quotas.take(request.scope, "tables")
    laid = await tables(request).what_if(stored, lines, id)
    if laid.key_hashes != stored.key_hashes:
        raise RequestRefused("bad-message", "this id was used for another request")
    return json(Seated(laid.id, said.seat, key), 201)


async def _make(request: Request, game: str, text: str) -> Response:
    made = await tables(request).reviews.make(game, text, _length(text), address(request.scope))
    return json(made, 202)


def _length(text: str) -> int:
    return len(notation.read(text).commands)


async def _finished(request: Request, stored: StoredGame) -> str:
    return (await finished(request, stored)).record()


async def finished(request: Request, stored: StoredGame) -> Game:
    """Return the game of a table. Raises RequestRefused while it runs."""
    found = await tables(request).get(stored.id) if stored.is_over else None
    if found is None:
        raise RequestRefused("no-record-yet", "the record can be had when the game is over")
    if not found.game.is_over:  # it ended at another server
        await found.post(Refresh("played"))
        await found.drain()
    return found.game


async def _uploaded(request: Request, id: str) -> str:
    text = await tables(request).store.record(id) if ID.fullmatch(id) else None
    if text is None:
        raise RequestRefused("no-such-record", "there is no such record")
    try:
        notation.read(text)
    except OtherRules as error:  # it was brought before the rules of its edition changed
        raise RequestRefused("other-rules", str(error)) from None
    return text


async def _frames(request: Request, text: str, seats: list[Seat]) -> Response:
    asked = request.query_params
    first, count = (_number(name, asked.get(name, default)) for name, default in (("from", "0"), ("count", "20")))
    try:
        found = await asyncio.to_thread(replay.frames, text, asked.get("pov", "-1"), first, count, seats)
    except BadText as error:
        raise RequestRefused("bad-message", str(error)) from None
    return json(found)


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise RequestRefused("bad-message", f"{name} is a number from 0 on, not {text[:40]!r}")
    return int(text)
