"""The season at the server: episodes, tables of one, and what a finished game is worth."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from room25 import season
from room25.bots import registry
from room25.bots.host import Host
from room25.game import Game
from room25.notation import record
from server.online import Client, new_table, served, settings, sit


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"))) as host:
        yield host


def begin(host: str, key: str, of_week: bool = False) -> tuple[str, str]:
    """A table of an episode, and the key of its seat."""
    made = httpx.post(f"http://{host}/api/season/{key}{'/week' if of_week else ''}")
    assert made.status_code == 201, made.text
    assert not made.json()["table"]["listed"]
    table = made.json()["table"]["id"]
    return table, sit(host, table, 0)


def play(host: str, table: str, key: str, commands: tuple[str, ...] = ()) -> None:
    """To the end: by these commands, or by the first answer that there is."""
    waiting = list(commands)
    with Client(host) as client:
        view = client.hello(table, key)["view"]
        number = 0
        while not view["result"]:
            if not view["decision"]:
                view = client.hear(60, "update")["view"]
                continue
            who = view["decision"]["asked"][0]
            text = waiting.pop(0) if waiting else f"{who} {view['options'][who][0]}"
            client.say(type="play", id=f"k{number}", text=text)
            number += 1
            assert client.hear(60, "accepted", "refused")["type"] == "accepted"
            view = client.hear(60, "update")["view"]


def stars(host: str, table: str) -> Any:
    return httpx.get(f"http://{host}/api/tables/{table}/stars").json()


def test_the_list_tells_what_is_played_and_what_stars_take(host: str) -> None:
    found = httpx.get(f"http://{host}/api/season").json()["episodes"]
    assert [one["key"] for one in found] == list(season.EPISODES)
    pilot = found[0]
    assert (pilot["rounds"], pilot["deaths"], pilot["won"]) == (
        10,
        2,
        round(100 * season.measured("pilot").explorer.share),
    )
    assert pilot["three"] == {"rounds": 7, "lives": 4}
    assert [one["won"] for one in found] == sorted((one["won"] for one in found), reverse=True)


def test_an_unknown_episode_is_refused_with_those_that_there_are(host: str) -> None:
    for address in ("season/chess", "season/chess/week"):
        answer = httpx.post(f"http://{host}/api/{address}")
        assert answer.status_code == 404 and "pilot, rehearsal" in answer.json()["text"]


@pytest.mark.parametrize("key", season.EPISODES)
def test_a_table_plays_by_all_rules_of_its_episode(host: str, key: str) -> None:
    """Rounds and house rules too, which no table that somebody asks for may have."""
    table, seat = begin(host, key)
    with Client(host) as client:
        welcome = client.hello(table, seat)
    setup = season.load(key).setup
    assert welcome["chosen"]["rounds"] == setup.rounds and welcome["chosen"]["switches"] == dict(setup.switches)
    assert {one["who"] for one in welcome["view"]["people"]} == set(setup.characters)


def test_a_game_that_is_won_is_worth_its_stars(host: str) -> None:
    """The deal of the week, as explorer plays it here, is played there: both count alike."""
    episode = season.load("pilot")
    week = season.week(datetime.now(UTC).date())
    game = Game(episode.setup, season.week_seed(episode, week))
    Host(game, {0: registry.make("explorer", 1)}).finish()
    end = season.ended(game)
    table, seat = begin(host, "pilot", of_week=True)
    running = httpx.get(f"http://{host}/api/tables/{table}/stars")
    assert running.status_code == 409 and running.json()["code"] == "no-record-yet"
    play(host, table, seat, record.read(game.record()).commands)
    assert stars(host, table) == {
        **{"episode": "pilot", "number": 1, "stars": season.stars(episode, end), "week": week},
        **{"won": end.won, "rounds": end.rounds, "lives": end.lives},
    }


def test_a_game_that_is_lost_is_worth_nothing_and_the_next_one_is_dealt_anew(host: str) -> None:
    table, seat = begin(host, "finale")
    play(host, table, seat)
    found = stars(host, table)
    assert (found["episode"], found["number"], found["stars"], found["won"], found["week"]) == (
        "finale",
        10,
        0,
        False,
        "",
    )
    again = httpx.post(f"http://{host}/api/tables/{table}/rematch", headers={"authorization": f"Bearer {seat}"}).json()
    play(host, again["table"], seat)
    assert stars(host, again["table"])["episode"] == "finale"
    deals = {
        record.read(httpx.get(f"http://{host}/api/tables/{one}/record").json()["record"]).seed
        for one in (table, again["table"])
    }
    assert len(deals) == 2


def test_the_week_has_one_deal_for_everybody(host: str) -> None:
    deals = set()
    for _ in range(2):
        table, seat = begin(host, "book", of_week=True)
        play(host, table, seat)
        deals.add(httpx.get(f"http://{host}/api/tables/{table}/record").json()["seed"])
    assert len(deals) == 1


def test_other_games_and_what_ifs_are_worth_no_star(host: str) -> None:
    table = new_table(host, edition="base", mode="solo", seats=1)
    play(host, table, sit(host, table, 0))
    assert stars(host, table)["episode"] == ""
    table, seat = begin(host, "rehearsal")
    play(host, table, seat)
    frames = httpx.get(f"http://{host}/api/tables/{table}/replay?pov=0").json()["total"]
    said = {"number": frames - 2, "seat": 0, "deal": "true", "name": "Ada"}
    branch = httpx.post(f"http://{host}/api/tables/{table}/what-if", json=said)
    assert branch.status_code == 201, branch.text
    play(host, branch.json()["table"], branch.json()["key"])
    assert stars(host, branch.json()["table"])["episode"] == ""


def test_a_request_that_is_sent_again_lays_one_table(host: str) -> None:
    headers = {"idempotency-key": "season-0123456789012345678901"}
    ids = {httpx.post(f"http://{host}/api/season/key", headers=headers).json()["table"]["id"] for _ in range(2)}
    assert len(ids) == 1
