"""No leak over the wire: every byte that one client gets is the byte that it would get in a world dealt otherwise.

Each test is named after a door: something that is sent, and through which a secret could go out. The other world differs in the tiles that
this pov never learnt, in programs that it never saw, and in the order of the cards.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

import pytest

from laws.games import CELLS, SUSPICION, Move, history, people, povs, some_setup
from laws.test_no_leak import never_learnt
from laws.worlds import World, other_orders, other_roles, run, shuffled_tiles, true_world, unshown_programs
from room25.cells import Cell
from room25.core.state import PROGRAMMING, SPECTATOR, State
from room25.game import EVERYTHING, Setup
from room25.notation.command import words
from room25.rules.setup import CHARACTER_NAMES
from room25.server.letters import Say
from room25.server.store import Store
from room25.server.table import Table
from server.at_table import begin, database, look

GAMES = 24  # one in each of so many kinds of game
Step = Callable[["Sitting", int], object]


@dataclass
class Pair:
    """One game in two worlds that one pov cannot tell apart."""

    setup: Setup
    seed: int
    moves: list[Move]
    pov: int
    truth: list[State]
    worlds: tuple[World, World]


def pair(cell: Cell, number: int) -> Pair:
    dice = Random(f"wire {cell} {number}")
    setup, seed = some_setup(cell, dice), dice.randrange(2**32)
    moves, world = history(setup, seed, dice), true_world(setup, seed)
    truth = run(world, setup, seed, moves)
    pov = dice.choice(povs(truth[0]))
    hidden = [tile for tile in range(25) if never_learnt(truth, tile, pov)]
    kinds = shuffled_tiles(truth[0], hidden, dice)
    programs = unshown_programs(truth, moves, pov, dice)
    other = World(kinds, world.roles, world.spare, programs, *other_orders(truth, dice))
    return Pair(setup, seed, moves, pov, truth, (world, other))


PAIRS = [pair(cell, 0) for cell in CELLS[:: max(1, len(CELLS) // GAMES)]]


class Sitting:
    """One of the two games at a real table, and one client's eyes on it."""

    def __init__(self, table: Table, games: Pair, world: World) -> None:
        self.table = table
        self.games = games
        self.world = world
        self.sent: list[bytes] = []
        self.dice = Random(7)

    async def play(self, index: int) -> bool:
        """The next command, as it is in this world; False where the game is over, since then everything is open."""
        s = self.table.game._s
        move = self.world.move(index, self.games.moves[index])
        text = f"{CHARACTER_NAMES[move.who]} {words(s, move.who, move.answer)}"
        mine = s.owner[move.who] == self.games.pov
        answer = await self.table.say(s.owner[move.who], f"c{index}", text)
        assert b'"type":"accepted"' in answer, answer
        if mine:
            self.sent.append(answer)
        self.world.order(index + 1, self.table.game._s)
        return not self.table.game.is_over


@asynccontextmanager
async def sitting(games: Pair, world: World) -> AsyncIterator[Sitting]:
    store = await Store.open(database())
    table = await begin(store, games.setup, games.seed)
    s = table.game._s
    s.kind[:], s.role[:], s.spare = world.kinds, world.roles, world.spare
    world.order(0, s)
    yield Sitting(table, games, world)
    await table.close()
    await store.close()


async def captured(games: Pair, world: World, door: str) -> list[bytes]:
    """All bytes that come through one door in this world, up to the last command but one."""
    pov = SPECTATOR if door == "spectator" else games.pov
    async with sitting(games, world) as here:
        watcher = await look(here.table, pov)
        if door != "initial state":
            for index in range(len(games.moves) - 1):
                if not await here.play(index):
                    break
                await visit(here, door, pov)
        here.sent += watcher.waiting()
    return here.sent


async def visit(here: Sitting, door: str, pov: int) -> None:
    """What a curious client does between two commands."""
    table, dice = here.table, here.dice
    if door == "resume" and dice.random() < 0.3:
        here.sent += (await look(table, pov, dice.randrange(200))).waiting()
    if door == "programming before the reveal" and table.game._s.phase == PROGRAMMING:
        here.sent += (await look(table, pov)).waiting()
    if door in ("error texts", "options") and pov != SPECTATOR and dice.random() < 0.3:
        who = dice.choice(table.game.view(pov).characters)
        text = dice.choice(TRIES[door]).format(cell=dice.choice("abcde") + dice.choice("12345"))
        view = table.game.view(pov)
        if text not in (*view.options.get(who, ()), *view.asides.get(who, ())):
            await table.post(Say(pov, f"x{len(here.sent)}-{dice.random()}"[:64], f"{who} {text}", here.sent.append))
            await table._mailbox.join()


TRIES = {
    "error texts": ["look {cell}", "move {cell}", "clue {cell}", "peek {cell}", "swap {cell}", "tunnel {cell}", "wait"],
    "options": ["pass", "program look look", "push max {cell}", "mark {cell}", "control r1 left", "refuse", "xyzzy"],
}
DOORS = ("initial state", "log", "spectator", "programming before the reveal", "error texts", "options", "resume")


def compare(door: str) -> None:
    async def go() -> int:
        different = 0
        for games in PAIRS:
            if door == "spectator" and games.pov != SPECTATOR:
                continue  # the other world is made for one pov
            truth, other = [await captured(games, world, door) for world in games.worlds]
            assert truth == other, f"{door}: pov {games.pov} of {games.setup}"
            assert truth
            different += games.worlds[0].kinds != games.worlds[1].kinds
        return different

    assert asyncio.run(go()) > 0


@pytest.mark.parametrize("door", DOORS)
def test_this_door_lets_nothing_out(door: str) -> None:
    compare(door)


def with_other_roles(games: Pair) -> Pair:
    """The same game, and beside it one where other people are the guards, as far as this pov never learns it."""
    last, dice = games.truth[-2], Random(f"roles {games.seed}")  # once the game is over every role lies open
    fixed = [who for who in people(last) if last.shown[who] or last.owner[who] == games.pov]
    roles, spare = other_roles(games.truth[0], fixed, dice)
    world = games.worlds[0]
    return Pair(games.setup, games.seed, games.moves, games.pov, games.truth, (world, World(world.kinds, roles, spare)))


def test_roles_do_not_go_out_before_somebody_wins() -> None:
    async def go() -> int:
        different = 0
        for cell in SUSPICION:
            games = with_other_roles(pair(cell, 1))
            async with sitting(games, games.worlds[0]) as here, sitting(games, games.worlds[1]) as there:
                eyes = [await look(one.table, games.pov) for one in (here, there)]
                assert eyes[0].waiting() == eyes[1].waiting()
                for index in range(len(games.moves) - 1):
                    # guards do not win where they are none: from then on the worlds are no longer one game
                    if not (await here.play(index) and await there.play(index)):
                        break
                    assert eyes[0].waiting() == eyes[1].waiting(), f"pov {games.pov} of {games.setup}, command {index}"
                different += games.worlds[0].roles != games.worlds[1].roles
        return different

    assert asyncio.run(go()) > len(SUSPICION) // 3


def test_an_open_door_would_be_noticed() -> None:
    """The measure itself: to eyes that see everything the two worlds differ."""

    async def go() -> int:
        different = 0
        for games in PAIRS:
            seen = []
            for world in games.worlds:
                async with sitting(games, world) as here:
                    seen.append((await look(here.table, EVERYTHING)).waiting())
            different += seen[0] != seen[1]
        return different

    assert asyncio.run(go()) > len(PAIRS) // 2
