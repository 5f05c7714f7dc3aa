"""One game at a real table, in its own world and in worlds that are dealt otherwise in what one pov never learns.

The other worlds differ in tiles that this pov never saw, in programs that it never saw, in the order of the cards, in roles that were never
shown; or they are a redealt view. Every byte that goes to this pov must be the same.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random

from laws.games import Move, history, people, povs, some_setup, view_of
from laws.test_no_leak import never_learnt, orders_on_the_table, programs_on_the_table, redealt
from laws.worlds import World, other_orders, other_roles, run, shuffled_tiles, true_world, unshown_programs
from room25.engine.table.state import SPECTATOR, State
from room25.game import Setup
from room25.notation.command import words
from room25.server.database import Fence
from room25.server.letters import ChatLine, PlayCommand
from room25.server.messages import TableTerms
from room25.server.store import Store, StoredCommand
from room25.server.table import Table
from room25.server.watcher import Watcher
from room25.setup.kinds import GameKind
from room25.setup.lay import CHARACTER_NAMES
from server.at_table import begin, database, look

CHAT = TableTerms(0, 60, "chat", "explorer", "")
TRIES = (
    "look {cell}", "move {cell}", "clue {cell}", "peek {cell}", "swap {cell}", "tunnel {cell}", "wait", "pass", "program look look",
    "push max {cell}", "mark {cell}", "control r1 left", "refuse", "xyzzy", "undo", "reveal", "claim {cell} red", "withdraw",
)  # fmt: skip
NAMES = count()


class Forgetful(Store):
    """What goes out is looked at here, not what is kept: of the commands only their number is remembered."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._numbers: dict[str, int] = {}

    async def append(self, command: StoredCommand, fence: Fence | None = None) -> None:
        """Nobody will ask for it again."""
        if command.number is not None:
            self._numbers[command.game] = command.number

    async def played(self, game: str) -> int:
        """As many as there were."""
        return self._numbers.get(game, 0)


@dataclass
class Played:
    """A whole game as it was played."""

    setup: Setup
    seed: int
    moves: list[Move]
    truth: list[State]
    world: World
    dice: Random = field(repr=False)

    @property
    def povs(self) -> list[int]:
        return povs(self.truth[0])


def played(cell: GameKind, number: int, name: str = "wire") -> Played:
    """A random game of this kind; the same for the same number."""
    dice = Random(f"{name} {cell} {number}")
    setup, seed = some_setup(cell, dice), dice.randrange(2**32)
    moves, world = history(setup, seed, dice), true_world(setup, seed)
    return Played(setup, seed, moves, run(world, setup, seed, moves), world, dice)


def unlearnt(game: Played, pov: int) -> World:
    """Other tiles, programs and orders of cards, wherever this pov never learns of them, to the end of the game."""
    hidden = [tile for tile in range(25) if never_learnt(game.truth, tile, pov)]
    kinds = shuffled_tiles(game.truth[0], hidden, game.dice)
    programs = unshown_programs(game.truth, game.moves, pov, game.dice)
    return World(kinds, game.world.roles, game.world.spare, programs, *other_orders(game.truth, game.dice))


def other_guards(game: Played, pov: int) -> World:
    """Other people are the guards, as far as this pov never learns it; the game may end otherwise."""
    last = game.truth[-2]  # once the game is over every role lies open
    fixed = [who for who in people(last) if last.role_shown[who] or last.owner[who] == pov]
    return World(game.world.kinds, *other_roles(game.truth[0], fixed, game.dice))


def redealt_at(game: Played, pov: int, step: int) -> World | None:
    """The view of this pov at this step, dealt anew; None where a spectator has forgotten what the players remember."""
    now = game.truth[step]
    turned_back = any(now.face_up[tile] < before.face_up[tile] for before in game.truth[:step] for tile in range(25))
    if turned_back and pov == SPECTATOR:
        return None
    s = redealt(view_of(now, pov), game.dice.randrange(2**32))
    kinds = [game.truth[0].kind[t] if now.kind[t] == s.kind[t] else s.kind[t] for t in range(25)]
    decks, piles = orders_on_the_table(s, game.truth, step)
    programs = programs_on_the_table(s, game.truth, game.moves, step, pov)
    return World(kinds, s.role, s.spare, programs, decks, piles)


