"""A deal that nobody chose: sealed by everybody, opened by everybody, dealt from all of it, and late for nobody."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from room25 import __version__
from room25.engine.table.state import GUARD
from room25.game import Game, Setup
from room25.notation import seeds
from room25.server import draw, secret, tables, waiting
from room25.server.app import make_app
from room25.server.errors import RequestRefused
from room25.server.messages import Seat, TableTerms
from room25.server.settings import Settings
from room25.server.store import Store, StoredGame, now
from server.online import Client, new_table, served

SETUP = Setup(mode="suspicion", seats=4)
NUMBERS = [f"{n:064x}" for n in (5, 6)]
BOTS = {"2": "explorer", "3": "explorer"}


def a_table(id: str = "table", nonce: str = "0" * 32) -> StoredGame:
    """Two people who have sealed a number, two bots, and nobody waits."""
    people = tuple(Seat(seat, f"Ann {seat}", "", "", draw.seal_of(NUMBERS[seat])) for seat in (0, 1))
    seats = (*people, Seat(2, "", "explorer"), Seat(3, "", "explorer"))
    keys = (*("k" * 64, "l" * 64), None, None)
    return StoredGame(id, SETUP, draw.NOT_DRAWN, nonce, False, False, now(), seats, keys, agreed=True)


def opened(table: StoredGame, numbers: list[str]) -> StoredGame:
    for seat, number in enumerate(numbers):
        table = draw.drawn(draw.open_number(table, seat, number))
    return table


def test_the_seed_follows_from_the_secret_and_from_every_number() -> None:
    table = opened(a_table(), NUMBERS)
    text = f"table {'0' * 32} 0:{NUMBERS[0]} 1:{NUMBERS[1]}"
    assert table.is_dealt and seeds.write(table.seed) == "0x" + hashlib.sha256(text.encode()).hexdigest()[:32]
    assert table.deal == Game(SETUP, table.seed).deal
    assert table.commitment == a_table().commitment == hashlib.sha256(b"0" * 32).hexdigest()
    others = [replace(a_table(), nonce="1" * 32), replace(a_table(), id="other")]
    assert len({table.seed, *(opened(other, NUMBERS).seed for other in others)}) == 3


def test_there_is_no_seed_before_the_last_number_is_open() -> None:
    one = opened(a_table(), NUMBERS[:1])
    assert one.seed == draw.NOT_DRAWN and not one.is_dealt and one.deal == ""
    anyway = draw.drawn(one, anyway=True)
    assert anyway.is_dealt and draw.text_of(anyway) == f"table {'0' * 32} 0:{NUMBERS[0]}"
    with pytest.raises(RequestRefused, match="game-begun"):
        draw.open_number(anyway, 1, NUMBERS[1])


def test_the_next_game_has_a_secret_and_a_deal_of_its_own_and_the_numbers_of_before_are_its_seals() -> None:
    before = replace(opened(a_table(), NUMBERS), program="0.2.0")
    after = draw.undrawn(before)
    assert not after.is_drawn and after.agreed and after.deal == "" and after.nonce != before.nonce
    assert after.program == __version__  # whatever dealt the game of before
    assert [(seat.seal, seat.number) for seat in after.seats] == [(n, "") for n in (*NUMBERS, "", "")]


@pytest.mark.parametrize("who", ["a player", "the server"])
def test_whoever_tries_all_its_numbers_is_dealt_every_role_as_often_as_chance_has_it(who: str) -> None:
    """The other side's number is one that it does not know: then its own choice is worth nothing."""
    tries, guards = 400, Counter[int]()
    for n in range(tries):
        mine = f"{n:064x}"
        table = a_table(nonce=secret_of(n) if who == "the server" else "0" * 32)
        numbers = [mine if who == "a player" else NUMBERS[0], NUMBERS[1]]
        seats = [Seat(s.seat, s.name, s.bot, "", s.seal and draw.seal_of(numbers[s.seat])) for s in table.seats]
        s = Game(SETUP, opened(replace(table, seats=tuple(seats)), numbers).seed).state()
        guards.update(c for c in range(8) if s.owner[c] >= 0 and s.role[c] == GUARD)
    share = sum(guards.values()) / tries / 4
    spread = (tries * share * (1 - share)) ** 0.5  # the same numbers every time: this never flakes
    assert len(guards) == 4 and all(abs(n - tries * share) < 4 * spread for n in guards.values())


def secret_of(n: int) -> str:
    return f"{n:032x}"


@pytest.mark.parametrize(
    ("table", "seat", "number", "code"),
    [
        (a_table(), 0, NUMBERS[1], "bad-message"),
        (a_table(), 2, NUMBERS[0], "bad-message"),
        (replace(a_table(), terms=TableTerms(0, 60, "claims", "explorer", "", start="host")), 0, NUMBERS[0], "waiting"),
    ],
)
def test_what_was_not_sealed_or_comes_too_early_is_refused(
    table: StoredGame, seat: int, number: str, code: str
) -> None:
    with pytest.raises(RequestRefused) as caught:
        draw.open_number(table, seat, number)
    assert caught.value.body.code == code


