"""No leak: every byte that each client of random games gets is the byte that it would get in a world dealt otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from laws.games import CELLS
from laws.worlds import World
from room25.server.store import Store
from room25.setup.kinds import GameKind
from server.two_worlds import Played, captured, forgetful, other_guards, played, redealt_at, unlearnt
from server.volume import METER


@dataclass
class Counts:
    games: int = 0
    clients: int = 0
    worlds: int = 0
    different: int = 0  # worlds that are not the true one by chance
    messages: int = 0
    size: int = 0

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.clients} clients, {self.worlds} other worlds ({self.different} of them really other), "
            f"{self.messages} messages of {self.size / 1e6:.0f} MB, every byte the same"
        )


async def leaks(folder: Path | None, database: str, count: int, seed: int = 1) -> Counts:
    """So many games over every edition, mode, level and number of seats."""
    return await compared(CELLS, count, seed)


async def compared(cells: Sequence[GameKind], count: int, seed: int = 1) -> Counts:
    """So many games of these kinds, each kind as often as any other."""
    counts = Counts()
    async with forgetful() as store:
        for number in range(count):
            game = played(cells[number * len(cells) // count % len(cells)], number, f"leaks {seed}")
            counts.games += 1
            METER.step()
            for pov in game.povs:
                await compare(store, game, pov, counts)
    return counts


async def compare(store: Store, game: Played, pov: int, counts: Counts) -> None:
    """One client: to the end of the game with what it never learns dealt otherwise, or up to a moment with its view dealt anew."""
    last = len(game.moves) - 1
    step = game.dice.randrange(last + 1)
    world = redealt_at(game, pov, step) if game.dice.random() < 0.5 else None
    steps = step if world is not None else last
    world = world or unlearnt(game, pov)
    truth = await captured(store, game, game.world, pov, steps)
    other = await captured(store, game, world, pov, steps)
    assert len(truth) == len(other) == steps + 1
    tell_apart(truth, other, game, pov)
    counts.clients += 1
    counts.messages += sum(map(len, truth))
    counts.size += sum(len(data) for some in truth for data in some)
    worlds = [world]
    if game.setup.mode == "suspicion" and steps == last:
        worlds.append(other_guards(game, pov))
        other = await captured(store, game, worlds[1], pov, steps)
        # guards do not win where they are none: from then on the worlds are no longer one game
        tell_apart(truth, other, game, pov)
    counts.worlds += len(worlds)
    counts.different += sum(differs(world, game.world) for world in worlds)


def differs(world: World, from_: World) -> bool:
    return world.kinds != from_.kinds or world.roles != from_.roles or bool(world.programs)


def tell_apart(truth: list[list[bytes]], other: list[list[bytes]], game: Played, pov: int) -> None:
    for step, (here, there) in enumerate(zip(truth, other)):
        assert here == there, f"pov {pov} can tell at step {step}: {game.setup}, seed {game.seed}"
