"""What holds for every answer: nobody guesses its type or keeps it, and no other site's page sends requests in its reader's name."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from room25.server.bodies import ApiError
from room25.server.errors import STATUS, answer
from room25.server.pace import address

__all__ = ["Guard"]

SAFE = (
    "GET",
    "HEAD",
    "OPTIONS",
)  # what changes nothing may come from anywhere: without a key it tells only what everybody may know
HEADERS = ((b"x-content-type-options", b"nosniff"), (b"cache-control", b"no-store"))


class Guard:
    """Wraps the application. Pages say themselves how long they may be kept."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
        origin = headers.get(b"origin")
        whence = None if origin is None else _host_of(origin)
        if whence is None and origin is not None:
            await answer(ApiError("bad-message", "this Origin is no address"), 400)(scope, receive, send)
            return
        tables = getattr(scope["app"].state, "tables", None)
        if tables is not None and scope["type"] == "http" and scope["path"].startswith("/api/"):
            if tables.orders.is_banned(address(scope)) and not scope["path"].startswith("/api/admin"):
                refusal = ApiError("banned", "whoever runs this server has shut you out")
                await answer(refusal, STATUS["banned"])(scope, receive, send)
                return
        asks = scope["type"] == "http" and scope["method"] in SAFE
        if origin is not None and not asks and origin not in self._origins and whence != headers.get(b"host", ""):
            refusal = ApiError("foreign", "only our own pages may ask for this")
            await answer(refusal, STATUS["foreign"])(scope, receive, send)
            return
        is_page = scope["type"] == "websocket" or not scope["path"].startswith(
            ("/api", "/metrics", "/healthz", "/readyz")
        )
        await self._app(scope, receive, send if is_page else _marked(send))


def _marked(send: Send) -> Send:
    async def marked(message: Message) -> None:
        if message["type"] == "http.response.start":
            known = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(one for one in HEADERS if one[0] not in known)]
        await send(message)

    return marked


def _host_of(origin: str) -> str | None:
    """Return the host of a page's origin, or None if it is none (`http://[`)."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
