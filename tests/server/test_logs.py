"""Nobody fills a disk with log lines: whoever knocks often is written down a few times, and counted."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from room25.server.logs import MOST, WHILE, Seldom
from server.online import Client

KNOCKS = 60


def knock(host: str) -> None:
    """Three ways to be turned away, each of which is worth a line."""
    name, port = host.split(":")
    with pytest.raises(InvalidStatus):
        Client(host, "https://evil.example")
    with socket.create_connection((name, int(port)), timeout=10) as one:
        one.sendall(b"no request at all\r\n\r\n")
        one.recv(1024)
    with Client(host, table="nowhere") as client, pytest.raises(ConnectionClosed):
        client.say(type="hello", table="nowhere")
        while True:
            client.ws.recv(timeout=10)


def test_whoever_knocks_often_writes_few_lines(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = [sys.executable, "-m", "room25", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            host = process.stdout.readline().split("//")[-1].strip().rstrip("/")
            began = time.monotonic()
            for _ in range(KNOCKS):
                knock(host)
            took = time.monotonic() - began
            assert httpx.get(f"http://{host}/healthz").status_code == 200
        finally:
            process.kill()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    events = Counter(line["event"] for line in lines)
    assert set(events) == {
        "socket-stopped",
        "Invalid HTTP request received.",
    }  # to be refused by us is no error of a library
    most = MOST * (took // WHILE + 1)
    assert all(0 < count <= most for count in events.values()), (events, took)
    if took < WHILE:
        assert most < KNOCKS


def test_what_was_not_written_is_counted() -> None:
    seldom = Seldom(most=2, seconds=0.2)
    assert [seldom.passes("a") for _ in range(5)] == [True, True, False, False, False]
    assert seldom.passes("b") and seldom.unsaid("b") == 0
    end = time.monotonic() + 10
    while not seldom.passes("a"):
        assert time.monotonic() < end
    assert seldom.unsaid("a") >= 3 and seldom.unsaid("a") == 0
