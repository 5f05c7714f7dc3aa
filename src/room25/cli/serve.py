"""`room25 serve`: the game for browsers, on this machine."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

STOP = 5  # seconds for what is under way when the server is told to stop


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 2525,
    data: Annotated[Path, typer.Option(help="The folder of the database.")] = Path("room25-data"),
    database: Annotated[
        str, typer.Option(help="Another database: postgresql+asyncpg://…", envvar="ROOM25_DATABASE")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="A page besides our own that may open sockets, as https://HOST.")
    ] = None,
) -> None:
    """Serve tables for browsers until Ctrl-C; the link is printed, also as a QR code."""
    try:
        import uvicorn

        from room25.server.app import make_app
        from room25.server.logs import to_standard_error
        from room25.server.settings import Settings
    except ImportError as error:
        from room25.errors import Room25Error

        raise Room25Error(
            f"the server is not installed ({error.name} is missing): pip install 'room25[server]'"
        ) from None
    to_standard_error()
    prepare()
    settings = Settings.for_folder(data, database, tuple(origin or ()))
    config = configured(make_app(settings), host, port)
    # Before the link is shown: port 0 is any free one, and a taken one is said at once.
    listening = config.bind_socket()
    show(f"http://{reachable(host)}:{listening.getsockname()[1]}/")
    uvicorn.Server(config).run(sockets=[listening])


def prepare() -> None:
    """Make this process fit for many people: a short wait for the database's thread, and as many sockets as the system allows."""
    import sys

    sys.setswitchinterval(0.001)  # how long a thread waits for the interpreter while another one thinks
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems say "unlimited" and mean less
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def configured(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """How we run uvicorn: small messages, no line a request (a link is a secret), a short goodbye.

    Nothing is compressed: a message of four kilobytes costs more time to squeeze than to send, and every socket would keep a dictionary.
    """
    import uvicorn

    from room25.server.messages import LARGEST

    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP,
    )


def reachable(host: str) -> str:
    """What a phone in the same network types in: this machine's address where we listen on all of them."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only says from where it would
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show(link: str) -> None:
    """The link, and the same for a phone's camera."""
    import sys

    import segno

    print(f"Room 25 is open at {link}", flush=True)
    if sys.stdout.isatty():
        segno.make(link, error="m").terminal(compact=True)
    print("Ctrl-C closes it; games are kept.", flush=True)
