"""The socket: hello, commands, answers, updates; keys, origins and limits; bots; and a stop that loses nothing."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from room25.game import Game
from room25.notation import seeds
from room25.server import draw
from room25.server.messages import LARGEST
from server.online import Client, new_table, served, settings, sit


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"), most=1000)) as host:
        yield host


def play_on(clients: list[Client], views: list[dict[str, Any]], dice: Random, most: int, start: int = 0) -> int:
    """Random answers over the sockets, each read by everybody; gives how many were played."""
    for number in range(start, start + most):
        asked = [seat for seat, view in enumerate(views) if view["decision"] and view["options"]]
        owing = [s for s in asked if set(views[s]["decision"]["asked"]) & set(views[s]["characters"])]
        if not owing:
            return number
        seat = dice.choice(owing)
        who = next(who for who in views[seat]["decision"]["asked"] if who in views[seat]["options"])
        clients[seat].say(type="play", id=f"c{number}", text=f"{who} {dice.choice(views[seat]['options'][who])}")
        answer = clients[seat].hear()
        assert answer == {"type": "accepted", "id": f"c{number}", "number": number + 1}
        for other, client in enumerate(clients):
            update = client.hear()
            assert update["type"] == "update"
            views[other] = update["view"]
    return start + most


def test_four_people_play_a_whole_game_and_take_its_record_home(host: str) -> None:
    table = new_table(host, edition="base", mode="suspicion", seats=4)
    keys = [sit(host, table, seat, f"guest {seat}") for seat in range(4)]
    clients = [Client(host) for _ in keys]
    welcomes = [client.hello(table, key) for client, key in zip(clients, keys)]
    assert [welcome["seat"] for welcome in welcomes] == [0, 1, 2, 3]
    views = [welcome["view"] for welcome in welcomes]
    count = play_on(clients, views, Random(5), 6)  # nobody can have died by then
    clients[2].ws.close()  # it loses its network, and comes back
    clients[2] = Client(host)
    again = clients[2].hello(table, keys[2], since=views[2]["until"])
    assert again["view"]["events"] == []
    assert again["view"] | {"since": 0, "events": 0} == views[2] | {"since": 0, "events": 0}
    count = play_on(clients, views, Random(6), 1000, start=count)
    assert all(view["result"] for view in views)
    opened = [client.hear() for client in clients]
    assert {message["type"] for message in opened} == {"opened"}
    found = httpx.get(f"http://{host}/api/tables/{table}/record").json()
    assert draw.seal_of(found["nonce"]) == welcomes[0]["commitment"] == found["commitment"]
    assert found["draw"] == f"{table} {found['nonce']}"  # nobody here adds a number
    assert found["seed"] == "0x" + draw.seal_of(found["draw"])[:32]
    game = Game.from_record(found["record"])
    assert game.is_over and game.result == views[0]["result"] and seeds.write(game.seed) == found["seed"]
    clients[0].say(type="play", id="late", text="alice pass")
    assert clients[0].hear()["code"] in ("game-over", "not-yours")
    for client in clients:
        client.ws.close()


def test_a_command_sent_again_over_another_socket_gets_the_same_answer(host: str) -> None:
    table = new_table(host, mode="solo", seats=1)
    key = sit(host, table, 0)
    said: list[dict[str, Any]] = []
    for _ in range(3):
        with Client(host) as client:
            view = client.hello(table, key)["view"]
            if not said:
                who, options = next(iter(view["options"].items()))
                text = f"{who} {options[0]}"
            client.say(type="play", id="once", text=text)
            said.append(client.hear())
    assert said == [{"type": "accepted", "id": "once", "number": 1}] * 3


def test_a_spectator_watches_and_does_not_play(host: str) -> None:
    table = new_table(host)
    with Client(host) as client:
        welcome = client.hello(table)
        assert welcome["seat"] == -1 and welcome["view"]["options"] == welcome["view"]["asides"] == {}
        client.say(type="play", id="a", text="alice pass")
        assert client.hear()["code"] == "spectator"


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with served(settings(tmp_path, idle=0.4)) as host:
        table = new_table(host, mode="solo", seats=1)
        key = sit(host, table, 0)
        with Client(host) as client:
            view = client.hello(table, key)["view"]
            who, options = next(iter(view["options"].items()))
            client.say(type="play", id="a", text=f"{who} {options[0]}")
            client.hear()
            view = client.hear()["view"]
            time.sleep(1)  # somebody looks: it stays
            assert "room25_tables 1.0" in httpx.get(f"http://{host}/metrics").text
        end = time.monotonic() + 20
        while "room25_tables 0.0" not in httpx.get(f"http://{host}/metrics").text and time.monotonic() < end:
            time.sleep(0.1)
        with Client(host) as client:
            again = client.hello(table, key, since=view["until"])["view"]
        assert again | {"events": 0, "since": 0} == view | {"events": 0, "since": 0}


STOPS = {
    "no JSON": ("{", "bad-message"),
    "a command before hello": ('{"type":"play","id":"a","text":"alice pass"}', "bad-message"),
    "no such table": ('{"type":"hello","table":"nothing"}', "no-such-table"),
    "a wrong key": ('{"type":"hello","table":"TABLE","key":"wrong"}', "wrong-key"),
    "another table's key": ('{"type":"hello","table":"TABLE","key":"KEY"}', "wrong-key"),
}


@pytest.mark.parametrize(("said", "code"), STOPS.values(), ids=STOPS)
def test_who_does_not_belong_here_is_told_why_and_let_go(host: str, said: str, code: str) -> None:
    table, other = new_table(host), new_table(host)
    with Client(host) as client:
        client.ws.send(said.replace("TABLE", table).replace("KEY", sit(host, other, 0)))
        assert client.hear()["code"] == code
        with pytest.raises(ConnectionClosed):
            client.hear()


def test_the_origin_is_checked_before_a_socket_is_accepted(host: str) -> None:
    for origin in ("http://elsewhere.example", "null", f"http://{host}.elsewhere.example"):
        with pytest.raises(InvalidStatus) as refused:
            Client(host, origin)
        assert refused.value.response.status_code == 403
    with Client(host, f"http://{host}") as client:
        assert client.hello(new_table(host))["type"] == "welcome"


def test_the_address_names_the_table(host: str) -> None:
    table, other = (new_table(host, edition="base", mode="solo", seats=1) for _ in range(2))
    key = sit(host, table, 0)
    for client, said in ((Client(host, table=table), ""), (Client(host, table=table), table), (Client(host), table)):
        with client:
            assert client.hello(said, key)["table"] == table
    for client, said, code in (
        (Client(host, table=table), other, "bad-message"),
        (Client(host), "", "no-such-table"),
        (Client(host, table="nobody-laid-it"), "", "no-such-table"),
    ):
        with client:
            assert client.hello(said, key)["code"] == code


def test_a_message_that_is_too_large_ends_the_socket(host: str) -> None:
    with Client(host) as client:
        client.hello(new_table(host))
        client.ws.send("x" * (LARGEST + 1))
        with pytest.raises(ConnectionClosed):
            while True:
                client.hear()


def test_a_hundred_messages_in_twenty_seconds_and_not_one_more(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as host, Client(host) as client:
        client.hello(new_table(host))
        for number in range(99):
            client.say(type="play", id=f"c{number}", text="alice pass")
        assert {client.hear()["code"] for _ in range(99)} == {"spectator"}
        client.say(type="play", id="more", text="alice pass")
        assert client.hear()["code"] == "too-many"


def test_who_does_not_say_hello_is_let_go(tmp_path: Path) -> None:
    with served(settings(tmp_path, patience=0.3)) as host, Client(host) as client:
        assert client.hear()["code"] == "too-slow"


def test_bots_play_their_seats_to_the_end(host: str) -> None:
    table = new_table(host, mode="suspicion", seats=4, bots={"1": "uniform", "2": "cautious", "3": "explorer"})
    key, dice, number = sit(host, table, 0), Random(2), 0
    with Client(host) as client:
        view = client.hello(table, key)["view"]
        end = time.monotonic() + 100
        while view["result"] is None and time.monotonic() < end:
            mine = [who for who in view["decision"]["asked"] if who in view["options"]]
            if mine:
                client.say(type="play", id=f"c{number}", text=f"{mine[0]} {dice.choice(view['options'][mine[0]])}")
                number += 1
            message = client.hear(60)
            while message["type"] != "update":
                assert message["type"] == "accepted" or message["code"] in ("illegal", "not-asked"), message
                message = client.hear(60)
            view = message["view"]
        assert view["result"]
    assert "room25_bot_failures_total 0.0" in httpx.get(f"http://{host}/metrics").text


def test_the_command_serves_stops_when_it_is_told_to_and_logs_no_secret(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "room25", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        link = server.stdout.readline()
        assert link.startswith("Room 25 is open at http://127.0.0.1:")
        host = link.split("//")[1].strip().rstrip("/")
        end = time.monotonic() + 20
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                httpx.get(f"http://{host}/readyz")
                break
        table = new_table(host, mode="solo", seats=1)
        key = sit(host, table, 0, "Zebedee")
        with Client(host) as client:
            client.hello(table, key)
            client.say(type="play", id="secret-id", text="kevin clue z9")
            assert client.hear()["type"] == "refused"
            client.say(type="hello", table=table, key=key)
            assert client.hear()["code"] == "bad-message"
        with Client(host) as client:
            client.hello(table, key)
            server.send_signal(signal.SIGINT)  # with a socket open
            _, said = server.communicate(timeout=20)
    assert server.returncode in (0, 130, -signal.SIGINT)
    assert "Traceback" not in said
    assert any(json.loads(line)["event"] == "socket-stopped" for line in said.splitlines() if line.startswith("{"))
    for secret_word in (key, "z9", "secret-id", "Zebedee"):
        assert secret_word not in said
