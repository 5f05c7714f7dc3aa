"""The server's application for one person's own use: its tables in a file, its bots in the same thread."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

from room25.server.app import make_app
from room25.server.database import LIMIT, Job
from room25.server.owner import Owner
from room25.server.settings import Keep, Settings
from room25.server.store import Store
from room25.server.tables import Tables
from room25.server.worker import Worker
from room25.site.asked import Asked
from room25.site.browser import FILE
from room25.site.pool import InlinePool

__all__ = ["Changed", "open_app"]

COUNTER = slice(24, 28)  # of the file's head: SQLite counts every change there
KEEP = Keep(abandoned=36500.0)  # days: nobody throws away what its owner has begun
Changed = Callable[[], Awaitable[object] | None]
T = TypeVar("T")


class AtOnce(Worker):
    """Does at once what it is asked: a page has one thread."""

    def __init__(self, name: str) -> None:
        pass

    def do(self, job: Callable[[], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            done.set_result(job())
        except Exception as error:
            done.set_exception(error)
        return done

    def stop(self) -> None:
        pass


class KeptStore(Store):
    """Tells when its file has changed, so that whoever keeps the file keeps it anew."""

    worker = AtOnce
    file: Path
    changed: Changed

    def __init__(self, url: str) -> None:
        super().__init__(url)
        sa.event.listen(self._engine, "connect", _in_one_file)

    @classmethod
    def at(cls, file: Path, changed: Changed) -> type[KeptStore]:
        return type("KeptStore", (cls,), {"file": file, "changed": staticmethod(changed)})

    async def _run(self, job: Job[T], limit: float | None = LIMIT) -> T:
        before = self._count()
        result = await super()._run(job, limit)
        if self._count() != before and (kept := self.changed()) is not None:
            await kept  # only then it counts, as everything does that a server says
        return result

    def _count(self) -> bytes:
        with open(self.file, "rb") as file:
            return file.read(COUNTER.stop)[COUNTER]


async def open_app(folder: Path, changed: Changed) -> Asked:
    """Open the games in this folder, and return what answers for them. `changed` is called, and waited for, when the file is another."""
    file = folder / FILE
    file.touch()
    url = f"sqlite:///{file}"
    settings = Settings(url, requests=0, most=10_000, web=folder)
    app = make_app(settings)
    app.state.owner = Owner("sqlite://")  # nobody else can reach the folder: of two pages one waits for the other
    app.state.tables = Tables(await KeptStore.at(file, changed).open(url), idle=3600.0, keep=KEEP, pool=InlinePool())
    return Asked(app)


def _in_one_file(connection: Any, record: object) -> None:
    """No second file beside the database: what is kept is this one, after each commit."""
    connection.execute("PRAGMA journal_mode=MEMORY")
