"""A process that has loaded the whole server and starts none: what is born of it is `room25 serve`, up in a tenth of a second.

It reads a line for each server: a JSON list of the file for what it says, the file for its errors, and the words of its command.
It answers with the number of the new process. It ends when nobody speaks to it any more.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys

LOADED = [
    *("room25.cli", "room25.cli.serve", "room25.server.app", "room25.server.run", "room25.server.logs", "uvloop"),
    *("uvicorn.protocols.websockets.websockets_sansio_impl", "uvicorn.lifespan.on", "uvicorn.loops.auto", "segno"),
    *("alembic.command", "asyncpg", "sqlalchemy.dialects.sqlite", "sqlalchemy.dialects.postgresql.asyncpg"),
]


def main() -> None:
    for name in LOADED:
        importlib.import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        out, errors, *command = json.loads(line)
        child = os.fork()
        if child == 0:
            be_born(out, errors, command)
        print(child, flush=True)


def be_born(out: str, errors: str, command: list[str]) -> None:
    """In the new process: what `python -m room25` does."""
    for number, path, how in ((1, out, os.O_TRUNC), (2, errors, os.O_APPEND)):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | how, 0o600)
        os.dup2(file, number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    sys.argv = ["room25", *command]
    from room25.__main__ import main as run

    try:
        run()
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
