"""What holds for every answer and every request: headers, foreign pages, addresses that a proxy tells."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.online import Client, new_table, served, settings


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"), origins=("https://friend.example",))) as host:
        yield host


@pytest.mark.parametrize("path", ["/api/tables", "/api/nothing", "/healthz", "/metrics"])
def test_no_answer_is_guessed_at_or_kept(host: str, path: str) -> None:
    answer = httpx.get(f"http://{host}{path}")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"


def test_a_slash_too_many_is_no_redirect_to_a_host_that_the_client_names(host: str) -> None:
    answer = httpx.get(f"http://{host}/api/tables/", headers={"host": "evil.example"})
    assert answer.status_code == 404 and "location" not in answer.headers and "evil" not in answer.text


@pytest.mark.parametrize("origin", ["http://[", "http://]["])
def test_an_origin_that_is_none_is_a_bad_request(host: str, origin: str) -> None:
    for method in ("GET", "POST"):
        answer = httpx.request(method, f"http://{host}/api/tables", headers={"origin": origin}, json={})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    with pytest.raises(InvalidStatus) as refused:
        Client(host, origin)
    assert refused.value.response.status_code == 400


def test_only_our_own_pages_lay_tables(host: str) -> None:
    def lay(**headers: str) -> tuple[int, str]:
        answer = httpx.post(f"http://{host}/api/tables", json={}, headers=headers)
        return answer.status_code, answer.json().get("code", "")

    assert lay(origin="https://evil.example") == lay(origin="null") == (403, "foreign")
    assert lay(origin=f"http://{host}") == lay(origin="https://friend.example") == lay() == (201, "")
    assert httpx.get(f"http://{host}/api/tables", headers={"origin": "https://evil.example"}).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None])
def test_what_a_foreign_page_can_send_without_asking_is_refused(host: str, kind: str | None) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = httpx.post(f"http://{host}/api/tables", content=b"{}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    table = new_table(host)
    said = b'{"name": "Ann"}'
    assert httpx.post(f"http://{host}/api/tables/{table}/seats", content=said, headers=headers).status_code == 400


def test_nobody_hides_behind_a_proxy_that_was_not_named(tmp_path_factory: pytest.TempPathFactory) -> None:
    def last(host: str) -> int:
        tries = [
            httpx.get(f"http://{host}/api/tables", headers={"x-forwarded-for": f"10.0.0.{number}"})
            for number in range(5)
        ]
        return tries[-1].status_code

    with served(settings(tmp_path_factory.mktemp("data"), requests=4)) as host:
        assert last(host) == 429
    with served(settings(tmp_path_factory.mktemp("data"), requests=4, proxies=("127.0.0.1",))) as host:
        assert last(host) == 200
