"""How a table plays: the games of `POST /api/plays` are the lab's games, seed by seed, and nobody's other questions wait for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from room25.arena.plan import Chunk, Matchup, entrants
from room25.arena.play import inside
from room25.bots import games
from room25.bots.contract import Budget
from room25.engine.entries import matches
from room25.game import Setup
from room25.lab import rows
from room25.server.pace import QUOTAS
from room25.setup.lay import table
from server.online import served, settings

TILES = {"central": 1, "room25": 1, "empty": 6, "vortex": 2, "mortal": 2, "acid": 2, "flooded": 2, "dark": 2, "cold": 2}
HARD: dict[str, Any] = {
    "edition": "base",
    "mode": "cooperation",
    "seats": 4,
    "tiles": {**TILES, "prison": 2, "trapped": 2, "moving": 1},
}
DECK = {"edition": "ultimate-en", "mode": "suspicion", "seats": 5, "guards": 2, "options": []}
DESIGNS: list[dict[str, Any]] = [
    HARD,
    DECK,
    {"edition": "ultimate-en", "mode": "solo", "seats": 1, "level": "madness"},
    {"edition": "base", "mode": "team", "seats": 4},
    {"edition": "season2", "mode": "competition", "seats": 4},
]
SEED = 1_000


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"), requests=0)) as host:
        yield host


def ask(host: str, seed: int, count: int, design: dict[str, Any]) -> httpx.Response:
    body = {**design, "seed": seed, "games": count}
    return httpx.post(f"http://{host}/api/plays", json=body, timeout=90)


def all_of(host: str, count: int, design: dict[str, Any]) -> dict[str, Any]:
    """What became of all these games, asked for until they are there, as a page does."""
    found: dict[str, Any] = {"won": [], "results": [], "rounds": [], "deaths": [], "killers": Counter[str]()}
    while len(found["won"]) < count:
        answer = ask(host, SEED + len(found["won"]), count - len(found["won"]), design)
        assert answer.status_code == 200, answer.text
        more = answer.json()
        assert more["bot"] == "explorer" and more["won"] and set(more["endings"]) == set(more["results"])
        for key in ("won", "results", "rounds", "deaths"):
            found[key] += more[key]
        found["killers"].update(more["killers"])
    return found


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: f"{design['edition']} {design['mode']}")
def test_the_games_are_those_of_the_lab(host: str, design: dict[str, Any]) -> None:
    count = 300
    found = all_of(host, count, design)
    [bot] = entrants(["explorer"], [Budget()])
    cell, chunk = Matchup(Setup(**design), bot, bot), Chunk(0, 0, count)
    theirs = rows.games(0, cell, chunk, SEED, inside(cell, chunk, SEED)[0])
    assert theirs["seed"].to_list() == list(range(SEED, SEED + count))
    assert found["won"] == theirs["won"].to_list()
    assert found["results"] == theirs["result"].to_list()
    assert found["rounds"] == theirs["rounds"].to_list()
    assert found["deaths"] == theirs["deaths"].to_list()
    assert found["killers"] == Counter(fell["room"] for falls in theirs["falls"] for fell in falls)
    assert len(set(found["results"])) > 1 and sum(found["deaths"]) > 0


def test_a_machine_without_a_compiler_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(Setup(**HARD))
    compiled = games.rows(s, SEED, 3)
    monkeypatch.setattr(games, "compiled", lambda: None)
    assert [row[: matches.WIDTH] for row in games.rows(s, SEED, 3)] == compiled


def test_other_tiles_play_otherwise(host: str) -> None:
    quiet = {
        **TILES,
        "mortal": 0,
        "acid": 0,
        "empty": 8,
        "prison": 2,
        "trapped": 2,
        "moving": 1,
        "control": 1,
        "vision": 1,
    }
    hard, soft = all_of(host, 200, HARD), all_of(host, 200, {**HARD, "tiles": quiet})
    assert sum(soft["deaths"]) < sum(hard["deaths"])
    assert hard["killers"]["mortal"] > 20 and "mortal" not in soft["killers"]


def test_another_deck_plays_otherwise_and_is_told_by_the_check(host: str) -> None:
    box = httpx.post(f"http://{host}/api/check", json=DECK).json()["cards"]
    assert 20 < len(box) <= 58 and "panic" not in box
    mine = {**DECK, "cards": ["panic"] * 3 + box[:5]}
    assert httpx.post(f"http://{host}/api/check", json=mine).json()["cards"] == mine["cards"]
    assert all_of(host, 50, DECK)["results"] != all_of(host, 50, mine)["results"]


def test_what_cannot_be_laid_is_refused_with_its_rules(host: str) -> None:
    refused = ask(host, 1, 5, {**HARD, "tiles": {"central": 1}})
    said = refused.json()
    assert (refused.status_code, said["code"]) == (422, "bad-setup")
    assert said["problems"][0]["key"] == "problem-not-25" or said["problems"]
    for wrong in ({"games": 0}, {"games": 5000}, {"seed": -1}, {"with_": ["x@0123456789ab"]}, {"switches": {"key": 1}}):
        answer = httpx.post(f"http://{host}/api/plays", json={**HARD, **wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), wrong


def test_an_address_asks_so_often_an_hour(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUOTAS, "plays", 2)
    with served(settings(tmp_path_factory.mktemp("quota"))) as host:
        answers = [ask(host, 1, 1, HARD) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert "come again in" in answers[-1].json()["text"]
