"""Whoever says hello is told all that was acknowledged before, at whichever server; and a notice that was lost is not missed for long."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from room25.game import Setup
from room25.server.messages import TableTerms
from room25.server.store import Store
from room25.server.table import Table
from room25.server.tables import POLL, Tables
from server.at_table import begin, choices, ids, look, messages, play_on

SETUP = Setup(edition="base", mode="cooperation", seats=2)
CHAT = TableTerms(0, 60, "chat", "explorer", "")
POSTGRESQL = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


class Deaf(Store):
    """A server that tells nobody anything: every notice is lost."""

    def tell(self, *_: object) -> None:
        """Nothing."""


async def both(url: str) -> tuple[Store, Store, Table, Table]:
    """Two servers at one table that hear nothing of each other."""
    here, there = await Deaf.open(url), await Deaf.open(url)
    table = await begin(here, SETUP, 7, terms=CHAT)
    stored = await there.game("table")
    assert stored is not None
    return here, there, table, await Table.resume(there, stored)


@POSTGRESQL
def test_a_welcome_holds_all_that_was_acknowledged_elsewhere(url: str) -> None:
    async def go() -> None:
        here, there, table, other = await both(url)
        dice, id = Random(3), ids()
        for _ in range(30):
            await play_on(table, dice, id, most=1)
            (welcome,) = messages(await look(other), "welcome")
            assert welcome["view"]["commands"] == table._journal.played
        await here.stand("table", 1, True, "a request")
        (people, *_) = messages(await look(other), "people")
        assert other.presence.stands == {1} and people
        for table_, store in ((table, here), (other, there)):
            await table_.close()
            await store.close()

    asyncio.run(go())


@POSTGRESQL
def test_a_refusal_of_one_server_is_the_answer_of_every_server(url: str) -> None:
    async def go() -> None:
        here, there, table, other = await both(url)
        seat, text = choices(table.game)[0]
        first = await table.play(1 - seat, "again", text)
        assert b"not-yours" in first
        await play_on(table, Random(1), ids(), most=3)
        assert await other.play(1 - seat, "again", text) == first
        assert len([c for c in await here.commands("table") if c.client_id == "again"]) == 1
        for table_, store in ((table, here), (other, there)):
            await table_.close()
            await store.close()

    asyncio.run(go())


@POSTGRESQL
def test_who_asks_for_help_is_answered_about_what_was_acknowledged_elsewhere(url: str) -> None:
    """There are no notices between these two: only whoever looks knows."""

    async def go() -> None:
        here, there, table, other = await both(url)
        dice, id = Random(3), ids()
        for _ in range(5):
            await play_on(table, dice, id, most=3)
            await other.look()
            assert other.game.record() == table.game.record()
        for table_, store in ((table, here), (other, there)):
            await table_.close()
            await store.close()

    asyncio.run(go())


@POSTGRESQL
def test_what_is_new_is_asked_for_and_nothing_else(url: str) -> None:
    async def go() -> None:
        here, there, table, other = await both(url)
        asked: list[tuple[int, int]] = []

        async def counted(game: str, number: int) -> list[object]:
            found = await Store.played_after(there, game, number)
            asked.append((number, len(found)))
            return list(found)

        there.played_after = counted  # type: ignore[method-assign,assignment]
        dice, id = Random(3), ids()
        for _ in range(5):
            await play_on(table, dice, id, most=4)
            await look(other)
        assert asked == [(0, 4), (4, 4), (8, 4), (12, 4), (16, 4)]
        for table_, store in ((table, here), (other, there)):
            await table_.close()
            await store.close()

    asyncio.run(go())


@POSTGRESQL
def test_a_lost_notice_is_found_by_looking(url: str) -> None:
    async def go() -> None:
        here = await Deaf.open(url)
        table = await begin(here, SETUP, 7, terms=CHAT)
        tables = Tables(await Deaf.open(url), 600)
        other = await tables.get("table")
        assert other is not None
        watcher = await look(other)
        await play_on(table, Random(3), ids(), most=5)
        end = time.monotonic() + 30
        while other._journal.played < 5:
            assert time.monotonic() < end, f"nothing was heard, although it is looked up every {POLL} s"
            await asyncio.sleep(0.05)
        assert messages(watcher, "update")[-1]["view"]["commands"] == 5
        await tables.close()
        await tables.store.close()
        await table.close()
        await here.close()

    asyncio.run(go())
