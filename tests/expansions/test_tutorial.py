"""The page about a first expansion is true: what it says is written and run, and played wherever it says that it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import polars as pl
import pytest

from expansions.guide import Block, blocks, run
from server.killable import Killable
from server.online import Client

MOST_FILES = 6  # of a room
ENOUGH = 40  # events of a game


class Followed:
    """The folder after the page, and what each command has printed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said: dict[str, str] = {}
        last = ""
        for block in blocks():
            if block.how:
                block.lay(folder)
            elif block.kind == "sh":
                last = self._run(block)
            else:
                assert block.kind == "text"
                for line in block.text.splitlines():
                    assert line in last, f"not printed: {line}\n{last[-2000:]}"

    def _run(self, block: Block) -> str:
        said = ""
        for words in block.commands():
            if words[1] == "serve":
                continue  # below: it goes on until somebody ends it
            said += run(self.folder, words)
            self.said[" ".join(words[:2])] = said
        return said


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Followed:
    return Followed(tmp_path_factory.mktemp("tutorial"))


def test_in_the_terminal_a_game_is_played_to_its_end(followed: Followed) -> None:
    said = followed.said["room25 play"]
    assert "The game is over" in said and "Furnace" in said


def test_the_arena_and_the_study_play_compiled_with_the_room(followed: Followed) -> None:
    assert "explorer" in followed.said["room25 arena"]
    games = pl.read_parquet(followed.folder / "hot.lab" / "games.parquet")
    cells = pl.read_parquet(followed.folder / "hot.lab" / "cells.parquet")
    dealt = {
        row["cell"]: row["room_furnace"] for row in games.group_by("cell").agg(pl.col("room_furnace").max()).to_dicts()
    }
    named = dict(zip(cells["cell"], zip(cells["edition"], cells["complex"])))
    assert len(games) == 600
    assert {named[cell]: most for cell, most in dealt.items()} == {
        ("hot-rooms", "inferno"): 2,
        ("hot-rooms", "cooperation"): 2,
        ("ultimate-en", "cooperation"): 0,
    }
    burnt = [fall["room"] for falls in games["falls"] for fall in falls]
    assert "furnace" in burnt
    assert {row for row in games["left"].unique().to_list()} <= set(range(10))


def test_a_room_needs_no_more_files_than_the_page_says(followed: Followed) -> None:
    folder = followed.folder / "hot-rooms"
    naming = [
        path for path in folder.rglob("*") if path.is_file() and "furnace" in (path.name + path.read_text()).lower()
    ]
    needed = [path for path in naming if path.name != "expansion.toml"]  # a price is not needed
    assert len(needed) <= MOST_FILES, [str(path) for path in needed]


@pytest.fixture(scope="module")
def server(followed: Followed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killable]:
    data = tmp_path_factory.mktemp("served")
    with Killable(data, f"sqlite:///{data / 'room25.sqlite'}", "--with", str(followed.folder / "hot-rooms")) as server:
        yield server


def asked(server: Killable, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"http://{server.host}{path}", data, {"content-type": "application/json"})
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)


def test_a_server_tells_browsers_what_the_expansion_adds(server: Killable) -> None:
    catalogue, (expansion,) = asked(server, "/api/catalogue"), asked(server, "/api/expansions")["expansions"]
    edition = next(one for one in catalogue["editions"] if one["key"] == "hot-rooms")
    assert {"key": "furnace", "mark": "FU", "colour": "red", "rules": ["ROOM-FURNACE-01"]} in edition["rooms"]
    assert "siren" in [card["key"] for card in edition["cards"]]
    assert "inferno" in [complex["key"] for complex in edition["complexes"]]
    assert expansion["editions"] == {"hot-rooms": "ultimate-en"}
    assert expansion["rooms"] == {"furnace": {"danger": "red", "corridor": False, "wayOut": False}}
    assert expansion["pictures"]["furnace"].startswith("<svg")
    assert "you burn" in expansion["texts"]["en"] and "you burn" in expansion["texts"]["uk"]
    rules = asked(server, "/api/rules/hot-rooms")["sections"]
    assert [rule["id"] for rule in rules[-1]["rules"]] == ["ROOM-FURNACE-01", "CARD-SIREN-01"]


def test_bots_play_a_table_of_it_on_the_server_and_its_record_names_the_expansion(server: Killable) -> None:
    wanted = {"edition": "hot-rooms", "mode": "cooperation", "seats": 4, "complex": "inferno"}
    made: Any = asked(server, "/api/tables", wanted | {"bots": {str(seat): "explorer" for seat in range(4)}})
    table = made["table"]["id"]
    (label,) = made["table"]["chosen"]["with_"]
    assert label.startswith("hot-rooms@")
    with Client(server.host, table=table) as client:
        client.hello(table)
        kinds: list[str] = []
        while len(kinds) < ENOUGH:
            kinds += [event["kind"] for event in client.hear(120, "update")["view"]["events"]]
    assert "programmed" in kinds


def test_nobody_who_asks_a_server_can_name_a_folder(server: Killable, followed: Followed) -> None:
    for name in ("with_", "with", "switches", "rounds"):
        with pytest.raises(HTTPError) as refused:
            asked(
                server, "/api/tables", {"edition": "base", "mode": "solo", name: [str(followed.folder / "hot-rooms")]}
            )
        assert refused.value.code == 400 and json.load(refused.value)["code"]
