"""A server that is told to stop answers what has come in, tells everybody, and leaves nothing behind."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.online import Client, new_table, served, settings, sit


def serve(folder: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "room25", "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split("//")[-1].strip().rstrip("/")


def everything(client: Client) -> list[dict[str, Any]]:
    """All that is sent until the server closes the socket."""
    heard = []
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            heard.append(client.hear(20, "accepted", "refused", "failed", "update"))
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    return heard


def test_everybody_is_told_and_what_was_asked_is_answered(tmp_path: Path) -> None:
    process, host = serve(tmp_path)
    table = new_table(host, mode="cooperation", seats=2, bots={"1": "explorer"})
    key = sit(host, table, 0)
    with process, Client(host) as ann, Client(host) as watcher:
        view = ann.hello(table, key)["view"]
        watcher.hello(table)
        who, options = next(iter(view["options"].items()))
        for number in range(40):
            ann.say(type="play", id=f"c{number}", text=f"{who} {options[number % len(options)]}")
        first = ann.hear(20, "accepted")
        process.send_signal(signal.SIGTERM)
        heard = [first, *everything(ann)]
        assert everything(watcher)[-1]["code"] == heard[-1]["code"] == "stopping"
        _, errors = process.communicate(timeout=20)
        assert "Traceback" not in errors
    with served(settings(tmp_path, most=1000)) as host, Client(host) as ann:
        ann.hello(table, key)
        for answer in heard:
            if answer["type"] in ("accepted", "refused"):  # whatever was answered is answered so for ever
                ann.say(type="play", id=answer["id"], text="anything")
                assert ann.hear(20, "accepted", "refused") == answer


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    process, host = serve(tmp_path)
    table = new_table(host, mode="cooperation", seats=2, bots={"1": "explorer"})
    key = sit(host, table, 0)
    with Client(host) as ann:
        view = ann.hello(table, key)["view"]
        while not view["commands"]:
            view = ann.hear(60, "update")["view"]
    listed = subprocess.run(["ps", "--ppid", str(process.pid), "-o", "pid="], capture_output=True, text=True)
    bots = [int(pid) for pid in listed.stdout.split()]
    assert len(bots) == 1
    began = time.monotonic()
    with process:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)
    assert time.monotonic() - began < 10
    assert not Path(f"/proc/{bots[0]}").exists()
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://{host}/healthz")


def test_it_is_up_when_it_says_so(tmp_path: Path) -> None:
    process, host = serve(tmp_path)
    with process:
        assert httpx.get(f"http://{host}/readyz").status_code == 200  # the first question after the line with the link
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as host:
        command = [sys.executable, "-m", "room25", "serve", "--port", host.partition(":")[2], "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and "cannot listen" in done.stderr and "Traceback" not in done.stderr
