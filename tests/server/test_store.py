"""What is stored is there afterwards, once, and no key among it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from room25.game import Setup
from room25.server import schema, secret
from room25.server.database import Conflict
from room25.server.errors import RequestRefused
from room25.server.messages import Seat
from room25.server.schema import STEPS, VERSIONS
from room25.server.store import Store, StoredCommand, StoredGame, now
from server.at_table import database, sit

SETUP = Setup(edition="base", mode="suspicion", seats=4, options=("no_reminders",))


def a_game(id: str = "table", listed: bool = True) -> StoredGame:
    seats = tuple(Seat(seat, "", "explorer" if seat == 3 else "") for seat in range(4))
    return StoredGame(id, SETUP, 2**64 - 1, secret.new_nonce(), listed, False, now(), seats, (None,) * 4)


def played(number: int | None, client_id: str, seat: int = 0, game: str = "table") -> StoredCommand:
    return StoredCommand(game, number, seat, client_id, "alice clue b3", b'{"answer":1}')


def test_a_game_is_there_after_the_store_was_closed(url: str) -> None:
    game = a_game()

    async def go() -> None:
        store = await Store.open(url)
        await store.create(game)
        await store.append(played(1, "a"))
        await store.append(played(None, "b"))
        await store.close()
        again = await Store.open(url)
        assert await again.game("table") == game
        assert await again.commands("table") == [played(1, "a"), played(None, "b")]
        assert await again.game("other") is None and await again.game("'; drop") is None
        await again.close()

    asyncio.run(go())


def test_a_number_and_an_id_are_taken_once(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        await store.create(a_game())
        await store.append(played(1, "a"))
        for again in (played(1, "b"), played(2, "a")):
            with pytest.raises(Conflict):
                await store.append(again)
        await store.append(played(2, "a", seat=1))  # ids are each seat's own
        assert [command.number for command in await store.commands("table")] == [1, 2]
        await store.close()

    asyncio.run(go())


def test_commands_that_come_together_are_kept_but_for_the_one_that_is_there_already(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        await store.create(a_game())
        wanted = [played(number, f"c{number}") for number in range(1, 101)]
        results = await asyncio.gather(*map(store.append, [*wanted, wanted[7]]), return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 100 + [Conflict]
        assert await store.commands("table") == wanted
        await store.close()

    asyncio.run(go())


def test_an_error_of_the_database_does_not_say_what_was_in_the_row(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        await store.create(a_game())
        row = {
            "game": "table",
            "number": 1,
            "seat": 0,
            "client_id": "c1",
            "text": "whispered",
            "answer": "{}",
            "digest": "",
        }
        await store.insert(schema.commands, row)
        with pytest.raises(sa.exc.IntegrityError) as raised:
            await store.insert(schema.commands, row)
        assert "commands" in str(raised.value) and "whispered" not in str(raised.value)
        assert [command.text for command in await store.commands("table")] == ["whispered"]
        await store.close()

    asyncio.run(go())


def test_a_seat_is_taken_once_and_its_key_is_not_stored(tmp_path: Path) -> None:
    key = secret.new_key()

    async def go() -> None:
        store = await Store.open(database(tmp_path))
        await store.create(a_game())
        await sit(store, "table", 0, "Ann", key)
        for seat in (0, 3, 4):  # taken, a bot's, none
            with pytest.raises(RequestRefused):
                await sit(store, "table", seat, "Bob", "other")
        stored = await store.game("table")
        assert stored is not None and stored.seats[0] == Seat(0, "Ann", "")
        assert stored.key_hashes == (secret.key_hash(key), None, None, None)
        assert str(stored.seed) not in repr(stored) and stored.nonce not in repr(stored)
        await store.close()

    asyncio.run(go())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ann" in kept and key.encode() not in kept


def test_the_lobby_shows_listed_games_with_a_free_seat(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        for id, listed in (("open", True), ("private", False), ("full", True), ("over", True)):
            await store.create(a_game(id, listed))
        for seat in range(3):
            await sit(store, "full", seat, f"Ann {seat}", secret.new_key())
        await store.append(StoredCommand("over", 1, 0, "a", "x", b"{}", ends=True))
        assert [game.id for game in await store.open_games()] == ["open"]
        await store.close()

    asyncio.run(go())


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    async def go() -> tuple[str, int]:
        store = await Store.open(database(tmp_path))
        mode, synchronous = await store.read(
            lambda connection: [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("journal_mode", "synchronous")
            ]
        )
        await store.close()
        return mode, synchronous

    assert asyncio.run(go()) == ("wal", 2)  # 2 is FULL


def test_the_steps_lead_to_the_tables_of_the_schema(tmp_path: Path) -> None:
    from room25.server.schema import METADATA

    async def go() -> None:
        await (await Store.open(database(tmp_path))).close()

    asyncio.run(go())
    with sqlite3.connect(tmp_path / "room25.sqlite") as kept:
        for table in METADATA.tables.values():
            columns = {row[1]: bool(row[3] or row[5]) for row in kept.execute(f"PRAGMA table_info({table.name})")}
            assert columns == {column.name: not column.nullable for column in table.columns}


def test_the_steps_of_the_database_follow_one_another() -> None:
    steps = [path.read_text() for path in sorted((STEPS / "versions").glob("[0-9]*.py"))]
    numbers = [f"{number:04}" for number in range(1, len(steps) + 1)]
    assert list(VERSIONS[1:]) == numbers, "two steps have the same number: the later one takes the next"
    for number, before, step in zip(numbers, ["", *numbers], steps):
        assert f'\nrevision = "{number}"' in step and (not before or f'\ndown_revision = "{before}"' in step)
