"""A disk that is really full: by a limit of the system no file may grow. Bots wait, and nothing is lost or played at random."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from server.online import Client, new_table, sit

if not hasattr(resource, "prlimit"):
    pytest.skip("this system cannot limit another process's files", allow_module_level=True)


def until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def fill(process: subprocess.Popen[str], data: Path) -> None:
    """No file of this server may grow any more."""
    largest = max(path.stat().st_size for path in data.iterdir())
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))


def free(process: subprocess.Popen[str]) -> None:
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def lines(log: Path, event: str) -> int:
    return sum(json.loads(line)["event"] == event for line in log.read_text().splitlines())


def test_bots_wait_for_a_full_disk_and_then_play_on(tmp_path: Path) -> None:
    log = tmp_path / "log"
    data = tmp_path / "data"
    command = [sys.executable, "-m", "room25", "serve", "--port", "0", "--data", str(data)]
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            host = process.stdout.readline().split("//")[-1].strip().rstrip("/")
            ready = f"http://{host}/readyz"
            assert httpx.get(ready).status_code == 200
            table = new_table(host, mode="cooperation", edition="base", seats=2, bots={"1": "explorer"})
            key = sit(host, table, 0)
            with Client(host) as ann:
                view = ann.hello(table, key)["view"]
                mine = next(who for who in view["decision"]["asked"] if who in view["options"])
                fill(process, data)
                until(lambda: httpx.get(ready).status_code == 503, "a server that cannot write says that it is ready")
                ann.say(type="play", id="first", text=f"{mine} {view['options'][mine][0]}")
                refused = ann.hear(30, "accepted", "refused")
                assert refused["code"] == "internal"
                until(lambda: lines(log, "bots-rest") >= 3, "the bots do not rest")  # 0.5, 1 and 2 seconds
                assert lines(log, "letter-failed") <= lines(log, "bots-rest") + 2  # there were 400 a second
                assert lines(log, "bot-failed") == 0  # it is not the bots' fault, and nobody plays for them
                free(process)
                until(lambda: httpx.get(ready).status_code == 200, "it can write again and does not say so")
                ann.say(type="play", id="first", text=f"{mine} {view['options'][mine][0]}")
                assert ann.hear(30, "accepted", "refused")["type"] == "accepted"  # what could not be kept was no answer
                while view["commands"] < 2:  # hers and her bot's
                    view = ann.hear(60, "update")["view"]
        finally:
            process.kill()
