"""One address cannot starve the others: quotas of an address, a turn for each table, and bots that play for people only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from room25.game import Game
from room25.server import steward
from room25.server.fair import FairQueue
from room25.server.pace import QUOTAS
from server.online import Client, new_table, served, settings

BOTS = {"mode": "cooperation", "edition": "base", "seats": 2, "bots": {"0": "explorer", "1": "explorer"}}


def test_a_table_with_many_questions_waits_for_its_turn() -> None:
    async def go() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for number in range(100):
            queue.put("greedy", f"greedy {number}")
        queue.put("modest", "modest 0")
        queue.put("other", "other 0")
        assert queue.qsize() == 102
        return [await queue.get() for _ in range(5)]

    assert asyncio.run(go()) == ["greedy 0", "modest 0", "other 0", "greedy 1", "greedy 2"]


@pytest.mark.parametrize("kind", ["tables", "listed"])
def test_an_address_lays_so_many_tables_an_hour(tmp_path: Path, kind: str) -> None:
    wanted = {**BOTS, "listed": kind == "listed", "bots": {}}
    with served(settings(tmp_path)) as host, httpx.Client(base_url=f"http://{host}") as client:
        bad = {**wanted, "seats": 7}
        assert client.post("/api/tables", json=bad).status_code == 422  # nothing came of it: it does not count
        codes = [client.post("/api/tables", json=wanted).status_code for _ in range(QUOTAS[kind] + 3)]
        assert codes == [201] * QUOTAS[kind] + [429] * 3
        answer = client.post("/api/tables", json=wanted)
        assert answer.json()["code"] == "too-many" and "come again in" in answer.json()["text"]
        assert client.get("/api/tables").status_code == 200  # only this is refused


def test_the_same_game_with_other_remarks_is_kept_once(tmp_path: Path) -> None:
    record = Game.new("base", mode="solo", seed=5).record()
    first, rest = record.split("\n", 1)
    with served(settings(tmp_path)) as host:
        kept = [
            httpx.post(f"http://{host}/api/records", json={"record": text}).json()["id"]
            for text in (record, f"{first}\n# mine\n{rest}", f"{first}\n# another\n{rest}")
        ]
        assert len(set(kept)) == 1
        assert httpx.get(f"http://{host}/api/records/{kept[0]}").json()["record"] == record


def test_an_address_brings_so_many_records_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(QUOTAS, "records", 3)
    records = [Game.new("base", mode="solo", seed=seed).record() for seed in range(5)]
    with served(settings(tmp_path)) as host:
        codes = [httpx.post(f"http://{host}/api/records", json={"record": text}).status_code for text in records]
        assert codes == [201] * 3 + [429] * 2


def test_bots_play_for_people_and_rest_when_nobody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steward, "GRACE", 0.5)
    with served(settings(tmp_path)) as host:
        lonely, watched = new_table(host, **BOTS), new_table(host, **BOTS)
        with Client(host) as client:
            client.hello(watched)
            while client.hear(60, "update")["view"]["commands"] < 5:
                pass
        with Client(host) as client:  # hundreds were played like this, for nobody
            assert client.hello(lonely)["view"]["commands"] == 0
            assert client.hear(60, "update")["view"]["commands"] >= 1  # somebody looks: they begin
