"""No leak over the wire: every byte that one client gets is the byte that it would get in a world dealt otherwise.

Each door is something through which a secret could go out; a client stands at it and takes all that it can get. `test_proofs.py` has many
more games, with every client of each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import httpx
import pytest

from laws.games import CELLS, SUSPICION, Move, begin, choose, listed, make, people, some_setup
from laws.worlds import World, run, true_world
from room25.engine.rules.legal import is_asked
from room25.engine.table.state import PROGRAMMING, SPECTATOR
from room25.game import EVERYTHING
from room25.server.app import make_app, open_tables
from room25.server.letters import Refresh
from room25.server.settings import Settings
from room25.server.store import Store
from room25.setup.kinds import GameKind
from server.at_table import database, look
from server.two_worlds import Played, Sitting, forgetful, other_guards, played, sitting, unlearnt

GAMES = 24  # one in each of so many kinds of game
KINDS = CELLS[:: max(1, len(CELLS) // GAMES)]
IMPOSSIBLE = ["look {cell}", "move {cell}", "clue {cell}", "peek {cell}", "swap {cell}", "tunnel {cell}", "wait"]
ELSEWHERE = ["pass", "program look look", "push max {cell}", "mark {cell}", "control r1 left", "refuse", "xyzzy"]
Visit = Callable[[Sitting, int, Random], Awaitable[None]]


async def only_listen(here: Sitting, step: int, dice: Random) -> None:
    """The log: what is sent after every command anyway."""


async def look_while_they_program(here: Sitting, step: int, dice: Random) -> None:
    if here.table.game._s.phase == PROGRAMMING:
        await here.come_back(0)


async def try_the_impossible(here: Sitting, step: int, dice: Random) -> None:
    if here.pov != SPECTATOR and dice.random() < 0.3:
        await here.try_something(f"x{step}", dice, IMPOSSIBLE)


async def ask_what_is_possible(here: Sitting, step: int, dice: Random) -> None:
    if here.pov != SPECTATOR and dice.random() < 0.3:
        await here.try_something(f"x{step}", dice, ELSEWHERE)


async def ask_to_take_back(here: Sitting, step: int, dice: Random) -> None:
    if here.pov != SPECTATOR and dice.random() < 0.3:
        await here.try_something(f"x{step}", dice, ["undo", "withdraw", "take back", "program"])


async def be_told(here: Sitting, step: int, dice: Random) -> None:
    """Somebody comes and goes, somebody talks, somebody changes what the store has: everybody is notified."""
    seat = dice.randrange(here.table.game.seats)
    if seat != here.pov and dice.random() < 0.2:
        here.table.leave(await look(here.table, seat))
    if dice.random() < 0.2:
        await here.talk(f"t{step}", seat)
    if dice.random() < 0.1:
        await here.table.post(Refresh("seats"))
        await here.table.drain()


async def resume(here: Sitting, step: int, dice: Random) -> None:
    if dice.random() < 0.3:
        await here.come_back(dice.randrange(200))


def fickle(cell: GameKind, number: int) -> Played:
    """A game in which everybody changes its program again and again before the last one is laid."""
    dice = Random(f"fickle {cell} {number}")
    setup, seed = some_setup(cell, dice), dice.randrange(2**32)
    s, moves = begin(setup, seed), list[Move]()
    while not s.outcome:
        move = choose(s, dice, 0.5)
        if s.phase == PROGRAMMING and dice.random() < 0.5:
            move = dice.choice(listed(s, dice.choice([who for who in people(s) if is_asked(s, who)])))
        moves.append(move)
        make(s, move)
    return Played(setup, seed, moves, run(true_world(setup, seed), setup, seed, moves), true_world(setup, seed), dice)


def some_client(game: Played) -> int:
    return game.dice.choice(game.povs)


def a_spectator(game: Played) -> int:
    return SPECTATOR


DOORS: dict[str, tuple[Callable[[GameKind, int], Played], Callable[[Played], int], Visit]] = {
    "undo": (fickle, some_client, ask_to_take_back),
    "log": (played, some_client, only_listen),
    "spectator": (played, a_spectator, resume),
    "programming before the reveal": (played, some_client, look_while_they_program),
    "error texts": (played, some_client, try_the_impossible),
    "options": (played, some_client, ask_what_is_possible),
    "notifications": (played, some_client, be_told),
    "resume": (played, some_client, resume),
}


async def captured(store: Store, game: Played, world: World, pov: int, visit: Visit) -> list[bytes]:
    """All bytes that come through one door in this world, up to the last command but one."""
    async with sitting(store, game, world, pov) as here:
        found = await here.taken()
        for index in range(len(game.moves) - 1):
            if not await here.play(index):
                break
            await visit(here, index, Random(f"{game.seed} {index}"))
            found += await here.taken()
    return found


@pytest.mark.parametrize("door", DOORS)
def test_this_door_lets_nothing_out(door: str) -> None:
    make_game, who_looks, visit = DOORS[door]

    async def go() -> int:
        different = 0
        async with forgetful() as store:
            for cell in KINDS:
                game = make_game(cell, 0)
                pov = who_looks(game)
                world = unlearnt(game, pov)
                here = await captured(store, game, game.world, pov, visit)
                there = await captured(store, game, world, pov, visit)
                assert here == there, f"{door}: pov {pov} of {game.setup}"
                assert here
                different += world.kinds != game.world.kinds or bool(world.programs)
        return different

    assert asyncio.run(go()) > GAMES // 2


def test_the_initial_state_lets_nothing_out() -> None:
    """Before the first command everything that is face down could be anything."""

    async def go() -> int:
        different = 0
        async with forgetful() as store:
            for cell in CELLS[::2]:
                game = played(cell, 1)
                for pov in game.povs:
                    start = Played(game.setup, game.seed, [], game.truth[:1], game.world, game.dice)
                    world = unlearnt(start, pov)
                    welcomes = []
                    for one in (game.world, world):
                        async with sitting(store, game, one, pov) as here:
                            welcomes.append(await here.taken())
                    assert welcomes[0] == welcomes[1], f"pov {pov} of {game.setup}"
                    different += world.kinds != game.world.kinds
        return different

    assert asyncio.run(go()) > len(CELLS) // 2


def test_the_replay_of_a_running_game_lets_nothing_out() -> None:
    """No request of anybody gets more from a running game in one world than in another, nor its record or its replay at all."""
    paths = ("", "/record", "/replay", "/replay?pov=all", "/replay?pov=0&from=3", "/replay?pov=-1&count=200", "/seat")

    async def go() -> None:
        for cell in KINDS[::4]:
            game = played(cell, 2)
            pov = some_client(game)
            answers = [await asked(game, world, paths) for world in (game.world, unlearnt(game, pov))]
            assert answers[0] == answers[1]
            for path, status, text in answers[0]:
                assert status == (200 if not path else 403 if path == "/seat" else 409), text
                assert '"commands"' not in text and '"kind"' not in text

    asyncio.run(go())


async def asked(game: Played, world: World, paths: tuple[str, ...]) -> list[tuple[str, int, str]]:
    """What these addresses answer while the game runs."""
    app = make_app(Settings(database()))
    await open_tables(app)
    tables, found = app.state.tables, []
    async with sitting(tables.store, game, world, SPECTATOR) as here:
        tables._tables[here.table.id], tables._used[here.table.id] = here.table, 0.0
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://server") as client:
            for index in range(min(30, len(game.moves) - 1)):
                if not await here.play(index):
                    break
                for path in paths if index % 10 == 0 else ():
                    answer = await client.get(f"/api/tables/{here.table.id}{path}")
                    found.append((path, answer.status_code, answer.text.replace(here.table.id, "table")))
        tables._tables.clear()
    await tables.close()
    await tables.store.close()
    return found


def test_roles_do_not_go_out_before_somebody_wins() -> None:
    async def go() -> int:
        different = 0
        async with forgetful() as store:
            for cell in SUSPICION:
                game = played(cell, 3)
                pov = some_client(game)
                world = other_guards(game, pov)
                here = await captured(store, game, game.world, pov, only_listen)
                there = await captured(store, game, world, pov, only_listen)
                # guards do not win where they are none: from then on the worlds are no longer one game
                common = min(len(here), len(there))
                assert here[:common] == there[:common], f"pov {pov} of {game.setup}"
                different += world.roles != game.world.roles
        return different

    assert asyncio.run(go()) > len(SUSPICION) // 3


def test_an_open_door_would_be_noticed() -> None:
    """The measure itself: to eyes that see everything the two worlds differ."""

    async def go() -> int:
        different = 0
        async with forgetful() as store:
            for cell in KINDS:
                game = played(cell, 0)
                worlds = (game.world, unlearnt(game, some_client(game)))
                seen = []
                for world in worlds:
                    async with sitting(store, game, world, EVERYTHING) as here:
                        seen.append(await here.taken())
                different += seen[0] != seen[1]
        return different

    assert asyncio.run(go()) > GAMES // 2
