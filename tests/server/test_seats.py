"""Seats: any free one, left again, freed or filled by the host, and kept for a rematch."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

from server.online import Client, served, settings, sit

DICE = Random(4)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"), most=1000)) as host:
        yield host


def created(host: str, **wanted: Any) -> tuple[str, str]:
    """A new table and its host's key."""
    said = httpx.post(f"http://{host}/api/tables", json=wanted).json()
    return said["table"]["id"], said["host"]


def ask(host: str, method: str, path: str, key: str = "", **said: Any) -> tuple[int, dict[str, Any]]:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    answer = httpx.request(method, f"http://{host}/api/tables/{path}", headers=headers, json=said or None)
    return answer.status_code, answer.json()


def names(host: str, table: str) -> list[str]:
    return [seat["bot"] or seat["name"] for seat in ask(host, "GET", table)[1]["seats"]]


def solo_to_the_end(host: str, table: str, key: str) -> dict[str, Any]:
    """Play a Solo game to its end; gives the last view."""
    with Client(host) as client:
        view, number = client.hello(table, key)["view"], 0
        while view["decision"]:
            who, options = next(iter(view["options"].items()))
            client.say(type="play", id=f"c{number}", text=f"{who} {DICE.choice(options)}")
            number += 1
            view = client.hear(20, "update")["view"]
        return dict(view)


def test_what_was_agreed_on_is_seen_by_everybody(host: str) -> None:
    table, key = created(host, clock=90, away=0, talk="chat", helper="cautious")
    code, info = ask(host, "GET", table)
    assert code == 200 and key not in str(info)
    assert (info["clock"], info["away"], info["talk"], info["helper"]) == (90, 0, "chat", "cautious")
    assert (info["over"], info["rematch"], info["listed"]) == (False, "", True)
    with Client(host) as client:
        client.say(type="hello", table=table, host=key)
        welcome = client.hear()
        assert welcome["host"] is True
        assert welcome["house"] == {
            "clock": 90,
            "away": 0,
            "talk": "chat",
            "helper": "cautious",
            "rematch": "",
            "hints": False,
            "origin": "",
            "start": "full",
        }
    with Client(host) as client:
        assert client.hello(table)["host"] is False
    with Client(host) as client:
        client.say(type="hello", table=table, host="wrong")
        assert client.hear()["host"] is False  # as if it had shown none


def test_any_free_seat_until_there_is_none(host: str) -> None:
    table, _ = created(host, seats=4, bots={"1": "uniform"})
    with ThreadPoolExecutor(5) as people:
        path = f"http://{host}/api/tables/{table}/seats"
        answers = list(people.map(lambda n: httpx.post(path, json={"name": f"guest {n}"}), range(5)))
    taken = [answer.json()["seat"] for answer in answers if answer.status_code == 201]
    assert sorted(taken) == [0, 2, 3]
    assert {answer.json()["code"] for answer in answers if answer.status_code != 201} == {"seat-taken"}


def test_who_leaves_before_the_game_begins_makes_room_for_another(host: str) -> None:
    table, _ = created(host, mode="cooperation", seats=2)
    key = sit(host, table, 0, "Ann")
    with Client(host) as ann, Client(host) as watcher:
        ann.hello(table, key)
        watcher.hello(table)
        code, info = ask(host, "DELETE", f"{table}/seats/0", key)
        assert code == 200 and info["seats"][0]["name"] == ""
        assert watcher.hear(20, "sat")["seats"][0]["name"] == ""
        assert ann.hear(20, "failed")["code"] == "left"  # no longer from that seat
    assert ask(host, "DELETE", f"{table}/seats/0", key) == (403, {**WRONG_KEY, "text": NEITHER})
    again = sit(host, table, 0, "Bob")
    assert again != key and names(host, table) == ["Bob", ""]
    with Client(host) as late:
        assert late.hello(table, key)["code"] == "wrong-key"


WRONG_KEY = {"code": "wrong-key", "rule": "", "problems": []}
NEITHER = "this key is neither this seat's nor the host's"


