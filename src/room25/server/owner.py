"""One owner per store: a SQLite folder belongs to one server, and nothing is restored into a database that servers use.

What lies in the folder holds the seeds of running games: it is for its owner's eyes only.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from room25.errors import Room25Error
from room25.server import schema
from room25.server.leases import NOW

__all__ = ["Owner", "check_unused"]

LOCK = "room25.lock"


class Owner:
    """Holds the folder of a SQLite database until it is closed, or its process ends in any way."""

    def __init__(self, url: str) -> None:
        """Take the folder. Raises Room25Error if another process has it, or if the database is damaged; others have no folder."""
        self._file: IO[str] | None = None
        database = sa.make_url(url).database
        if not url.startswith("sqlite") or database in (None, "", ":memory:"):
            return
        path = Path(str(database)).resolve()  # by whichever link it was reached: one database has one owner
        _close_to_others(path)
        try:
            self._file = open(path.parent / LOCK, "a+", opener=_private)  # noqa: SIM115  (held until it is closed)
        except OSError as error:
            raise Room25Error(f"the folder {path.parent} cannot be used: {error.strerror}") from None
        try:
            _lock(self._file)
        except OSError:
            self.close()
            raise Room25Error(
                f"another server uses {path.parent}: stop it first, or name another folder with --data"
            ) from None
        try:
            _check_pages(path)
        except Room25Error:
            self.close()
            raise

    def close(self) -> None:
        """Let another process have it."""
        if self._file is not None:
            self._file.close()
            self._file = None


def check_unused(connection: sa.Connection) -> None:
    """Raise Room25Error if a server is alive on this PostgreSQL; until this transaction ends none can come to life."""
    connection.exec_driver_sql("LOCK TABLE nodes IN EXCLUSIVE MODE")
    alive = sa.select(sa.func.count()).select_from(schema.nodes).where(schema.nodes.c.until > sa.literal_column(NOW))
    if servers := connection.execute(alive).scalar_one():
        raise Room25Error(
            f"{servers} running server{'s use' if servers > 1 else ' uses'} this database: stop "
            f"{'them' if servers > 1 else 'it'} first, then restore"
        )


def _close_to_others(path: Path) -> None:
    """Make sure that only its owner can read a database. A folder that holds other things too is left as it is."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with suppress(PermissionError):  # somebody else's, who let us write it
        for file in path.parent.glob("room25.*"):
            file.chmod(0o600)
        if all(found.name.startswith("room25.") for found in path.parent.iterdir()):
            path.parent.chmod(0o700)


def _check_pages(path: Path) -> None:
    """Raise Room25Error if a page of the database is damaged: better now than in the middle of a game."""
    try:
        connection = sqlite3.connect(path)
        try:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        what = " ".join(str(found).split())
        raise Room25Error(f"{path} is damaged ({what}): move it away and bring a backup back with `room25 restore`")


def _private(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def _lock(file: IO[str]) -> None:
    """Raises OSError if another process holds it."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