class Sitting:
    """A game at a real table in one world, and one client's eyes on it."""

    def __init__(self, table: Table, game: Played, world: World, pov: int) -> None:
        self.table, self.game, self.world, self.pov = table, game, world, pov
        self.sent: list[bytes] = []  # besides what waits for the eyes
        self._eyes: Watcher | None = None

    async def play(self, index: int) -> bool:
        """The next command, as it is in this world; False where the game is over, since then everything is open."""
        s = self.table.game._s
        move = self.world.move(index, self.game.moves[index])
        text = f"{CHARACTER_NAMES[move.who]} {words(s, move.who, move.answer)}"
        answer = await self.table.play(s.owner[move.who], f"c{index}", text)
        assert b'"type":"accepted"' in answer, answer
        if s.owner[move.who] == self.pov:
            self.sent.append(answer)
        self.world.order(index + 1, self.table.game._s)
        return not self.table.game.is_over

    async def taken(self) -> list[bytes]:
        """Every byte that went to this client since the last time; the table's name is the only thing that differs by itself."""
        if self._eyes is None:
            self._eyes = await look(self.table, self.pov)
        found, self.sent = self.sent + self._eyes.waiting(), []
        return [data.replace(self.table.id.encode(), b"table") for data in found]

    async def be_curious(self, step: int) -> None:
        """What a client may do besides: come back from some event on, try what it may not. Others talk. The same in every world."""
        dice = Random(f"{self.game.seed} {self.pov} {step}")
        if dice.random() < 0.15:
            await self.come_back(dice.randrange(200))
        if self.pov != SPECTATOR and dice.random() < 0.2:
            await self.try_something(f"x{step}", dice)
        if dice.random() < 0.1:
            await self.talk(f"t{step}", dice.randrange(self.table.game.seats))

    async def come_back(self, since: int) -> None:
        """Another socket, from this event on."""
        again = await look(self.table, self.pov, since)
        self.sent += again.waiting()
        self.table.leave(again)

    async def try_something(self, id: str, dice: Random, tries: Sequence[str] = TRIES) -> None:
        """A command that is not legal, as far as this pov's own view says."""
        view = self.table.game.view(self.pov)
        who = dice.choice(view.characters)
        text = dice.choice(tries).format(cell=dice.choice("abcde") + dice.choice("12345"))
        if text not in (*view.options.get(who, ()), *view.asides.get(who, ())):
            await self.table.post(PlayCommand(self.pov, id, f"{who} {text}", self.sent.append))
            await self.table.drain()

    async def talk(self, id: str, seat: int) -> None:
        """Somebody says something, or is told that nobody may."""
        heard: list[bytes] = []
        await self.table.post(
            ChatLine(seat, id, f"{id} of {seat}", self.sent.append if seat == self.pov else heard.append)
        )
        await self.table.drain()


@asynccontextmanager
async def forgetful() -> AsyncIterator[Store]:
    """A store for many games that nobody wants to keep."""
    store = await Forgetful.open(database())
    yield store
    await store.close()


@asynccontextmanager
async def sitting(store: Store, game: Played, world: World, pov: int) -> AsyncIterator[Sitting]:
    table = await begin(store, game.setup, game.seed, f"table-{next(NAMES):08}", terms=CHAT)
    s = table.game._s
    s.kind[:], s.role[:], s.spare = world.kinds, world.roles, world.spare
    world.order(0, s)
    yield Sitting(table, game, world, pov)
    await table.close()


async def captured(store: Store, game: Played, world: World, pov: int, steps: int) -> list[list[bytes]]:
    """Every byte to this client, step by step: the welcome, then after each command, as long as the game runs."""
    async with sitting(store, game, world, pov) as here:
        found = [await here.taken()]
        for index in range(steps):
            if not await here.play(index):
                break
            await here.be_curious(index)
            found.append(await here.taken())
    return found
