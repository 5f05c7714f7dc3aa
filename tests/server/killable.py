"""`room25 serve` as a process of its own, which can be killed: started anew, or born of a process that has loaded everything (`mother`)."""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from urllib.request import urlopen

STARTS = 60.0  # seconds that a server may take


class Killable:
    """A server on this database. One that is `born` is the same program and dies as any other, but is up in a tenth of a second."""

    def __init__(self, data: Path, database: str, *more: str, born: bool = False) -> None:
        command = ["serve", "--port", "0", "--data", str(data), "--database", database, *(more or ("--requests", "0"))]
        said, errors = data / "said", data / "errors"
        said.write_text("")
        self._process: subprocess.Popen[bytes] | None = None
        if born:
            self.pid = _born(said, errors, command)
        else:
            with said.open("wb") as out, errors.open("ab") as log:
                self._process = subprocess.Popen([sys.executable, "-m", "room25", *command], stdout=out, stderr=log)
            self.pid = self._process.pid
        self.host = ""
        end = time.monotonic() + STARTS
        while time.monotonic() < end and self.is_alive():
            if not self.host and "\n" in (text := said.read_text()):
                self.host = text.split("\n")[0].split("//")[-1].strip().rstrip("/")
            if self.host:
                with suppress(OSError), urlopen(f"http://{self.host}/readyz", timeout=10):
                    return
            time.sleep(0.005)
        self.kill()
        raise AssertionError(f"the server did not start: {errors.read_text()[-2000:]}")

    def __enter__(self) -> Killable:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def is_alive(self) -> bool:
        if self._process is not None:
            return self._process.poll() is None
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def send(self, which: signal.Signals) -> None:
        """Send it a signal, if it is still there."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, which)

    def kill(self) -> None:
        if self.is_alive():
            self.send(signal.SIGKILL)
        while self.is_alive():
            time.sleep(0.001)


@cache
def _mother() -> subprocess.Popen[str]:
    mother = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("mother.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(mother.kill)
    return mother


def _born(said: Path, errors: Path, command: list[str]) -> int:
    mother = _mother()
    assert mother.stdin is not None and mother.stdout is not None
    mother.stdin.write(json.dumps([str(said), str(errors), *command]) + "\n")
    mother.stdin.flush()
    return int(mother.stdout.readline())
