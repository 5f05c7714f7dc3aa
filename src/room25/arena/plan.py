"""What is to be played: cells, each one table with one line-up, and the deals of each cut into chunks.

Every deal of a cell is played once by each seating of its line-up, so that no bot always sits first or has the better deals, and
cells of the same table play the same deals.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from room25.bots import registry
from room25.bots.contract import Budget
from room25.bots.registry import CLAIRVOYANT, RULE_BOTS
from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.rules.outcome import result_for
from room25.engine.table.state import NONE, PRISONER
from room25.errors import BadSetup, BadText, Room25Error
from room25.setup import editions
from room25.setup.lay import Setup, table

__all__ = [
    "BUDGET",
    "Chunk",
    "Entrant",
    "KINDS",
    "Matchup",
    "RIVALS",
    "ROLES",
    "TOGETHER",
    "Wish",
    "budget_words",
    "cells",
    "chunks",
    "cut",
    "deals_of",
    "entrants",
    "split",
    "table_name",
    "usual_seats",
]

TOGETHER, ROLES, RIVALS = "together", "roles", "rivals"  # one bot for all, prisoners × guards, one against another
KINDS = {"cooperation": TOGETHER, "solo": TOGETHER, "suspicion": ROLES, "competition": RIVALS, "team": RIVALS}
BUDGET = re.compile(r"^(?P<name>.+)@(?:(?P<playouts>\d+)|(?P<seconds>\d+(?:\.\d+)?)s)$")


@dataclass(frozen=True)
class Entrant:
    """A bot with its budget, and what the tables call the two together."""

    name: str
    budget: Budget
    label: str

    @property
    def is_rule_bot(self) -> bool:
        return self.name in RULE_BOTS


@dataclass(frozen=True)
class Matchup:
    """One table and one line-up: a bot for all seats, or one for the prisoners and one for the guards, or two rivals."""

    setup: Setup
    first: Entrant
    second: Entrant

    @property
    def kind(self) -> str:
        return KINDS[self.setup.mode]

    @property
    def line_up(self) -> tuple[Entrant, Entrant]:
        return self.first, self.second

    @property
    def is_fast(self) -> bool:
        """Can these games be played inside compiled code?"""
        return self.first.is_rule_bot and self.second.is_rule_bot

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        s = table(self.setup)
        owned = {s.owner[c]: s.side[c] for c in range(8) if s.owner[c] != NONE}
        return tuple(owned[seat] for seat in range(s.seats))

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Who of the line-up sits where, each way once: rivals share the sides as evenly as can be, in every order."""
        if self.kind != RIVALS or self.first == self.second:
            return ((0,) * self.setup.seats,)
        n = max(self.sides) + 1
        found = []
        for second in sorted({n // 2, n - n // 2}):
            for theirs in combinations(range(n), second):
                found.append(tuple(1 if side in theirs else 0 for side in self.sides))
        return tuple(found)

    def result(self, outcome: int, turn: int) -> int:
        """Return what an outcome means to the first bot in seating number `turn`, a result of engine/rules/outcome.

        In Suspicion the first bot plays the prisoners. If the first bot holds several sides the best of their results counts.
        """
        own = {side for side, holder in zip(self.sides, self.seatings[turn]) if holder == 0}
        return max(result_for(outcome, PRISONER, side) for side in own)

    @property
    def table_name(self) -> str:
        """The table without the line-up."""
        return table_name(self.setup)

    def __str__(self) -> str:
        if self.kind == TOGETHER:
            return f"{self.table_name}: {self.first.label}"
        between = "guarded by" if self.kind == ROLES else "against"
        return f"{self.table_name}: {self.first.label} {between} {self.second.label}"


@dataclass(frozen=True)
class Chunk:
    """Some deals of one cell, for one process at a time."""

    cell: int
    first: int
    deals: int


def entrants(names: Sequence[str], budgets: Sequence[Budget]) -> list[Entrant]:
    """The bots by name, `search@400` (playouts) and `search@0.5s` (seconds) with a budget of their own; each one once."""
    found: dict[tuple[str, Budget], Entrant] = {}
    for name in names:
        own = BUDGET.match(name)
        bare = own["name"] if own else name
        if bare != CLAIRVOYANT:
            registry.make(bare).close()  # a sentence now, if there is no such bot
        short = bare if bare.startswith("program:") else bare.rpartition("/")[2]
        if short in {e.label.partition("@")[0] for e in found.values() if e.name != bare}:
            short = bare
        if own:
            playouts, seconds = int(own["playouts"] or 0), float(own["seconds"] or 0)
            suited = [Budget(playouts=playouts) if playouts else Budget(seconds=seconds)]
        else:
            suited = list(budgets[:1]) if registry.is_quick(bare) else list(budgets)
        for budget in suited:
            told = f"{short}@{budget_words(budget)}" if own or len(suited) > 1 else short
            found[bare, budget] = Entrant(bare, budget, told)
    return list(found.values())


def budget_words(budget: Budget) -> str:
    """`400` playouts, or `0.5s`."""
    return str(budget.playouts) if budget.playouts else f"{budget.seconds:g}s"


@dataclass(frozen=True)
class Wish:
    """Values of which every combination is a table."""

    editions: Sequence[str] = ("base",)
    modes: Sequence[str] = ("cooperation",)
    levels: Sequence[str] = ("standard",)
    seats: Sequence[int] = ()  # none: the fewest for rivals, otherwise four or what is nearest to it
    complexes: Sequence[str] = ("",)
    guards: Sequence[int] = (0,)  # in Suspicion; 0: as printed
    options: Sequence[str] = ()

    def setups(self) -> tuple[list[Setup], list[str]]:
        """All tables that there are, and why the others cannot be laid; an error if there is none at all."""
        _known("edition", self.editions, editions.EDITIONS)
        _known("mode", self.modes, tuple(MODES))
        _known("level", self.levels, editions.LEVELS)
        found, refused = [], []
        for edition, mode, level in product(self.editions, self.modes, self.levels):
            for seats in self.seats or [usual_seats(edition, mode, level)]:
                agreed = self.guards if KINDS[mode] == ROLES else (0,)
                for complex, guards in product(self.complexes, agreed):
                    setup = Setup(edition, mode, seats, level, complex, guards=guards, options=tuple(self.options))
                    try:
                        table(setup)
                        found.append(setup)
                    except BadSetup as error:
                        refused += [f"{problem}" for problem in error.problems]
        refused = list(dict.fromkeys(refused))
        if not found:
            raise Room25Error(f"no such game can be set up: {'; '.join(refused)}")
        return found, refused


def cells(
    setups: Sequence[Setup],
    bots: Sequence[Entrant],
    against: Sequence[Entrant] = (),
    prisoners: Sequence[Entrant] = (),
    guards: Sequence[Entrant] = (),
) -> list[Matchup]:
    """Every table with every line-up that suits its mode; rivals meet those in `against`, or each other."""
    found: list[Matchup] = []
    for setup in setups:
        kind = KINDS[setup.mode]
        if kind == TOGETHER:
            made = [Matchup(setup, bot, bot) for bot in bots]
        elif kind == ROLES:
            made = [Matchup(setup, p, g) for p in prisoners or bots for g in guards or bots]
        elif against:
            made = [Matchup(setup, bot, other) for bot in bots for other in against if bot != other]
        else:
            made = [Matchup(setup, higher, lower) for lower, higher in combinations(bots, 2)]
        if not made:
            needs = "two different bots" if kind == RIVALS else "a bot"
            raise BadText(f"{setup.mode} needs {needs}: name them with --bots")
        found += made
    return found


def chunks(plan: Sequence[Matchup], games: int, fast: bool) -> list[Chunk]:
    """At least so many games of each cell, cut up, the cells by turns, so that what is stopped early has played some of each."""
    deals = [deals_of(cell, games) for cell in plan]
    sizes = [max(1, min(2_000, n // 8)) if fast and cell.is_fast else 1 for cell, n in zip(plan, deals)]
    return cut(deals, sizes)


def cut(deals: Sequence[int], sizes: Sequence[int]) -> list[Chunk]:
    """Return the deals of every matchup in chunks of at most its size, the matchups taking turns by the share that is done."""
    found = [
        (first / n, Chunk(i, first, min(size, n - first)))
        for i, (n, size) in enumerate(zip(deals, sizes))
        for first in range(0, n, size)
    ]
    return [chunk for _, chunk in sorted(found, key=lambda pair: (pair[0], pair[1].cell))]


def deals_of(cell: Matchup, games: int) -> int:
    """How many deals make so many games, where each deal is played by every seating."""
    return -(-games // len(cell.seatings))


def table_name(setup: Setup) -> str:
    """Return what reports call a table."""
    parts = [f"{setup.edition} {setup.mode}"]
    parts += [setup.level] if setup.level != "standard" else []
    parts += [f"{setup.seats} seats" if setup.seats > 1 else "1 seat"]
    parts += [f"{setup.guards} guard{'s' if setup.guards > 1 else ''}"] if setup.guards else []
    parts += [setup.complex, "+".join(setup.options)]
    return ", ".join(part for part in parts if part)


def usual_seats(edition: str, mode: str, level: str) -> int:
    """The fewest for rivals, otherwise four or what is nearest to it."""
    levels = editions.load(edition).modes.get(mode, {})
    offered = levels[level].players if level in levels else {4: 4}
    return min(offered) if KINDS.get(mode) == RIVALS else min(offered, key=lambda n: (abs(n - 4), n))


def _known(what: str, values: Sequence[str], known: Sequence[str]) -> None:
    for value in values:
        if value not in known:
            raise BadText(f"there is no {what} {value!r}; there are {', '.join(known)}")


def split(values: Sequence[str]) -> Iterator[str]:
    """`a,b` as a and b; the command line of a program stays whole."""
    for value in values:
        if value.startswith("program:"):
            yield value
        else:
            yield from (part for word in value.split(",") if (part := word.strip()))
