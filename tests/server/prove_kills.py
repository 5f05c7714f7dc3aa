"""Nothing lost: a server that is killed in the middle of play has everything that it acknowledged, once."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from room25.game import Game
from room25.server.chat import kept_as
from room25.server.store import Store
from server.crowd import Guest, new_guests, until_lost
from server.killable import Killable
from server.volume import METER

TABLES = 8  # that are played at the same time
MOST = 150  # commands that a server answers before it is killed
STARTED = 20  # of so many servers one is started anew, the others are born loaded


@dataclass
class Counts:
    """What the proof has seen."""

    kills: int = 0
    under_way: int = 0  # commands that had been sent and not answered when the server died
    kept_unanswered: int = 0  # of those: kept all the same, and answered after the restart
    commands: int = 0
    refused: int = 0
    sent: int = 0
    games: int = 0

    def add(self, guests: Iterable[Guest]) -> None:
        for guest in guests:
            self.commands += len(guest.answers)
            self.refused += sum(json.loads(answer)["type"] == "refused" for answer in guest.answers.values())
            self.sent += guest.times

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.commands} commands answered ({self.refused} of them refused) and sent {self.sent} times, "
            f"{self.under_way} on their way when the server died ({self.kept_unanswered} of these were kept), {self.games} games to the end"
        )


async def kills(folder: Path, database: str, count: int, seed: int = 1) -> Counts:
    """Kill it so often at random instants under load, and look into the database after each."""
    counts, dice = Counts(), Random(seed)
    guests: list[Guest] = []
    tables = 0
    for number in range(count + 1):
        with Killable(folder, database, born=number % STARTED > 0) as server:
            while len({guest.table for guest in guests}) < TABLES:
                guests += await new_guests(server.host, tables, dice)
                tables += 1
            playing = [asyncio.create_task(until_lost(guest, server.host)) for guest in guests]
            await answered(guests, dice.randrange(MOST), playing)
            await asyncio.sleep(dice.random() * 0.02)
            if number < count:
                server.kill()
                counts.kills += 1
                METER.step()
            else:  # the last one is told to stop, and answers what has come in
                server.send(signal.SIGINT)
            await asyncio.gather(*playing)
        guests = await check(database, guests, counts)
    counts.add(guests)
    return counts


async def answered(guests: list[Guest], more: int, playing: list[asyncio.Task[None]]) -> None:
    """Wait until so many more commands have been answered, or everybody has finished its game."""
    before = sum(len(guest.answers) for guest in guests)
    while sum(len(guest.answers) for guest in guests) < before + more and not all(task.done() for task in playing):
        await asyncio.sleep(0.001)


async def check(database: str, guests: list[Guest], counts: Counts) -> list[Guest]:
    """The database has what was acknowledged, once and as it was answered, and nothing that nobody sent; gives those who play on."""
    store = await Store.open(database)
    for table in sorted({guest.table for guest in guests}):
        here = {guest.seat: guest for guest in guests if guest.table == table}
        kept = await store.commands(table)
        answers = {(command.seat, command.client_id): command for command in kept}
        assert len(answers) == len(kept), f"a command of table {table} is there twice"
        numbers = [command.number for command in kept if command.number is not None]
        assert numbers == list(range(1, len(numbers) + 1)), numbers
        for seat, guest in here.items():
            for id, answer in guest.answers.items():
                if guest.messages[id]["type"] == "play":
                    found, text = answers.pop((seat, id), None), guest.messages[id]["text"]
                elif guest.messages[id]["type"] == "chat" and '"refused"' in answer:
                    found, text = answers.pop((seat, kept_as(id)), None), ""
                else:
                    continue
                assert found is not None, f"{id} was answered with {answer} and is lost"
                assert found.answer.decode() == answer and found.text == text
            if guest.unanswered and guest.unanswered not in guest.answers:
                counts.under_way += 1
                for id in (guest.unanswered, kept_as(guest.unanswered)):
                    counts.kept_unanswered += answers.pop((seat, id), None) is not None
        unknown = [id for _, id in answers if not id.startswith("bot:")]
        assert not unknown, f"nobody has sent {unknown}"
        if all(guest.is_over for guest in here.values()):
            await look_at_the_end(store, table, len(numbers))
            counts.games += 1
    await store.close()
    playing = {guest.table for guest in guests if not guest.is_over}
    counts.add(guest for guest in guests if guest.table not in playing)
    return [guest for guest in guests if guest.table in playing]


async def look_at_the_end(store: Store, table: str, played: int) -> None:
    """A finished game is what its commands make of its deal."""
    stored = await store.game(table)
    assert stored is not None and stored.is_over
    game = Game(stored.setup, stored.seed)
    for command in await store.commands(table):
        if command.number is not None:
            game.play(command.text)
    assert game.is_over and len(game.record().split("commands\n")[1].splitlines()) == played + 1
