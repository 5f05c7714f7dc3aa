"""All that one run of the arena found out, as plain data: what `--json` writes, and what the tables and the picture are made from."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from room25.arena.plan import KINDS, ROLES, TOGETHER, Entrant, budget_words
from room25.arena.play import Clock
from room25.arena.rate import Interval, by_role, ratings, score, wilson
from room25.arena.tally import Tally
from room25.bots.registry import is_quick

__all__ = ["BotLine", "CellLine", "RatingLine", "Report", "RoleLine", "report"]

FORMAT = 1  # of the document; it grows when a field changes its meaning


@dataclass(frozen=True)
class CellLine:
    """One table with one line-up. Wins are those of the first bot; the share is of decided games."""

    table: str
    edition: str
    mode: str
    level: str
    seats: int
    complex: str
    guards: int
    options: list[str]
    line_up: dict[str, str]
    games: int
    wins: int
    losses: int
    draws: int
    full: int
    partial: int
    share: float | None
    interval: Interval
    mean_rounds: float
    mean_deaths: float
    decisions: int
    seconds: float
    decisions_per_s: float
    by_guards: dict[str, dict[str, Any]]

    @property
    def kind(self) -> str:
        return KINDS[self.mode]

    @property
    def first(self) -> str:
        return next(iter(self.line_up.values()))

    @property
    def second(self) -> str:
        return list(self.line_up.values())[-1]


@dataclass(frozen=True)
class RoleLine:
    """One bot in one mode and role, over all its tables."""

    mode: str
    bot: str
    role: str
    games: int
    wins: int
    losses: int
    draws: int
    share: float | None
    interval: Interval


@dataclass(frozen=True)
class RatingLine:
    """One bot's rating in one mode and role."""

    mode: str
    bot: str
    role: str
    mu: float
    sigma: float
    interval: Interval
    matches: int


@dataclass(frozen=True)
class BotLine:
    """What one bot's decisions took."""

    bot: str
    budget: str
    decisions: int
    seconds: float
    ms_per_decision: float
    slowest_ms: float | None  # None: played inside compiled code, where nobody holds a watch


@dataclass(frozen=True)
class Report:
    """The whole document."""

    format: int
    version: str
    settings: dict[str, Any]
    complete: bool
    wall_seconds: float
    cells: list[CellLine] = field(default_factory=list)
    roles: list[RoleLine] = field(default_factory=list)
    ratings: list[RatingLine] = field(default_factory=list)
    bots: list[BotLine] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=2, ensure_ascii=False)


def _version() -> str:
    """Which room25 played; nothing is lost if the sources run without being installed."""
    try:
        return version("room25")
    except PackageNotFoundError:
        return "from source"


def report(tallies: Sequence[Tally], settings: Mapping[str, Any], seed: int, complete: bool, wall: float) -> Report:
    """Judge what was played; cells of which nothing was played are left out."""
    played = [tally for tally in tallies if tally.games]
    return Report(
        format=FORMAT,
        version=_version(),
        settings=dict(settings),
        complete=complete,
        wall_seconds=round(wall, 3),
        cells=[_cell(tally) for tally in played],
        roles=[
            RoleLine(mode, bot, role, own.games, own.wins, own.losses, own.draws, own.share, own.interval)
            for (mode, bot, role), own in by_role(played).items()
        ],
        ratings=[
            RatingLine(r.mode, r.bot, r.role, r.mu, r.sigma, r.interval, r.matches) for r in ratings(played, seed)
        ],
        bots=_bots(played),
        notes=sorted({note for tally in played for note in tally.notes}),
    )


def _cell(tally: Tally) -> CellLine:
    cell, setup, own, games = tally.cell, tally.cell.setup, score(tally), tally.games
    first, second = (entrant.label for entrant in cell.line_up)
    if cell.kind == TOGETHER:
        line_up = {"all": first}
    elif cell.kind == ROLES:
        line_up = {"prisoners": first, "guards": second}
    else:
        line_up = {"first": first, "second": second}
    return CellLine(
        table=cell.table_name,
        edition=setup.edition,
        mode=setup.mode,
        level=setup.level,
        seats=setup.seats,
        complex=setup.complex,
        guards=setup.guards,
        options=list(setup.options),
        line_up=line_up,
        games=games,
        wins=own.wins,
        losses=own.losses,
        draws=own.draws,
        full=tally.full,
        partial=tally.partial,
        share=own.share,
        interval=own.interval,
        mean_rounds=tally.rounds / games,
        mean_deaths=tally.deaths / games,
        decisions=tally.decisions,
        seconds=tally.seconds,
        decisions_per_s=tally.decisions / max(tally.seconds, 1e-9),
        by_guards={
            str(guards): {"games": n, "wins": wins, "share": wins / n, "interval": wilson(wins, n)}
            for guards, (n, wins) in tally.by_guards().items()
        },
    )


def _bots(tallies: Sequence[Tally]) -> list[BotLine]:
    """Each bot by its own watch, or, if it only played inside compiled code, by the time of the games that it played alone."""
    entrants: dict[str, Entrant] = {e.label: e for tally in tallies for e in tally.cell.line_up}
    lines = []
    for label, entrant in entrants.items():
        clock = Clock()
        for tally in tallies:
            if label in tally.clocks:
                clock.add(tally.clocks[label])
        watched = clock.decisions > 0
        if not watched:
            alone = [t for t in tallies if {e.label for e in t.cell.line_up} == {label}]
            clock = Clock(sum(t.decisions for t in alone), sum(t.seconds for t in alone))
        if clock.decisions:
            budget = "" if is_quick(entrant.name) else budget_words(entrant.budget)
            mean = clock.seconds / clock.decisions * 1000
            slowest = clock.slowest * 1000 if watched else None
            lines.append(BotLine(label, budget, clock.decisions, clock.seconds, mean, slowest))
    return lines
