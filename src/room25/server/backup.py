"""Everything that a server keeps as one file, and back: a copy of the SQLite database, or text that fits both kinds of database.

The text is one JSON object a line: first what it is, then the rows table by table, at last how many there were. Both hold the seeds of
running games, so the files are for their owner's eyes only.
"""

from __future__ import annotations

import asyncio
import base64
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from room25.errors import Room25Error
from room25.server import schema
from room25.server.database import cannot_open
from room25.server.owner import Owner, check_unused
from room25.server.store import Store, now

__all__ = ["copy_sqlite", "restore", "write_text"]

HEAD = {"room25": "backup", "version": 1}
MAGIC = b"SQLite format 3\0"
TABLES = (
    schema.games,
    schema.seats,
    schema.commands,
    schema.said,
    schema.records,
    schema.reviews,
    schema.archives,
    schema.requests,
    schema.orders,
)  # whoever is pointed at comes first
TOGETHER = 500  # rows in one statement


def copy_sqlite(database: Path, target: Path) -> None:
    """Copy a database that may be in use: everything that was committed when the copy began."""
    if not database.is_file():
        raise Room25Error(f"there is no database {database}: is --data the folder that the server uses?")
    with _written(target) as unfinished:
        source, copy = sqlite3.connect(database), sqlite3.connect(unfinished)
        try:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            _sound(copy, target)
        except sqlite3.Error as error:
            raise Room25Error(f"{database} cannot be copied: {error}") from None
        finally:
            source.close()
            copy.close()


def write_text(url: str, target: Path) -> int:
    """Write all rows as text, as they were at one moment. Return the number of games."""
    with _written(target) as unfinished, tempfile.TemporaryDirectory() as folder:
        if url.startswith("sqlite"):  # a copy, for the tables may have to be brought up to date first
            copy = Path(folder) / "room25.sqlite"
            copy_sqlite(Path(url.partition(":///")[2]), copy)
            url = f"sqlite:///{copy}"
        return asyncio.run(_export(url, unfinished))


def restore(url: str, source: Path, replace: bool) -> int:
    """Bring a backup of either kind into a database, which must be empty unless it is replaced. Return the number of games.

    Raises Room25Error if a server uses the database.
    """
    try:
        with source.open("rb") as file:
            is_copy = file.read(len(MAGIC)) == MAGIC
    except OSError as error:
        raise Room25Error(f"{source} cannot be read: {error.strerror}") from None
    owner = Owner(url)
    try:
        return _restore_copy(url, source, replace) if is_copy else asyncio.run(_import(url, source, replace))
    finally:
        owner.close()


def _restore_copy(url: str, source: Path, replace: bool) -> int:
    with tempfile.TemporaryDirectory() as folder:  # a copy of the copy, which is brought up to date
        copy, text = Path(folder) / "room25.sqlite", Path(folder) / "text"
        shutil.copyfile(source, copy)
        try:
            with sqlite3.connect(copy) as connection:
                _sound(connection, source)
            connection.close()
            asyncio.run(_export(f"sqlite:///{copy}", text))
        except sqlite3.Error as error:
            raise Room25Error(f"{source} is no backup of ours: {error}") from None
        return asyncio.run(_import(url, text, replace))


