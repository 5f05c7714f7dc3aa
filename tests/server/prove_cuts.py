"""Resume: whoever loses its socket at any instant and comes back with the number of its last event has what a newcomer is told."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from server.crowd import LOST, Closed, Guest, Line, line, new_guests
from server.killable import Killable
from server.volume import METER

TABLES = 8
A_SOCKET = 90  # commands over one socket: the server allows a hundred messages in a while
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
    with Killable(folder, database, born=METER.is_read) as server:
        tables = 0
        while counts.cuts < count:
            laid = [await new_guests(server.host, tables + number, dice) for number in range(TABLES)]
            tables += TABLES
            await asyncio.gather(*(one_game(server.host, guests, dice, counts, count) for guests in laid))
    return counts


async def one_game(host: str, guests: list[Guest], dice: Random, counts: Counts, count: int) -> None:
    """Random commands, and now and then somebody is cut off, comes back, and is compared with a newcomer."""
    hands = [Hand(host, guest) for guest in guests]
    try:
        await cut_again_and_again(host, hands, dice, counts, count)
    finally:
        for hand in hands:
            await hand.close()


async def cut_again_and_again(host: str, hands: list[Hand], dice: Random, counts: Counts, count: int) -> None:
    table, played = hands[0].guest.table, 0
    eyes = [Eyes(table, hand.guest.key) for hand in hands] + [Eyes(table, "")]
    while counts.cuts < count:
        one = dice.choice(eyes)
        known = len(one.events)
        played, is_over = await cut_one(host, hands, one, played, dice, counts)
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
        METER.step()
        if is_over:
            counts.games += 1
            return


async def cut_one(
    host: str, hands: list[Hand], one: Eyes, played: int, dice: Random, counts: Counts
) -> tuple[int, bool]:
    """Look on for a while and lose the socket, perhaps in the middle of a command; gives how many commands are played by then."""
    async with line(host, one.table, one.key, since=len(one.events)) as (here, welcome):
        one.take(welcome["view"])
        cut_after = dice.random() * 0.02
        playing = asyncio.create_task(play_some(hands, played, dice.randrange(MOST_BETWEEN + 1), dice))
        listening = asyncio.create_task(listen(here, one))
        await asyncio.sleep(cut_after)
        counts.in_the_middle += not playing.done()
        here.cut()
        await listening
        return await playing


async def listen(here: Line, one: Eyes) -> None:
    try:
        await one.until(here, 1 << 30)
    except (Closed, *LOST):
        return


class Hand:
    """A guest who plays over one socket for as long as the server lets it."""

    def __init__(self, host: str, guest: Guest) -> None:
        self.host, self.guest = host, guest
        self.view: dict[str, Any] = {}
        self._said = 0
        self._line: Line | None = None
        self._open = AsyncExitStack()

    async def look(self, played: int) -> dict[str, Any]:
        """The table after so many commands."""
        if self._line is None or self._said >= A_SOCKET:
            await self.close()
            opened = line(self.host, self.guest.table, self.guest.key)
            self._line, welcome = await self._open.enter_async_context(opened)
            self.view, self._said = welcome["view"], 0
        while self.view["commands"] < played:
            await self._hear()
        return self.view

    async def play(self, played: int, dice: Random) -> int:
        """Play one command if this guest is asked; gives how many are played then."""
        view = await self.look(played)
        asked = [who for who in (view["decision"] or {"asked": ()})["asked"] if who in view["options"]]
        if not asked:
            return played
        who = dice.choice(asked)
        assert self._line is not None
        self._said += 1
        await self._line.say(type="play", id=f"c{played}", text=f"{who} {dice.choice(view['options'][who])}")
        while (said := await self._hear())["type"] not in ("accepted", "refused"):
            continue
        assert said["type"] == "accepted", said
        return int(said["number"])

    async def _hear(self) -> dict[str, Any]:
        assert self._line is not None
        _, said = await self._line.hear()
        if said["type"] == "update":
            self.view = said["view"]
        return said

    async def close(self) -> None:
        self._line = None
        await self._open.aclose()


async def play_some(hands: list[Hand], played: int, most: int, dice: Random) -> tuple[int, bool]:
    """So many commands by whoever is asked; gives how many have been played in this game, and whether it is over."""
    for _ in range(most):
        for hand in dice.sample(hands, len(hands)):
            after = await hand.play(played, dice)
            if after > played:
                played = after
                break
    view = await hands[0].look(played)
    return played, view["decision"] is None
