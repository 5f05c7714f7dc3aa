"""In which games the environments are tried: every mode and level of every edition, with as few seats as it is played with."""

from __future__ import annotations

from random import Random
from typing import TypedDict

import pytest

from room25.envs.table import EnvSpec, Episode
from room25.setup import editions
from room25.setup.kinds import GameKind


def _few() -> tuple[GameKind, ...]:
    found = []
    for edition in editions.EDITIONS:
        for mode, levels in editions.load(edition).modes.items():
            for level, data in levels.items():
                found.append(GameKind(edition, mode, level, min(data.players)))
    return tuple(found)


KINDS = _few()
MODES = tuple(cell for cell in KINDS if cell.level == "standard")  # one for each mode of each edition
BROAD = tuple(  # one for each mode, from different editions, with many seats
    GameKind(edition, mode, level, max(editions.load(edition).modes[mode][level].players))
    for edition, mode, level in (
        ("ultimate-en", "suspicion", "standard"),
        ("season2", "competition", "standard"),
        ("base", "team", "standard"),
        ("ultimate-uk", "cooperation", "madness"),
        ("ultimate-pl", "solo", "madness"),
    )
)


def _name(cell: GameKind) -> str:
    return f"{cell.edition}-{cell.mode}-{cell.level}-{cell.seats}"


by_kind = pytest.mark.parametrize("cell", KINDS, ids=_name)
by_mode = pytest.mark.parametrize("cell", MODES, ids=_name)
broadly = pytest.mark.parametrize("cell", BROAD, ids=_name)


class Chosen(TypedDict):
    """A kind of game as the adapters take it."""

    edition: str
    mode: str
    level: str
    seats: int


def chosen(cell: GameKind) -> Chosen:
    return {"edition": cell.edition, "mode": cell.mode, "level": cell.level, "seats": cell.seats}


def table(cell: GameKind, seed: int, compiled: bool | None = None) -> Episode:
    """A dealt game."""
    found = Episode(EnvSpec(cell.setup(), compiled=compiled))
    found.deal(seed)
    return found


def play(game: Episode, dice: Random, most: int = 10_000) -> int:
    """Random actions, at most so many; gives how many were taken."""
    for step in range(most):
        if game.is_over:
            return step
        game.play(dice.choice(game.offered()))
    return most
