"""Hints and odds: from the seat's own view alone, for its own key, where the table allows them; nobody else hears of it or waits for it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from laws.games import CELLS
from room25.bots.protocol import DECIDE
from room25.bots.seat import Answer, owes
from room25.game import Game, SeatView
from room25.server import helps
from room25.server.errors import RequestRefused
from room25.server.helps import Helps
from room25.server.messages import write
from room25.server.pool import Pool
from room25.server.settings import Settings
from room25.texts import LANGUAGES, Texts
from room25.words.vocabulary import Sentence, said
from server.online import Client, served, settings, sit
from server.two_worlds import forgetful, played, sitting, unlearnt

KINDS = CELLS[:: max(1, len(CELLS) // 8)]


def asked(host: str, table: str, what: str, key: str) -> httpx.Response:
    return httpx.get(f"http://{host}/api/tables/{table}/{what}", headers={"authorization": f"Bearer {key}"}, timeout=60)


def laid(host: str, **wanted: Any) -> dict[str, Any]:
    answer = httpx.post(f"http://{host}/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()["table"]
    return table


def test_hints_are_the_hosts_choice_and_on_only_where_one_is_alone_with_bots(url: str) -> None:
    bots = {"1": "cautious", "2": "cautious", "3": "cautious"}
    with served(Settings(url)) as host:
        tables = {
            "alone": laid(host, seats=4, bots=bots),
            "solo": laid(host, mode="solo", seats=1),
            "friends": laid(host, seats=4),
            "two people": laid(host, seats=4, bots={"2": "cautious", "3": "cautious"}),
            "friends with hints": laid(host, seats=4, hints=True),
            "alone without": laid(host, seats=4, bots=bots, hints=False),
        }
    with served(Settings(url)) as host:  # it is kept
        shown = {
            name: httpx.get(f"http://{host}/api/tables/{table['id']}").json()["hints"] for name, table in tables.items()
        }
        assert shown == {name: table["hints"] for name, table in tables.items()}
        assert [name for name, has in shown.items() if has] == ["alone", "solo", "friends with hints"]
        with Client(host) as client:  # everybody is told
            assert client.hello(tables["friends with hints"]["id"])["house"]["hints"] is True


def test_a_hint_is_an_answer_that_the_seat_may_give_with_a_reason_in_every_language(url: str) -> None:
    with served(Settings(url)) as host:
        table = laid(host, mode="suspicion", seats=4, hints=True)["id"]
        keys = [sit(host, table, seat) for seat in range(4)]
        for key in keys:
            with Client(host) as client:
                view = client.hello(table, key)["view"]
            hint = asked(host, table, "hint", key).json()
            assert hint["text"] in view["options"][hint["who"]] and hint["number"] == view["decision"]["number"]
            assert asked(host, table, "hint", key).json() == hint
            for language in LANGUAGES:
                assert said(Sentence(hint["why"]["id"], hint["why"].get("values", {})), Texts(language))
            odds = asked(host, table, "odds", key).json()
            assert odds["guards"].keys() == {one["who"] for one in view["people"]} == odds["evidence"].keys()
            assert all(abs(sum(rooms.values()) - 1) < 1e-3 for rooms in odds["rooms"].values())


def test_no_other_seat_hears_of_a_hint_and_nobody_gets_another_seats(url: str) -> None:
    with served(Settings(url)) as host:
        table = laid(host, mode="cooperation", seats=2, hints=True)["id"]
        keys = [sit(host, table, seat) for seat in range(2)]
        with Client(host) as neighbour, Client(host) as spectator:
            mine = neighbour.hello(table, keys[1])["view"]
            spectator.hello(table)
            assert asked(host, table, "hint", keys[0]).status_code == 200
            with pytest.raises(TimeoutError):
                neighbour.hear(0.3)
            with pytest.raises(TimeoutError):
                spectator.hear(0.3)
        assert asked(host, table, "hint", keys[1]).json()["who"] in mine["characters"]
        with Client(host) as client:
            who, words = client.hello(table, keys[0])["view"]["options"].popitem()
            client.say(type="play", id="a", text=f"{who} {words[0]}")
            client.hear(20, "update")
        refused = asked(host, table, "hint", keys[0])
        assert (refused.status_code, refused.json()["code"]) == (409, "not-asked")


def test_a_table_without_hints_gives_none(tmp_path: Any) -> None:
    with served(settings(tmp_path)) as host:
        table = laid(host, seats=4)["id"]
        key = sit(host, table, 0)
        for what in ("hint", "odds"):
            refused = asked(host, table, what, key)
            assert (refused.status_code, refused.json()["code"]) == (409, "no-hints")


def test_a_hint_is_the_same_in_a_world_that_is_dealt_otherwise() -> None:
    async def go() -> int:
        pool, different = Pool(), 0
        async with forgetful() as store:
            for kind in KINDS:
                game = played(kind, 5)
                pov = game.dice.choice([pov for pov in game.povs if pov >= 0])
                world = unlearnt(game, pov)
                told = []
                for one in (game.world, world):
                    advisers, heard = Helps(pool), []
                    async with sitting(store, game, one, pov) as here:
                        for index in range(min(40, len(game.moves) - 1)):
                            view = here.table.game.view(pov)
                            if index % 4 == 0:
                                heard.append(write(await advisers.odds("table", view)))
                                if owes(view):
                                    heard.append(write(await advisers.hint("table", view)))
                            if not await here.play(index):
                                break
                    told.append(heard)
                assert told[0] == told[1], f"pov {pov} of {game.setup}"
                assert told[0]
                different += world.kinds != game.world.kinds
        await pool.close()
        return different

    assert asyncio.run(go()) > len(KINDS) // 2


class Watched(Pool):
    """Counts how many questions are being thought about at once."""

    now = most = 0

    async def ask(self, *question: Any) -> Answer:
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            return await super().ask(*question)
        finally:
            self.now -= 1


def seat_views(number: int) -> list[SeatView]:
    """Views of seats that are asked something, of different moments."""
    game, dice, found = Game.new("base", mode="suspicion", seats=6, seed=8), Random(8), list[SeatView]()
    while game.decision is not None and len(found) < number:
        who = dice.choice(game.decision.asked)
        found.append(game.view(game.seat_of(who)))
        game.play(f"{who} {dice.choice(game.options(who))}")
    return found


def test_all_who_want_hints_leave_a_process_to_the_bots() -> None:
    async def go() -> None:
        pool = Watched(size=2)
        advisers = Helps(pool)
        view = seat_views(1)[0]
        hints = [asyncio.create_task(advisers.hint(f"table {n}", view)) for n in range(20)]
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            assert (await pool.ask("search", DECIDE, view, 1)).command
        assert not all(hint.done() for hint in hints)
        await asyncio.gather(*hints)
        assert pool.most == 2  # one hint at a time, and the bot's own question
        await pool.close()

    asyncio.run(go())


def test_a_seat_asks_for_one_thing_at_a_time_and_not_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        monkeypatch.setattr(helps, "MOST", 3)
        pool = Pool(size=2)
        advisers = Helps(pool)
        first, second, *rest = [view for view in seat_views(60) if view.pov == 0][:6]
        under_way = asyncio.create_task(advisers.hint("table", first))
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused, match="too-many"):
            await advisers.hint("table", second)
        hint = await under_way
        for _ in range(10):
            assert await advisers.hint("table", first) == hint  # it is known: that costs nothing
        await advisers.hint("table", second)
        await advisers.hint("table", rest[0])
        with pytest.raises(RequestRefused, match="too-many"):
            await advisers.hint("table", rest[1])
        assert (await advisers.hint("another table", rest[1])).who
        await pool.close()

    asyncio.run(go())


def test_without_a_compiler_a_weaker_bot_advises_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")

    async def go() -> None:
        pool = Pool(size=1)
        assert (await Helps(pool).hint("table", seat_views(1)[0])).note == "bot-note-weaker"
        await pool.close()

    asyncio.run(go())
