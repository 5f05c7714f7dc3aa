"""Refusals have a limit and a lifetime: nobody fills the disk, or makes a table slow to load, with commands that are refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from room25.game import Setup
from room25.server import journal
from room25.server.journal import KEPT_REFUSALS, REFUSALS
from room25.server.store import Store
from room25.server.table import Table
from server.at_table import begin, choices

SETUP = Setup(edition="base", mode="cooperation", seats=2)


async def refused(table: Table, seat: int, count: int, name: str = "r") -> list[bytes]:
    return [await table.play(seat, f"{name}{number}", "alice dance") for number in range(count)]


def test_of_refusals_the_last_are_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "REFUSALS", 10_000)

    async def go() -> None:
        store = await Store.open(url)
        table = await begin(store, SETUP, 7)
        answers = await refused(table, 0, 10 * KEPT_REFUSALS)
        kept = await store.commands("table")
        assert KEPT_REFUSALS <= len(kept) <= 2 * KEPT_REFUSALS
        assert kept[-1].client_id == f"r{10 * KEPT_REFUSALS - 1}"
        assert len(table._journal._answers) <= 2 * KEPT_REFUSALS
        last = len(answers) - 1
        assert await table.play(0, f"r{last}", "alice dance") == answers[last]
        await table.close()
        stored = await store.game("table")
        assert stored is not None
        again = await Table.resume(store, stored)  # refusals are not even read
        assert not again._journal._answers
        assert await again.play(0, f"r{last}", "alice dance") == answers[last]
        await again.close()
        await store.close()

    asyncio.run(go())


def test_a_seat_that_is_refused_too_often_waits_and_others_do_not(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        table = await begin(store, SETUP, 7)
        answers: list[Any] = await refused(table, 0, REFUSALS + 5)
        assert all(b"too-many" in answer for answer in answers[REFUSALS:])
        assert not any(b"too-many" in answer for answer in answers[:REFUSALS])
        assert b"too-many" not in await table.play(1, "mine", "alice dance")
        seat, text = next(choice for choice in choices(table.game) if choice[0] == 0)
        assert b"accepted" in await table.play(seat, "legal", text)  # what is legal is never refused for that
        await table.close()
        await store.close()

    asyncio.run(go())
