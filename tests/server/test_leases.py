"""A leader that hangs loses its tables within three seconds, and whatever it still wants to write for their bots is not written."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import asyncpg
import httpx
import pytest

from room25.game import Setup
from room25.server.database import Fence, Fenced, StoreFailed
from room25.server.leases import LEASE, Leases
from room25.server.store import Store, StoredCommand
from server.at_table import stored
from server.online import Client, new_table, sit
from server.swallow import way_to
from server.test_nodes import node

FAILOVER = 3.0  # seconds
POSTGRESQL = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


async def connected(url: str) -> asyncpg.Connection:
    return await asyncpg.connect(url.replace("+asyncpg", ""))


def leader(url: str, table: str) -> tuple[str, int]:
    """Who leads a table, and by which lease."""

    async def go() -> tuple[str, int]:
        connection = await connected(url)
        row = await connection.fetchrow("SELECT node, epoch FROM leads WHERE game = $1", table)
        await connection.close()
        return (row["node"], row["epoch"]) if row else ("", 0)

    return asyncio.run(go())


def until_led(url: str, table: str, by_another_than: str = "") -> tuple[str, float]:
    """Wait for a leader other than this one; gives it with the seconds that it took."""
    began = time.monotonic()
    while True:
        now, _ = leader(url, table)
        if now not in ("", by_another_than):
            return now, time.monotonic() - began
        assert time.monotonic() < began + 30, "nobody leads this table"
        time.sleep(0.02)


@POSTGRESQL
def test_a_lease_runs_out_and_a_former_leader_writes_nothing(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        await store.create(stored(Setup(edition="base", mode="solo", seats=1), 5))
        old, new = Leases("old"), Leases("new")
        connection = await connected(url)
        for one in (old, new):
            await one.renew(connection)
        assert await old.take(connection, ["table"]) == ["table"]
        assert await new.take(connection, ["table"]) == [] and new.is_led_elsewhere("table")
        fence = old.fence("table")
        assert fence == Fence("table", "old", 1)
        await store.append(StoredCommand("table", 1, 0, "bot:1", "alice clue b3", b"{}"), fence)
        began = time.monotonic()
        while not await new.take(connection, ["table"]):
            await new.renew(connection)
            await asyncio.sleep(0.05)
        assert time.monotonic() - began < LEASE + 0.5
        assert old.fence("table") is None and new.fence("table") == Fence("table", "new", 2)
        late = StoredCommand("table", 2, 0, "bot:2", "alice clue b3", b"{}")
        results = await asyncio.gather(
            store.append(late, fence),
            store.append(StoredCommand("table", None, 0, "mine", "alice clue b3", b"{}")),  # shares its transaction
            return_exceptions=True,
        )
        assert isinstance(results[0], Fenced) and results[1] is None
        assert [command.client_id for command in await store.commands("table")] == ["bot:1", "mine"]
        _, lapsed = await old.renew(connection)
        assert lapsed and old.fence("table") is None
        await store.append(late, new.fence("table"))
        await connection.close()
        await store.close()

    asyncio.run(go())


@POSTGRESQL
def test_a_leader_that_is_stopped_in_the_middle_is_replaced_in_three_seconds(tmp_path: Path, url: str) -> None:
    with node(tmp_path, url) as (here, hangs), node(tmp_path, url) as (there, _):
        table = new_table(here, mode="cooperation", edition="base", seats=2, away=0, bots={"1": "explorer"})
        key = sit(there, table, 0)
        with Client(here) as watcher, Client(there) as ann:
            watcher.hello(table)
            first, _ = until_led(url, table)  # where somebody is
            view = ann.hello(table, key)["view"]
            hangs.send_signal(signal.SIGSTOP)
            try:
                second, took = until_led(url, table, by_another_than=first)
                assert took < FAILOVER, took
                while view["commands"] < 4:  # its bot plays on, at the other server
                    decision = view["decision"]
                    for who in [who for who in decision["asked"] if who in view["options"]]:
                        ann.say(type="play", id=f"c{view['commands']}", text=f"{who} {view['options'][who][0]}")
                        assert ann.hear(60, "accepted", "refused")["type"] == "accepted"
                    view = ann.hear(60, "update")["view"]
            finally:
                hangs.send_signal(signal.SIGCONT)
            assert leader(url, table)[0] == second


@POSTGRESQL
def test_a_leader_whose_database_is_out_of_reach_is_replaced_and_says_that_it_is_not_ready(
    tmp_path: Path, url: str
) -> None:
    with way_to(url) as (way, hidden), node(tmp_path, hidden) as (here, _), node(tmp_path, url) as (there, _):
        table = new_table(here, mode="cooperation", edition="base", seats=2, bots={"1": "explorer"})
        key = sit(there, table, 0)
        with Client(here) as watcher, Client(there) as ann:
            watcher.hello(table)
            first, _ = until_led(url, table)
            ann.hello(table, key)
            assert httpx.get(f"http://{here}/readyz").status_code == 200
            way.swallow()
            _, took = until_led(url, table, by_another_than=first)
            assert took < FAILOVER, took
            for path, seconds in (("/readyz", 2.0), ("/healthz", 0.0)):
                began = time.monotonic()
                answer = httpx.get(f"http://{here}{path}", timeout=30)
                assert answer.status_code == (503 if seconds else 200)
                assert time.monotonic() - began < seconds + 1.5
            assert httpx.get(f"http://{there}/readyz", timeout=30).status_code == 200


@POSTGRESQL
def test_no_call_waits_for_ever_for_a_database_that_says_nothing(url: str) -> None:
    async def go() -> None:
        with way_to(url) as (way, hidden):
            store = await Store.open(hidden)
            assert await store.game("table") is None
            way.swallow()
            began = time.monotonic()
            for call in (store.game("table"), store.probe()):
                with pytest.raises(StoreFailed):
                    await call
            assert time.monotonic() - began < 20
            closing = asyncio.create_task(store.close())
            await asyncio.wait({closing}, timeout=20)
            assert closing.done()

    asyncio.run(go())
