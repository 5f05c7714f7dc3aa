"""Every kind of game that can be played: edition, mode, level and number of seats, for whatever goes through all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from room25.engine.entries.invariants import FAULTS
from room25.errors import Room25Error
from room25.setup import editions
from room25.setup.lay import Setup, table

__all__ = ["GameKind", "Soaker", "game_kinds"]


class Soaker(Protocol):
    """The compiled rules, as far as they are needed here."""

    def soak(self, states: Any, seed: int, games: int, /) -> int: ...


@dataclass(frozen=True)
class GameKind:
    """One kind of game."""

    edition: str
    mode: str
    level: str
    seats: int

    def setup(self) -> Setup:
        """This kind with all its defaults."""
        return Setup(edition=self.edition, mode=self.mode, level=self.level, seats=self.seats)

    def __str__(self) -> str:
        return f"{self.edition} {self.mode} {self.level}, {self.seats} seats"

    def soak(self, compiled: Soaker, seed: int, games: int) -> int:
        """Play random games compiled and check every state; returns the decisions, raises at the first fault."""
        import numpy as np

        from room25.engine.table.state import dtype, to_record

        states = np.zeros(2, dtype())
        to_record(table(self.setup()), states[0])
        result = int(compiled.soak(states, seed, games))
        if result < 0:
            game, fault = divmod(-1 - result, 100)
            what = FAULTS[fault] if fault else "the game does not end"
            raise Room25Error(f"{self}: {what} in the game of seed {seed + game}")
        return result


def game_kinds() -> Iterator[GameKind]:
    """All of them."""
    for name in editions.EDITIONS:
        for mode, levels in editions.load(name).modes.items():
            for level, data in levels.items():
                for seats in data.players:
                    yield GameKind(name, mode, level, seats)
