"""Backups: taken while games run, brought back to either database, and refused where they are none."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from room25.errors import Room25Error
from room25.server import backup, schema
from room25.server.chat_store import StoredChatLine
from room25.server.settings import address
from room25.server.store import Store, StoredCommand, StoredGame
from server.at_table import begin, database, ids, play_on
from server.online import Client, new_table, served, settings, sit
from server.test_chat import CHAT, ULTIMATE


def room25(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "room25", *map(str, words)], capture_output=True, text=True)


def fill(url: str) -> None:
    """Two games with commands, one of them with chat, and an uploaded one."""

    async def go() -> None:
        store = await Store.open(url)
        for number, id in enumerate(("one", "two")):
            table = await begin(store, ULTIMATE, 2**64 - 1 - number, id, terms=CHAT)
            await play_on(table, Random(number), ids(), most=10 + number)
            await table.play(0, "refused", "alice dance")
            await table.close()
        await store.add_chat_line(StoredChatLine("one", 1, 0, "Zoë", "ça va? 🎲", "a"))
        await store.keep_record("abc", "text", 5)
        await store.close()

    asyncio.run(go())


def kept(url: str) -> dict[str, Any]:
    """All that a database holds, as the server reads it."""

    async def go() -> dict[str, Any]:
        store = await Store.open(url)
        games: dict[str, StoredGame | None] = {id: await store.game(id) for id in ("one", "two")}
        commands: dict[str, list[StoredCommand]] = {id: await store.commands(id) for id in games}
        found = {
            "games": games,
            "commands": commands,
            "said": await store.chat_lines("one"),
            "record": await store.record("abc"),
        }
        await store.close()
        return found

    return asyncio.run(go())


def test_everything_comes_back_from_either_kind_to_either_kind(tmp_path: Path, url: str) -> None:
    fill(url)
    want = kept(url)
    assert len(want["commands"]["two"]) == 12 and want["said"] and want["record"] == "text"
    for number, kind in enumerate(([], ["--text"])):
        file = tmp_path / f"backup{number}"
        done = room25("backup", file, "--database", url, *kind)
        assert done.returncode == 0, done.stderr
        assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
        for target in (f"sqlite:///{tmp_path / f'new{number}.sqlite'}", url):
            there = room25("restore", file, "--database", target, "--replace")
            assert there.returncode == 0, there.stderr
            assert "2 games restored" in there.stdout
            assert kept(address(tmp_path, target)) == want


def test_a_game_goes_on_where_a_backup_was_restored(tmp_path: Path, url: str) -> None:
    (there := tmp_path / "there").mkdir()
    fill(database(there))
    file = tmp_path / "backup.jsonl"
    assert backup.write_text(database(there), file) == 2
    assert backup.restore(url, file, replace=False) == 2

    async def go() -> None:
        from room25.server.table import Table

        store = await Store.open(url)
        found = await store.game("one")
        assert found is not None
        table = await Table.resume(store, found)
        id = (f"later{number}" for number in range(99))
        assert await play_on(table, Random(5), id, most=5) == 5  # new commands find their places
        await table.close()
        await store.close()

    asyncio.run(go())


def test_a_copy_taken_while_people_play_is_whole(tmp_path: Path) -> None:
    with served(settings(tmp_path, most=100_000)) as host:
        tables = [new_table(host, mode="solo", seats=1, listed=False) for _ in range(3)]
        keys = [sit(host, table, 0) for table in tables]
        stop = threading.Event()

        def play(table: str, key: str) -> None:
            number, dice = 0, Random(table)
            with Client(host) as client:
                view = client.hello(table, key)["view"]
                while view["decision"] and not stop.is_set():
                    who, options = next(iter(view["options"].items()))
                    client.say(type="play", id=f"c{number}", text=f"{who} {dice.choice(options)}")
                    number += 1
                    view = client.hear(20, "update")["view"]

        threads = [threading.Thread(target=play, args=pair) for pair in zip(tables, keys)]
        for thread in threads:
            thread.start()
        copies = [tmp_path / f"copy{number}" for number in range(3)]
        for copy in copies:
            backup.copy_sqlite(tmp_path / "room25.sqlite", copy)
            time.sleep(0.2)
        stop.set()
        for thread in threads:
            thread.join()
    for copy in copies:
        with sqlite3.connect(copy) as there:
            assert there.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            numbers = "SELECT count(*), coalesce(max(number), 0) FROM commands WHERE game = ? AND number IS NOT NULL"
            assert all(a == b for a, b in (there.execute(numbers, (table,)).fetchone() for table in tables))
        there.close()
    folder = tmp_path / "again"
    assert backup.restore(address(folder), copies[0], replace=False) == 3
    with served(settings(folder)) as host, Client(host) as client:
        assert client.hello(tables[0], keys[0])["seat"] == 0  # the same key opens the same seat
        assert httpx.get(f"http://{host}/api/tables/{tables[1]}").status_code == 200


def refused(done: subprocess.CompletedProcess[str], sentence: str) -> None:
    assert done.returncode == 1 and sentence in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_what_is_no_backup_is_refused_in_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    fill(database(tmp_path))
    want = kept(database(tmp_path))
    good = tmp_path / "good"
    backup.write_text(database(tmp_path), good)
    lines = good.read_text().splitlines(keepends=True)
    bad = tmp_path / "bad"
    refused(room25("restore", good, "--data", tmp_path), "holds 2 games already")
    for text, sentence in (
        ("", "not complete"),
        ("hello", "line 1"),
        ("".join(lines[:-1]), "not complete"),
        ("".join([*lines[:3], "{}\n", *lines[3:]]), "line 4"),
        ("".join([*lines[:3], *lines[4:]]), "not complete"),
        (lines[0] + json.dumps({"table": "games", "row": {"colour": 1}}), "line 2"),
        ("".join([*lines[:-1], lines[1], json.dumps({"rows": len(lines) - 1})]), "cannot be restored"),
        ("SQLite format 3\0" + "x" * 5000, "no database of ours"),
    ):
        bad.write_text(text)
        with pytest.raises(Room25Error, match=sentence):
            backup.restore(database(tmp_path), bad, replace=True)
        assert kept(database(tmp_path)) == want
    with pytest.raises(Room25Error, match="cannot be read"):
        backup.restore(database(tmp_path), tmp_path / "nothing", replace=True)
    with pytest.raises(Room25Error, match="cannot be written"):
        backup.copy_sqlite(tmp_path / "room25.sqlite", tmp_path / "no" / "where")
    with pytest.raises(Room25Error, match="cannot be opened"):
        backup.write_text("oracle://x", bad)
    refused(room25("backup", good, "--data", tmp_path / "nothing"), "no database")


def test_an_older_copy_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    engine = sa.create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        setup = '{"edition":"base","mode":"solo","level":"standard","seats":1,"complex":"","tiles":{},"characters":[],"first":"",'
        setup += '"guards":0,"options":[],"cards":[]}'
        connection.execute(
            sa.text("INSERT INTO games VALUES ('one', :setup, '7', 'n', 'c', 1, 0, 5)"), {"setup": setup}
        )
        connection.execute(sa.text("INSERT INTO seats VALUES ('one', 0, 'Ann', '', 'hash')"))
    engine.dispose()
    assert backup.restore(address(tmp_path / "new"), old, replace=False) == 1
    found = kept(database(tmp_path / "new"))["games"]["one"]
    assert found is not None and found.seats[0].name == "Ann" and found.terms.talk == "claims" and found.seed == 7


def test_a_server_without_its_database_says_so_in_a_sentence() -> None:
    nowhere = "postgresql://x@127.0.0.1:9/x"
    refused(room25("serve", "--port", "0", "--database", nowhere), "the database cannot be opened")
