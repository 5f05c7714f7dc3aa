"""The counts of a server are its administrator's: nobody else is told how many play."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from server.databases import free_port
from server.online import Client, new_table, served, settings, sit


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_metrics_are_not_told_through_a_proxy(tmp_path: Path, header: str) -> None:
    with served(settings(tmp_path)) as host:
        assert httpx.get(f"http://{host}/metrics").status_code == 200
        refused = httpx.get(f"http://{host}/metrics", headers={header: "192.0.2.7"})
        assert refused.status_code == 404 and "room25_" not in refused.text


def test_metrics_with_a_key_are_for_whoever_has_it(tmp_path: Path) -> None:
    with served(settings(tmp_path, metrics_key="open sesame")) as host:
        for key, status in (("", 404), ("wrong", 404), ("open sesame", 200)):
            headers = {"authorization": f"Bearer {key}", "x-forwarded-for": "192.0.2.7"} if key else {}
            assert httpx.get(f"http://{host}/metrics", headers=headers).status_code == status


def test_a_port_of_its_own_tells_how_long_commands_and_the_database_take(tmp_path: Path) -> None:
    port = free_port()
    with served(settings(tmp_path, metrics_port=port)) as host:
        table = new_table(host, mode="solo", edition="base", seats=1)
        key = sit(host, table, 0)
        with Client(host, table=table) as client:
            client.hello(table, key)
            client.say(type="play", id="a", text="kevin dance")
            assert client.hear(20, "refused")
        found = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        counts = {line.split()[0]: float(line.split()[1]) for line in found.splitlines() if not line.startswith("#")}
        assert counts["room25_command_seconds_count"] >= 1 and counts["room25_database_seconds_count"] >= 3
        assert 'room25_command_seconds_bucket{le="0.1"}' in counts and "room25_database_errors_total" in counts
    with pytest.raises(httpx.HTTPError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")