class _written:
    """Write a file that appears only when it is complete, and that only its owner may read."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._unfinished = target.with_name(f"{target.name}.unfinished")

    def __enter__(self) -> Path:
        try:
            self._unfinished.unlink(missing_ok=True)
            os.close(os.open(self._unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except OSError as error:
            raise Room25Error(f"{self._target} cannot be written: {error.strerror}") from None
        return self._unfinished

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._unfinished.replace(self._target)
        else:
            self._unfinished.unlink(missing_ok=True)


def _sound(connection: sqlite3.Connection, path: Path) -> None:
    try:
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise Room25Error(f"{path} is damaged")
        connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        raise Room25Error(f"{path} is no database of ours, or damaged") from None


async def _opened(url: str) -> Store:
    try:
        return await Store.open(url)
    except Room25Error:
        raise
    except Exception as error:
        raise cannot_open(error) from None


async def _export(url: str, target: Path) -> int:
    store = await _opened(url)
    try:
        return await store.at_leisure(lambda connection: _write_rows(connection, target))
    finally:
        await store.close()


def _write_rows(connection: sa.Connection, target: Path) -> int:
    # All that follows sees one moment.
    shared = connection.dialect.name == "postgresql"
    connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ" if shared else "BEGIN")
    rows, games = 0, 0
    with target.open("wb") as file:
        file.write(msgspec.json.encode(HEAD) + b"\n")
        for table in TABLES:
            columns = [
                column for column in table.c if column is not schema.commands.c.id
            ]  # their order is kept, not their ids
            query = sa.select(*columns).order_by(*table.primary_key)
            for row in connection.execution_options(yield_per=TOGETHER).execute(query).mappings():
                said = {"table": str(table.name), "row": {str(key): value for key, value in row.items()}}
                file.write(msgspec.json.encode(said) + b"\n")
                rows += 1
                games += table is schema.games
        file.write(msgspec.json.encode({"rows": rows}) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    return games


async def _import(url: str, source: Path, replace: bool) -> int:
    store = await _opened(url)

    def job(connection: sa.Connection) -> int:
        if store.shared:
            check_unused(connection)
            for table in (
                schema.nodes,
                schema.leads,
            ):  # a server that comes back from a long sleep knows that it has lost all
                connection.execute(sa.delete(table))
        there = connection.execute(sa.select(sa.func.count()).select_from(schema.games)).scalar_one()
        if there and not replace:
            raise Room25Error(f"this database holds {there} games already; --replace puts the backup in their place")
        for table in reversed(TABLES):
            connection.execute(sa.delete(table))
        games = 0
        for table, rows in _read_rows(source):
            connection.execute(sa.insert(table), rows)
            games += len(rows) if table is schema.games else 0
        g, s = (
            schema.games.c,
            schema.seats.c,
        )  # a backup may be old: its games have all their time, and their seats are counted
        free = sa.select(sa.func.count()).where(s.game == g.id, s.key_hash.is_(None), s.bot == "").scalar_subquery()
        connection.execute(sa.update(schema.games).values(touched=now(), free_seats=free))
        return games

    try:
        return await store.at_leisure(job)
    except sa.exc.DBAPIError as error:
        raise Room25Error(f"{source} cannot be restored: {str(error.orig).splitlines()[0]}") from None
    finally:
        await store.close()


def _read_rows(source: Path) -> Iterator[tuple[sa.Table, list[dict[str, Any]]]]:
    """Yield the rows of a text, many at a time. Raises Room25Error, with the line, for what we did not write."""
    by_name = {table.name: table for table in TABLES}
    waiting: list[dict[str, Any]] = []
    kind: sa.Table | None = None
    rows, end = 0, -1
    with source.open("rb") as file:
        for number, line in enumerate(file, start=1):
            try:
                said = msgspec.json.decode(line)
                if number == 1:
                    if said != HEAD:
                        raise ValueError
                    continue
                if "rows" in said:
                    end = said["rows"]
                    continue
                table, row = by_name[said["table"]], said["row"]
                if table is schema.archives:
                    row["data"] = base64.b64decode(row["data"], validate=True)
                if not set(row) <= set(table.c.keys()):
                    raise ValueError
            except (msgspec.DecodeError, UnicodeError, ValueError, KeyError, TypeError):
                raise Room25Error(f"{source}: line {number} is no line of a backup of this version") from None
            if waiting and (table is not kind or row.keys() != waiting[0].keys() or len(waiting) >= TOGETHER):
                assert kind is not None
                yield kind, waiting
                waiting = []
            kind = table
            waiting.append(row)
            rows += 1
    if end != rows:
        raise Room25Error(f"{source} is not complete: it holds {rows} rows and ends before it should")
    if waiting and kind is not None:
        yield kind, waiting
