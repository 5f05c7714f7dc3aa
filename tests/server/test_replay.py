"""Games seen again: from any seat's eyes as they were, with everything open, of tables and of uploaded records."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from room25.game import EVERYTHING, Game
from room25.server import wire
from server.online import Client, new_table, served, settings, sit


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"), most=1000)) as host:
        yield host


def a_game(seed: int = 3, edition: str = "base", mode: str = "suspicion", seats: int = 4) -> Game:
    """A game at random, to its end."""
    game, dice = Game.new(edition, mode=mode, seats=seats, seed=seed), Random(seed)
    while game.decision is not None:
        who = dice.choice(game.decision.asked)
        game.play(f"{who} {dice.choice(game.options(who))}")
    return game


def upload(host: str, record: str) -> httpx.Response:
    return httpx.post(f"http://{host}/api/records", json={"record": record})


def get(host: str, path: str) -> dict[str, Any]:
    answer = httpx.get(f"http://{host}/api/{path}")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


def frames(host: str, path: str, pov: str) -> list[dict[str, Any]]:
    """All of them, fetched in parts."""
    found: list[dict[str, Any]] = []
    while True:
        part = get(host, f"{path}/replay?pov={pov}&from={len(found)}&count=17")
        found += part["frames"]
        if len(found) == part["total"] + 1:
            return found


@pytest.mark.parametrize("pov", ["0", "3", "-1", "all"])
def test_every_frame_is_what_that_pov_could_see_then(host: str, pov: str) -> None:
    game = a_game(edition="ultimate-en", mode="suspicion", seats=5)
    id = upload(host, game.record()).json()["id"]
    again, seen = Game(game.setup, game.seed), 0
    for frame in frames(host, f"records/{id}", pov):
        if frame["number"]:
            again.play(f"{frame['who']} {frame['text']}")
        view = again.view(EVERYTHING if pov == "all" else int(pov))
        want = next(wire.views(again, [view.pov], seen, frame["number"]))
        assert frame["view"]["board"] == msgspec.to_builtins(want.board)
        assert frame["view"]["people"] == msgspec.to_builtins(want.people)
        assert [bool(tile.get("room")) for tile in frame["view"]["board"]] == [kind >= 0 for kind in view.flat.kind]
        assert [(e["number"], e["kind"]) for e in frame["view"]["events"]] == [(e.number, e.kind) for e in want.events]
        assert frame["view"]["result"] == again.result
        seen = len(view.events)
    assert again.is_over and again.record() == game.record()


def test_a_table_is_seen_again_after_its_end_and_not_before(host: str) -> None:
    table = new_table(host, mode="solo", seats=1)
    key, dice, number = sit(host, table, 0, "Ann"), Random(1), 0
    for path in ("record", "replay", "replay?pov=all"):
        answer = httpx.get(f"http://{host}/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "no-record-yet")
    with Client(host) as client:
        view = client.hello(table, key)["view"]
        while view["decision"]:
            who, options = next(iter(view["options"].items()))
            client.say(type="play", id=f"c{number}", text=f"{who} {dice.choice(options)}")
            number += 1
            view = client.hear(20, "update")["view"]
    found = frames(host, f"tables/{table}", "all")
    assert len(found) == number + 1 and found[0]["text"] == "" and found[-1]["view"]["result"]
    seat = {"seat": 0, "name": "Ann", "bot": "", "figure": "", "seal": "", "number": ""}
    assert get(host, f"tables/{table}/replay?count=1")["seats"] == [seat]
    record = get(host, f"tables/{table}/record")["record"]
    assert len(frames(host, f"records/{upload(host, record).json()['id']}", "0")) == number + 1


def test_the_same_record_is_kept_once_and_comes_back_as_it_was(host: str) -> None:
    record = a_game(5).record()
    answers = [upload(host, record) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201] and answers[0].json() == answers[1].json()
    found = get(host, f"records/{answers[0].json()['id']}")
    assert (found["record"], found["seed"], found["commitment"]) == (record, "5", "")
    unfinished = Game.new("base", seats=4, seed=1).record()
    assert upload(host, unfinished).status_code == 201


GOOD = a_game(7).record()
HEAD, COMMANDS = GOOD.split("commands\n")
BAD = {
    "nothing": ("", "line 1"),
    "no record": ("hello", "line 1"),
    "a word that nobody knows": (GOOD.replace("mode ", "moody "), "line 4"),
    "a zero": (GOOD.replace("mode ", "# \0\nmode "), "line 4"),
    "no commands": (HEAD, "commands"),
    "a number that is none": (GOOD.replace("seats 4", "seats four"), "numbers"),
    "another deal": (GOOD.replace("seed 7", "seed 8"), "dealt"),
    "a command of nobody": (f"{HEAD}commands\nnobody move b2\n", f"line {len(HEAD.splitlines()) + 2}:"),
    "an illegal command": (
        f"{HEAD}commands\n{COMMANDS.splitlines()[0].split()[0]} move a1\n",
        f"line {len(HEAD.splitlines()) + 2}:",
    ),
    "another end": (GOOD[:-17] + "0" * 16, "end"),
    "a seed without end": (GOOD.replace("seed 7", "seed " + "9" * 5000), "line 'seed'"),
}


@pytest.mark.parametrize(("record", "place"), BAD.values(), ids=BAD)
def test_a_bad_record_is_refused_with_its_place(host: str, record: str, place: str) -> None:
    answer = upload(host, record)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
    assert place in answer.json()["text"]


def test_a_record_that_cannot_be_set_up_is_refused_with_its_problems(host: str) -> None:
    answer = upload(host, GOOD.replace("seats 4", "seats 9"))
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-setup") and answer.json()["problems"]


@pytest.mark.parametrize(
    "query", ["pov=9", "pov=x", "pov=-2", "from=-1", "from=x", "count=x", "from=99999999999", "pov=%00", "from=²"]
)
def test_a_wrong_question_is_answered(host: str, query: str) -> None:
    id = upload(host, GOOD).json()["id"]
    answer = httpx.get(f"http://{host}/api/records/{id}/replay?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_frames_beyond_the_end_are_none(host: str) -> None:
    id = upload(host, GOOD).json()["id"]
    assert get(host, f"records/{id}/replay?from=9999")["frames"] == []
    assert get(host, f"records/{id}/replay?count=0")["frames"] == []
    assert len(get(host, f"records/{id}/replay?count=9999")["frames"]) == 50
    for path in ("records/nothing", "records/%00", "records/nothing/replay", "records/" + "x" * 99):
        assert httpx.get(f"http://{host}/api/{path}").json()["code"] == "no-such-record"
