"""Resume: whoever loses its socket at any instant and comes back with the number of its last event has what a newcomer is told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from server.crowd import LOST, Closed, Guest, Line, line, new_guests
from server.prove_kills import Killable

TABLES = 4
MOST_BETWEEN = 4  # commands that are played while somebody is away


@dataclass
class Counts:
    cuts: int = 0
    in_the_middle: int = 0  # while a command was on its way
    missed: int = 0  # events that came while somebody was away
    games: int = 0

    def __str__(self) -> str:
        return (
            f"{self.cuts} cuts, {self.in_the_middle} of them while a command was on its way; {self.missed} events missed and heard later; "
            f"{self.games} games to the end"
        )


@dataclass
class Eyes:
    """Somebody who looks at a table and keeps all events that it was told."""

    table: str
    key: str
    events: list[dict[str, Any]] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)

    def take(self, view: dict[str, Any]) -> None:
        """What a view says from its first event on goes after what was known before."""
        assert view["since"] <= len(self.events), "events are missing"
        self.events[view["since"] :] = view["events"]
        self.view = view
        assert [event["number"] for event in self.events] == list(range(view["until"]))

    async def until(self, one: Line, commands: int) -> None:
        while self.view["commands"] < commands:
            _, said = await one.hear()
            if said["type"] == "update":
                self.take(said["view"])

    def all(self) -> dict[str, Any]:
        return self.view | {"since": 0, "events": self.events}


async def cuts(folder: Path, database: str, count: int, seed: int = 3) -> Counts:
    """So many sockets cut at random instants of running games."""
    counts, dice = Counts(), Random(seed)
    with Killable(folder, database) as server:
        tables = 0
        while counts.cuts < count:
            laid = [await new_guests(server.host, tables + number, dice) for number in range(TABLES)]
            tables += TABLES
            await asyncio.gather(*(one_game(server.host, guests, dice, counts, count) for guests in laid))
    return counts


async def one_game(host: str, guests: list[Guest], dice: Random, counts: Counts, count: int) -> None:
    """Random commands, and now and then somebody is cut off, comes back, and is compared with a newcomer."""
    eyes = [Eyes(guest.table, guest.key) for guest in guests] + [Eyes(guests[0].table, "")]
    played = 0
    while counts.cuts < count:
        one = dice.choice(eyes)
        known = len(one.events)
        played, is_over = await cut_one(host, guests, one, played, dice, counts)
        async with line(host, one.table, one.key, since=len(one.events)) as (again, welcome):
            counts.missed += welcome["view"]["until"] - known
            one.take(welcome["view"])
            await one.until(again, played)
        async with line(host, one.table, one.key) as (fresh, welcome):
            newcomer = Eyes(one.table, one.key)
            newcomer.take(welcome["view"])
            await newcomer.until(fresh, played)
        assert one.all() == newcomer.all(), f"resumed at event {known} of table {one.table}"
        counts.cuts += 1
        if is_over:
            counts.games += 1
            return


async def cut_one(
    host: str, guests: list[Guest], one: Eyes, played: int, dice: Random, counts: Counts
) -> tuple[int, bool]:
    """Look on for a while and lose the socket, perhaps in the middle of a command; gives how many commands are played by then."""
    async with line(host, one.table, one.key, since=len(one.events)) as (here, welcome):
        one.take(welcome["view"])
        cut_after = dice.random() * 0.02
        playing = asyncio.create_task(play_some(host, guests, dice.randrange(MOST_BETWEEN + 1), dice))
        listening = asyncio.create_task(listen(here, one))
        await asyncio.sleep(cut_after)
        counts.in_the_middle += not playing.done()
        here.cut()
        await listening
        done, is_over = await playing
    return max(played, done), is_over


async def listen(here: Line, one: Eyes) -> None:
    try:
        await one.until(here, 1 << 30)
    except (Closed, *LOST):
        return


async def play_some(host: str, guests: list[Guest], most: int, dice: Random) -> tuple[int, bool]:
    """So many commands by whoever is asked; gives how many have been played in this game, and whether it is over."""
    async with line(host, guests[0].table) as (_, welcome):
        view = welcome["view"]
    played = int(view["commands"])
    for _ in range(most):
        if view["decision"] is None:
            break
        for guest in dice.sample(guests, len(guests)):
            async with line(host, guest.table, guest.key) as (here, welcome):
                view = welcome["view"]
                asked = [who for who in view["decision"]["asked"] if who in view["options"]]
                if not asked:
                    continue
                who = dice.choice(asked)
                await here.say(type="play", id=f"c{played}", text=f"{who} {dice.choice(view['options'][who])}")
                _, said = await here.hear()
                assert said["type"] == "accepted", said
                played = said["number"]
                _, said = await here.hear()
                view = said["view"]
                break
    return played, view["decision"] is None