def test_the_host_frees_seats_and_puts_bots_into_them(host: str) -> None:
    table, key = created(host, mode="cooperation", seats=3)
    sit(host, table, 1, "Eve")
    assert ask(host, "DELETE", f"{table}/seats/1", key)[0] == 200
    assert ask(host, "PUT", f"{table}/seats/1/bot", key, bot="explorer")[0] == 200
    assert names(host, table) == ["", "explorer", ""]
    assert ask(host, "PUT", f"{table}/seats/1/bot", key, bot="")[0] == 200
    assert ask(host, "PUT", f"{table}/seats/2/bot", key, bot="uniform")[0] == 200
    assert names(host, table) == ["", "", "uniform"]
    sit(host, table, 0, "Ann")
    assert ask(host, "PUT", f"{table}/seats/0/bot", key, bot="uniform")[1]["code"] == "seat-taken"
    assert ask(host, "PUT", f"{table}/seats/2/bot", key, bot="program:ls")[1]["code"] == "no-bot"
    assert ask(host, "PUT", f"{table}/seats/7/bot", key, bot="uniform")[1]["code"] == "no-such-place"
    assert ask(host, "DELETE", f"{table}/seats/x", key)[1]["code"] == "no-such-place"


def test_once_something_was_played_everybody_stays(host: str) -> None:
    table, key = created(host, mode="cooperation", seats=2, bots={"1": "uniform"})
    mine = sit(host, table, 0)
    with Client(host) as client:
        view = client.hello(table, mine)["view"]
        while not view["commands"]:  # until the bot has taken its clue
            view = client.hear(60, "update")["view"]
    assert ask(host, "DELETE", f"{table}/seats/0", mine)[1]["code"] == "game-begun"
    assert ask(host, "DELETE", f"{table}/seats/0", key)[1]["code"] == "game-begun"
    assert ask(host, "PUT", f"{table}/seats/1/bot", key, bot="")[1]["code"] == "game-begun"


ROUTES = [
    ("DELETE", "{table}/seats/0", {}),
    ("PUT", "{table}/seats/1/bot", {"bot": "uniform"}),
    ("POST", "{table}/rematch", {}),
    ("GET", "{table}/seat", {}),
]


@pytest.mark.parametrize(("method", "path", "said"), ROUTES)
def test_no_other_key_opens_a_route(host: str, method: str, path: str, said: dict[str, Any]) -> None:
    table, host_key = created(host, mode="cooperation", seats=3)
    sit(host, table, 0)
    others = {sit(host, table, 2)} if method in ("DELETE", "PUT") else {host_key}
    there, there_host = created(host)
    for key in ("", "wrong", sit(host, there, 0), there_host, *others):
        assert ask(host, method, path.format(table=table), key, **said)[1]["code"] == "wrong-key"


def test_the_same_people_play_again_with_the_same_keys(host: str) -> None:
    table, host_key = created(host, mode="solo", seats=1, clock=30, talk="chat", listed=False)
    key = sit(host, table, 0, "Ann")
    assert ask(host, "POST", f"{table}/rematch", key)[1]["code"] == "no-record-yet"
    solo_to_the_end(host, table, key)
    with Client(host) as client:
        client.hello(table, key)
        asked = [ask(host, "POST", f"{table}/rematch", key) for _ in range(2)]
        assert asked[0] == asked[1] and asked[0][0] == 201
        new = asked[0][1]["table"]
        assert client.hear(20, "rematched")["table"] == new
    info = ask(host, "GET", new)[1]
    assert new != table and names(host, new) == ["Ann"] and (info["clock"], info["talk"]) == (30, "chat")
    assert ask(host, "GET", table)[1]["rematch"] == new and info["rematch"] == "" and not info["over"]
    assert info["commitment"] != ask(host, "GET", table)[1]["commitment"]
    with Client(host) as client:
        client.say(type="hello", table=new, key=key, host=host_key)
        welcome = client.hear()
        assert (welcome["seat"], welcome["host"], welcome["view"]["commands"]) == (0, True, 0)


def test_of_two_who_ask_at_once_both_get_one_table(host: str) -> None:
    table, _ = created(host, mode="solo", seats=1)
    key = sit(host, table, 0)
    solo_to_the_end(host, table, key)
    with ThreadPoolExecutor(8) as people:
        asked = list(people.map(lambda _: ask(host, "POST", f"{table}/rematch", key), range(8)))
    assert len({answer["table"] for _, answer in asked}) == 1
