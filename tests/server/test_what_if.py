"""What if: a new table goes on from a moment of a finished game, as it was or as a seat could believe, and replays like any other."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from browser.site import played
from room25.game import EVERYTHING, Game
from room25.notation import record
from room25.server.pace import QUOTAS
from room25.server.settings import Settings
from server.online import Client, new_table, served, settings

WHOLE = played(3)
RECORD = WHOLE.record()
AT, SEAT = 20, 1


def moment(number: int = AT) -> Game:
    """The game after so many commands."""
    read = record.read(RECORD)
    game = Game(read.setup, read.seed)
    for line in read.commands[:number]:
        game.play(line)
    return game


def asked(host: str, headers: dict[str, str] | None = None, **changes: Any) -> httpx.Response:
    id = httpx.post(f"http://{host}/api/records", json={"record": RECORD}).json()["id"]
    wanted = {"number": AT, "seat": SEAT, "deal": "true", "name": "Ann", "bot": "cautious"} | changes
    return httpx.post(f"http://{host}/api/records/{id}/what-if", json=wanted, headers=headers, timeout=60)


def test_an_address_lays_so_many_and_a_request_that_is_repeated_lays_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUOTAS, "tables", 4)
    with served(settings(tmp_path)) as host:
        first, again = (asked(host, {"idempotency-key": "the-same-request-again"}) for _ in range(2))
        assert first.status_code == 201 and first.json() == again.json()
        other = asked(host, {"idempotency-key": "the-same-request-again"}, seat=SEAT + 1)
        assert (other.status_code, other.json()["code"]) == (400, "bad-message")
        assert asked(host).json()["table"] != first.json()["table"]
        refused = asked(host)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        with Client(host) as client:
            assert client.hello(first.json()["table"], again.json()["key"])["seat"] == SEAT


def known(view: Any) -> dict[str, Any]:
    """What can be compared of a view: all but the events' numbers of a table."""
    return {key: view[key] for key in ("characters", "options", "asides", "result")}


@pytest.mark.parametrize("deal", ["true", "believed"])
def test_it_begins_with_the_seats_very_view_and_is_kept(url: str, deal: str) -> None:
    want = moment().view(SEAT)
    with served(Settings(url)) as host:
        made = asked(host, deal=deal)
        assert made.status_code == 201, made.text
        table, key = made.json()["table"], made.json()["key"]
        with Client(host) as client:
            first = client.hello(table, key)
        assert first["view"]["characters"] == list(want.characters)
        info = httpx.get(f"http://{host}/api/tables/{table}").json()
        assert info["origin"].endswith(f" {AT} {SEAT} {deal}") and info["origin"] == first["house"]["origin"]
        assert [seat["bot"] for seat in info["seats"]] == ["" if n == SEAT else "cautious" for n in range(4)]
        assert table not in httpx.get(f"http://{host}/api/tables").text
    with served(Settings(url)) as host, Client(host) as client:
        again = client.hello(table, key)["view"]
        assert known(again).keys() == known(first["view"]).keys() and again["until"] >= first["view"]["until"]


def test_a_redealt_game_is_the_same_to_the_seat_and_replays() -> None:
    for seed in range(20):
        game = moment()
        before = game.view(SEAT)
        game.redeal(SEAT, seed)
        after = game.view(SEAT)
        assert [str(event) for event in after.events] == [str(event) for event in before.events]
        assert (after.options, after.asides, after.flat.kind) == (before.options, before.asides, before.flat.kind)
        game.origin = f"records/x {AT} {SEAT} believed"
        while game.decision is not None:
            who = game.decision.asked[0]
            game.play(f"{who} {game.options(who)[seed % len(game.options(who))]}")
        text = game.record()
        assert f"\norigin records/x {AT} {SEAT} believed\n" in text and f"\nredeal {SEAT} {seed}\n" in text
        assert Game.from_record(text).record() == text
    kinds = set()
    for seed in range(20):
        game = moment()
        game.redeal(SEAT, seed)
        kinds.add(tuple(game.view(EVERYTHING).flat.kind))
    assert len(kinds) > 10, "what the seat did not know is dealt anew"


def test_nobody_who_plays_can_deal_anew(url: str) -> None:
    with served(Settings(url)) as host:
        made = asked(host).json()
        with Client(host) as client:
            client.hello(made["table"], made["key"])
            client.say(type="play", id="a", text=f"redeal {SEAT} 5")
            assert client.hear(20, "refused")["code"] == "bad-text"


def test_it_is_played_to_its_end_against_bots_and_seen_again(url: str) -> None:
    with served(Settings(url)) as host:
        made = asked(host, deal="believed", number=70).json()
        with Client(host) as client:
            view, until, n = client.hello(made["table"], made["key"])["view"], time.monotonic() + 120, 0
            while not view["result"] and time.monotonic() < until:
                mine = [who for who in view["decision"]["asked"] if who in view["options"]]
                if mine:
                    client.say(type="play", id=f"c{(n := n + 1)}", text=f"{mine[0]} {view['options'][mine[0]][0]}")
                view = client.hear(60, "update")["view"]
        path = f"http://{host}/api/tables/{made['table']}"
        text = httpx.get(f"{path}/record").json()["record"]
        assert Game.from_record(text).is_over and "\norigin records/" in text
        frames = httpx.get(f"{path}/replay?pov=all&from=69&count=5").json()["frames"]
        assert [bool(frame["who"]) for frame in frames[1:3]] == [True, False]


@pytest.mark.parametrize(
    ("wrong", "status", "code"),
    [
        ({"number": 10_000}, 400, "bad-message"),
        ({"number": -1}, 400, "bad-message"),
        ({"number": len(record.read(RECORD).commands)}, 409, "game-over"),
        ({"seat": 6}, 404, "no-such-place"),
        ({"deal": "mine"}, 400, "bad-message"),
        ({"bot": "program:ls"}, 422, "no-bot"),
        ({"name": "Ann\u202e"}, 422, "bad-name"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path_factory: Any, wrong: dict[str, Any], status: int, code: str) -> None:
    with served(Settings(f"sqlite:///{tmp_path_factory.mktemp('data') / 'room25.sqlite'}")) as host:
        refused = asked(host, **wrong)
        assert (refused.status_code, refused.json()["code"]) == (status, code), refused.text
        running = new_table(host, mode="cooperation", seats=2)
        body = {"number": 0, "seat": 0, "deal": "true", "name": "Ann"}
        refused = httpx.post(f"http://{host}/api/tables/{running}/what-if", json=body)
        assert (refused.status_code, refused.json()["code"]) == (409, "no-record-yet")
