"""Nothing lost: a server that is killed in the middle of play has everything that it acknowledged, once."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from server.online import Client, new_table, sit

KILLS = 6


class Killable:
    """`room25 serve` as a process of its own."""

    def __init__(self, data: Path, database: str) -> None:
        command = [sys.executable, "-m", "room25", "serve", "--port", "0", "--data", str(data), "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.host = self.process.stdout.readline().split("//")[-1].strip().rstrip("/")
        end = time.monotonic() + 30
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://{self.host}/readyz").status_code == 200:
                    return
            time.sleep(0.02)
        raise AssertionError("the server did not start")

    def __enter__(self) -> Killable:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player:
    """Plays a Solo game at random; sends what was not answered again after a crash, sometimes twice over."""

    def __init__(self, table: str, key: str, seed: int) -> None:
        self.table, self.key = table, key
        self.dice = Random(seed)
        self.numbers: dict[str, int] = {}  # id -> the number that was acknowledged
        self.unanswered: tuple[str, str] | None = None
        self.sent = 0
        self.is_over = False

    def play(self, host: str) -> None:
        with suppress(ConnectionClosed, OSError, TimeoutError), Client(host) as client:
            view = client.hello(self.table, self.key)["view"]
            while not self.is_over:
                if self.unanswered is None and view["decision"] is None:
                    self.is_over = True
                    return
                if self.unanswered is None:
                    who, options = next(iter(view["options"].items()))
                    self.unanswered = f"c{self.sent}", f"{who} {self.dice.choice(options)}"
                    self.sent += 1
                id, text = self.unanswered
                times = self.dice.randrange(1, 4)
                for _ in range(times):
                    client.say(type="play", id=id, text=text)
                answers: list[dict[str, Any]] = []
                while len(answers) < times or view["commands"] < answers[0]["number"]:
                    message = client.hear()
                    if message["type"] == "update":
                        view = message["view"]
                    elif message["type"] == "failed":
                        return  # too many messages for one socket: the next one goes on
                    elif message["type"] != "opened":
                        answers.append(message)
                assert all(answer == answers[0] and answer["type"] == "accepted" for answer in answers)
                self.numbers[id] = answers[0]["number"]
                self.unanswered = None


def interrupt(players: list[Player], data: Path, database: str, seconds: float) -> int:
    """Let them play for a moment and kill the server; gives how many were in the middle of their game."""
    with Killable(data, database) as server:
        threads = [threading.Thread(target=player.play, args=(server.host,)) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(seconds)
    for thread in threads:
        thread.join(30)
    return sum(not player.is_over and player.sent > 0 for player in players)


def test_what_was_acknowledged_is_there_once_after_every_kill(tmp_path: Path, url: str) -> None:
    dice = Random(8)
    with Killable(tmp_path, url) as server:
        tables = [new_table(server.host, mode="solo", seats=1, listed=False) for _ in range(4)]
        players = [Player(table, sit(server.host, table, 0), seed) for seed, table in enumerate(tables)]
    interrupted = [interrupt(players, tmp_path, url, dice.uniform(0.01, 0.4)) for _ in range(KILLS)]
    assert sum(interrupted) > 0
    with Killable(tmp_path, url) as server:
        for player in players:
            for _ in range(40):  # to the end, over as many sockets as the limit on messages makes necessary
                player.play(server.host)
            assert player.is_over
            assert list(player.numbers.values()) == list(range(1, player.sent + 1))
            record = httpx.get(f"http://{server.host}/api/tables/{player.table}/record").json()["record"]
            assert len(record.split("commands\n")[1].splitlines()) == player.sent + 1
