"""The waiting room: the host changes the table, leads away, hands over and starts; nobody sees the deal before; nobody is stranded."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from room25.server.settings import Settings
from server.online import Client, served, sit


@pytest.fixture
def host(url: str) -> Iterator[str]:
    with served(Settings(url, most=1000)) as host:
        yield host


def laid(host: str, **wanted: Any) -> tuple[str, str]:
    """A table that waits for its host, and the host's key."""
    said = httpx.post(f"http://{host}/api/tables", json={"start": "host", **wanted}).json()
    return said["table"]["id"], said["host"]


def ask(host: str, method: str, path: str, key: str = "", **said: Any) -> dict[str, Any]:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    answer = httpx.request(method, f"http://{host}/api/tables/{path}", headers=headers, json=said or None)
    return dict(answer.json())


def names(host: str, table: str) -> list[str]:
    return [seat["bot"] or seat["name"] for seat in ask(host, "GET", table)["seats"]]


def test_a_full_table_waits_for_its_host_and_everybody_is_told_when_it_begins(host: str) -> None:
    table, owner = laid(host, mode="cooperation", seats=2)
    keys = [sit(host, table, seat) for seat in range(2)]
    with Client(host) as ann, Client(host) as watcher:
        welcome = ann.hello(table, keys[0])
        assert welcome["house"]["start"] == "host" and welcome["seat"] == 0
        watcher.hello(table)
        ann.say(type="play", id="a", text="alice clue b3")
        assert ann.hear(30, "refused")["code"] == "waiting"
        for _ in range(2):  # begun once, however often it is asked for
            assert ask(host, "POST", f"{table}/start", owner)["start"] == "begun"
        begun = ann.hear(30, "welcome")
        assert begun["house"]["start"] == "begun" and begun["view"]["pov"] == 0 and begun["view"]["events"]
        assert watcher.hear(30, "welcome")["view"]["pov"] == -1
        who, options = next(iter(begun["view"]["options"].items()))
        ann.say(type="play", id="b", text=f"{who} {options[0]}")
        assert ann.hear(30, "accepted")["id"] == "b"
    assert ask(host, "DELETE", f"{table}/seats/0", keys[0])["code"] == "game-begun"
    assert ask(host, "PUT", f"{table}/setup", owner, mode="cooperation", seats=3)["code"] == "game-begun"
    assert ask(host, "PUT", f"{table}/seats/0/figure", keys[0], figure="max")["code"] == "game-begun"


def test_a_table_with_a_free_seat_does_not_start(host: str) -> None:
    table, owner = laid(host, mode="cooperation", seats=3)
    sit(host, table, 0)
    refused = ask(host, "POST", f"{table}/start", owner)
    assert refused["code"] == "waiting" and "2" in refused["text"]
    for seat in (1, 2):
        ask(host, "PUT", f"{table}/seats/{seat}/bot", owner, bot="cautious")
    assert ask(host, "POST", f"{table}/start", owner)["start"] == "begun"


def test_nobody_sees_anything_of_the_deal_before_the_game_begins(host: str) -> None:
    """Two tables with other seeds: every byte to everybody is the same, but for names of tables, commitments and time."""

    def heard() -> list[str]:
        table, owner = laid(host, seats=4)
        keys = [sit(host, table, seat) for seat in range(4)]
        found = []
        for key in (*keys, ""):
            with Client(host) as client:
                client.say(type="hello", table=table, key=key, host=owner)
                for kind in ("welcome", "people", "clock"):
                    message = client.hear(30, kind)
                    found.append(json.dumps(message, sort_keys=True).replace(table, "table"))
                for talk in ("chat", "claims"):
                    ask(host, "PUT", f"{table}/setup", owner, seats=4, talk=talk)
                    found.append(json.dumps(client.hear(30, "welcome"), sort_keys=True).replace(table, "table"))
        return [re.sub(r'"commitment": "\w+"|"vacant": [\d.-]+|"connected": \w+', "", one) for one in found]

    one, other = heard(), heard()
    assert one == other and '"events": []' in one[0]


def test_people_keep_their_seats_where_there_is_room(host: str) -> None:
    table, owner = laid(host, edition="base", mode="suspicion", seats=6)
    ask(host, "PUT", f"{table}/seats/0/bot", owner, bot="uniform")
    keys = {seat: sit(host, table, seat) for seat in (1, 5)}
    ask(host, "PUT", f"{table}/seats/5/figure", keys[5], figure="franck")
    with Client(host) as last:
        assert last.hello(table, keys[5])["seat"] == 5
        info = ask(host, "PUT", f"{table}/setup", owner, edition="season2", mode="cooperation", seats=4, clock=30)
        assert (info["chosen"]["edition"], info["chosen"]["mode"], info["clock"]) == ("season2", "cooperation", 30)
        assert names(host, table) == ["uniform", "Ann 1", "Ann 5", ""]
        moved = last.hear(30, "welcome")
        assert moved["seat"] == 2 and moved["seats"][2]["figure"] == "franck"
        assert moved["chosen"]["characters"][2] == "franck"
    refused = ask(host, "PUT", f"{table}/setup", owner, mode="solo", seats=1)
    assert refused["code"] == "seat-taken" and refused["text"].startswith("2 people")
    assert ask(host, "PUT", f"{table}/setup", owner, mode="suspicion", seats=1)["code"] == "bad-setup"
    assert ask(host, "GET", f"{table}/seat", keys[5])["seat"] == 2
    ask(host, "PUT", f"{table}/setup", owner, mode="cooperation", seats=2)
    assert sorted(names(host, table)) == ["Ann 1", "Ann 5"]
    ask(host, "POST", f"{table}/start", owner)
    with Client(host) as client:
        assert client.hello(table, keys[5])["view"]["characters"].count("franck") == 1


