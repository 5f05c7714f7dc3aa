"""`room25 serve`: the game for browsers, on this machine."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from room25.cli.expansion import With

if TYPE_CHECKING:
    import socket

__all__ = ["require_server", "serve"]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 2525,
    data: Annotated[Path, typer.Option(help="The folder of the database.")] = Path("room25-data"),
    database: Annotated[str, typer.Option(help="Another database: postgresql://…", envvar="ROOM25_DATABASE")] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="A page besides our own that may open sockets, as https://HOST.")
    ] = None,
    public: Annotated[
        str,
        typer.Option(
            help="The address by which the world finds this server, as https://HOST: links that are shared show a picture.",
            envvar="ROOM25_PUBLIC",
        ),
    ] = "",
    requests: Annotated[
        int, typer.Option(help="Requests that one address may make in 20 seconds; 0: as many as it likes.", min=0)
    ] = 2000,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address of a proxy before this server, which may say for whom it asks (X-Forwarded-For)."
        ),
    ] = None,
    metrics_key: Annotated[
        str,
        typer.Option(
            help="The key of /metrics; without one only this machine is answered, and no proxy.",
            envvar="ROOM25_METRICS_KEY",
        ),
    ] = "",
    metrics_port: Annotated[
        int, typer.Option(help="A port of this machine alone, for /metrics and nothing else; 0: none.", min=0)
    ] = 0,
    admin_key: Annotated[
        str,
        typer.Option(
            help="The key of the page /admin, to mute, ban and close; without one there is no such page.",
            envvar="ROOM25_ADMIN_KEY",
        ),
    ] = "",
    with_: With = None,
) -> None:
    """Serve tables for browsers until Ctrl-C; the link is printed, also as a QR code."""
    require_server()
    from room25.preview import base_address
    from room25.server.app import make_app
    from room25.server.logs import to_standard_error
    from room25.server.run import Server, prepare
    from room25.server.settings import Settings

    to_standard_error()
    prepare()
    settings = Settings.for_folder(data, database, tuple(origin or ()), requests, tuple(proxy or ()))
    settings = replace(settings, public=base_address(public, "--public"))
    settings = replace(settings, metrics_key=metrics_key, metrics_port=metrics_port, admin_key=admin_key)
    listening = listen(host, port)
    link = f"http://{reachable(host)}:{listening.getsockname()[1]}/"
    Server(make_app(settings), host, port, up=lambda: show(link)).run(sockets=[listening])


def require_server() -> None:
    """Raise Room25Error if the server is not installed."""
    try:
        import room25.server.app  # noqa: F401
    except ImportError as error:
        from room25.errors import Room25Error

        raise Room25Error(
            f"the server is not installed ({error.name} is missing): pip install 'room25[server]'"
        ) from None


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 is any free one. Raises Room25Error if the port is taken."""
    import socket

    from room25.errors import Room25Error

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except (OSError, OverflowError) as error:
        door.close()
        raise Room25Error(
            f"cannot listen on {host} port {port}: {error}. Another port: room25 serve --port 0"
        ) from None
    return door


def reachable(host: str) -> str:
    """Return the address that a phone in the same network must use: this machine's own, if the server listens on all addresses."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only says from which address it would
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show(link: str) -> None:
    """Print the link, and a QR code of it for a phone's camera."""
    import sys

    import segno

    print(f"Room 25 is open at {link}", flush=True)
    if sys.stdout.isatty():
        segno.make(link, error="m").terminal(compact=True)
    print("Ctrl-C closes it; games are kept.", flush=True)
