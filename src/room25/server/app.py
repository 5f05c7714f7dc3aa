"""The server as one application: routes, the socket, errors; its tables live as long as it does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from room25.server import errors, routes, socket
from room25.server.guard import Guard
from room25.server.owner import Owner
from room25.server.pace import Quotas, Requests
from room25.server.pages import Pages
from room25.server.settings import Settings
from room25.server.store import Store
from room25.server.tables import Tables

__all__ = ["make_app", "open_tables"]


def make_app(settings: Settings) -> FastAPI:
    """Return an application on this database."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await open_tables(app)
        try:
            yield
        finally:
            tables: Tables = app.state.tables
            await tables.close()
            await tables.store.close()
            app.state.owner.close()

    # An address with a slash too many is none: a redirect would name the host that the client claims we are.
    app = FastAPI(title="room25", lifespan=life, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.settings = settings
    app.state.guesses = {}  # wrong keys of whoever would run the server, by address
    app.state.quotas = Quotas(are_held=bool(settings.requests))
    errors.install(app)
    app.router.routes.extend(socket.ROUTES)  # before the others: they have nothing that FastAPI would read for them
    app.include_router(routes.router)
    app.router.default = Pages(settings.web, settings.public)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, origins=settings.origins)
    app.add_middleware(Requests, most=settings.requests, window=settings.window)
    return app


async def open_tables(app: FastAPI) -> None:
    """Open the database and with it the tables, once."""
    if not hasattr(app.state, "tables"):
        settings: Settings = app.state.settings
        app.state.owner = Owner(settings.database)
        try:
            app.state.tables = Tables(await Store.open(settings.database), settings.idle, settings.keep)
            await app.state.tables.obey()
        except BaseException:
            app.state.owner.close()
            raise
