"""The first page of the client for whoever asks: in their language, and of a table what its link may show where it is shared."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from room25.server.errors import RequestRefused
from room25.server.store import StoredGame
from room25.server.tables import Tables

__all__ = ["first_page"]

TABLE = re.compile(r"/t/([^/]+)/?")
PATIENCE = 1.0  # seconds: a database that hangs keeps nobody from the page


async def first_page(file: Path, scope: Scope, base: str) -> Response:
    """The page of this file. `base` is the public address of this server, with a slash; none: the page names no picture."""
    from room25 import preview  # here: it loads the texts, which nothing else on a server needs

    language = preview.wanted_language(Headers(scope=scope).get("accept-language", ""))
    shown = preview.front(language)
    if found := await _table(scope):
        host = found.seats[found.host_seat].name if found.host_seat >= 0 else ""
        free = sum(not seat.name and not seat.bot for seat in found.seats)
        shown = preview.invitation(language, found.setup.edition, found.setup.mode, host, free)
    page = preview.fill(file.read_text(encoding="utf-8"), shown, base)
    return HTMLResponse(page, headers={"vary": "Accept-Language"})


async def _table(scope: Scope) -> StoredGame | None:
    """The table that the address names, if it waits for people: everybody with its link sees it then."""
    named = TABLE.fullmatch(scope["path"])
    tables: Tables | None = getattr(scope["app"].state, "tables", None)
    if named is None or tables is None:
        return None
    try:
        found = await asyncio.wait_for(tables.store.game(named[1]), PATIENCE)
        tables.check_open(named[1])
    except (RequestRefused, SQLAlchemyError, OSError, TimeoutError):
        return None
    return found if found and found.is_waiting else None
