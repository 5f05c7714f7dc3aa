"""The server as one application: routes, the socket, errors; its tables live as long as it does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from room25.server import errors, routes, socket
from room25.server.pages import Pages
from room25.server.settings import Settings
from room25.server.store import Store
from room25.server.tables import Tables


def make_app(settings: Settings) -> FastAPI:
    """An application on this database."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        app.state.tables = tables = Tables(store, settings.idle)
        try:
            yield
        finally:
            await tables.close()
            await store.close()

    app = FastAPI(title="room25", lifespan=life, docs_url=None, redoc_url=None)
    app.state.settings = settings
    errors.install(app)
    app.include_router(routes.router)
    app.include_router(socket.router)
    app.router.default = Pages(settings.web)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    return app
