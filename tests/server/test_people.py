"""Who is here: presence, bots that stand in for whoever is gone and give the seat back, and the clock."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from server.online import Client, new_table, served, settings, sit

SECONDS = 60  # for whatever a bot has to do on a busy machine


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"), most=1000)) as host:
        yield host


def people(client: Client, **wanted: set[int]) -> dict[str, Any]:
    """Listen until those that are connected, or away, are these; on a slow machine that may have been told already."""
    end = time.monotonic() + SECONDS
    while True:
        told = client.passed_over.pop("people", None) or client.hear(end - time.monotonic(), "people")
        found = told["seats"]
        if all({one["seat"] for one in found if one[what]} == seats for what, seats in wanted.items()):
            return {"seats": found}


def answer(client: Client, view: dict[str, Any], number: int, which: int = 0) -> dict[str, Any]:
    """Answer what this seat is asked; gives the view after it."""
    who, options = next(iter(view["options"].items()))
    client.say(type="play", id=f"c{number}", text=f"{who} {options[which]}")
    assert client.hear(20, "accepted", "refused")["type"] == "accepted"
    return dict(client.hear(20, "update")["view"])


def test_everybody_sees_who_comes_and_goes(host: str) -> None:
    table = new_table(host, mode="cooperation", seats=2)
    keys = [sit(host, table, seat) for seat in range(2)]
    with Client(host) as watcher:
        watcher.hello(table)
        people(watcher, connected=set())
        with Client(host) as ann:
            ann.hello(table, keys[0])
            people(ann, connected={0})
            people(watcher, connected={0})
            with Client(host) as twin, Client(host) as bob:
                twin.hello(table, keys[0])
                bob.hello(table, keys[1])
                people(watcher, connected={0, 1})
            people(watcher, connected={0})  # one of Ann's two sockets is still there
        people(watcher, connected=set())


def test_a_bot_stands_in_for_whoever_is_gone_and_gives_the_seat_back(host: str) -> None:
    table = new_table(host, mode="cooperation", seats=2, away=1, helper="uniform")
    keys = [sit(host, table, seat) for seat in range(2)]
    with Client(host) as ann:
        view = ann.hello(table, keys[0])["view"]
        answer(ann, view, 0)
        people(ann, away={1})  # Bob never came
        view = ann.hear(SECONDS, "update")["view"]
        assert (
            view["decision"]["kind"] == "program"
        )  # the bot has taken Bob's clue, and only then is it Ann's turn again
        with Client(host) as bob:
            welcome = bob.hello(table, keys[1])
            people(bob, away=set(), connected={0, 1})
            before = bob_programs(welcome["view"])
            time.sleep(2)  # longer than `away`: he is here
            with Client(host) as twin:
                assert bob_programs(twin.hello(table, keys[1])["view"]) == before


def bob_programs(view: dict[str, Any]) -> list[str]:
    """Who of Bob's still owes a program; the bot may have laid some before he came."""
    return [who for who in view["characters"] if who in view["decision"]["asked"]]


def test_nobody_plays_while_nobody_is_here(host: str) -> None:
    table = new_table(host, mode="cooperation", seats=2, away=1, clock=1, helper="uniform")
    keys = [sit(host, table, seat) for seat in range(2)]
    with Client(host) as ann:
        ann.hello(table, keys[0])
    time.sleep(2.5)
    with Client(host) as watcher:
        assert watcher.hello(table)["view"]["commands"] == 0
        assert watcher.hear(20, "clock")["left"] == -1


