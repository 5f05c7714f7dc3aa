"""Several servers on one PostgreSQL: people at each of them play one game, bots play once, and one server may die."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from room25.server.store import Store
from server.online import Client, new_table, sit


@contextmanager
def node(data: Path, database: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`room25 serve` as a process of its own; it says its link when it is up."""
    command = [sys.executable, "-m", "room25", "serve", "--port", "0", "--data", str(data), "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split("//")[-1].strip().rstrip("/"), process
        finally:
            process.kill()


POSTGRESQL = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


class Player:
    """Somebody who answers at random, at one of the servers."""

    def __init__(self, host: str, table: str, key: str, name: str) -> None:
        self.client = Client(host)
        self.view = self.client.hello(table, key)["view"]
        self.name = name
        self.sent = 0

    def catch_up(self, commands: int) -> None:
        """Hear everything up to this command."""
        while self.view["commands"] < commands:
            self.view = self.client.hear(60, "update")["view"]

    def owes(self) -> list[str]:
        decision = self.view["decision"]
        return [who for who in decision["asked"] if who in self.view["options"]] if decision else []

    def play(self, dice: Random) -> int:
        who = self.owes()[0]
        self.client.say(
            type="play", id=f"{self.name}{self.sent}", text=f"{who} {dice.choice(self.view['options'][who])}"
        )
        self.sent += 1
        answer = self.client.hear(60, "accepted", "refused")
        assert answer["type"] == "accepted", answer
        return int(answer["number"])


def people(client: Client, **wanted: set[int]) -> None:
    """Listen until these are connected, or away."""
    while True:
        seats = client.hear(60, "people")["seats"]
        if all({one["seat"] for one in seats if one[what]} == found for what, found in wanted.items()):
            return


def stored(database: str, table: str) -> list[Any]:
    async def go() -> list[Any]:
        store = await Store.open(database)
        found = await store.commands(table)
        await store.close()
        return list(found)

    return asyncio.run(go())


@POSTGRESQL
def test_people_at_two_servers_play_one_game_and_one_server_dies(tmp_path: Path, url: str) -> None:
    dice = Random(3)
    with node(tmp_path, url) as (here, dies), node(tmp_path, url) as (there, _):
        wanted = {"mode": "cooperation", "edition": "base", "seats": 4, "bots": {"2": "uniform", "3": "explorer"}}
        table = new_table(here, talk="chat", away=0, **wanted)
        keys = [sit(there, table, 0, "Ann"), sit(here, table, 1, "Bob")]
        ann, bob = Player(here, table, keys[0], "a"), Player(there, table, keys[1], "b")
        for one in (ann, bob):
            people(one.client, connected={0, 1})  # also who is connected to the other server
        ann.client.say(type="chat", id="x", text="hello")
        assert bob.client.hear(60, "said")["text"] == "hello"
        play(ann, bob, dice, rounds=6)
        dies.send_signal(signal.SIGKILL)
        dies.wait()
        ann = Player(there, table, keys[0], "c")
        bob.catch_up(ann.view["commands"])
        play(ann, bob, dice, rounds=1000)
        assert ann.view["result"] == bob.view["result"] and ann.view["result"]
        record = httpx.get(f"http://{there}/api/tables/{table}/record").json()["record"]
    commands = stored(url, table)
    assert [c.number for c in commands if c.number is not None] == list(range(1, ann.view["commands"] + 1))
    assert not [c for c in commands if c.number is None], "two servers let the same bot answer"
    assert len(record.split("commands\n")[1].splitlines()) == ann.view["commands"] + 1


def play(ann: Player, bob: Player, dice: Random, rounds: int) -> None:
    """Whoever of the two is asked answers, at its own server; the bots answer at one of them."""
    for _ in range(rounds):
        end = time.monotonic() + 60
        while not ann.owes() and not bob.owes() and ann.view["decision"]:
            assert time.monotonic() < end
            ann.catch_up(ann.view["commands"] + 1)
            bob.catch_up(ann.view["commands"])
        if not ann.view["decision"]:
            return
        player = dice.choice([one for one in (ann, bob) if one.owes()])
        number = player.play(dice)
        ann.catch_up(number)
        bob.catch_up(number)


@POSTGRESQL
def test_a_seat_is_freed_and_a_rematch_heard_of_at_every_server(tmp_path: Path, url: str) -> None:
    with node(tmp_path, url) as (here, _), node(tmp_path, url) as (there, _):
        said = httpx.post(f"http://{here}/api/tables", json={"mode": "cooperation", "seats": 2}).json()
        table, host = said["table"]["id"], {"authorization": f"Bearer {said['host']}"}
        key = sit(here, table, 0)
        with Client(there) as ann, Client(there) as watcher:
            ann.hello(table, key)
            watcher.hello(table)
            assert httpx.delete(f"http://{here}/api/tables/{table}/seats/0", headers=host).status_code == 200
            assert watcher.hear(60, "sat")["seats"][0]["name"] == ""
            assert ann.hear(60, "failed")["code"] == "left"
            httpx.put(f"http://{here}/api/tables/{table}/seats/1/bot", headers=host, json={"bot": "uniform"})
            assert watcher.hear(60, "sat")["seats"][1]["bot"] == "uniform"


@POSTGRESQL
def test_people_of_a_server_that_died_count_as_gone(tmp_path: Path, url: str) -> None:
    with node(tmp_path, url) as (here, dies), node(tmp_path, url) as (there, _):
        table = new_table(here, mode="cooperation", seats=2, away=1, helper="uniform")
        keys = [sit(here, table, seat) for seat in range(2)]
        with Client(there) as ann, Client(here) as bob:
            ann.hello(table, keys[0])
            bob.hello(table, keys[1])
            people(ann, connected={0, 1}, away=set())
            dies.send_signal(signal.SIGKILL)
            people(ann, connected={0}, away={1})
            assert ann.hear(60, "update")["view"]["commands"] == 1  # for Bob
