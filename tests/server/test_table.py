"""A table keeps what it acknowledges, answers everything once, and sends each seat its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from room25.game import EVERYTHING, SPECTATOR, Game, Setup
from room25.server import secret, wire
from room25.server.letters import PlayCommand, Refresh, Watch
from room25.server.messages import Seat, TableTerms, write
from room25.server.store import Store
from room25.server.table import Table
from room25.server.view import View
from room25.server.watcher import Watcher
from server.at_table import begin, choices, database, ids, look, messages, play_on, sit

BASE = Setup(edition="base", mode="suspicion", seats=4)
TERMS = TableTerms(0, 60, "claims", "explorer", "")


def answer(data: bytes) -> dict[str, Any]:
    found = msgspec.json.decode(data)
    assert isinstance(found, dict)
    return found


def test_a_command_is_committed_then_acknowledged_then_published(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        table = await begin(store, BASE, 5)
        asker, other = await look(table, 0), await look(table)
        (welcome,), _ = messages(asker), messages(other)
        assert welcome["type"] == "welcome" and welcome["seat"] == 0
        assert welcome["commitment"] == secret.commitment(5, "00" * 16)
        seat, text = next((seat, text) for seat, text in choices(table.game) if seat == 0)
        await table.post(PlayCommand(seat, "a", text, asker.send))
        await table._mailbox.join()
        assert [command.text for command in await store.commands("table")] == [text]
        assert [message["type"] for message in messages(asker)] == ["accepted", "update"]
        assert [message["type"] for message in messages(other)] == ["update"]
        await table.close()
        await store.close()

    asyncio.run(go())


def test_a_repeated_command_gets_the_same_answer_and_has_one_effect(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        table = await begin(store, BASE, 5)
        seat, text = choices(table.game)[0]
        mine = text.split()[0]
        said = [await table.play(seat, "a", text) for _ in range(3)]
        said += await asyncio.gather(*(table.play(seat, "a", "something else") for _ in range(3)))
        assert len(set(said)) == 1
        refused = [await table.play(seat, "b", f"{mine} dance") for _ in range(2)]
        assert refused[0] == refused[1] and answer(refused[0])["code"] == "bad-text"
        assert len(await store.commands("table")) == 2
        await table.close()
        found = await store.game("table")
        assert found is not None
        table = await Table.resume(store, found)  # and also after a restart
        assert await table.play(seat, "a", text) == said[0]
        assert await table.play(seat, "b", f"{mine} dance") == refused[0]
        await table.close()
        await store.close()

    asyncio.run(go())


def test_a_refusal_has_a_code_a_rule_and_what_is_possible() -> None:
    async def go() -> None:
        store = await Store.open(database())
        table = await begin(store, BASE, 5)
        seat, _ = choices(table.game)[0]
        mine = next(who for who in table.game.view(seat).characters)
        theirs = next(who for who in ("kevin", "alice", "max", "franck") if table.game.seat_of(who) != seat)
        before = table.game.state().numbers()
        for id, text, code in (
            ("a", f"{mine} program look move", "illegal"),
            ("b", f"{theirs} clue b3", "not-yours"),
            ("c", "nobody clue b3", "bad-text"),
            ("d", " ", "bad-text"),
            ("e", f"{mine} clue z9", "bad-text"),
        ):
            said = answer(await table.play(seat, id, text))
            assert (said["type"], said["id"], said["code"]) == ("refused", id, code), said
            assert said["text"]
        said = answer(await table.play(seat, "f", f"{mine} program look move"))
        assert said["rule"] and said["why"] and said["options"] == list(table.game.options(mine))
        assert table.game.state().numbers() == before
        await table.close()
        await store.close()

    asyncio.run(go())


def test_what_a_bot_says_too_late_is_refused_and_leaves_nothing(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        table = await begin(store, BASE, 5)
        seat, text = choices(table.game)[0]
        late = f"{text.split()[0]} claim b3 green"  # before anybody has laid a program there is nothing to claim
        for n in range(200):  # and it is never told to wait: nothing of it fills a disk
            assert answer(await table.play(seat, f"bot:{n}", late, lambda: True))["code"] == "illegal"
        assert await store.commands("table") == []
        assert answer(await table.play(seat, "mine", late))["code"] == "illegal"
        assert [(command.client_id, command.number) for command in await store.commands("table")] == [("mine", None)]
        assert answer(await table.play(seat, "bot:a", text, lambda: True))["type"] == "accepted"
        await table.close()
        await store.close()

    asyncio.run(go())


def test_a_bot_whose_question_another_server_has_answered_is_not_asked_any_more(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        first = await begin(store, BASE, 5)
        found = await store.game("table")
        assert found is not None
        second = await Table.resume(store, found)
        (seat, text), (_, other) = choices(first.game)[:2]
        asked: list[int] = []

        def is_still_open() -> bool:
            asked.append(first._journal.played)
            return first._journal.played == 0

        assert answer(await second.play(seat, "a", text))["type"] == "accepted"
        assert answer(await first.play(seat, "bot:a", other, is_still_open))["code"] == "not-asked"
        assert asked == [0, 1]  # and once more, when it had heard of what the other has kept
        assert [command.client_id for command in await store.commands("table")] == ["a"]
        for table in (first, second):
            await table.close()
        await store.close()

    asyncio.run(go())


def test_nobody_plays_before_everybody_sits(tmp_path: Path) -> None:
    async def go() -> None:
        store = await Store.open(database(tmp_path))
        table = await begin(store, BASE, 5, seated=False)
        watcher = await look(table)
        seat, text = choices(table.game)[0]
        assert answer(await table.play(seat, "a", text))["code"] == "waiting"
        for free in range(4):
            await sit(store, "table", free, f"guest {free}", f"the key of {free}")
            await table.post(Refresh("seats"))
        assert answer(await table.play(seat, "b", text))["type"] == "accepted"
        sat = [message for message in messages(watcher) if message["type"] == "sat"]
        assert [seat["name"] for seat in sat[-1]["seats"]] == [f"guest {seat}" for seat in range(4)]
        await table.close()
        await store.close()

    asyncio.run(go())


def test_a_whole_game_is_the_same_again_after_a_restart(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        table = await begin(store, BASE, 11)
        watcher = await look(table)
        await play_on(table, Random(1), ids())
        assert table.game.is_over
        last = messages(watcher)[-2:]
        assert [message["type"] for message in last] == ["update", "opened"]
        assert last[0]["view"]["result"] == table.game.result
        assert secret.commitment(int(last[1]["seed"]), last[1]["nonce"]) == last[1]["commitment"]
        assert not [event for event in last[0]["view"]["events"] if event["kind"] == "hidden"]
        record = table.game.record()
        await table.close()
        await store.close()
        store = await Store.open(url)
        found = await store.game("table")
        assert found is not None and found.is_over
        again = await Table.resume(store, found)
        assert again.game.record() == record and Game.from_record(record).is_over
        await again.close()
        await store.close()

    asyncio.run(go())


def test_resumed_from_any_event_a_client_has_what_it_would_have_had() -> None:
    async def go() -> None:
        store = await Store.open(database())
        table = await begin(store, BASE, 7)
        id, dice = ids(), Random(2)
        for _ in range(12):
            await play_on(table, dice, id, most=3)
            for pov in (SPECTATOR, 0, 3):
                whole = messages(await look(table, pov))[0]["view"]
                since = dice.randrange(whole["until"] + 1)
                part = messages(await look(table, pov, since))[0]["view"]
                assert part["events"] == whole["events"][since:] and part["since"] == since
                assert part | {"events": 0, "since": 0} == whole | {"events": 0, "since": 0}
                assert [event["number"] for event in whole["events"]] == list(range(whole["until"]))
        ahead = messages(await look(table, 0, since=10_000))[0]["view"]
        assert ahead["since"] == 0 and len(ahead["events"]) == ahead["until"]
        await table.close()
        await store.close()

    asyncio.run(go())


def test_the_updates_together_are_the_whole_view() -> None:
    async def go() -> None:
        store = await Store.open(database())
        table = await begin(store, BASE, 9)
        watchers = {pov: await look(table, pov) for pov in range(-1, 4)}
        await play_on(table, Random(3), ids(), most=60)
        for pov, watcher in watchers.items():
            seen = [message["view"] for message in messages(watcher)]
            events = [event for view in seen for event in view["events"]]
            fresh = messages(await look(table, pov))[0]["view"]
            assert events == fresh["events"]
            assert seen[-1] | {"events": 0, "since": 0} == fresh | {"events": 0, "since": 0}
            assert write(next(wire.views(table.game, [pov], 0, 60))) == write(msgspec.convert(fresh, View))
        await table.close()
        await store.close()

    asyncio.run(go())


def test_a_slow_client_is_dropped_and_holds_nobody_up() -> None:
    async def go() -> None:
        store = await Store.open(database())
        table = await begin(store, BASE, 5)
        slow, quick = await look(table, 0, most=4), await look(table, 0)
        await play_on(table, Random(4), ids(), most=20)
        assert slow.dropped.is_set() and not quick.dropped.is_set()
        assert len(messages(slow)) == 5 and len(messages(quick)) == 21  # the welcome does not count as being behind
        await table.close()
        await store.close()

    asyncio.run(go())


def test_two_servers_on_one_database_play_one_game(url: str) -> None:
    async def go() -> None:
        stores = [await Store.open(url) for _ in range(2)]
        tables = [await begin(stores[0], BASE, 5)]
        found = await stores[1].game("table")
        assert found is not None
        tables.append(await Table.resume(stores[1], found))
        watcher = await look(tables[1])
        id, dice = ids(), Random(6)
        for turn in range(30):
            await play_on(tables[0], dice, id, most=1)
            seat, text = choices(tables[0].game)[0]
            again = await tables[1].play(seat, f"x{turn}", text)  # it has not heard of the first, and finds out
            assert answer(again)["number"] == 2 * turn + 2
            assert await tables[0].play(seat, f"x{turn}", text) == again
            assert tables[0].game.record() == tables[1].game.record()
        events = [event["number"] for message in messages(watcher) for event in message["view"]["events"]]
        assert events == list(range(len(events)))
        for table, store in zip(tables, stores):
            await table.close()
            await store.close()

    asyncio.run(go())


def test_who_leaves_before_its_welcome_is_not_kept() -> None:
    async def go() -> None:
        store = await Store.open(database())
        table = await begin(store, BASE, 5)
        hasty = Watcher(0)
        await table.post(Watch(hasty, 0))
        table.leave(hasty)
        stays = await look(table, 0)
        assert table.watchers == 1 and hasty.waiting() == [] and len(messages(stays)) == 1
        await table.close()
        await store.close()

    asyncio.run(go())


def test_a_command_that_cannot_be_kept_never_happened(tmp_path: Path) -> None:
    async def go() -> None:
        store = await Store.open(database(tmp_path))
        table = await begin(store, BASE, 5)
        watcher = await look(table)
        messages(watcher)
        before = table.game.record()
        store._let_go()
        (tmp_path / "room25.sqlite").write_bytes(b"no database any more" * 1000)
        for name in ("room25.sqlite-wal", "room25.sqlite-shm"):
            (tmp_path / name).unlink(missing_ok=True)
        seat, text = choices(table.game)[0]
        assert answer(await table.play(seat, "a", text))["code"] == "internal"
        assert table.game.record() == before and messages(watcher) == []
        await table.close()
        await store.close()

    asyncio.run(go())


def test_among_people_nobody_looks_at_a_command_but_for_a_bot_a_clock_or_the_end() -> None:
    async def woken(terms: TableTerms, bot: str = "", away: frozenset[int] = frozenset()) -> list[bool]:
        store = await Store.open(database())
        table = await begin(store, BASE, 5, terms=terms)
        table.seats[3] = Seat(3, "", bot) if bot else table.seats[3]
        table.presence.away = away
        calls: list[bool] = []
        table.changed.append(lambda: calls.append(table.game.is_over))
        await play_on(table, Random(5), ids())
        await table.close()
        await store.close()
        return calls

    async def go() -> None:
        assert await woken(TERMS) == [True]  # only when the game is over
        for helped in (
            woken(TERMS, bot="explorer"),
            woken(TERMS, away=frozenset({2})),
            woken(replace(TERMS, clock=30)),
        ):
            assert (await helped).count(False) > 20

    asyncio.run(go())


def test_no_view_of_a_seat_is_the_view_of_everything() -> None:
    game = Game(BASE, 5)
    everything, *others = (write(view) for view in wire.views(game, [EVERYTHING, *range(-1, 4)], 0, 0))
    assert all(view != everything for view in others)
