"""The HTTP routes: tables are laid, seen and sat down at; whatever is wrong is answered with a code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from room25.server.errors import STATUS
from server.online import new_table, served, settings, sit


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"), requests=0)) as host:
        yield host


def test_a_table_is_laid_seen_in_the_lobby_and_sat_down_at(host: str) -> None:
    table = new_table(host, edition="base", mode="cooperation", seats=2)
    listed = httpx.get(f"http://{host}/api/tables").json()["tables"]
    mine = next(found for found in listed if found["id"] == table)
    assert mine["chosen"]["mode"] == "cooperation" and len(mine["commitment"]) == 64
    assert [seat["name"] for seat in mine["seats"]] == ["", ""]
    keys = {sit(host, table, seat, f"guest {seat}") for seat in (0, 1)}
    assert len(keys) == 2 and all(len(key) == 22 for key in keys)  # 128 bits
    again = httpx.post(f"http://{host}/api/tables/{table}/seats", json={"name": "Eve", "seat": 0})
    assert (again.status_code, again.json()["code"]) == (409, "seat-taken")
    assert table not in [found["id"] for found in httpx.get(f"http://{host}/api/tables").json()["tables"]]
    seen = httpx.get(f"http://{host}/api/tables/{table}").text
    assert "guest 1" in seen and not any(key in seen for key in keys)


def test_a_private_table_is_found_by_its_link_alone(host: str) -> None:
    table = new_table(host, listed=False)
    assert table not in httpx.get(f"http://{host}/api/tables").text
    assert httpx.get(f"http://{host}/api/tables/{table}").status_code == 200


def test_a_key_opens_its_own_seat_and_no_other(host: str) -> None:
    here, there = new_table(host), new_table(host)
    key = sit(host, here, 2)

    def ask(table: str, header: str | None) -> tuple[int, str]:
        headers = {"authorization": header} if header is not None else {}
        answer = httpx.get(f"http://{host}/api/tables/{table}/seat", headers=headers)
        return answer.status_code, answer.json().get("code") or str(answer.json()["seat"])

    assert ask(here, f"Bearer {key}") == (200, "2")
    for table, header in ((there, f"Bearer {key}"), (here, "Bearer x"), (here, key), (here, None)):
        assert ask(table, header) == (403, "wrong-key")


def test_a_table_that_cannot_be_laid_is_refused_with_all_its_problems(host: str) -> None:
    answer = httpx.post(f"http://{host}/api/tables", json={"mode": "solo", "seats": 5, "options": ["fly"]})
    said = answer.json()
    assert (answer.status_code, said["code"]) == (422, "bad-setup")
    assert said["problems"] and all(problem["rule"] and problem["text"] for problem in said["problems"])
    assert said["rule"] == said["problems"][0]["rule"]


@pytest.mark.parametrize("bots", [{"0": "program:ls"}, {"0": "x.py"}, {"7": "explorer"}, {"0": ""}])
def test_only_our_own_bots_sit_down(host: str, bots: dict[str, str]) -> None:
    answer = httpx.post(f"http://{host}/api/tables", json={"bots": bots})
    assert (answer.status_code, answer.json()["code"]) == (422, "no-bot")


def test_a_running_game_has_no_record(host: str) -> None:
    answer = httpx.get(f"http://{host}/api/tables/{new_table(host)}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-record-yet")


WRONG = [
    ("GET", "/api/nothing", b"", 404, "no-such-place"),
    ("GET", "/api/tables/nothing", b"", 404, "no-such-table"),
    ("GET", "/api/tables/%00", b"", 404, "no-such-table"),
    ("GET", "/api/tables/nothing/record", b"", 404, "no-such-table"),
    ("DELETE", "/api/tables", b"", 405, "no-such-place"),
    ("POST", "/api/tables", b"", 400, "bad-message"),
    ("POST", "/api/tables", b"{", 400, "bad-message"),
    ("POST", "/api/tables", b'{"seed": 7}', 400, "bad-message"),
    ("POST", "/api/tables", b'{"seats": 0}', 400, "bad-message"),
    ("POST", "/api/tables", b'{"edition": "\\ud800"}', 400, "bad-message"),
    ("POST", "/api/tables", b'{"edition": "' + b"x" * 9000 + b'"}', 413, "too-large"),
    ("POST", "/api/tables/nothing/seats", b'{"name": "Ann", "seat": 0}', 404, "no-such-table"),
    ("POST", "/api/tables/nothing/seats", b'{"name": " ", "seat": 0}', 400, "bad-message"),
    ("POST", "/api/tables/nothing/seats", '{"name": "\u00a0", "seat": 0}'.encode(), 400, "bad-message"),
    ("POST", "/api/tables/nothing/seats", b'{"name": "Ann\\n", "seat": 0}', 400, "bad-message"),
    ("POST", "/api/tables/nothing/seats", b'{"name": "a\\u001b[2J", "seat": 0}', 400, "bad-message"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), WRONG)
def test_every_wrong_request_is_answered_with_a_code(
    host: str, method: str, path: str, body: bytes, status: int, code: str
) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.request(method, f"http://{host}{path}", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert "Traceback" not in answer.text


def test_odd_setups_are_refused_and_none_breaks_the_server(host: str) -> None:
    dice = Random(3)
    odd = ["", "base", "solo", "alice", "room25", "x", "rewind", "\x00", "team", "ultimate-en", "-1", "é"]
    with httpx.Client() as client:
        for _ in range(300):
            said = {
                key: dice.choice(odd) for key in ("edition", "mode", "level", "complex", "first") if dice.random() < 0.4
            }
            lists = {key: dice.sample(odd, 2) for key in ("characters", "options", "cards") if dice.random() < 0.3}
            tiles = {"tiles": {dice.choice(odd): dice.randrange(26)}} if dice.random() < 0.3 else {}
            numbers = {"seats": dice.randrange(1, 9), "guards": dice.randrange(9)} if dice.random() < 0.5 else {}
            answer = client.post(f"http://{host}/api/tables", json=said | lists | tiles | numbers)
            assert answer.status_code in (201, 422), (said, lists, tiles, numbers, answer.text)


def test_the_server_says_how_it_is(host: str) -> None:
    assert httpx.get(f"http://{host}/healthz").text == "ok\n"
    assert httpx.get(f"http://{host}/readyz").status_code == 200
    assert "room25_tables" in httpx.get(f"http://{host}/metrics").text


def test_every_code_of_a_route_has_its_status() -> None:
    assert all(400 <= status < 600 for status in STATUS.values())


def test_tables_are_there_after_a_restart(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as host:
        table, seal = new_table(host), "5" * 64
        said = {"name": "Ann 1", "seat": 1, "seal": seal}
        key = httpx.post(f"http://{host}/api/tables/{table}/seats", json=said).json()["key"]
    with served(settings(tmp_path)) as host:
        answer = httpx.get(f"http://{host}/api/tables/{table}/seat", headers={"authorization": f"Bearer {key}"})
        assert answer.json() == {"seat": 1, "name": "Ann 1", "bot": "", "figure": "", "seal": seal, "number": ""}
