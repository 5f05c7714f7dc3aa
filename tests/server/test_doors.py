"""Nobody is waited for who sends half a request, and nobody holds all the connections."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from server.online import Client, new_table, served, settings

HALVES = {
    "headers": b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    "body": b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    "nothing": b"",
}


@contextmanager
def connection(host: str) -> Iterator[socket.socket]:
    name, port = host.split(":")
    with socket.create_connection((name, int(port)), timeout=30) as one:
        yield one


def is_closed(one: socket.socket) -> bool:
    """Wait for the other side to close it."""
    try:
        return one.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("what", HALVES)
def test_who_sends_half_a_request_is_let_go(tmp_path: Path, what: str) -> None:
    with capture_logs() as logs, served(settings(tmp_path, arrival=1.0)) as host, ExitStack() as stack:
        slow = [stack.enter_context(connection(host)) for _ in range(30)]
        for one in slow:
            one.sendall(HALVES[what])
        began = time.monotonic()
        assert httpx.get(f"http://{host}/healthz").status_code == 200  # others are served meanwhile
        assert all(is_closed(one) for one in slow)
        assert time.monotonic() - began < 20
    said = [log for log in logs if log["event"] == "turned-away"]
    assert [log["why"] for log in said] == ([] if what == "nothing" else ["too-slow"])  # one line, not thirty


def test_a_header_that_comes_a_byte_at_a_time_gains_no_time(tmp_path: Path) -> None:
    with served(settings(tmp_path, arrival=1.0)) as host, connection(host) as one:
        one.sendall(b"GET /healthz HTTP/1.1\r\n")
        began = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() < began + 30:
                one.sendall(b"X-More: 1\r\n")
                time.sleep(0.05)  # this is the attack, not a wait for something
        assert time.monotonic() - began < 20


def test_an_address_holds_so_many_connections_and_sockets_count(tmp_path: Path) -> None:
    with capture_logs() as logs, served(settings(tmp_path, connections=10)) as host, ExitStack() as stack:
        table = new_table(host, mode="cooperation", edition="base", seats=2)
        clients = [stack.enter_context(Client(host)) for _ in range(10)]
        for client in clients:
            assert client.hello(table)["type"] == "welcome"
        with connection(host) as one:
            assert is_closed(one)
        assert [log["why"] for log in logs if log["event"] == "turned-away"] == ["too-many-connections"]
        clients.pop().ws.close()
        end = time.monotonic() + 30
        while True:  # one has gone: another may come
            try:
                assert httpx.get(f"http://{host}/healthz").status_code == 200
                break
            except httpx.TransportError:
                assert time.monotonic() < end


def test_a_proxy_holds_as_many_as_it_likes(tmp_path: Path) -> None:
    with served(settings(tmp_path, connections=3, proxies=("127.0.0.1",))) as host, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(connection(host))
        assert httpx.get(f"http://{host}/healthz").status_code == 200
