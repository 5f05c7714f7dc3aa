"""Keys: none, a wrong one, another seat's, another table's, a spectator's: refused on every route and in every message; nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from room25.server.app import make_app
from room25.server.draw import seal_of
from room25.server.settings import Settings
from server.online import Client, served, settings

TABLE = "/api/tables/{table}"
# What each route needs. Whoever adds a route says it here.
NEEDS = {
    ("POST", "/api/tables"): "",
    ("GET", "/api/tables"): "",
    ("GET", TABLE): "",
    ("PUT", f"{TABLE}/setup"): "host",
    ("PUT", f"{TABLE}/host"): "this seat or host",
    ("POST", f"{TABLE}/start"): "host",
    ("POST", f"{TABLE}/seats"): "",
    ("GET", f"{TABLE}/seat"): "seat",
    ("DELETE", f"{TABLE}/seats/{{seat}}"): "this seat or host",
    ("PUT", f"{TABLE}/seats/{{seat}}/bot"): "host",
    ("PUT", f"{TABLE}/seats/{{seat}}/figure"): "this seat or host",
    ("PUT", f"{TABLE}/seats/{{seat}}/number"): "this seat",
    ("POST", f"{TABLE}/rematch"): "seat",
    ("GET", f"{TABLE}/hint"): "seat",
    ("GET", f"{TABLE}/odds"): "seat",
    ("GET", f"{TABLE}/record"): "",
    ("GET", f"{TABLE}/replay"): "",
    ("GET", f"{TABLE}/review"): "",
    ("POST", f"{TABLE}/review"): "",
    ("POST", f"{TABLE}/what-if"): "",
    ("POST", "/api/records"): "",
    ("GET", "/api/records/{id}"): "",
    ("GET", "/api/records/{id}/replay"): "",
    ("GET", "/api/records/{id}/review"): "",
    ("POST", "/api/records/{id}/review"): "",
    ("POST", "/api/records/{id}/what-if"): "",
    ("POST", "/api/check"): "",
    ("POST", "/api/plays"): "",
    ("GET", "/api/catalogue"): "",
    ("GET", "/api/expansions"): "",
    ("GET", "/api/rules/{edition}"): "",
    ("GET", "/api/lessons"): "",
    ("POST", "/api/lessons/{lesson}"): "",
    ("GET", "/api/puzzles"): "",
    ("GET", "/api/puzzles/daily"): "",
    ("GET", "/api/puzzles/{puzzle}"): "",
    ("POST", "/api/puzzles/{puzzle}"): "",
    ("GET", "/api/season"): "",
    ("POST", "/api/season/{episode}"): "",
    ("POST", "/api/season/{episode}/week"): "",
    ("GET", f"{TABLE}/stars"): "",
    ("GET", "/api/admin"): "admin",
    ("POST", "/api/admin/orders"): "admin",
    ("POST", "/api/admin/orders/back"): "admin",
    ("GET", "/healthz"): "",
    ("GET", "/readyz"): "",
    ("GET", "/metrics"): "",
}


NUMBER = "5" * 64  # that a seat has sealed
ADMIN = "the key of whoever runs it"
# What is said there, of this table; nothing elsewhere.
SAID: dict[str, dict[str, Any]] = {
    f"{TABLE}/setup": {"mode": "cooperation", "seats": 4},
    f"{TABLE}/host": {"seat": 0},
    f"{TABLE}/seats/{{seat}}/bot": {"bot": "explorer"},
    f"{TABLE}/seats/{{seat}}/figure": {"figure": "alice"},
    f"{TABLE}/seats/{{seat}}/number": {"number": NUMBER},
    "/api/admin/orders": {"kind": "mute", "table": "TABLE", "seat": 0},
    "/api/admin/orders/back": {"kind": "mute", "target": "TABLE 1"},
}


def said(path: str, table: str) -> dict[str, Any] | None:
    if path not in SAID:
        return None
    return {
        key: value.replace("TABLE", table) if isinstance(value, str) else value for key, value in SAID[path].items()
    }


@dataclass
class House:
    """Two tables of one server, two people at each."""

    host: str
    tables: list[str]
    owners: list[str]  # the hosts' keys
    keys: list[list[str]]

    def wrong(self, needs: str) -> dict[str, str | None]:
        """Headers that must not open seat 0 of the first table for this purpose."""
        mine = self.keys[0][0]
        found = {
            "no header": None,
            "no key": "Bearer",
            "a wrong key": "Bearer AAAAAAAAAAAAAAAAAAAAAA",
            "half a key": f"Bearer {mine[:11]}",
            "a key and more": f"Bearer {mine}A",
            "a key without its scheme": mine,
            "another scheme": f"Basic {mine}",
            "the other table's seat": f"Bearer {self.keys[1][0]}",
            "the other table's host": f"Bearer {self.owners[1]}",
            "the table's name": f"Bearer {self.tables[0]}",
            "not ASCII": "Bearer \xff\xfe",
        }
        if needs == "host":
            found |= {"a seat's key": f"Bearer {mine}"}
        if needs == "this seat or host":
            found |= {"another seat's key": f"Bearer {self.keys[0][1]}"}
        if needs in ("seat", "this seat", "admin"):
            found |= {"the host's key": f"Bearer {self.owners[0]}"}
        if needs == "this seat":
            found |= {"another seat's key": f"Bearer {self.keys[0][1]}"}
        if needs == "admin":
            found |= {
                "a seat's key": f"Bearer {mine}",
                "half of it": f"Bearer {ADMIN[:9]}",
                "without its scheme": ADMIN,
            }
        return found

    def state(self) -> list[Any]:
        """Everything that a key could have changed."""
        found: list[Any] = [httpx.get(f"http://{self.host}/api/tables/{table}").json() for table in self.tables]
        for table, keys in zip(self.tables, self.keys):
            for key in (*keys, ""):
                with Client(self.host) as client:
                    found.append(client.hello(table, key))
        admin = httpx.get(f"http://{self.host}/api/admin", headers={"authorization": f"Bearer {ADMIN}"})
        return [*found, admin.json()["orders"]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("room25.server.routes.admin.GUESSES", 10_000)  # test_orders tries too many
        with served(settings(tmp_path_factory.mktemp("data"), most=1000, admin_key=ADMIN)) as host:
            laid = [lay(host) for _ in range(2)]
            mute = {"kind": "mute", "table": laid[0][0], "seat": 1}
            given = httpx.post(
                f"http://{host}/api/admin/orders", json=mute, headers={"authorization": f"Bearer {ADMIN}"}
            )
            assert given.json()["target"] == f"{laid[0][0]} 1"  # what the tests try to take back
            tables, owners, keys = zip(*laid)
            yield House(host, list(tables), list(owners), list(keys))


def lay(host: str) -> tuple[str, str, list[str]]:
    """A table at which two of three sit, each with the seal of a number: its name, its host's key and theirs."""
    wanted = {"mode": "cooperation", "seats": 3, "start": "host"}
    made = httpx.post(f"http://{host}/api/tables", json=wanted).json()
    table, keys = made["table"]["id"], []
    for seat in range(2):
        sits = {"name": f"Ann {seat}", "seat": seat, "seal": seal_of(NUMBER)}
        keys.append(httpx.post(f"http://{host}/api/tables/{table}/seats", json=sits).json()["key"])
    return table, made["host"], keys


