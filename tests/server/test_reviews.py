"""Reviews of finished games: the numbers of `room25 review`, made once for everybody, kept, and in nobody's way."""

from __future__ import annotations

import time
from typing import Any

import httpx

from browser.site import played
from room25.bots import registry
from room25.bots.contract import Budget
from room25.review.data import told
from room25.review.model import look_back
from room25.server.settings import Settings
from server.online import new_table, served, settings, sit

RECORD = played(3).record()


def call(method: str, host: str, path: str, **more: Any) -> httpx.Response:
    return httpx.request(method, f"http://{host}/api{path}", timeout=60, **more)


def uploaded(host: str, text: str = RECORD) -> str:
    return f"/records/{call('POST', host, '/records', json={'record': text}).json()['id']}/review"


def finished(host: str, path: str, seconds: float = 300) -> tuple[dict[str, Any], list[int]]:
    """The review once it is there, and how far it was at every look before that."""
    seen, until = list[int](), time.monotonic() + seconds
    while time.monotonic() < until:
        now = call("GET", host, path).json()
        if now["review"] is not None:
            return now["review"], seen
        assert now["running"], now
        seen.append(now["done"])
        time.sleep(0.05)
    raise AssertionError(f"no review: {seen}")


def numbers(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without its sentences."""
    choices = [(choice["words"], choice["score"], choice["share"]) for choice in entry["choices"]]
    why = (entry["why"]["id"], entry["why_not"]["id"])
    return {k: v for k, v in entry.items() if k not in ("said", "rather")} | {
        "choices": choices,
        "why": why,
        "why_not": "",
    }


def test_a_review_has_the_numbers_of_the_command_is_made_once_and_kept(url: str) -> None:
    with served(Settings(url)) as host:
        path = uploaded(host)
        first = call("GET", host, path).json()
        assert (first["running"], first["done"], first["review"]) == (False, 0, None)
        assert call("POST", host, path).status_code == 202
        review, steps = finished(host, path)
        assert steps == sorted(steps) and len(set(steps)) > 2, "its progress can be seen"
        assert call("POST", host, path).json()["review"] == review
    want = told(
        look_back(RECORD, lambda: registry.make("search", 1, Budget(playouts=400)), playouts=400),
    )
    for key in ("bot", "unit", "note", "moments", "turns"):
        assert review[key] == want[key], key
    assert [numbers(entry) for entry in review["entries"]] == [numbers(entry) for entry in want["entries"]]
    assert all(entry["said"]["id"].startswith("answer-") for entry in review["entries"])
    assert len(review["moments"]) == len(RECORD.split("commands\n")[1].splitlines())
    with served(Settings(url)) as host:
        assert call("GET", host, path).json()["review"] == review


def test_a_running_game_has_no_review(url: str) -> None:
    with served(Settings(url)) as host:
        table = new_table(host, mode="cooperation", seats=2)
        for method in ("GET", "POST"):
            refused = call(method, host, f"/tables/{table}/review")
            assert (refused.status_code, refused.json()["code"]) == (409, "no-record-yet")
            assert call(method, host, "/records/none/review").status_code == 404


def test_one_person_has_one_review_made_at_a_time_and_hints_do_not_wait_for_it(tmp_path: Any) -> None:
    with served(settings(tmp_path)) as host:
        paths = [uploaded(host), uploaded(host, played(4).record())]
        table = new_table(host, mode="cooperation", seats=2, hints=True)
        key = sit(host, table, 0)
        call("POST", host, paths[0])
        refused = call("POST", host, paths[1])
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert call("POST", host, paths[0]).json()["running"]
        hint = call("GET", host, f"/tables/{table}/hint", headers={"authorization": f"Bearer {key}"})
        assert hint.status_code == 200 and call("GET", host, paths[0]).json()["review"] is None
        finished(host, paths[0])
        assert call("POST", host, paths[1]).status_code == 202
