"""Chat: where the host allows it, kept, said once, and shut while Jamming holds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.state import NOWHERE
from room25.game import SPECTATOR, Game, Setup
from room25.server import chat, wire
from room25.server.letters import ChatLine
from room25.server.messages import TableTerms
from room25.server.store import Store
from room25.server.table import Table
from server.at_table import begin, look, messages
from server.online import Client, new_table, served, settings, sit

ULTIMATE = Setup(edition="ultimate-en", mode="cooperation", seats=4)
CHAT = TableTerms(0, 0, "chat", "explorer", "")


async def speak(table: Table, seat: int, id: str, text: str) -> dict[str, Any]:
    said: list[bytes] = []
    await table.post(ChatLine(seat, id, text, said.append))
    await table._mailbox.join()
    found = msgspec.json.decode(said[0])
    assert isinstance(found, dict)
    return found


def test_a_sentence_is_kept_said_once_and_told_to_whoever_comes(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        table = await begin(store, ULTIMATE, 5, terms=CHAT)
        watcher = await look(table)
        messages(watcher)
        assert await speak(table, 2, "a", "hello") == {"type": "accepted", "id": "a", "number": 1}
        assert await speak(table, 2, "a", "hello") == {"type": "accepted", "id": "a", "number": 1}
        assert await speak(table, 3, "a", "who is there?") == {"type": "accepted", "id": "a", "number": 2}
        heard = messages(watcher)
        assert [(one["number"], one["seat"], one["name"], one["text"]) for one in heard] == [
            (1, 2, "guest 2", "hello"),
            (2, 3, "guest 3", "who is there?"),
        ]
        await table.close()
        await store.close()
        store = await Store.open(url)
        found = await store.game("table")
        assert found is not None
        again = await Table.resume(store, found)
        assert messages(await look(again), "said") == heard
        assert (await speak(again, 2, "a", "hello"))["number"] == 1
        await again.close()
        await store.close()

    asyncio.run(go())


def test_two_servers_keep_one_order(url: str) -> None:
    async def go() -> None:
        stores = [await Store.open(url) for _ in range(2)]
        here = await begin(stores[0], ULTIMATE, 5, terms=CHAT)
        found = await stores[1].game("table")
        assert found is not None
        there = await Table.resume(stores[1], found)
        for turn in range(5):
            assert (await speak(here, 0, f"a{turn}", "ping"))["number"] == 2 * turn + 1
            assert (await speak(there, 1, f"b{turn}", "pong"))["number"] == 2 * turn + 2
        said = messages(await look(there), "said")
        assert [one["text"] for one in said] == ["ping", "pong"] * 5
        for table, store in ((here, stores[0]), (there, stores[1])):
            await table.close()
            await store.close()

    asyncio.run(go())


def test_nothing_is_said_while_jamming_holds(tmp_path: Path) -> None:
    async def go() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'room25.sqlite'}")
        table = await begin(store, ULTIMATE, 5, terms=CHAT)
        table.game._s.jamming_cards = 1  # the card lies there
        refused = await speak(table, 0, "a", "psst")
        assert (refused["code"], refused["rule"]) == ("jamming", "INFO-05")
        table.game._s.jamming_cards = 0
        assert (await speak(table, 0, "b", "psst"))["type"] == "accepted"
        await table.close()
        await store.close()

    asyncio.run(go())


def test_a_line_that_is_sent_again_gets_its_first_answer_also_when_silence_has_begun_or_ended(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        table = await begin(store, ULTIMATE, 5, terms=CHAT)
        said = await speak(table, 0, "a", "hello")
        table.game._s.jamming_cards = 1
        assert await speak(table, 0, "a", "hello") == said
        refused = await speak(table, 0, "b", "psst")
        assert refused["code"] == "jamming"
        table.game._s.jamming_cards = 0
        assert await speak(table, 0, "b", "psst") == refused
        await table.close()
        found = await store.game("table")
        assert found is not None
        again = await Table.resume(store, found)  # as after a crash, or at another server
        assert await speak(again, 0, "b", "psst") == refused and await speak(again, 0, "a", "hello") == said
        assert (await speak(again, 1, "b", "psst"))["type"] == "accepted"  # another seat's line
        assert [line.client_id for line in await store.chat_lines("table")] == ["a", "b"]
        await again.close()
        await store.close()

    asyncio.run(go())


def test_what_was_said_stays_said_when_jamming_begins_before_it_is_sent_again(url: str) -> None:
    async def go() -> None:
        store, there = await Store.open(url), await Store.open(url)
        table = await begin(store, ULTIMATE, 5, terms=CHAT)
        stored = await store.game("table")
        assert stored is not None
        tables = [table, *([await Table.resume(there, stored)] if store.shared else [])]
        first = await speak(table, 0, "a", "psst")
        assert first["type"] == "accepted"
        for one in tables:  # also at another server, which has not heard of it
            one.game._s.jamming_cards = 1
            assert await speak(one, 0, "a", "psst") == first
            assert (await speak(one, 0, "b", "psst"))["code"] == "jamming"
        for one in tables:
            await one.close()
        await store.close()
        await there.close()

    asyncio.run(go())


def test_nobody_fills_the_disk_by_talking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_LINES", 3)

    async def go() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'room25.sqlite'}")
        table = await begin(store, ULTIMATE, 5, terms=CHAT)
        said = [await speak(table, 0, f"c{number}", "la") for number in range(5)]
        assert [one.get("code", "kept") for one in said] == ["kept"] * 3 + ["too-many"] * 2
        await table.close()
        await store.close()

    asyncio.run(go())


def test_over_the_socket(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as host:
        claims, chat = new_table(host, talk="claims"), new_table(host, talk="chat")
        for table, code in ((claims, "no-chat"), (chat, None)):
            key = sit(host, table, 1, "Ann")
            with Client(host) as ann, Client(host) as watcher:
                ann.hello(table, key)
                watcher.hello(table)
                ann.say(type="chat", id="a", text="hello")
                answer = ann.hear(20, "accepted", "refused")
                assert answer.get("code") == code
                if code is None:
                    assert watcher.hear(20, "said") == {
                        "type": "said",
                        "number": 1,
                        "seat": 1,
                        "name": "Ann",
                        "text": "hello",
                    }
                watcher.say(type="chat", id="a", text="hello")
                assert watcher.hear(20, "refused")["code"] == "spectator"
        for bad in ("", " ", "a\nb", "x" * 201):
            with Client(host) as ann:
                ann.hello(chat, key)
                ann.say(type="chat", id="a", text=bad)
                assert ann.hear(20, "failed")["code"] == "bad-message"


def test_a_long_chat_does_not_make_a_newcomer_slow(tmp_path: Path) -> None:
    async def go() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'room25.sqlite'}")
        table = await begin(store, ULTIMATE, 5, terms=CHAT)
        for number in range(100):
            await speak(table, 0, f"c{number}", "la")
        watcher = await look(table, 1, most=64)
        assert len(messages(watcher, "said")) == 100 and not watcher.dropped.is_set()
        await table.close()
        await store.close()

    asyncio.run(go())


@pytest.mark.parametrize(("mode", "is_jammed"), [("cooperation", True), ("suspicion", False)])
def test_a_client_is_told_whether_it_may_talk_and_computes_nothing(mode: str, is_jammed: bool) -> None:
    """The Jamming card silences a Cooperation and no Suspicion (CARD-JAM-01); a Jamming room silences both (INFO-05)."""
    game = Game.new("ultimate-en", mode=mode, seats=5, seed=3, options=("madness_cards",) * (mode == "suspicion"))

    def silence() -> set[str]:
        return {view.silence for view in wire.views(game, (SPECTATOR, 0, 4), 0, 0)}

    assert silence() == {""}
    game._s.jamming_cards = 1
    assert silence() == {"term-jammed" if is_jammed else ""}
    game._s.jamming_cards = 0
    tile = game._s.stands_on[0]
    game._s.kind[tile] = BY_KEY["jamming"].code
    assert silence() == {"term-jammed"}
    game._s.outcome = 1
    assert silence() == {""}


@pytest.mark.parametrize("options", [(), ("dead_talk",)])
def test_the_dead_keep_silent_unless_the_host_lets_them_talk(tmp_path: Path, options: tuple[str, ...]) -> None:
    async def go() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'room25.sqlite'}")
        table = await begin(store, Setup(mode="suspicion", seats=4, options=options), 5, terms=CHAT)
        dead = next(c for c in range(8) if table.game._s.owner[c] == 1)
        table.game._s.stands_on[dead] = NOWHERE
        views = {view.pov: view.silence for view in wire.views(table.game, (SPECTATOR, 0, 1), 0, 0)}
        assert views == {SPECTATOR: "", 0: "", 1: "" if options else "web-dead-silent"}
        answer = await speak(table, 1, "a", "it was Max")
        assert (answer.get("code"), answer.get("rule")) == ((None, None) if options else ("dead", "AMB-097"))
        assert (await speak(table, 0, "b", "who was it?"))["type"] == "accepted"
        await table.close()
        await store.close()

    asyncio.run(go())
