"""One owner per store: a second server and a restore are refused while a server runs, and nobody else reads the files."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from room25.errors import Room25Error
from room25.server.owner import Owner
from room25.server.store import Store
from server.online import new_table, sit
from server.test_backup import room25
from server.test_nodes import node

PLAIN: dict[str, Any] = {"mode": "cooperation", "edition": "base", "seats": 2}


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    with node(tmp_path, "") as (here, _):
        table = new_table(here, **PLAIN)
        second = room25("serve", "--port", "0", "--data", tmp_path)
        assert second.returncode != 0 and "another server uses" in second.stderr and "Traceback" not in second.stderr
        assert httpx.get(f"http://{here}/api/tables/{table}").status_code == 200
    with node(tmp_path, "") as (again, _):  # the first one was killed: its lock went with it
        assert httpx.get(f"http://{again}/api/tables/{table}").status_code == 200


def test_a_link_to_a_database_leads_to_the_same_owner(tmp_path: Path) -> None:
    there, folder, file = tmp_path / "there", tmp_path / "folder", tmp_path / "file"
    for one in (there, file):
        one.mkdir()
    folder.symlink_to(there)
    (file / "room25.sqlite").symlink_to(there / "room25.sqlite")
    first = Owner(f"sqlite:///{there / 'room25.sqlite'}")
    for another in (folder, file):
        with pytest.raises(Room25Error, match="another server uses"):
            Owner(f"sqlite:///{another / 'room25.sqlite'}")
    first.close()
    Owner(f"sqlite:///{file / 'room25.sqlite'}").close()


def test_nothing_is_restored_into_a_database_that_a_server_uses(tmp_path: Path, url: str) -> None:
    data = tmp_path / "data"
    named = url if url.startswith("postgresql") else ""
    options: list[str | Path] = ["--data", data, *(["--database", named] if named else [])]
    with node(data, named) as (host, process):
        table = new_table(host, **PLAIN)
        assert room25("backup", tmp_path / "kept", *options).returncode == 0
        sit(host, table, 0, "Ann")
        refused = room25("restore", tmp_path / "kept", "--replace", *options)
        assert refused.returncode != 0 and "stop it first" in refused.stderr, refused.stderr
        assert httpx.get(f"http://{host}/api/tables/{table}").json()["seats"][0]["name"] == "Ann"
        process.terminate()
        assert process.wait(30) is not None
    restored = room25("restore", tmp_path / "kept", "--replace", *options)
    assert restored.returncode == 0, restored.stderr
    with node(data, named) as (host, _):
        assert httpx.get(f"http://{host}/api/tables/{table}").json()["seats"][0]["name"] == ""


def test_folder_and_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    new, old, mixed = tmp_path / "new", tmp_path / "old", tmp_path / "mixed"
    for folder in (old, mixed):
        folder.mkdir(mode=0o755)
        sqlite3.connect(folder / "room25.sqlite").close()
        (folder / "room25.sqlite").chmod(0o644)
    (mixed / "letters").touch()
    before = os.umask(0o022)
    try:
        for folder in (new, old, mixed):
            with node(folder, "") as (host, _):
                new_table(host, **PLAIN)
                for file in folder.glob("room25.*"):
                    assert mode(file) == 0o600, file
                assert mode(folder) == (0o755 if folder == mixed else 0o700)  # who keeps other things there decides
    finally:
        os.umask(before)


def test_a_damaged_page_is_noticed_at_the_start(tmp_path: Path) -> None:
    with node(tmp_path, "") as (host, process):
        for _ in range(20):
            new_table(host, **PLAIN)
        process.terminate()
        process.wait(30)
    path = tmp_path / "room25.sqlite"
    data = bytearray(path.read_bytes())
    for place in range(3 * 4096, len(data), 4096):  # every page from the fourth on
        data[place : place + 64] = b"\xff" * 64
    path.write_bytes(data)
    started = room25("serve", "--port", "0", "--data", tmp_path)
    assert started.returncode != 0 and "is damaged" in started.stderr and "room25 restore" in started.stderr
    assert "Traceback" not in started.stderr


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        await store.write(lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9'"))
        await store.close()
        with pytest.raises(Room25Error, match="a newer room25 has used this database"):
            await Store.open(url)

    asyncio.run(go())


def test_a_folder_is_free_again_when_its_owner_is_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'room25.sqlite'}"
    hold = f"from room25.server.owner import Owner; owner = Owner({url!r}); print('mine', flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "mine\n"
        with pytest.raises(Room25Error, match="another server uses"):
            Owner(url)
        holder.kill()
        holder.wait()
    Owner(url).close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_tables_are_not_changed_under_a_running_server(url: str) -> None:
    async def go() -> None:
        await (await Store.open(url)).close()
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        await connection.execute("UPDATE alembic_version SET version_num = '0004'")
        await connection.execute("INSERT INTO nodes VALUES ('alive', 9000000000000)")
        await connection.close()
        with pytest.raises(Room25Error, match="1 running server uses this database: stop it first"):
            await Store.open(url)

    asyncio.run(go())
