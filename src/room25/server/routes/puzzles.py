"""Puzzles: what there is to solve, one as its seat sees it, the one of a day, and what an answer comes to."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25 import puzzles
from room25.errors import BadText, IllegalCommand
from room25.puzzles import attempt
from room25.puzzles.daily import today
from room25.puzzles.themes import THEMES
from room25.server import replay, wire
from room25.server.bodies import Replay
from room25.server.errors import RequestRefused
from room25.server.messages import Seat, write
from room25.server.puzzle_bodies import DailyPuzzle, PuzzleAttempt, PuzzleInfo, PuzzleOutcome, Puzzles, PuzzleTask
from room25.server.routes.common import body, described, json
from room25.server.routes.planning import cached

__all__: list[str] = []

router = APIRouter()
DATE = {"name": "date", "in": "query", "schema": {"type": "string"}, "description": "2026-11-19; otherwise today, UTC"}


@router.get("/api/puzzles")
async def all_puzzles(request: Request) -> Response:
    """Every puzzle with its theme and grade; no answers."""
    return cached(request, _index())


@router.get("/api/puzzles/daily", openapi_extra={"parameters": [DATE]})
async def daily_puzzle(request: Request) -> Response:
    """The puzzle of a day, the same for everybody."""
    try:
        found = puzzles.daily(puzzles.load(), request.query_params.get("date") or today())
    except BadText as error:
        raise RequestRefused("bad-message", str(error)) from None
    return json(DailyPuzzle(found.date, found.number, _info(found.puzzle)))


@router.get("/api/puzzles/{puzzle}")
async def one_puzzle(request: Request, puzzle: str) -> Response:
    """A puzzle as the asked seat sees it."""
    return json(await asyncio.to_thread(_task, _found(puzzle)))


@router.post("/api/puzzles/{puzzle}", openapi_extra=described(PuzzleAttempt))
async def answer_puzzle(request: Request, puzzle: str) -> Response:
    """Give an answer: whether it is right, and what follows from it when bots play on in the true deal."""
    found = _found(puzzle)
    said = await body(request, PuzzleAttempt)
    try:
        return json(await asyncio.to_thread(_outcome, found, said))
    except (BadText, IllegalCommand) as error:
        raise RequestRefused("bad-message", str(error)) from None


def _found(id: str) -> puzzles.Puzzle:
    found = puzzles.load().by_id.get(id)
    if found is None:
        raise RequestRefused("no-such-place", "there is no puzzle of that name")
    return found


@cache
def _index() -> bytes:
    return write(Puzzles(list(THEMES), [_info(puzzle) for puzzle in puzzles.load().puzzles]))


def _info(puzzle: puzzles.Puzzle) -> PuzzleInfo:
    setup = puzzle.setup
    return PuzzleInfo(
        puzzle.id,
        setup.edition,
        setup.mode,
        setup.level,
        setup.seats,
        puzzle.theme,
        puzzle.grade,
        puzzle.rounds,
        puzzle.who,
    )


def _task(puzzle: puzzles.Puzzle) -> PuzzleTask:
    game = puzzle.game()
    seat = game.seat_of(puzzle.who)
    view = next(wire.views(game, [seat], 0, len(puzzle.commands)))
    facts = wire.facts(game.view(seat).flat)
    return PuzzleTask(_info(puzzle), wire.chosen(puzzle.setup), facts, _seats(puzzle), seat, view)


def _outcome(puzzle: puzzles.Puzzle, said: PuzzleAttempt) -> PuzzleOutcome:
    game = puzzle.game()
    eyes = "all" if said.eyes == "all" else str(game.seat_of(puzzle.who))
    attempt.play_on(game, puzzle.who, said.answer)
    shown = replay.frames(game.record(), eyes, len(puzzle.commands), replay.MOST_FRAMES, _seats(puzzle))
    is_right = " ".join(said.answer.split()) in puzzle.best
    return PuzzleOutcome(is_right, list(puzzle.best), puzzle.worth, puzzle.next, _from_here(shown))


def _from_here(shown: Replay) -> Replay:
    """The same with frame 0 at the moment of the puzzle."""
    first = shown.frames[0]
    frames = [msgspec.structs.replace(frame, number=frame.number - first.number) for frame in shown.frames]
    frames[0] = msgspec.structs.replace(frames[0], who="", text="", said=None)
    return msgspec.structs.replace(shown, total=len(frames) - 1, frames=frames)


def _seats(puzzle: puzzles.Puzzle) -> list[Seat]:
    return [Seat(seat, "", "explorer") for seat in range(puzzle.setup.seats)]
