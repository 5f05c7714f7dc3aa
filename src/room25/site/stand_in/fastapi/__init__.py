"""FastAPI as our server uses it, straight on Starlette: routes whose handlers take the request and the parts of the address by name."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

__all__ = ["APIRouter", "FastAPI", "Request"]

Handler = Callable[..., Awaitable[Any]]
Decorator = Callable[[Handler], Handler]


class APIRouter:
    """Notes routes; what describes them (`openapi_extra`, `status_code`) is read by nobody here."""

    def __init__(self) -> None:
        self.routes: list[BaseRoute] = []

    def get(self, path: str, **described: Any) -> Decorator:
        return self._adds("GET", path)

    def post(self, path: str, **described: Any) -> Decorator:
        return self._adds("POST", path)

    def put(self, path: str, **described: Any) -> Decorator:
        return self._adds("PUT", path)

    def delete(self, path: str, **described: Any) -> Decorator:
        return self._adds("DELETE", path)

    def websocket(self, path: str) -> Decorator:
        def note(handler: Handler) -> Handler:
            async def converse(ws: WebSocket) -> None:
                await handler(ws, **ws.path_params)

            self.routes.append(WebSocketRoute(path, converse))
            return handler

        return note

    def include_router(self, other: APIRouter) -> None:
        self.routes += other.routes

    def _adds(self, method: str, path: str) -> Decorator:
        def note(handler: Handler) -> Handler:
            wants_request = "request" in inspect.signature(handler).parameters

            async def answer(request: Request) -> Response:
                first = {"request": request} if wants_request else {}
                found = await handler(**first, **request.path_params)
                assert isinstance(found, Response)
                return found

            self.routes.append(Route(path, answer, methods=[method]))
            return handler

        return note


class FastAPI(Starlette):
    """An application of such routes."""

    def __init__(self, *, lifespan: Any = None, **described: Any) -> None:
        super().__init__(lifespan=lifespan)
        self.router.redirect_slashes = bool(described.get("redirect_slashes", True))

    def include_router(self, router: APIRouter) -> None:
        self.router.routes += router.routes

    def openapi(self) -> Mapping[str, Any]:
        raise NotImplementedError("the description of the routes is made where FastAPI is")
