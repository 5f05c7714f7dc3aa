"""Requests with the id of a client's: sent again after a lost answer, even over a kill, they get the same answer and have one effect."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from room25.server.settings import Settings
from server.online import Client, served

# A server that is killed when it has committed and is about to answer this route.
DOOMED = """
import os, signal, sys
from room25.server import app, routes, run, settings
url, route = sys.argv[1:]
answer = routes.tables.json
def die(message, status=200):
    if type(message).__name__ == route:
        os.kill(os.getpid(), signal.SIGKILL)
    return answer(message, status)
routes.tables.json = die
server = run.Server(app.make_app(settings.Settings(url)), "127.0.0.1", 0)
server._up = lambda: print(server.servers[0].sockets[0].getsockname()[1], flush=True)
server.run()
"""
ID = "a-request-of-a-client-{}"


@pytest.fixture
def host(url: str) -> Iterator[str]:
    with served(Settings(url)) as host:
        yield host


@contextmanager
def doomed(url: str, route: str) -> Iterator[str]:
    """A server that dies at its first answer of this kind."""
    with subprocess.Popen([sys.executable, "-c", DOOMED, url, route], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield f"127.0.0.1:{int(server.stdout.readline())}"
            assert server.wait(30) == -signal.SIGKILL
        finally:
            server.kill()


def ask(host: str, method: str, path: str, id: str = "", key: str = "", said: Any = None) -> httpx.Response:
    headers = {"idempotency-key": ID.format(id)} if id else {}
    if key:
        headers["authorization"] = f"Bearer {key}"
    return httpx.request(method, f"http://{host}/api/tables{path}", headers=headers, json=said, timeout=30)


def test_a_table_is_laid_once(host: str) -> None:
    answers = [ask(host, "POST", "", "1", said={"seats": 4}) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {201}
    assert answers[0].json() == answers[1].json() == answers[2].json()
    assert len(ask(host, "GET", "").json()["tables"]) == 1
    other = ask(host, "POST", "", "2", said={"seats": 4}).json()
    assert other["table"]["id"] != answers[0].json()["table"]["id"] and other["host"] != answers[0].json()["host"]


def test_whoever_asks_eight_times_at_once_sits_once(host: str) -> None:
    table = ask(host, "POST", "", said={"seats": 4}).json()["table"]["id"]
    with ThreadPoolExecutor(8) as people:
        asked = people.map(lambda _: ask(host, "POST", f"/{table}/seats", "1", said={"name": "Ann"}), range(8))
        answers = [answer.json() for answer in asked]
    assert all(answer == answers[0] for answer in answers), answers
    assert [seat["name"] for seat in ask(host, "GET", f"/{table}").json()["seats"]] == ["Ann", "", "", ""]
    assert ask(host, "GET", f"/{table}/seat", key=answers[0]["key"]).json()["name"] == "Ann"


def test_a_late_repetition_leads_nobody_away_and_seats_nobody_again(host: str) -> None:
    laid = ask(host, "POST", "", said={"seats": 4}).json()
    table = laid["table"]["id"]
    ann = ask(host, "POST", f"/{table}/seats", "1", said={"name": "Ann", "seat": 0}).json()
    for _ in range(2):
        assert ask(host, "DELETE", f"/{table}/seats/0", "2", laid["host"]).status_code == 200
    assert ask(host, "POST", f"/{table}/seats", "1", said={"name": "Ann", "seat": 0}).json() == ann
    assert ask(host, "GET", f"/{table}").json()["seats"][0]["name"] == ""
    bob = ask(host, "POST", f"/{table}/seats", "3", said={"name": "Bob", "seat": 0}).json()
    assert ask(host, "DELETE", f"/{table}/seats/0", "2", laid["host"]).status_code == 200  # once more, late
    assert ask(host, "GET", f"/{table}/seat", key=bob["key"]).json()["name"] == "Bob"


def test_an_id_belongs_to_one_request(host: str) -> None:
    table, other = (ask(host, "POST", "", said={"seats": 4}).json()["table"]["id"] for _ in range(2))
    ask(host, "POST", f"/{table}/seats", "1", said={"name": "Ann"})
    for answer in (
        ask(host, "POST", f"/{other}/seats", "1", said={"name": "Ann"}),
        ask(host, "DELETE", f"/{table}/seats/0", "1"),
        ask(host, "POST", "", "1", said={"seats": 4}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert [seat["name"] for seat in ask(host, "GET", f"/{table}").json()["seats"]] == ["Ann", "", "", ""]
    short = httpx.post(f"http://{host}/api/tables", json={}, headers={"idempotency-key": "guess"})
    assert (short.status_code, short.json()["code"]) == (400, "bad-message")


def test_a_stand_in_that_was_asked_for_twice_does_not_come_back(host: str) -> None:
    table = ask(host, "POST", "", said={"mode": "cooperation", "seats": 4}).json()["table"]["id"]
    key = ask(host, "POST", f"/{table}/seats", said={"name": "Ann"}).json()["key"]
    with Client(host) as client:
        client.hello(table, key)
        for id, on in (("a", True), ("b", False), ("a", True)):
            client.say(type="stand", id=id, on=on)
            assert client.hear(30, "accepted")["id"] == id
    for name in ("Bob", "Eve", "Kay"):
        ask(host, "POST", f"/{table}/seats", said={"name": name})
    with Client(host) as client:
        client.hello(table, key)
        assert not client.hear(30, "people")["seats"][0]["away"]


@pytest.mark.parametrize("route", ["Created", "Seated", "TableInfo"])
def test_a_server_that_is_killed_before_it_answers_has_done_it_once(url: str, route: str) -> None:
    with served(Settings(url)) as host:
        laid = ask(host, "POST", "", said={"seats": 4}).json()
        table = laid["table"]["id"]
        ann = ask(host, "POST", f"/{table}/seats", said={"name": "Ann"}).json()
    asked: dict[str, tuple[Any, ...]] = {
        "Created": ("POST", "", "1", "", {"seats": 5}),
        "Seated": ("POST", f"/{table}/seats", "1", "", {"name": "Bob"}),
        "TableInfo": ("DELETE", f"/{table}/seats/0", "1", ann["key"]),
    }
    with doomed(url, route) as host, pytest.raises(httpx.TransportError):
        ask(host, *asked[route])
    with served(Settings(url)) as host:
        answers = [ask(host, *asked[route]) for _ in range(2)]
        assert answers[0].json() == answers[1].json() and answers[0].is_success
        seats = [seat["name"] for seat in ask(host, "GET", f"/{table}").json()["seats"]]
        tables = ask(host, "GET", "").json()["tables"]
        match route:
            case "Created":
                assert sorted(len(one["seats"]) for one in tables) == [4, 5]
                mine = answers[0].json()
                freed = ask(
                    host, "PUT", f"/{mine['table']['id']}/seats/0/bot", key=mine["host"], said={"bot": "uniform"}
                )
                assert freed.status_code == 200
            case "Seated":
                assert seats == ["Ann", "Bob", "", ""]
                assert ask(host, "GET", f"/{table}/seat", key=answers[0].json()["key"]).json()["name"] == "Bob"
            case _:
                assert seats == ["", "", "", ""]
