"""Which bots the contract is checked for, and in which games."""

from __future__ import annotations

from pathlib import Path

import pytest

from room25.benchmark.agents import SOLONET
from room25.bots import registry
from room25.bots.contract import Bot, Budget
from room25.setup import editions
from room25.setup.kinds import GameKind

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = str(ROOT / "examples" / "my_bot.py")
NETWORK = str(SOLONET)  # a small network: whatever is trained is the same bot
BOTS = (*registry.names(), EXAMPLE, NETWORK)  # a bot of your own is checked too: write it here
FEW = Budget(playouts=4)  # for whoever thinks ahead: counted, so that the answer is the same on every machine

by_bot = pytest.mark.parametrize("name", BOTS, ids=lambda name: Path(name).stem)


def make(name: str, seed: int = 0, budget: Budget = FEW) -> Bot:
    return registry.make(name, seed, budget)


def _one_each() -> tuple[GameKind, ...]:
    """A cell for every mode and level of every edition, with a middling number of seats."""
    found = []
    for edition in editions.EDITIONS:
        for mode, levels in editions.load(edition).modes.items():
            for level, data in levels.items():
                seats = list(data.players)
                found.append(GameKind(edition, mode, level, seats[len(seats) // 2]))
    return tuple(found)


KINDS = _one_each()
by_kind = pytest.mark.parametrize("cell", KINDS, ids=lambda cell: f"{cell.edition}-{cell.mode}-{cell.level}")
