"""Whoever runs the server mutes, bans and closes, with a key of its own; every server of the database obeys, and nobody else may."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from room25.server.settings import Settings
from server.online import Client, new_table, served, settings, sit

KEY = "the key of whoever runs it"
MINE = {"authorization": f"Bearer {KEY}"}


def give(host: str, **order: object) -> httpx.Response:
    return httpx.post(f"http://{host}/api/admin/orders", json=order, headers=MINE)


def overview(host: str) -> dict[str, list[dict[str, object]]]:
    answer = httpx.get(f"http://{host}/api/admin", headers=MINE)
    assert answer.status_code == 200, answer.text
    found: dict[str, list[dict[str, object]]] = answer.json()
    return found


def test_without_a_key_there_is_nothing_to_find(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as host:
        for path in ("/api/admin", "/api/nothing"):
            answer = httpx.get(f"http://{host}{path}", headers=MINE)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-place")


def test_the_key_is_not_found_by_trying(tmp_path: Path) -> None:
    with served(settings(tmp_path, admin_key=KEY)) as host, httpx.Client(base_url=f"http://{host}") as client:
        assert client.get("/api/admin").status_code == 403
        guesses = [client.get("/api/admin", headers={"authorization": f"Bearer {n}"}).status_code for n in range(12)]
        assert guesses == [403] * 9 + [429] * 3
        assert client.get("/api/admin", headers=MINE).status_code == 429  # not even to be told that it was right
        table = new_table(host)
        assert client.post("/api/admin/orders", json={"kind": "close", "table": table}).status_code == 429


def test_a_mute_seat_says_nothing_and_plays_on(tmp_path: Path) -> None:
    with served(settings(tmp_path, admin_key=KEY)) as host:
        table = new_table(host, mode="competition", edition="base", seats=2, talk="chat")
        keys = [sit(host, table, seat) for seat in range(2)]
        with Client(host, table=table) as loud, Client(host, table=table) as quiet:
            view = loud.hello(table, keys[0])["view"]
            quiet.hello(table, keys[1])
            loud.say(type="chat", id="a", text="hello")
            assert loud.hear(20, "accepted", "refused")["type"] == "accepted"
            (shown,) = overview(host)["tables"]
            assert shown["said"] == ["Ann 0: hello"] and shown["id"] == table
            assert give(host, kind="mute", table=table, seat=0, note="shouts").status_code == 201
            loud.say(type="chat", id="b", text="hello again")
            refused = loud.hear(20, "accepted", "refused")
            assert (refused["code"], refused["why"]) == ("mute", "web-mute")
            quiet.say(type="chat", id="c", text="at last")
            assert quiet.hear(20, "accepted", "refused")["type"] == "accepted"
            who = view["characters"][0]
            loud.say(type="play", id="d", text=f"{who} {view['options'][who][0]}")
            assert loud.hear(20, "accepted", "refused")["type"] == "accepted"
            (order,) = overview(host)["orders"]
            assert order["note"] == "shouts"
            back = {"kind": "mute", "target": order["target"]}
            assert httpx.post(f"http://{host}/api/admin/orders/back", json=back, headers=MINE).json()["orders"] == []
            loud.say(type="chat", id="e", text="once more")
            assert loud.hear(20, "accepted", "refused")["type"] == "accepted"


def test_whoever_is_banned_is_let_go_and_stays_out(tmp_path: Path) -> None:
    with served(settings(tmp_path, admin_key=KEY)) as host:
        table = new_table(host, mode="solo", edition="base", seats=1)
        key = sit(host, table, 0)
        nobody = give(host, kind="ban", table=table, seat=0)
        assert nobody.status_code == 404 and "connected" in nobody.json()["text"]
        with Client(host, table=table) as client:
            client.hello(table, key)
            order = give(host, kind="ban", table=table, seat=0, hours=1)
            assert order.status_code == 201 and "127.0.0.1" not in order.text
            assert client.hear(20, "failed")["code"] == "banned"
        answer = httpx.get(f"http://{host}/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        with Client(host, table=table) as client:
            assert client.hello(table, key)["code"] == "banned"
        (held,) = overview(host)["orders"]  # whoever has the key can still take it back
        back = {"kind": "ban", "target": held["target"]}
        assert httpx.post(f"http://{host}/api/admin/orders/back", json=back, headers=MINE).status_code == 200
        assert httpx.get(f"http://{host}/api/tables").status_code == 200


def test_a_closed_table_is_closed_at_every_server_and_after_a_restart(url: str) -> None:
    with served(Settings(url, admin_key=KEY)) as host:
        table = new_table(host, mode="competition", edition="base", seats=2)
        with served(Settings(url)) if url.startswith("postgresql") else Client(host) as other:
            there = other if isinstance(other, str) else host
            with Client(there, table=table) as client:
                client.hello(table)
                assert give(host, kind="close", table=table).status_code == 201
                assert client.hear(20, "failed")["code"] == "closed"
                with pytest.raises(ConnectionClosed):
                    client.hear(5)
            with Client(there, table=table) as client:
                assert client.hello(table)["code"] == "closed"
            assert httpx.get(f"http://{there}/api/tables").json()["tables"] == []
    with served(Settings(url)) as host:
        answer = httpx.get(f"http://{host}/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (410, "closed")


def test_an_order_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(settings(tmp_path, admin_key=KEY)) as host:
        table = new_table(host, mode="solo", edition="base", seats=1)
        assert give(host, kind="close", table=table, hours=1).status_code == 201
        assert httpx.get(f"http://{host}/api/tables/{table}").status_code == 410
        later = time.time_ns() // 1_000_000 + 60 * 60 * 1000 + 1
        monkeypatch.setattr("room25.server.orders.now", lambda: later)
        assert httpx.get(f"http://{host}/api/tables/{table}").status_code == 200