def test_nobody_leaves_while_numbers_are_opened_to_have_another_deal() -> None:
    with pytest.raises(RequestRefused, match="game-begun"):
        waiting.stand_up(opened(a_table(), NUMBERS[:1]), 1)


def test_the_number_of_one_game_is_the_seal_of_the_next() -> None:
    chain = [NUMBERS[0]]
    for _ in range(2):
        chain.append(draw.seal_of(chain[-1]))
    seat = Seat(0, "Ann", "", "", chain[2], chain[1])
    assert draw.again(seat) == Seat(0, "Ann", "", "", chain[1])
    assert draw.again(Seat(0, "Ann", "", "", chain[1])) == Seat(0, "Ann", "", "", chain[1])  # it was not opened


def test_numbers_are_there_after_a_server_was_killed_and_the_other_opens_its_own(url: str) -> None:
    async def go() -> None:
        store = await Store.open(url)
        await store.create(a_table())
        await store.rearrange("table", lambda now: (draw.open_number(now, 0, NUMBERS[0]), 0))
        await store.close()
        again = await Store.open(url)
        half = await again.game("table")
        assert half is not None and not half.is_drawn and half.seats[0].number == NUMBERS[0]
        done, _ = await again.rearrange("table", lambda now: (draw.open_number(now, 1, NUMBERS[1]), 1))
        assert done.seed == opened(a_table(), NUMBERS).seed
        found = await again.game("table")
        assert found == done
        await again.close()

    asyncio.run(go())


def open_it(host: str, table: str, seat: int, key: str, number: str) -> httpx.Response:
    headers = {"authorization": f"Bearer {key}"}
    return httpx.put(f"http://{host}/api/tables/{table}/seats/{seat}/number", json={"number": number}, headers=headers)


def sealed(host: str, table: str, seat: int) -> str:
    """The key of a seat whose person adds a number."""
    said = {"name": f"Ann {seat}", "seat": seat, "seal": draw.seal_of(NUMBERS[seat])}
    return str(httpx.post(f"http://{host}/api/tables/{table}/seats", json=said).json()["key"])


def test_a_table_is_dealt_when_the_last_number_is_open(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret, "new_nonce", lambda: "ab" * 16)
    monkeypatch.setattr(tables, "PATIENCE", 600.0)  # a busy machine may be slow
    with served(Settings(url), make_app(Settings(url))) as host:
        table = new_table(host, mode="suspicion", seats=4, bots=BOTS)
        keys = [sealed(host, table, seat) for seat in (0,)]
        assert open_it(host, table, 0, keys[0], NUMBERS[0]).json()["code"] == "waiting"
        keys.append(sealed(host, table, 1))
        with Client(host) as client:
            welcome = client.hello(table, keys[0])
            assert not welcome["dealt"] and welcome["view"]["events"] == []
            assert [seat["seal"] for seat in welcome["seats"][:2]] == [draw.seal_of(number) for number in NUMBERS]
            assert not any(seat["number"] for seat in welcome["seats"])
            client.say(type="play", id="a", text="alice clue b3")
            assert client.hear(20, "refused")["code"] == "waiting"
            assert open_it(host, table, 0, keys[1], NUMBERS[0]).json()["code"] == "wrong-key"
            assert open_it(host, table, 0, keys[0], NUMBERS[1]).json()["code"] == "bad-message"
            assert open_it(host, table, 0, keys[0], NUMBERS[0]).status_code == 200
            assert open_it(host, table, 1, keys[1], NUMBERS[1]).status_code == 200
            dealt = client.hear(20, "welcome")
            assert dealt["dealt"] and [seat["number"] for seat in dealt["seats"][:2]] == NUMBERS
            assert dealt["commitment"] == welcome["commitment"] == draw.seal_of("ab" * 16)
            assert "ab" * 16 not in str(dealt)  # the server's secret stays one until the end


def test_who_does_not_open_its_number_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PATIENCE", 0.2)
    url = f"sqlite:///{tmp_path / 'room25.sqlite'}"
    with served(Settings(url), make_app(Settings(url))) as host:
        table = new_table(host, mode="suspicion", seats=4, bots=BOTS)
        keys = [sealed(host, table, seat) for seat in (0, 1)]
        with Client(host) as client:
            welcome = client.hello(table, keys[0])
            dealt = welcome if welcome["dealt"] else client.hear(20, "welcome")
            assert dealt["dealt"] and not any(seat["number"] for seat in dealt["seats"])


def test_who_seals_no_number_waits_for_nobody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'room25.sqlite'}"
    with served(Settings(url), make_app(Settings(url))) as host:
        table = new_table(host, mode="solo", seats=1)
        said = {"name": "Ann", "seat": 0}
        key = httpx.post(f"http://{host}/api/tables/{table}/seats", json=said).json()["key"]
        with Client(host) as client:
            assert client.hello(table, key)["dealt"]
