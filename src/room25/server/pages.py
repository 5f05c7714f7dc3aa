"""The built web client: files of `web/dist`, and its first page for every address that the client itself knows (`/t/…`, `/replay/…`)."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from room25.resources import resource
from room25.server.bodies import ApiError
from room25.server.errors import answer
from room25.server.previews import first_page

__all__ = ["HEADERS", "Pages"]

FIRST = "index.html"
HASHED = "assets/"  # what a build names by its content never changes under that name
FOR_EVER = "public, max-age=31536000, immutable"
HEADERS = {
    # A link to a table is a secret of those who have it: it goes to no other site.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
}
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Room 25</title>
<h1>The server runs, but the game for browsers is not built.</h1>
<p>Build it in the folder of the source: <code>make web</code>. Then load this page again.</p>
</html>
"""


class Pages(StaticFiles):
    """Answers every request that none of our routes answers."""

    def __init__(self, folder: Path | None = None, base: str = "") -> None:
        super().__init__()
        self._folder = folder
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look for the client at each request, so that one built while the server runs is found at once."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        response = await self._answer(scope)
        response.headers.update(HEADERS)
        await response(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        path = scope["path"]
        if path == "/api" or path.startswith("/api/"):
            return answer(ApiError("no-such-place", "there is no such route"), 404)
        if scope["method"] not in ("GET", "HEAD"):
            return answer(ApiError("no-such-place", "this can only be looked at"), 405)
        folder = self._folder or dist()
        if folder is None:
            return HTMLResponse(NOT_BUILT, 404)
        self.all_directories = [folder]
        name = path.lstrip("/")
        found = None if name == FIRST else await self._file(name, scope)
        if found is None:
            if name.startswith(HASHED):  # of an older build: the page around it must be loaded again
                return answer(ApiError("no-such-place", "there is no such file"), 404)
            found = await first_page(folder / FIRST, scope, self._base)
        found.headers["cache-control"] = FOR_EVER if name.startswith(HASHED) else "no-cache"
        return found

    async def _file(self, name: str, scope: Scope) -> Response | None:
        try:
            return await self.get_response(name, scope)
        except (HTTPException, ValueError, OSError):  # no such file, or a name that no file can have
            return None


def dist() -> Path | None:
    """Return the folder of the built client, or None if it has not been built."""
    try:
        return resource("web", "dist", "index.html").parent
    except FileNotFoundError:
        return None
