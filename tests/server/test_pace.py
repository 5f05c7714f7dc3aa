"""How much one client may ask."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from room25.server.pace import Pace, Requests, address
from server.online import Client, new_table, served, settings


def test_so_many_requests_and_then_when_to_come_again(tmp_path: Path) -> None:
    with served(settings(tmp_path, requests=30)) as host:
        here = httpx.Client(base_url=f"http://{host}")
        there = httpx.Client(base_url=f"http://{host}", transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        assert [here.get("/api/tables").status_code for _ in range(30)] == [200] * 30
        refused = here.get("/api/tables")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert 0 < int(refused.headers["retry-after"]) <= 20
        assert there.get("/api/tables").status_code == 200  # somebody else
        assert here.get("/healthz").status_code == here.get("/metrics").status_code == 200
        assert there.post("/api/records", json={"record": ""}).status_code == 422
        assert there.post("/api/records", json={"record": ""}).status_code == 429  # counts for twenty
        solver = httpx.Client(base_url=f"http://{host}", transport=httpx.HTTPTransport(local_address="127.0.0.3"))
        answers = [solver.post("/api/puzzles/none", json={"answer": "stay"}).status_code for _ in range(4)]
        assert answers == [404, 404, 404, 429]  # a game is played on for each


def test_who_opens_socket_after_socket_waits_too(tmp_path: Path) -> None:
    with served(settings(tmp_path, requests=6)) as host:
        table = new_table(host, mode="solo", seats=1)
        for _ in range(5):
            with Client(host, table=table) as client:
                assert client.hello(table)["type"] == "welcome"
        with pytest.raises(InvalidStatus) as refused:
            Client(host, table=table)
        assert refused.value.response.status_code == 429 and "retry-after" in refused.value.response.headers


async def nobody(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that is never asked."""
    raise AssertionError("nothing is sent here")


def test_the_window_moves_on(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("room25.server.pace.time.monotonic", lambda: now[0])
    pace = Pace(3, 10)
    assert [pace.step() for _ in range(3)] == [0, 0, 0]
    now[0] = 104.0
    assert (pace.step(), pace.is_idle) == (6.0, False)
    now[0] = 110.0
    assert pace.step(3) == 0 and pace.step() == 10.0
    now[0] = 120.0
    assert pace.is_idle
    requests = Requests(nobody, 3, 10)
    requests._pace("a").step()
    now[0] = 140.0
    requests._pace("b").step()
    assert list(requests._paces) == ["b"]  # who has not asked for long is forgotten


def test_a_household_is_one_client() -> None:
    def whose(host: str) -> str:
        return address({"type": "http", "client": (host, 1)})

    assert whose("2001:db8:1:2::1") == whose("2001:db8:1:2:ffff::9") != whose("2001:db8:1:3::1")
    assert whose("192.0.2.1") != whose("192.0.2.2")
    assert address({"type": "http", "client": None}) == ""
