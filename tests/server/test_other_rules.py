"""Games that were made with another version of their edition's rules are refused, and never played on as something else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from room25 import __version__
from room25.game import Game
from server.online import Client, new_table, served, settings, sit

EDITION = "ultimate-en"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def age(data: Path, change: str = "rules = 1, program = ''") -> None:
    """All games of this server were made with the first version of the rules, by 0.1.0, which did not say so yet."""
    with sqlite3.connect(data / "room25.sqlite") as connection:
        connection.execute(f"UPDATE games SET {change}")
    connection.close()


@pytest.fixture
def table(data: Path) -> Iterator[tuple[str, str, str]]:
    """A host, a table that was begun before the rules changed, and the key of a seat at it."""
    data.mkdir()
    with served(settings(data)) as host:
        id = new_table(host, edition=EDITION, mode="cooperation", seats=2, listed=True)
        key = sit(host, id, 0, "Ada")
    age(data)
    with served(settings(data)) as host:
        yield host, id, key


def test_a_table_of_other_rules_says_so_over_http_and_over_the_socket(table: tuple[str, str, str]) -> None:
    host, id, key = table
    shown = httpx.get(f"http://{host}/api/tables/{id}")
    assert shown.status_code == 200 and shown.json()["seats"][0]["name"] == "Ada"
    assert shown.json()["only_shown"].endswith("it is kept as it is, and room25 0.1.0 plays it")
    for path in (f"tables/{id}/record", f"tables/{id}/replay"):
        answer = httpx.get(f"http://{host}/api/{path}")
        assert (answer.status_code, answer.json()["code"]) == (410, "other-rules")
        assert "version 1 of the rules of ultimate-en" in answer.json()["text"]
    assert httpx.get(f"http://{host}/api/tables").json()["tables"] == []
    with Client(host) as client:
        assert client.hello(id, key)["code"] == "other-rules"


def test_a_table_that_was_never_dealt_says_who_laid_it(data: Path) -> None:
    data.mkdir()
    with served(settings(data)) as host:
        id = new_table(host, edition=EDITION, mode="cooperation", seats=2)
    age(data, "rules = 9")  # as it is for a later program
    with served(settings(data)) as host:
        shown = httpx.get(f"http://{host}/api/tables/{id}").json()["only_shown"]
    assert "version 9 of the rules" in shown and shown.endswith(f"and room25 {__version__} plays it")


def test_a_record_of_other_rules_is_refused_by_name(data: Path) -> None:
    new = Game.new(EDITION, mode="cooperation", seats=2, seed=5).record()
    old = new.replace("rules 2\n", "")
    data.mkdir()
    with served(settings(data)) as host:
        assert httpx.post(f"http://{host}/api/records", json={"record": new}).status_code == 201
        answer = httpx.post(f"http://{host}/api/records", json={"record": old})
        assert answer.status_code == 422 and "version 1 of the rules of ultimate-en" in answer.json()["text"]
