"""The season: its episodes, a table of one, and what a finished game of it is worth."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25 import season
from room25.engine.table.switches import DEATHS, NAMES
from room25.server import catalogue, draw, wire
from room25.server.bodies import Created, CreateTable
from room25.server.errors import RequestRefused
from room25.server.messages import write
from room25.server.pace import Quotas
from room25.server.routes.common import client_id, json, stored_game, tables
from room25.server.routes.games import finished
from room25.server.routes.planning import cached
from room25.server.routes.tables import info
from room25.server.season_bodies import EpisodeInfo, Season, StarGoal, Starred
from room25.server.store import StoredGame
from room25.setup.lay import plan

__all__: list[str] = []

router = APIRouter()


@router.get("/api/season")
async def whole_season(request: Request) -> Response:
    """Every episode: what is played, what stars take, and how often the bot explorer gets out."""
    return cached(request, _season())


@router.post("/api/season/{episode}", status_code=201)
async def begin_episode(request: Request, episode: str) -> Response:
    """Lay a table of an episode, dealt anew. The answer holds the host's key, this once."""
    return await _begin(request, _episode(episode), draw.NOT_DRAWN)


@router.post("/api/season/{episode}/week", status_code=201)
async def begin_episode_of_the_week(request: Request, episode: str) -> Response:
    """Lay a table of an episode with the deal that everybody gets this week. The answer holds the host's key, this once."""
    found = _episode(episode)
    return await _begin(request, found, season.week_seed(found, season.week(datetime.now(UTC).date())))


@router.get("/api/tables/{table}/stars")
async def stars(request: Request, table: str) -> Response:
    """What a finished game is worth in the season."""
    stored = await stored_game(request, table)
    game = await finished(request, stored)
    episode = season.episode_of(stored.setup) if not stored.terms.origin else None  # a what-if knows what will come
    if episode is None:
        return json(Starred("", 0, 0, False, 0, 0, ""))
    end = season.ended(game)
    worth = season.stars(episode, end)
    week = _week(episode, stored)
    return json(Starred(episode.key, episode.number, worth, end.won, end.rounds, end.lives, week))


async def _begin(request: Request, episode: season.SeasonEpisode, seed: int) -> Response:
    quotas: Quotas = request.app.state.quotas
    quotas.take(request.scope, "tables")
    said = CreateTable(seats=episode.setup.seats, listed=False)
    stored, host = await tables(request).lay(said, seed, client_id(request), episode.setup)
    return json(Created(info(stored), host), 201)


def _episode(key: str) -> season.SeasonEpisode:
    if key not in season.EPISODES:
        known = ", ".join(season.EPISODES)
        raise RequestRefused("no-such-place", f"there is no episode of that name; there are {known}")
    return season.load(key)


def _week(episode: season.SeasonEpisode, stored: StoredGame) -> str:
    """The week whose deal this is, or nothing."""
    laid = season.week(datetime.fromtimestamp(stored.created / 1000, UTC).date())
    return laid if stored.seed == season.week_seed(episode, laid) else ""


@cache
def _season() -> bytes:
    return write(Season([_info(season.load(key)) for key in season.EPISODES]))


def _info(episode: season.SeasonEpisode) -> EpisodeInfo:
    found = plan(episode.setup)
    two, three = (StarGoal(goal.rounds, goal.lives) for goal in (episode.two, episode.three))
    return EpisodeInfo(
        key=episode.key,
        number=episode.number,
        chosen=wire.chosen(episode.setup),
        rounds=found.rounds,
        deaths=found.switches.get(NAMES[DEATHS], 0),
        switches=catalogue.switches(found.switches),
        two=two,
        three=three,
        won=round(100 * season.measured(episode.key).explorer.share),
    )
