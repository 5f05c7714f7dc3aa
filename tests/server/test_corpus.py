"""Databases of every released version: what they hold is played on as it was, or shown and left alone. It never becomes another game."""

from __future__ import annotations

import asyncio
import gzip
import json
import subprocess
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from room25.errors import OtherRules
from room25.game import Setup
from room25.server import schema, waiting
from room25.server.store import Store
from room25.server.table import Table
from room25.server.tables import Tables
from room25.setup import editions
from server.at_table import begin, ids, look, play_on
from server.databases import tool
from server.make_corpus import CORPUS, RELEASES

SETUP = Setup(edition="ultimate-en", mode="cooperation", seats=2)
OF_THEIR_OWN = {
    "0.1.0": {"base"},
    "0.2.0": set(editions.EDITIONS),
}  # editions whose rules are still those of that version


def brought(version: str, url: str) -> None:
    """The database of this version, as it was left."""
    if url.startswith("sqlite"):
        Path(url.partition(":///")[2]).write_bytes(gzip.decompress((CORPUS / f"{version}.sqlite.gz").read_bytes()))
        return
    psql, text = tool("psql"), gzip.decompress((CORPUS / f"{version}.sql.gz").read_bytes())
    assert psql is not None
    words = [psql, "-q", "-v", "ON_ERROR_STOP=1", url.replace("+asyncpg", "")]
    subprocess.run(words, input=text, check=True, capture_output=True)


async def rows(store: Store, game: str) -> list[Any]:
    """All that a database has of a game."""

    def read(connection: sa.Connection) -> list[Any]:
        mine = [schema.games.c.id == game, schema.seats.c.game == game, schema.commands.c.game == game]
        tables = (schema.games, schema.seats, schema.commands)
        return [connection.execute(sa.select(table).where(one)).all() for table, one in zip(tables, mine)]

    return await store.read(read)


def test_every_release_has_its_databases() -> None:
    released = [
        line.split()[1]
        for line in (CORPUS.parents[2] / "CHANGELOG.md").read_text().splitlines()
        if line.startswith("## 0")
    ]
    assert set(released) == set(RELEASES) == set(OF_THEIR_OWN)


@pytest.mark.parametrize("version", RELEASES)
def test_a_database_of_a_former_version_is_played_on_or_left_alone(url: str, version: str) -> None:
    brought(version, url)
    expected = json.loads((CORPUS / f"{version}.json").read_text())

    async def go() -> None:
        store = await Store.open(url)
        tables = Tables(store, 600)
        for id, came_to in expected.items():
            before = await rows(store, id)
            if came_to["edition"] in OF_THEIR_OWN[version]:
                table = await tables.get(id)
                assert table is not None and table.game.record().splitlines()[-1] == came_to["end"], id
                assert table.game.is_over == came_to["over"]
                await play_on(table, Random(id), (f"new{number}" for number in count()), most=3)
            else:
                with pytest.raises(OtherRules, match=f"it is kept as it is, and room25 {version} plays it"):
                    await tables.get(id)
                with pytest.raises(OtherRules):
                    await tables.rearrange(id, lambda table: waiting.sit(table, 0, "Ann", "hash", is_host=False))
                assert await rows(store, id) == before
        await tables.close()
        await store.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("UPDATE games SET deal = 'another one'", "the seed of this table deals another game here"),
        (
            "UPDATE commands SET digest = '0123456789abcdef' WHERE number = 7",
            "command 7 of this table does something else",
        ),
        ("UPDATE commands SET text = 'alice dance' WHERE number = 3", "command 3 of this table does something else"),
    ],
)
def test_a_game_that_would_become_another_one_is_not_played(url: str, change: str, what: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        tables = Tables(store, 600)
        table = await begin(store, SETUP, 7)
        await play_on(table, Random(1), ids(), most=10)
        await table.close()
        await store.write(lambda connection: connection.exec_driver_sql(change))
        before = await rows(store, "table")
        with pytest.raises(OtherRules, match=what):
            await tables.get("table")
        assert await rows(store, "table") == before
        await tables.close()
        await store.close()

    asyncio.run(go())


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_server_of_other_rules_gives_a_table_up_when_another_one_plays_on(url: str) -> None:
    async def go() -> None:
        stores = [await Store.open(url) for _ in range(2)]
        table = await begin(stores[0], SETUP, 7)
        stored = await stores[1].game("table")
        assert stored is not None
        other = await Table.resume(stores[1], stored)
        await play_on(table, Random(1), ids(), most=5)
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        await connection.execute(
            "UPDATE commands SET digest = 'ffff' WHERE number = 4"
        )  # as by rules of another version
        await connection.close()
        watcher = await look(other)
        assert other.is_lost and watcher.why[0] == "other-rules"
        for one, store in zip((table, other), stores):
            await one.close()
            await store.close()

    asyncio.run(go())
