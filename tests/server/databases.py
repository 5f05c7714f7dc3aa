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
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

QUIET = subprocess.DEVNULL


@cache
def tool(name: str) -> str | None:
    """A program of PostgreSQL, on the path or where Debian keeps it."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(beside[-1]) if beside else None)


class Postgres:
    """A new and empty PostgreSQL in a folder, which can be killed, started again, and stopped in the middle. It trusts loopback."""

    def __init__(self, folder: str, initdb: str, program: str) -> None:
        self._user = "postgres" if os.geteuid() == 0 else None  # it does not run as root
        if self._user:
            shutil.chown(folder, self._user)
        data, self.port, self._folder = f"{folder}/data", free_port(), folder
        laid_out = [initdb, "-D", data, "-U", "room25", "-A", "trust", "-E", "UTF8"]
        subprocess.run(laid_out, check=True, stdout=QUIET, stderr=QUIET, user=self._user, cwd=folder)
        flags = [
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            f"port={self.port}",
            "-c",
            f"unix_socket_directories={folder}",
        ]
        self._command = [program, "-D", data, *flags]
        self.url = f"postgresql+asyncpg://room25@127.0.0.1:{self.port}/postgres"
        self.start()

    def start(self) -> None:
        """Start it, after a crash with what it had written."""
        self._server = subprocess.Popen(self._command, stdout=QUIET, stderr=QUIET, user=self._user, cwd=self._folder)
        wait_for(self.port, self._server)

    @property
    def pid(self) -> int:
        return self._server.pid

    def close(self) -> None:
        self._server.send_signal(signal.SIGQUIT)  # at once: nobody wants what is in it
        self._server.wait(30)

    def crash(self) -> None:
        """End all its processes where they are."""
        self.signal(signal.SIGKILL)
        self._server.wait(30)

    def signal(self, which: signal.Signals) -> None:
        """Send a signal to all its processes."""
        first = self._server.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, which)


@contextmanager
def own_postgres() -> Iterator[Postgres | None]:
    """A PostgreSQL to do things to; None where it is not installed. It is gone afterwards."""
    initdb, program = tool("initdb"), tool("postgres")
    if initdb is None or program is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="room25-pg-") as folder:
        server = Postgres(folder, initdb, program)
        try:
            yield server
        finally:
            server.close()


@contextmanager
def postgres() -> Iterator[str | None]:
    """The address of a new and empty PostgreSQL; None where it is not installed."""
    with own_postgres() as server:
        yield None if server is None else server.url


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
