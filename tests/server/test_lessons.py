"""Lessons at the server: pinned tables, partners that follow the script, and nothing told of what others will answer."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from room25 import lessons
from server.online import Client, served, settings, sit


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"))) as host:
        yield host


def test_the_list_tells_the_learners_steps_and_nobody_elses(host: str) -> None:
    found = httpx.get(f"http://{host}/api/lessons").json()["lessons"]
    assert [one["key"] for one in found] == list(lessons.LESSONS)
    for one in found:
        mine = {step.who for step in lessons.load(one["key"]).steps if step.seat == lessons.LEARNER}
        assert {step["who"] for step in one["steps"]} == mine


def test_an_unknown_lesson_is_refused_with_those_that_there_are(host: str) -> None:
    answer = httpx.post(f"http://{host}/api/lessons/chess")
    assert answer.status_code == 404
    assert "first, suspicion" in answer.json()["text"]


def test_nobody_asks_for_a_partner_of_a_lesson_at_a_table_of_their_own(host: str) -> None:
    wanted = {"edition": "base", "mode": "cooperation", "seats": 4, "bots": {"1": "lesson:first"}}
    assert httpx.post(f"http://{host}/api/tables", json=wanted).json()["code"] == "no-bot"


def test_whoever_plays_the_steps_of_the_first_lesson_wins(host: str) -> None:
    made = httpx.post(f"http://{host}/api/lessons/first").json()
    table = made["table"]["id"]
    assert not made["table"]["listed"]
    key = sit(host, table, 0)
    steps = [step for step in lessons.load("first").steps if step.seat == lessons.LEARNER]
    with Client(host) as client:
        heard = client.hello(table, key)
        for number, step in enumerate(steps):
            while step.words not in heard["view"]["options"].get(step.who, ()):
                heard = client.hear(60, "update")
            client.say(type="play", id=f"k{number}", text=f"{step.who} {step.words}")
            assert client.hear(60, "accepted", "refused")["type"] == "accepted"
            heard = client.hear(60, "update")
        while not heard["view"]["result"]:
            heard = client.hear(60, "update")
    assert heard["view"]["result"] == "full"
    again = httpx.post(f"http://{host}/api/tables/{table}/rematch", headers={"authorization": f"Bearer {key}"}).json()[
        "table"
    ]
    seats = httpx.get(f"http://{host}/api/tables/{again}").json()["seats"]
    assert [seat["bot"] for seat in seats] == ["", "explorer", "explorer", "explorer"]
