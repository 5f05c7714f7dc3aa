"""The example of a proxy, really run: nginx before two servers on one PostgreSQL, with the file that lies in `deploy`."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from server.databases import free_port
from server.killable import Killable
from server.online import Client, new_table, sit

EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@contextmanager
def nginx(folder: Path, servers: list[str]) -> Iterator[tuple[str, Path]]:
    """nginx with the example, before these servers; gives where it listens, and its log."""
    port, log = free_port(), folder / "log"
    text = EXAMPLE.read_text()
    upstream = "".join(f"    server {server} max_fails=1 fail_timeout=2s;\n" for server in servers)
    text = re.sub(r"( {4}server 127\.0\.0\.1:\d+ .*\n)+", upstream, text)
    text = re.sub(r"listen 80;", f"listen 127.0.0.1:{port};", text).replace("/var/log/nginx/room25.log", str(log))
    (folder / "room25.conf").write_text(text)
    temporary = "".join(
        f"    {kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/error warn;\nevents {{}}\n"
        f"http {{\n{temporary}    include {folder}/room25.conf;\n}}\n"
    )
    assert NGINX is not None
    with subprocess.Popen([NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]) as process:
        try:
            end = time.monotonic() + 20
            while time.monotonic() < end:
                try:
                    httpx.get(f"http://127.0.0.1:{port}/healthz")
                    break
                except httpx.HTTPError:
                    time.sleep(0.05)
            yield f"127.0.0.1:{port}", log
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_the_example_brings_a_table_to_one_server_and_goes_on_with_the_other(tmp_path: Path, url: str) -> None:
    if NGINX is None:
        pytest.skip("nginx is not installed")
    folders = [tmp_path / name for name in ("one", "two", "nginx")]
    for folder in folders:
        folder.mkdir()
    asked = ("--proxy", "127.0.0.1", "--requests", "60")
    with (
        Killable(folders[0], url, *asked) as one,
        Killable(folders[1], url, *asked) as two,
        nginx(folders[2], [one.host, two.host]) as (host, log),
    ):
        for path in ("/metrics", "/readyz"):
            assert httpx.get(f"http://{host}{path}").status_code == 404
        tables = [new_table(host, mode="competition", edition="base", seats=2) for _ in range(6)]
        keys = [[sit(host, table, seat) for seat in range(2)] for table in tables]
        for table, mine in zip(tables, keys):
            with Client(host, table=table) as ann, Client(host, table=table) as ben:
                view = ann.hello(table, mine[0])["view"]
                ben.hello(table, mine[1])
                ann.say(
                    type="play", id="a", text=f"{view['characters'][0]} {view['options'][view['characters'][0]][0]}"
                )
                assert ann.hear(20, "accepted")["number"] == 1
                assert ben.hear(20, "update")["view"]["commands"] == 1
        # who it was for is believed from the proxy, and not from its clients: one of them is told to wait, whatever it claims
        flood = httpx.HTTPTransport(local_address="127.0.0.2")  # not ours: it may come to the server that we go on at
        with httpx.Client(base_url=f"http://{host}", transport=flood) as client:
            claims = ({"x-forwarded-for": f"192.0.2.{number}"} for number in range(120))
            codes = {client.get("/api/tables", headers=claim).status_code for claim in claims}
        assert codes == {200, 429}
        sockets = [line.split() for line in log.read_text().splitlines() if " 101 " in line]
        assert len(sockets) == 2 * len(tables) and not any(table in log.read_text() for table in tables)
        servers = [line[-1] for line in sockets]
        assert servers[::2] == servers[1::2], "people at one table came to two servers"
        assert len(set(servers)) == 2, "one server has all tables"
        gone = one if servers[0] == one.host else two
        gone.kill()
        with Client(host, table=tables[0]) as ann:  # its table goes on at the other one
            assert ann.hello(tables[0], keys[0][0])["view"]["commands"] == 1
