"""Tables for the tests: a real game on a real database, everybody seated, and eyes that keep every byte."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from room25.game import SPECTATOR, Game, Setup
from room25.server import secret, waiting
from room25.server.letters import Watch
from room25.server.messages import Seat, TableTerms
from room25.server.store import Store, StoredGame
from room25.server.table import Table
from room25.server.watcher import Watcher

MANY = 1 << 16
NONCE = "00" * 16


def database(folder: Path | None = None) -> str:
    """A file in this folder, or a database in memory for games that nobody wants to keep."""
    return f"sqlite:///{folder / 'room25.sqlite'}" if folder else "sqlite://"


def stored(setup: Setup, seed: int, id: str = "table", seated: bool = True) -> StoredGame:
    seats = tuple(Seat(seat, f"guest {seat}" if seated else "", "") for seat in range(setup.seats))
    keys = tuple(secret.key_hash(f"the key of {seat}") if seated else None for seat in range(setup.seats))
    return StoredGame(id, setup, seed, NONCE, True, False, 0, seats, keys)


async def begin(
    store: Store, setup: Setup, seed: int, id: str = "table", seated: bool = True, terms: TableTerms | None = None
) -> Table:
    """A new table; the guests sit at it."""
    game = stored(setup, seed, id, seated)
    if terms is not None:
        game = replace(game, terms=terms)
    await store.create(game)
    return Table.begin(store, game, Game(setup, seed))


async def sit(store: Store, id: str, seat: int, name: str, key: str) -> None:
    """Somebody sits down at a table that waits."""
    await store.rearrange(id, lambda table: waiting.sit(table, seat, name, secret.key_hash(key), is_host=False))


async def look(table: Table, pov: int = SPECTATOR, since: int = 0, most: int = MANY) -> Watcher:
    """Somebody who looks from here."""
    watcher = Watcher(pov, most)
    await table.post(Watch(watcher, since))
    await table._mailbox.join()
    return watcher


def messages(watcher: Watcher, *wanted: str) -> list[dict[str, Any]]:
    """What has been sent since the last look, as plain JSON: of these types, or all but who comes and goes."""
    found = [msgspec.json.decode(data) for data in watcher.waiting()]
    return [one for one in found if (one["type"] in wanted if wanted else one["type"] not in ("people", "clock"))]


def choices(game: Game) -> list[tuple[int, str]]:
    """Everything that somebody who is asked may answer, with the seat."""
    asked = game.decision.asked if game.decision else ()
    return [(game.seat_of(who), f"{who} {words}") for who in asked for words in game.options(who)]


def ids() -> Iterator[str]:
    return (f"c{number}" for number in range(1 << 30))


async def play_on(table: Table, dice: Random, id: Iterator[str], most: int = 10_000) -> int:
    """Random commands to the end of the game, or so many; gives how many there were."""
    for number in range(most):
        if table.game.is_over:
            return number
        seat, text = dice.choice(choices(table.game))
        answer = await table.play(seat, next(id), text)
        assert b'"type":"accepted"' in answer, answer
    return most
