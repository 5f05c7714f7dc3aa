"""The counts of a server are its administrator's: nobody else is told how many play."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from server.online import served, settings


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
