"""Everything that the description of the HTTP interface allows, and what it does not: no request breaks it, each refusal has a reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from room25.server.app import make_app
from room25.server.messages import Code
from room25.server.settings import Settings
from server.online import new_table, served, sit
from server.online import settings as in_folder

schema = schemathesis.openapi.from_dict(make_app(Settings("sqlite://")).openapi())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """A host, a table and the key of its seat 1."""
    with served(in_folder(tmp_path_factory.mktemp("data"), requests=0)) as host:
        table = new_table(host)
        yield host, table, sit(host, table, 1)


@schema.parametrize()
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Case[Any], server: tuple[str, str, str]) -> None:
    host, table, key = server
    if len(case.path_parameters.get("table") or "") % 2:  # every other one about a real table
        case.path_parameters["table"] = table
        case.headers["authorization"] = f"Bearer {key}"
    answer = case.call(base_url=f"http://{host}", headers={"connection": "close"})
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and case.method != "HEAD":
        said = answer.json()
        assert said["code"] in get_args(Code) and said["code"] != "internal" and said["text"], said
    assert "Traceback" not in answer.text


def test_after_all_that_the_server_is_well(server: tuple[str, str, str]) -> None:
    host, table, key = server
    assert httpx.get(f"http://{host}/readyz").text == "ok\n"
    mine = httpx.get(f"http://{host}/api/tables/{table}/seat", headers={"authorization": f"Bearer {key}"})
    assert mine.status_code in (200, 403)  # unless it has left its own seat
    assert 'code="internal"' not in httpx.get(f"http://{host}/metrics").text