def test_a_figure_belongs_to_one_seat(host: str) -> None:
    table, owner = laid(host, mode="cooperation", seats=3)
    ann, bob = (sit(host, table, seat) for seat in range(2))
    assert ask(host, "PUT", f"{table}/seats/0/figure", ann, figure="max")["seats"][0]["figure"] == "max"
    assert ask(host, "PUT", f"{table}/seats/1/figure", bob, figure="max")["code"] == "figure-taken"
    assert ask(host, "PUT", f"{table}/seats/1/figure", bob, figure="nobody")["code"] == "no-such-place"
    assert ask(host, "PUT", f"{table}/seats/0/figure", ann, figure="")["seats"][0]["figure"] == ""
    assert ask(host, "PUT", f"{table}/seats/1/figure", bob, figure="max")["chosen"]["characters"][1] == "max"
    ask(host, "PUT", f"{table}/seats/2/bot", owner, bot="uniform")
    assert (
        ask(host, "PUT", f"{table}/seats/2/figure", owner, figure="jennifer")["chosen"]["characters"][2] == "jennifer"
    )
    ask(host, "POST", f"{table}/start", owner)
    with Client(host) as client:
        assert "max" in client.hello(table, bob)["view"]["characters"]


def test_the_host_leads_away_and_hands_over(host: str) -> None:
    table, owner = laid(host, mode="cooperation", seats=3)
    seated = httpx.post(
        f"http://{host}/api/tables/{table}/seats", json={"name": "Ada"}, headers={"authorization": f"Bearer {owner}"}
    ).json()
    bob = sit(host, table, 1, "Bob")
    sit(host, table, 2, "Eve")
    assert ask(host, "GET", table)["host"] == 0
    assert names(host, table) == ["Ada", "Bob", "Eve"]
    with Client(host) as client:
        client.hello(table, bob)
        ask(host, "DELETE", f"{table}/seats/2", owner)
        ask(host, "PUT", f"{table}/host", owner, seat=1)
        assert client.hear(30, "welcome")["host"] is True
        assert client.hear(30, "people")["host"] == 1
    assert ask(host, "PUT", f"{table}/seats/2/bot", owner, bot="uniform")["code"] == "wrong-key"
    assert ask(host, "PUT", f"{table}/seats/2/bot", seated["key"], bot="uniform")["code"] == "wrong-key"
    ask(host, "PUT", f"{table}/seats/2/bot", bob, bot="uniform")
    assert ask(host, "PUT", f"{table}/host", bob, seat=2)["code"] == "no-such-place"  # a bot's
    ask(host, "DELETE", f"{table}/seats/1", bob)  # whoever stands up hands it on
    assert ask(host, "GET", table)["host"] == 0
    with Client(host) as client:
        client.say(type="hello", table=table, key=seated["key"], host=owner)  # the old host's key does no harm
        assert client.hear()["host"] is True


def test_a_table_whose_host_is_gone_helps_itself(host: str) -> None:
    table, owner = laid(host, mode="cooperation", seats=2, away=2)
    ann, bob = (sit(host, table, seat) for seat in range(2))
    with Client(host) as client, Client(host) as here:
        client.hello(table, ann)
        assert client.hear(30, "people")["vacant"] > 0
        here.say(type="hello", table=table, host=owner)
        assert here.hear()["host"] is True
        assert client.hear(30, "people")["vacant"] == -1
        assert ask(host, "PUT", f"{table}/host", ann, seat=0)["code"] == "host-is-here"
        here.ws.close()
        assert 0 < client.hear(30, "people")["vacant"] <= 2
        assert ask(host, "PUT", f"{table}/host", ann, seat=1)["code"] == "wrong-key"  # for oneself only
        while ask(host, "PUT", f"{table}/host", ann, seat=0).get("code") == "host-is-here":
            pass
        assert client.hear(30, "welcome")["host"] is True
        assert ask(host, "DELETE", f"{table}/seats/1", ann)["seats"][1]["name"] == ""
        ask(host, "PUT", f"{table}/seats/1/bot", ann, bot="explorer")
        assert ask(host, "POST", f"{table}/start", ann)["start"] == "begun"
    assert ask(host, "DELETE", f"{table}/seats/0", bob)["code"] == "wrong-key"


def test_names_that_mislead_are_refused_at_the_table(host: str) -> None:
    table, _ = laid(host, mode="cooperation", seats=3)
    sit(host, table, 0, "Ada")
    for name, code in (("аda", "name-taken"), ("Ada\u200b", "bad-name"), ("\u202eadA", "bad-name")):
        assert ask(host, "POST", f"{table}/seats", name=name)["code"] == code
    assert names(host, table) == ["Ada", "", ""]


def test_everything_is_there_after_a_restart(url: str) -> None:
    with served(Settings(url)) as host:
        table, owner = laid(host, mode="cooperation", seats=2)
        keys = [sit(host, table, seat) for seat in range(2)]
        ask(host, "PUT", f"{table}/seats/0/figure", keys[0], figure="max")
        before = ask(host, "GET", table)
    with served(Settings(url)) as host:
        assert ask(host, "GET", table) == before
        ask(host, "POST", f"{table}/start", owner)
        with Client(host) as client:
            begun = client.hello(table, keys[0])["view"]
    with served(Settings(url)) as host, Client(host) as client:
        assert client.hello(table, keys[0])["view"] == begun