def test_who_wants_to_lets_a_bot_play_and_is_back(host: str) -> None:
    table = new_table(host, mode="solo", seats=1, away=0, helper="uniform")
    key = sit(host, table, 0)
    with Client(host) as ann:
        ann.hello(table, key)
        ann.say(type="stand", id="s1", on=True)
        assert ann.hear(20, "accepted", "refused") == {"type": "accepted", "id": "s1", "number": 0}
        people(ann, away={0})
        while ann.hear(SECONDS, "update")["view"]["commands"] < 5:
            pass
        ann.say(type="stand", id="s2", on=False)
        people(ann, away=set())
    with Client(host) as ann:
        view = ann.hello(table, key)["view"]
        time.sleep(1)
        if view["decision"]:
            answer(ann, view, 1)  # nobody has answered in between
    with Client(host) as watcher:
        watcher.hello(table)
        watcher.say(type="stand", id="s3", on=True)
        assert watcher.hear(20, "refused")["code"] == "spectator"


def test_a_wish_for_a_bot_outlives_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("data")
    with served(settings(folder)) as host:
        table = new_table(host, mode="cooperation", seats=2, away=0, helper="uniform")
        keys = [sit(host, table, seat) for seat in range(2)]
        with Client(host) as bob:
            bob.hello(table, keys[1])
            bob.say(type="stand", id="s", on=True)
            bob.hear(20, "accepted")
    with served(settings(folder)) as host, Client(host) as ann:
        ann.hello(table, keys[0])
        people(ann, away={1}, connected={0})
        ann.hear(SECONDS, "update")


def test_the_clock_answers_for_those_who_are_late_this_once(host: str) -> None:
    table = new_table(host, mode="cooperation", seats=2, clock=2, away=0, helper="uniform")
    keys = [sit(host, table, seat) for seat in range(2)]
    with Client(host) as ann, Client(host) as bob:
        view = ann.hello(table, keys[0])["view"]
        bob.hello(table, keys[1])
        clock = ann.hear(20, "clock")
        while clock["left"] < 0:
            clock = ann.hear(20, "clock")
        assert 0 < clock["left"] <= 2 and clock["asked"] == [0, 1]
        answer(ann, view, 0)
        view = ann.hear(SECONDS, "update")["view"]  # for Bob, who did not answer
        assert view["decision"]["kind"] == "program"
        clock = ann.hear(20, "clock")
        assert 1 < clock["left"] <= 2 and clock["asked"] == [0, 1]  # the next decision has its own time


def test_the_clock_stops_while_the_only_device_is_handed_on(host: str) -> None:
    table = new_table(host, mode="cooperation", seats=2, clock=1, away=1, helper="uniform")
    keys = [sit(host, table, seat) for seat in range(2)]
    with Client(host) as ann, Client(host) as bob, Client(host) as watcher:
        for client, key in ((ann, keys[0]), (bob, keys[1])):
            client.say(type="hello", table=table, key=key)
            client.say(type="hold", id="h1", on=True)
        assert ann.hear(20, "accepted", "refused") == {"type": "accepted", "id": "h1", "number": 0}
        bob.hear(20, "accepted")
        before = watcher.hello(table)["view"]["commands"]
        assert watcher.hear(20, "clock")["left"] == -1
        time.sleep(2.5)  # both would be late, or gone
        with Client(host) as late:
            assert late.hello(table)["view"]["commands"] == before
        bob.say(type="hold", id="h2", on=False)  # Bob has taken it
        assert 0 < watcher.hear(SECONDS, "clock")["left"] <= 1
        people(watcher, connected={1})
        watcher.say(type="hold", id="h3", on=True)
        assert watcher.hear(20, "refused")["code"] == "spectator"


def test_a_table_without_a_clock_has_none(host: str) -> None:
    table = new_table(host, mode="solo", seats=1)
    key = sit(host, table, 0)
    with Client(host) as ann:
        view = ann.hello(table, key)["view"]
        assert ann.hear(20, "clock") == {"type": "clock", "left": -1, "asked": [0]}
        who, options = next(iter(view["options"].items()))
        ann.say(type="play", id="a", text=f"{who} {options[0]}")
        ann.hear(20, "accepted")
        ann.hear(20, "update")
        ann.say(type="stand", id="b", on=False)
        assert ann.hear(20, "accepted", "clock")["type"] == "accepted"
