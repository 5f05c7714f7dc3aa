"""What a command costs the server, part by part, in processor time: `python bench/command.py`.

Random games of four people on a database in memory. Each part is measured in the same run and in turns with work that no change to the
server touches: random play of the interpreted rules. What counts is how many times that it takes; the machine's speed comes and goes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import time
from collections import defaultdict
from random import Random
from statistics import median

from room25.engine.entries import games as batch
from room25.engine.table.state import State
from room25.game import Game, Setup
from room25.server import secret
from room25.server.audience import Audience
from room25.server.letters import PlayCommand, Watch
from room25.server.messages import Accepted, Seat, write
from room25.server.store import Store, StoredGame
from room25.server.table import Table
from room25.server.trial import tried
from room25.server.watcher import Watcher
from room25.setup.lay import table as laid

SETUP = Setup(edition="base", mode="suspicion", seats=4)
COMMANDS = 60  # of one slice: about one game
ENDLESS = 1 << 20  # messages that may wait for somebody
ALONE = (
    "a copy of the game",
    "to play it",
    "its digest and its answer",
    "four views of the rules",
    "what these may answer",
    "four people's messages, views and answers included",
)
REFERENCE = 12  # games that the rules play in one slice


def stored(seed: int) -> StoredGame:
    """A table at which everybody sits."""
    seats = tuple(Seat(seat, f"guest {seat}", "") for seat in range(SETUP.seats))
    keys = tuple(secret.key_hash(f"{seed} {seat}") for seat in range(SETUP.seats))
    return StoredGame(f"t{seed}", SETUP, seed, "00" * 16, False, False, 0, seats, keys)


def command(game: Game, dice: Random) -> tuple[int, str]:
    """Return a random command of somebody who is asked, with the seat."""
    assert game.decision is not None
    who = dice.choice(game.decision.asked)
    return game.seat_of(who), f"{who} {dice.choice(game.options(who))}"


class Parts:
    """Processor time by part: of every slice, the seconds for each command."""

    def __init__(self) -> None:
        self.slices: dict[str, list[float]] = defaultdict(list)

    def rules(self, number: int) -> None:
        """Work that stays as it is; counted by decision."""
        states = [laid(SETUP), State()]
        began = time.process_time()
        decisions = batch.run_games(states, number, REFERENCE) >> 30
        self.slices["a decision of the rules, which is the measure"].append((time.process_time() - began) / decisions)

    def alone(self, number: int) -> None:
        """The parts one by one."""
        game, table, dice = Game(SETUP, number), stored(number), Random(number)
        audience, spent, count = Audience(), defaultdict[str, float](float), 0
        for seat in range(SETUP.seats):
            audience.add(Watcher(seat, ENDLESS))
        while count < COMMANDS and not game.is_over:
            seat, text = command(game, dice)
            count += 1
            times = [time.process_time()]
            after = game.copy()
            times.append(time.process_time())
            answer = tried(after, PlayCommand(seat, "a", text, lambda data: None), 1, False)
            times.append(time.process_time())
            after.chained("", game.happened)
            write(answer)
            times.append(time.process_time())
            seen = list(after.views(range(SETUP.seats), game.happened))
            times.append(time.process_time())
            for one in seen:
                _ = one.options, one.asides
            times.append(time.process_time())
            audience.update(table, after, game.happened, count)
            times.append(time.process_time())
            assert isinstance(answer, Accepted)
            for name, begun, ended in zip(ALONE, times, times[1:]):
                spent[name] += ended - begun
            game = after
        for name, seconds in spent.items():
            self.slices[name].append(seconds / count)

    async def whole(self, store: Store, number: int) -> None:
        """A command at a table with four people, from the mailbox to their queues, database included."""
        game, dice, mirror = stored(number), Random(number), Game(SETUP, number)
        await store.create(game)
        table = Table.begin(store, game, mirror.copy())
        people = [Watcher(seat, ENDLESS) for seat in range(SETUP.seats)]
        for person in people:
            await table.post(Watch(person, 0))
        await table.drain()
        spent, count = 0.0, 0
        while count < COMMANDS and not table.game.is_over:
            seat, text = command(table.game, dice)
            began = time.process_time()
            await table.play(seat, f"c{count}", text)
            spent += time.process_time() - began
            count += 1
            for person in people:
                person.waiting()
        await table.close()
        self.slices["a whole command, without sockets"].append(spent / count)


async def main(slices: int, seed: int) -> None:
    parts = Parts()
    store = await Store.open("sqlite://")
    for number in range(seed, seed + slices + 5):
        if number == seed + 5:  # what is made once has been made
            parts.slices.clear()
        parts.rules(number)
        parts.alone(number)
        await parts.whole(store, number)
    await store.close()
    found = {name: median(times) for name, times in parts.slices.items()}
    measure = next(iter(found.values()))
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", end="; ")
    print(f"load {os.getloadavg()[0]:.1f}, {slices} slices\n\n| part of a command | µs | × |\n| --- | ---: | ---: |")
    for name, seconds in found.items():
        print(f"| {name} | {seconds * 1e6:,.0f} | {seconds / measure:.1f} |")


if __name__ == "__main__":
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("--slices", type=int, default=60, help="how often each part is measured; the median counts")
    asks.add_argument("--seed", type=int, default=1, help="of the first game")
    said = asks.parse_args()
    asyncio.run(main(said.slices, said.seed))
