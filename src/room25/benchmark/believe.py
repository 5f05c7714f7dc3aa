"""What an agent says that it believes, read, and held against the truth: Brier and log scores, and claims by how false they seem.

The Brier score is the mean of squared differences from the truth: for a room over all kinds of rooms (0 to 2), for a role over guard or not
(0 to 1). The log score is the mean of −ln of the odds of what is true, which count as FLOOR at least. Lower is better in both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log
from typing import Any

from room25.bots.contract import BotError
from room25.engine.rules.modes import suspicion
from room25.engine.rules.rooms import BY_KEY, COLOUR, REGISTRY
from room25.engine.table.board import cell_name
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import GUARD, UNKNOWN, State, View
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["Stated", "Sum", "Sums", "add", "claims", "read"]

FLOOR = 0.001
NEARLY = 0.01  # by how much the odds of a room may miss 1; they are scaled to it

Stated = Mapping[str, Mapping[str, Any]]


@dataclass
class Sum:
    """Both scores of what was asked, added up."""

    of: int = 0
    brier: float = 0.0
    log: float = 0.0

    def add(self, brier: float, true: float) -> None:
        """One question more: its Brier score, and the odds that were given to what is true."""
        self.of += 1
        self.brier += brier
        self.log -= log(max(FLOOR, true))


@dataclass
class Sums:
    """What was asked in one game."""

    rooms: Sum = field(default_factory=Sum)
    guards: Sum = field(default_factory=Sum)

    def told(self) -> list[str]:
        """All numbers as text, for the hash of the game."""
        named = (("guards", self.guards), ("rooms", self.rooms))
        return [
            f"{name}{part} {value:.6f}"
            for name, of in named
            for part, value in (("", of.of), ("_brier", of.brier), ("_log", of.log))
        ]


def read(who: str, said: Mapping[str, Any] | None) -> Stated | None:
    """Return what an agent states, checked, or None if it states nothing. Raises BotError for what are no odds."""
    if said is None:
        return None
    rooms, guards = said.get("rooms", {}), said.get("guards", {})
    if not isinstance(rooms, Mapping) or not isinstance(guards, Mapping):
        raise BotError(f'{who} states beliefs that are no odds by name: say {{"rooms": {{…}}, "guards": {{…}}}}')
    for cell, row in rooms.items():
        if not isinstance(row, Mapping):
            raise BotError(f"{who} states no odds of rooms for {cell}, but {row!r}")
        for key, odds in row.items():
            if key not in BY_KEY:
                raise BotError(f"{who} states odds for a room {key!r} in {cell}; rooms are {', '.join(sorted(BY_KEY))}")
            _check(who, f"{key} in {cell}", odds)
    for name, odds in guards.items():
        _check(who, f"{name} being a guard", odds)
    return {"rooms": {str(cell).upper(): row for cell, row in rooms.items()}, "guards": guards}


def _check(who: str, what: str, odds: object) -> None:
    if isinstance(odds, bool) or not isinstance(odds, (int, float)) or not 0 <= odds <= 1:
        raise BotError(f"{who} states {odds!r} as the odds of {what}: odds are numbers from 0 to 1")


def add(s: State, v: View, stated: Stated, sums: Sums, who: str) -> None:
    """Score what is stated of every room and role that the seat does not know."""
    for tile in range(25):
        if v.kind[tile] == UNKNOWN:
            row, true = _row(stated, v, tile, who), REGISTRY[s.kind[tile]].key
            off = sum((odds - (key == true)) ** 2 for key, odds in row.items()) + (true not in row)
            sums.rooms.add(off, row.get(true, 0.0))
    if s.mode != suspicion.MODE.code or not stated["guards"]:
        return
    for c in range(8):
        if v.owner[c] >= 0 and v.role[c] == UNKNOWN:
            odds = stated["guards"].get(CHARACTER_NAMES[c])
            if odds is None:
                raise BotError(f"{who} states odds of guards, but none for {CHARACTER_NAMES[c]}")
            is_guard = s.role[c] == GUARD
            sums.guards.add((odds - is_guard) ** 2, odds if is_guard else 1 - odds)


def claims(s: State, v: View, stated: Stated, told: set[tuple[int, int, int]]) -> list[tuple[float, int]]:
    """Every claim that is new to `told`, of others, about a room that the seat does not know: how false it seems, and is it false."""
    found = []
    for tile in range(25):
        for seat in range(v.seats) if v.kind[tile] == UNKNOWN else ():
            colour = claimed(v, seat, tile) - 1
            if colour >= 0 and seat != v.pov and (seat, tile, colour) not in told:
                told.add((seat, tile, colour))
                row = _row(stated, v, tile, "the agent")
                true = sum(odds for key, odds in row.items() if COLOUR[BY_KEY[key].code] == colour)
                found.append((round(1 - true, 6), int(COLOUR[s.kind[tile]] != colour)))
    return found


def _row(stated: Stated, v: View, tile: int, who: str) -> dict[str, float]:
    """The odds of the rooms on a tile, scaled so that they make 1."""
    cell = cell_name(v.cell_of[tile])
    row = stated["rooms"].get(cell, {})
    total = sum(row.values())
    if abs(total - 1) > NEARLY:
        raise BotError(
            f"{who} states odds that make {total:g}, not 1, for the rooms in {cell}, which its seat does not know"
        )
    return {key: odds / total for key, odds in row.items()}
