"""How the server is run: uvicorn, small messages, no line a request (a link is a secret), and a goodbye to everybody."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from fastapi import FastAPI
from prometheus_client import start_http_server
from starlette.types import ASGIApp

from room25.errors import Room25Error
from room25.server import metrics
from room25.server.app import open_tables
from room25.server.database import cannot_open
from room25.server.doors import Doors, door
from room25.server.frames import Frames
from room25.server.messages import LARGEST
from room25.server.settings import Settings

__all__ = ["Server", "configured", "prepare"]

STOP = 5  # seconds for what is under way when the server is told to stop


def prepare() -> None:
    """Make this process fit for many people: a short wait for the database's thread, and as many sockets as the system allows."""
    sys.setswitchinterval(0.001)  # how long a thread waits for the interpreter while another one thinks
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)  # to look through everything for circles takes long with a thousand tables: seldom
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems say "unlimited" and mean less
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def configured(app: ASGIApp, host: str, port: int, doors: Doors) -> uvicorn.Config:
    """Small messages, no line a request, a short goodbye.

    Nothing is compressed: to squeeze a message of four kilobytes takes longer than to send it, and every socket would keep a dictionary.
    """
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(doors.proxies),
        forwarded_allow_ips=list(doors.proxies),
        http=door(doors),
        ws=Frames,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP,
    )


class Server(uvicorn.Server):
    """A server that says when it can be reached, and tells connected clients before it stops."""

    def __init__(self, app: FastAPI, host: str, port: int, up: Callable[[], None] = lambda: None) -> None:
        settings: Settings = app.state.settings
        most = settings.connections if settings.requests else 0
        super().__init__(configured(app, host, port, Doors(most, settings.arrival, settings.proxies)))
        self._app = app
        self._up = up
        self._counting: list[Callable[[], None]] = []  # what ends the port of the metrics

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, then listen; then say that the server is up."""
        try:
            await open_tables(self._app)
        except Room25Error:
            raise
        except Exception as error:
            raise cannot_open(error) from None
        await super().startup(sockets)
        settings: Settings = self._app.state.settings
        if settings.metrics_port:
            self._count_at(settings.metrics_port)
        self._up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer what has come in, tell and close every socket, and close the database."""
        await self._app.state.tables.stop()
        await super().shutdown(sockets)
        for close in self._counting:
            close()

    def _count_at(self, port: int) -> None:
        """Answer /metrics at a port of this machine alone, in a thread of its own. Raises Room25Error if the port is taken."""
        try:
            counting, _ = start_http_server(port, "127.0.0.1", metrics.REGISTRY)
        except OSError as error:
            raise Room25Error(f"cannot listen on 127.0.0.1 port {port} for metrics: {error}") from None
        self._counting += [counting.shutdown, counting.server_close]
