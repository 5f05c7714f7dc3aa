"""How the server is run: uvicorn, small messages, no line a request (a link is a secret), and a goodbye to everybody."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from room25.server.app import open_tables
from room25.server.database import cannot_open
from room25.server.messages import LARGEST

STOP = 5  # seconds for what is under way when the server is told to stop


class Server(uvicorn.Server):
    """Says when it can be reached, and tells those who are connected before it stops."""

    def __init__(self, app: FastAPI, host: str, port: int, up: Callable[[], None] = lambda: None) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
                log_level="warning",
                access_log=False,
                server_header=False,
                ws="websockets-sansio",
                ws_max_size=LARGEST,
                timeout_graceful_shutdown=STOP,
            )
        )
        self._app = app
        self._up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, then the doors; then it is up."""
        try:
            await open_tables(self._app)
        except Exception as error:
            raise cannot_open(error) from None
        await super().startup(sockets)
        self._up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """What has come in is answered, every socket is told and closed, and the database is let go."""
        await self._app.state.tables.stop()
        await super().shutdown(sockets)
