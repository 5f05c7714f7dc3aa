"""The databases that the tests run on: SQLite in a file, and a PostgreSQL of our own on loopback where one is installed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path


@cache
def tool(name: str) -> str | None:
    """A program of PostgreSQL, on the path or where Debian keeps it."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(beside[-1]) if beside else None)


@contextmanager
def postgres() -> Iterator[str | None]:
    """The address of a new and empty PostgreSQL; None where it is not installed. It trusts loopback, and is gone afterwards."""
    initdb, program = tool("initdb"), tool("postgres")
    if initdb is None or program is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="room25-pg-") as folder:
        user = "postgres" if os.geteuid() == 0 else None  # it does not run as root
        if user:
            shutil.chown(folder, user)
        data, port = f"{folder}/data", free_port()
        quiet = subprocess.DEVNULL
        laid_out = [initdb, "-D", data, "-U", "room25", "-A", "trust", "-E", "UTF8"]
        subprocess.run(laid_out, check=True, stdout=quiet, stderr=quiet, user=user, cwd=folder)
        flags = ["-c", "listen_addresses=127.0.0.1", "-c", f"port={port}", "-c", f"unix_socket_directories={folder}"]
        served = [program, "-D", data, *flags]
        with subprocess.Popen(served, stdout=quiet, stderr=quiet, user=user, cwd=folder) as server:
            try:
                wait_for(port, server)
                yield f"postgresql+asyncpg://room25@127.0.0.1:{port}/postgres"
            finally:
                server.send_signal(signal.SIGQUIT)  # at once: nobody wants what is in it
                server.wait(30)


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    ready = tool("pg_isready")
    assert ready is not None
    for _ in range(300):
        asked = subprocess.run([ready, "-q", "-h", "127.0.0.1", "-p", str(port), "-t", "1"], check=False)
        if asked.returncode == 0:
            return
        assert server.poll() is None, "PostgreSQL did not start"
        time.sleep(0.1)
    raise AssertionError("PostgreSQL does not answer")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
