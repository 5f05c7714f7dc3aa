"""Pairs of worlds: at one moment of one game, what one pov may know, and all else dealt anew. Every door answers it alike in both.

A door is whatever sends something to a client, or to a bot that plays or advises for one: bytes, their number and order must be the same,
and so must the time, within its noise. `prove_leaks` plays the same pairs on through whole games; here there are many more of them.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import httpx

from laws.games import CELLS, view_of
from laws.test_no_leak import redealt
from room25.bots import protocol, registry
from room25.bots.contract import Budget
from room25.bots.seat import owes
from room25.engine.table.state import SPECTATOR
from room25.game import Game
from room25.notation.command import words
from room25.server import secret, wire
from room25.server.app import make_app, open_tables
from room25.server.chat import refusal
from room25.server.deal import greeting, views
from room25.server.letters import PlayCommand
from room25.server.messages import Update, write
from room25.server.settings import Settings
from room25.server.store import StoredGame
from room25.server.table import Table
from room25.server.trial import tried
from room25.server.watcher import Watcher
from room25.setup.lay import CHARACTER_NAMES
from server.at_table import database, stored
from server.two_worlds import CHAT, TRIES, Played, played
from server.volume import METER

HTTP_EVERY = 25  # pairs: the routes are asked at one of so many, since most of their time is not ours
SEARCH_EVERY = 1500
SEARCH = Budget(seconds=60.0, playouts=60)  # counted, so that no clock has a say
TIMED_EVERY = 5
ALIKE = 0.03  # of a door's time: so much a world may cost more than another one, since it lies elsewhere in memory
CERTAIN = 5.0  # standard errors
PATHS = ("", "/seat", "/record", "/replay?pov=all", "/replay?pov=0", "/review", "/hint", "/odds")
Door = Callable[["Side"], bytes]


@dataclass
class Counts:
    pairs: int = 0
    different: int = 0  # pairs whose worlds are really two
    size: int = 0  # bytes that were compared
    asked: Counter[str] = field(default_factory=Counter)  # doors
    took: Counter[str] = field(default_factory=Counter)  # sums over the pairs whose times were taken

    def times(self) -> dict[str, tuple[float, float]]:
        """By door: what the world costs, as a part of the time, and by how many standard errors that is more than noise.

        Each pair is timed twice. Noise of one time says nothing of the other; what a world costs is there both times. So the mean product
        of the two differences is the variance that the worlds make, and nothing else.
        """
        found = {}
        for door in DOORS:
            if n := self.took[f"{door} n"]:
                time, product, square = (self.took[f"{door} {what}"] / n for what in ("time", "product", "square"))
                error = math.sqrt(max(square - product**2, 1e-12) / n)
                found[door] = (math.sqrt(max(product, 0.0)) / time, product / error)
        return found

    def __str__(self) -> str:
        share, door = max(((abs(share), door) for door, (share, _) in self.times().items()), default=(0.0, ""))
        return (
            f"{self.pairs:,} pairs of worlds ({self.different:,} really two) at {len(self.asked)} doors, "
            f"{self.asked.total():,} answers alike, "
            f"{self.size / 1e6:,.0f} MB; search asked {self.asked['search']:,} times; "
            f"what a world costs in time: {share:.1%} at most ({door})"
        )


@dataclass
class Side:
    """One world at one moment, and who looks at it."""

    game: Game
    table: StoredGame
    pov: int
    since: int
    tries: tuple[str, ...]
    bots: str


async def worlds(folder: Path, database: str, count: int, seed: int = 7) -> Counts:
    """So many pairs, in games of every kind."""
    counts, dice = Counts(), Random(seed)
    routes = await Routes.open()
    number = 0
    while counts.pairs < count:
        game = played(dice.choice(CELLS), number, f"worlds {seed}")
        number += 1
        await compare(game, routes, counts, count, Random(f"{seed} {number}"))
    await routes.close()
    if counts.pairs >= 20_000:
        check_times(counts)
    return counts


def check_times(counts: Counts) -> None:
    for door, (share, errors) in counts.times().items():
        assert share < ALIKE or errors < CERTAIN, (
            f"{door}: the world makes {share:.1%} of its time ({errors:.1f} errors)"
        )


async def compare(played: Played, routes: Routes, counts: Counts, count: int, dice: Random) -> None:
    """Every moment of a game, for everybody who looks at it."""
    game, table = Game(played.setup, played.seed), replace(stored(played.setup, played.seed), terms=CHAT)
    turned_back = False
    for move in played.moves:
        for pov in played.povs:
            if counts.pairs >= count:
                return
            if turned_back and pov == SPECTATOR:
                continue  # who does not play forgets what lay open once
            other = game.copy()
            other._s = redealt(view_of(game._s, pov), dice.randrange(2**32))
            counts.different += other._s.kind != game._s.kind or other._s.role != game._s.role
            sides = side_by_side(game, other, table, pov, dice)
            at_all_doors(sides, counts, dice)
            if counts.pairs % HTTP_EVERY == 0:
                await routes.compare(sides, counts)
            counts.pairs += 1
            METER.step()
        before = list(game._s.face_up)
        game.play(f"{CHARACTER_NAMES[move.who]} {words(game._s, move.who, move.answer)}")
        turned_back = turned_back or any(now < was for now, was in zip(game._s.face_up, before))
        if game.is_over:
            return


def side_by_side(game: Game, other: Game, table: StoredGame, pov: int, dice: Random) -> tuple[Side, Side]:
    """Both worlds, and the same curiosity about either."""
    since, tries = dice.randrange(game.happened + 1), list[str]()
    view = game.view(pov)
    if view.characters:
        who = dice.choice(view.characters)
        offered = (*view.options.get(who, ()), *view.asides.get(who, ()))
        for template in dice.sample(TRIES, 2):
            text = template.format(cell=dice.choice("abcde") + dice.choice("12345"))
            tries += [f"{who} {text}"] if text not in offered else []
    bots = dice.choice((protocol.DECIDE, protocol.ASIDE, protocol.EXPLAIN, protocol.ODDS))
    one, two = (Side(world, table, pov, since, tuple(tries), bots) for world in (game, other))
    return one, two


def update(side: Side) -> bytes:
    return write(Update(next(views(side.table, side.game, [side.pov], side.since, 1))))


def welcome(side: Side) -> bytes:
    return write(greeting(side.table, side.game, Watcher(side.pov), side.since, 1))


def refused(side: Side) -> bytes:
    said = (PlayCommand(side.pov, "x", text, lambda _: None) for text in side.tries)
    return b"\n".join(write(tried(side.game.copy(), command, 1, is_waiting=False)) for command in said)


def silence(side: Side) -> bytes:
    why = refusal("x", side.table, wire.silence(side.game.view(SPECTATOR).flat, side.pov))
    return write(why) if why is not None else b""


def bot(side: Side) -> bytes:
    """All that a bot, a hint or the odds of this seat are made from."""
    return protocol.question(side.bots, side.game.view(side.pov), 1, SEARCH, "search").encode()


def search(side: Side) -> bytes:
    view = side.game.view(side.pov)
    if view.decision is None or not owes(view):
        return b""
    return registry.make("search", 1, SEARCH).decide(view, view.decision).encode()


DOORS: dict[str, Door] = {"update": update, "welcome": welcome, "refusal": refused, "silence": silence, "bot": bot}


def at_all_doors(sides: tuple[Side, Side], counts: Counts, dice: Random) -> None:
    for name, door in DOORS.items():
        if (name == "refusal" and not sides[0].tries) or (name in ("bot", "silence") and sides[0].pov < 0):
            continue
        at_door(name, door, sides, counts, dice)
    if counts.pairs % SEARCH_EVERY == 0 and sides[0].pov >= 0:
        at_door("search", search, sides, counts, dice)


def at_door(name: str, door: Door, sides: tuple[Side, Side], counts: Counts, dice: Random) -> None:
    """Ask in both worlds: the bytes must be the same. Then perhaps ask again, twice, and take the times."""
    answers, side = [door(side) for side in sides], sides[0]
    assert answers[0] == answers[1], (
        f"{name}: pov {side.pov} can tell at decision {side.game.decision}: {side.table.setup}, {side.table.seed}"
    )
    counts.size += len(answers[0])
    counts.asked[name] += 1
    if name in DOORS and counts.pairs % TIMED_EVERY == 0:
        note_times(name, door, sides, counts, dice)


def note_times(name: str, door: Door, sides: tuple[Side, Side], counts: Counts, dice: Random) -> None:
    took: list[list[int]] = [[], []]
    for _ in range(2):
        for which in (0, 1) if dice.random() < 0.5 else (1, 0):
            began = time.perf_counter_ns()
            door(sides[which])
            took[which].append(time.perf_counter_ns() - began)
    shortest = min(*took[0], *took[1])
    if max(*took[0], *took[1]) > 2 * shortest:
        return  # something else had the processor
    product = (took[0][0] - took[1][0]) * (took[0][1] - took[1][1]) / 1e6  # µs²
    for what, value in (("n", 1), ("time", shortest / 1000), ("product", product), ("square", product**2)):
        counts.took[f"{name} {what}"] += value  # type: ignore[assignment]


class Routes:
    """A server in this process with one table, at which now one world lies and now the other."""

    def __init__(self, client: httpx.AsyncClient, app: object) -> None:
        self.client, self.app = client, app

    @classmethod
    async def open(cls) -> Routes:
        app = make_app(Settings(database(), requests=0))
        await open_tables(app)
        return cls(httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://server"), app)

    async def compare(self, sides: tuple[Side, Side], counts: Counts) -> None:
        tables = self.app.state.tables  # type: ignore[attr-defined]
        id, found = secret.new_table(), []
        stored_there = _named(sides[0].table, id)
        await tables.store.create(stored_there)
        for side in sides:
            here = Table.begin(tables.store, stored_there, side.game)
            tables._tables[id], tables._used[id] = here, 0.0
            said = []
            for path in PATHS:
                answer = await self.client.get(f"/api/tables/{id}{path}", headers=_key(side.pov))
                said.append((path, answer.status_code, dict(answer.headers), answer.content))
            found.append(said)
            del tables._tables[id], tables._used[id]
            await here.close()
        assert found[0] == found[1], (
            f"a route tells pov {sides[0].pov} the worlds apart: {sides[0].table.setup}, {sides[0].table.seed}"
        )
        counts.asked.update(f"GET /api/tables/ID{path}" for path in PATHS)

    async def close(self) -> None:
        await self.client.aclose()
        await self.app.state.tables.close()  # type: ignore[attr-defined]
        await self.app.state.tables.store.close()  # type: ignore[attr-defined]


def _named(table: StoredGame, id: str) -> StoredGame:
    return replace(table, id=id, seed=0, nonce="00" * 16)


def _key(pov: int) -> dict[str, str]:
    return {"authorization": f"Bearer the key of {pov}"} if pov >= 0 else {}