def test_every_route_says_which_key_it_needs() -> None:
    paths = make_app(Settings("sqlite://")).openapi()["paths"]
    assert {(method.upper(), path) for path, methods in paths.items() for method in methods} == set(NEEDS)


@pytest.mark.parametrize(("method", "path"), [route for route, needs in NEEDS.items() if needs])
def test_a_key_that_does_not_fit_is_refused_and_changes_nothing(house: House, method: str, path: str) -> None:
    before = house.state()
    address, body = f"http://{house.host}{path.format(table=house.tables[0], seat=0)}", said(path, house.tables[0])
    for what, header in house.wrong(NEEDS[method, path]).items():
        headers = {b"authorization": header.encode("latin-1")} if header is not None else {}
        for query in ("", f"?key={house.keys[0][0]}&authorization=Bearer+{house.owners[0]}"):  # never in an address
            answer = httpx.request(method, address + query, headers=headers, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-key"), f"{what}: {answer.text}"
            assert answer.json()["text"]
    assert house.state() == before


@pytest.mark.parametrize(("method", "path"), [route for route, needs in NEEDS.items() if needs])
def test_a_key_that_fits_is_not_refused(house: House, method: str, path: str) -> None:
    """Whatever else may be wrong: so what the others are refused is the key."""
    for fits in NEEDS[method, path].split(" or "):
        table, owner, keys = lay(house.host)
        key = {"host": owner, "admin": ADMIN}.get(fits, keys[0])
        address = f"http://{house.host}{path.format(table=table, seat=0)}"
        headers = {"authorization": f"Bearer {key}"}
        answer = httpx.request(method, address, headers=headers, json=said(path, table))
        assert answer.json().get("code") not in ("wrong-key", "bad-message", "too-many"), f"{fits}: {answer.text}"


@pytest.mark.parametrize(("method", "path"), [route for route, needs in NEEDS.items() if not needs])
def test_where_no_key_is_needed_none_gets_more(house: House, method: str, path: str) -> None:
    if path in ("/metrics", "/api/tables") and method == "GET":
        return  # counts, and a list that grows while the tests run
    names = {name: "none" for name in ("id", "lesson", "puzzle", "episode")}
    address = f"http://{house.host}{path.format(table=house.tables[0], edition='base', **names)}"
    keys = [None, "Bearer nonsense", f"Bearer {house.keys[0][0]}", f"Bearer {house.owners[0]}"]
    answers = set()
    for key in keys:
        answer = httpx.request(
            method, address, headers={"authorization": key} if key else {}, content=b"{" if method == "POST" else None
        )
        answers.add((answer.status_code, answer.text))
    assert len(answers) == 1


def test_no_wrong_key_opens_a_socket(house: House) -> None:
    before = house.state()
    table, mine = house.tables[0], house.keys[0][0]
    for key in ("A" * 22, mine[:-1], mine + "A", f" {mine}", house.keys[1][0], house.owners[0], house.tables[0]):
        with Client(house.host) as client:
            assert client.hello(table, key)["code"] == "wrong-key"
            with pytest.raises(ConnectionClosed):
                client.hear()
    for host_key in ("A" * 22, mine, house.owners[1], house.keys[0][1]):
        with Client(house.host) as client:
            client.say(type="hello", table=table, key=mine, host=host_key)
            assert client.hear()["host"] is False  # at its own seat, and no more than that
    assert house.state() == before


def test_nobody_speaks_for_another_seat_and_spectators_for_none(house: House) -> None:
    before = house.state()
    table, keys = house.tables[0], house.keys[0]
    with Client(house.host) as client:
        view = client.hello(table, keys[1])["view"]
        mine = set(view["characters"])
    theirs = sorted({one["who"] for one in view["people"]} - mine)
    assert theirs
    messages: list[dict[str, Any]] = [
        {"type": "play", "id": "a", "text": f"{theirs[0]} clue b3"},
        {"type": "chat", "id": "b", "text": "hello"},
        {"type": "stand", "id": "c", "on": True},
    ]
    with Client(house.host) as client:
        client.hello(table)
        for message in messages:
            client.say(**message)
            assert wait_for_answer(client) == ("refused", "spectator")
    with Client(house.host) as client:
        client.hello(table, keys[1])
        client.say(**messages[0])
        assert wait_for_answer(client) in (("refused", "not-yours"), ("refused", "waiting"))
        client.say(type="play", id="d", text="alice clue b3", seat=0)  # no message names the seat for which it speaks
        assert wait_for_answer(client) == ("failed", "bad-message")
    assert house.state() == before


def wait_for_answer(client: Client) -> tuple[str, str]:
    while True:
        said = client.hear()
        if said["type"] in ("accepted", "refused", "failed"):
            return said["type"], said.get("code", "")
