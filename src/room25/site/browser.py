"""What the worker of a page calls: the first thing of ours that runs there, by Pyodide."""

from __future__ import annotations

import importlib
import json
import random
import shutil
import sqlite3
import sys
import warnings
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from room25 import server
from room25.site import stand_in

__all__ = ["Back", "FILE", "are_older", "prepare", "start"]

FOLDER, FILE = Path("/data"), "room25.sqlite"


class Back:
    """Requests and sockets of the page, in what JavaScript understands."""

    def __init__(self, asked: Any) -> None:
        self._asked = asked

    async def ask(self, method: str, address: str, headers: str, body: str) -> list[Any]:
        """Return status, headers and body; the headers come and go as JSON."""
        answer = await self._asked.ask(method, address, json.loads(headers), body.encode(errors="surrogatepass"))
        return [answer.status, json.dumps(answer.headers), answer.body.decode()]

    def open(self, address: str, hear: Callable[[str, str], object]) -> Any:
        """Open a socket, and return what says and closes."""
        return self._asked.open(address, hear)


def are_older() -> bool:
    """Whether an older version has kept the games of this folder, so that they have to be brought up to date."""
    steps = Path(server.__file__).parent / "migrations" / "versions"
    newest = max(step.name[:4] for step in steps.glob("[0-9]*.py"))
    if not (FOLDER / FILE).exists():
        return False
    with closing(sqlite3.connect(FOLDER / FILE)) as connection:
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found) < newest


def prepare() -> None:
    """Import everything. The page keeps Python's memory after this, and a later start begins there: nothing of a visit may be in it."""
    warnings.simplefilter("ignore")  # of what libraries miss that is left out on purpose
    sys.path.insert(1, str(Path(stand_in.__file__).parent))
    from room25.site.stand_in import sqlalchemy_asyncio

    sys.modules["sqlalchemy.ext.asyncio"] = sqlalchemy_asyncio
    for name in ("app", "rules"):
        importlib.import_module(f"room25.site.{name}")


async def start(thinker: Any, changed: Any) -> Back:
    """Open the games in the folder, where the worker has laid the file that it kept, and let bots think with its module."""
    from room25.bots.search import BROUGHT
    from room25.resources import resource
    from room25.site.app import open_app
    from room25.site.rules import Rules

    random.seed()  # or else every visit would draw what the first one drew
    FOLDER.mkdir(exist_ok=True)
    if not (FOLDER / FILE).exists():
        shutil.copyfile(resource("site", FILE), FOLDER / FILE)
    BROUGHT.append(Rules(thinker))
    return Back(await open_app(FOLDER, changed))
