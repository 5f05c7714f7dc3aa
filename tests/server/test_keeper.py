"""Nothing is kept for ever that nobody wants: finished games become small and are still seen again, abandoned ones go."""

from __future__ import annotations

import asyncio
import json
from random import Random

import sqlalchemy as sa

from room25.game import Setup
from room25.server import schema
from room25.server.archive_store import pack
from room25.server.keeper import DAY
from room25.server.letters import ChatLine
from room25.server.messages import TableTerms
from room25.server.settings import Keep
from room25.server.store import Store, now
from room25.server.tables import Tables
from server.at_table import begin, ids, look, messages, play_on

SETUP = Setup(edition="ultimate-en", mode="cooperation", seats=2)
CHAT = TableTerms(0, 60, "chat", "explorer", "")


async def aged(store: Store, id: str, days: float) -> None:
    await store.touch(id, now() - int(days * DAY))


def test_a_finished_game_becomes_small_and_is_still_seen_by_its_link(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        table = await begin(store, SETUP, 7, terms=CHAT)
        said = await table.chat.say(ChatLine(0, "hello", "good luck", lambda _: None), "guest 0", None)
        await play_on(table, Random(3), ids())
        before, record = await store.game("table"), table.game.record()
        (welcome,) = messages(await look(table), "welcome")
        await table.close()
        tables = Tables(store, 600, Keep())
        assert await tables.keeper.tidy() == 0  # it ended just now
        await aged(store, "table", 2)
        assert await tables.keeper.tidy() == 1
        counted = [
            sa.select(sa.func.count()).select_from(t)
            for t in (schema.games, schema.seats, schema.commands, schema.said)
        ]
        rows = await store.read(lambda connection: [connection.execute(one).scalar_one() for one in counted])
        assert rows == [0, 0, 0, 0]
        archived = await store.archived("table")
        assert archived is not None and len(pack(archived)) < 4000
        again = await tables.get("table")
        assert again is not None and again.game.record() == record and again.stored.is_archived
        assert before is not None and again.stored.key_hashes == before.key_hashes
        shown = await look(again)
        (seen,) = messages(shown, "welcome")
        assert {**seen, "view": 0} == {**welcome, "view": 0} and seen["view"]["commands"] == welcome["view"]["commands"]
        assert json.loads(said[0])["number"] == 1 and again.chat.shown()[0].text == "good luck"
        more: list[bytes] = []
        for line in (ChatLine(0, "hello", "good luck", more.append), ChatLine(0, "thanks", "well played", more.append)):
            await again.post(line)
        await again.drain()
        refusals = [json.loads(more[1]), json.loads(await again.play(0, "late", "alice look c2"))]
        assert more[0] == said[0] and [(one["type"], one["code"]) for one in refusals] == [("refused", "game-over")] * 2
        await tables.close()
        await store.close()

    asyncio.run(go())


def test_abandoned_tables_expire_and_others_stay(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        for id, days, played in (("new", 1, 0), ("old", 8, 0), ("begun", 8, 3), ("given up", 91, 3), ("here", 91, 3)):
            table = await begin(store, SETUP, 7, id.replace(" ", "-"))
            await play_on(table, Random(3), ids(), most=played)
            await table.close()
            await aged(store, id.replace(" ", "-"), days)
        tables = Tables(store, 600, Keep())
        assert await tables.get("here") is not None  # somebody has come: it is touched again
        assert await tables.keeper.tidy() == 2
        left = {id for id in ("new", "old", "begun", "given-up", "here") if await store.game(id) is not None}
        assert left == {"new", "begun", "here"}
        await tables.close()
        await store.close()

    asyncio.run(go())


def test_the_lobby_and_the_keeper_find_their_games_by_an_index(url: str) -> None:
    g = schema.games.c
    questions = (
        sa.select(g.id).where(schema.LOBBY).order_by(g.created.desc()).limit(50),
        sa.select(g.id).where(g.is_over == sa.true(), g.touched < 5).order_by(g.touched).limit(200),
    )

    def plan(connection: sa.Connection) -> str:
        is_sqlite = connection.dialect.name == "sqlite"
        if not is_sqlite:
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # the table is empty: it would read it whole
        found: list[object] = []
        for one in questions:
            text = str(one.compile(connection.engine, compile_kwargs={"literal_binds": True}))
            found += connection.exec_driver_sql(f"EXPLAIN {'QUERY PLAN ' if is_sqlite else ''}{text}").all()
        return str(found)

    async def go() -> None:
        store = await Store.open(url)
        said = await store.read(plan)
        assert "ix_games_lobby" in said and "ix_games_touched" in said, said
        await store.close()

    asyncio.run(go())


def test_a_game_in_memory_holds_no_other_game_up_when_it_is_loaded(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        for id in ("slow", "quick"):
            table = await begin(store, SETUP, 7, id)
            await play_on(table, Random(3), ids(), most=5)
            await table.close()
        tables = Tables(store, 600)
        gate = asyncio.Event()
        read = store.game

        async def slowly(id: str) -> object:
            if id == "slow":
                await gate.wait()
            return await read(id)

        store.game = slowly  # type: ignore[method-assign,assignment]
        waiting = [asyncio.create_task(tables.get("slow")) for _ in range(2)]
        async with asyncio.timeout(30):
            assert await tables.get("quick") is not None
        gate.set()
        first, second = await asyncio.gather(*waiting)
        assert first is second is not None
        await tables.close()
        await store.close()

    asyncio.run(go())
