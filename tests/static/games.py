"""Games that are made where this file is run: by Python on this machine, and by that of a page. Their records are the same bytes."""

from __future__ import annotations

import hashlib

from room25.bots.contract import Budget
from room25.bots.host import Host
from room25.bots.registry import make
from room25.game import Game
from room25.setup.kinds import game_kinds


def record(kind: int, seed: int, bot: str) -> str:
    """The record of a game of this kind among bots of this name."""
    game = Game(list(game_kinds())[kind].setup(), seed)
    bots = {seat: make(bot, seed + seat, Budget(playouts=8)) for seat in range(game.seats)}
    Host(game, bots).finish()
    return game.record()


def marks(bot: str, step: int, first: int = 0, seeds: int = 1) -> list[str]:
    """A mark of the record of each kind of game, or of every so many-th."""
    kinds = range(first, len(list(game_kinds())), step)
    texts = [record(kind, 1000 * seed + kind, bot) for seed in range(seeds) for kind in kinds]
    return [hashlib.sha256(text.encode()).hexdigest() for text in texts]


def many(first: int, count: int) -> list[str]:
    """Marks of so many games from a number on: every kind in turn, with other seeds each time round, at random and by `explorer`."""
    kinds = list(game_kinds())
    found = []
    for number in range(first, first + count):
        kind, bot = number % len(kinds), ("uniform", "explorer")[number // len(kinds) % 2]
        text = record(kind, 10_000 + number, bot)
        found.append(f"{kinds[kind]}: {hashlib.sha256(text.encode()).hexdigest()}")
    return found
