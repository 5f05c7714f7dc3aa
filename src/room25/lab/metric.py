"""What a metric is: a file with a docstring, TITLE, ORDER and `measure(games)`, which yields pieces of the report, or nothing."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import polars as pl

from room25.arena.rate import wilson
from room25.arena.show import interval, percent
from room25.deprecation import renamed
from room25.errors import BadText
from room25.own_code import load_file
from room25.setup.editions import EDITIONS

__all__ = [
    "Games",
    "LINE_UP",
    "Metric",
    "Picture",
    "ReportPiece",
    "ReportTable",
    "between",
    "by_mode",
    "chosen",
    "ours",
    "rate",
    "signed",
]

__getattr__ = renamed(__name__, {"Table": "ReportTable", "Piece": "ReportPiece"})

LINE_UP = ("table", "bot", "against")


@dataclass(frozen=True)
class ReportTable:
    """A table of a report. Columns by name, `>` before those that hold numbers; every value is text."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Picture:
    """A drawing of a report that needs no other file, and what it shows in words for those who cannot see it."""

    svg: str
    meaning: str


ReportPiece: TypeAlias = ReportTable | Picture | str  # a text is a paragraph


class Games:
    """All games of a study: `frame` is lazy, one row per game with the columns of docs/lab.md."""

    def __init__(self, games: Path, cells: pl.DataFrame, steps: Path | None = None) -> None:
        self.frame = pl.scan_parquet(games)
        self.cells = cells
        self.steps = pl.scan_parquet(steps) if steps is not None else None

    def by_table(self, *what: pl.Expr, where: pl.Expr | None = None, **named: pl.Expr) -> list[dict[str, Any]]:
        """Return a row for the games of every table and line-up, in the study's order: the given expressions, and `name` for the report."""
        frame = self.frame if where is None else self.frame.filter(where)
        about = {"order": pl.col("cell").min(), "mode": pl.col("mode").first(), "edition": pl.col("edition").first()}
        grouped = frame.group_by(LINE_UP).agg(*what, **about, **named).sort("order").collect()
        return [{**row, "name": self.name(row)} for row in grouped.to_dicts()]

    def name(self, row: dict[str, Any]) -> str:
        """Return the name of a table, with its line-up if the study has several."""
        return self.short(row["table"]) + (f": {self.line_up(row)}" if self._several else "")

    def short(self, table: str) -> str:
        """Return the name of a table without the ending that all tables have in common."""
        return table.removesuffix(self._ending)

    @staticmethod
    def line_up(row: dict[str, Any]) -> str:
        return f"{row['bot']} – {row['against']}" if row["against"] else str(row["bot"])

    @cached_property
    def _several(self) -> bool:
        """Are there tables that only their line-ups tell apart, or bots that not everybody plays with?"""
        return len(set(self.cells["bot"]) | set(self.cells["against"]) - {""}) > 1

    @cached_property
    def _ending(self) -> str:
        """The common ending of all tables' names, if there is one: the page need not say it on every line."""
        endings = {name.rpartition(", ")[2] for name in self.cells["table"].unique()}
        return f", {endings.pop()}" if len(endings) == 1 and self.cells["table"].n_unique() > 1 else ""

    @cached_property
    def total(self) -> int:
        return int(self.frame.select(pl.len()).collect().item())


@dataclass(frozen=True)
class Metric:
    """One metric, as the report uses it."""

    name: str
    title: str
    order: int
    help: str
    measure: Callable[[Games], Iterable[ReportPiece]]


def by_mode(rows: Sequence[dict[str, Any]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield the rows of `by_table` by mode, and within a mode by edition, with a heading; it is empty if there is only one mode."""
    modes = list(dict.fromkeys(row["mode"] for row in rows))
    for mode in modes:
        own = [row for row in rows if row["mode"] == mode]
        yield f"**{mode.capitalize()}**" if len(modes) > 1 else "", sorted(own, key=_edition)


def _edition(row: dict[str, Any]) -> int:
    return EDITIONS.index(row["edition"])


def rate(wins: int, games: int) -> tuple[str, str]:
    """Return a share and its 95 % interval (Wilson) as text."""
    return percent(wins / games if games else None), interval(wilson(wins, games))


def signed(value: float, digits: int = 2) -> str:
    """Return a difference as text: with its sign, zero without one."""
    text = f"{value:+.{digits}f}".replace("-", "\u2212")
    return text if any(digit in "123456789" for digit in text) else text[1:]


def between(low: float, high: float) -> str:
    """Return the interval of a difference as text."""
    return f"{signed(low)} … {signed(high)}"


def ours() -> dict[str, Metric]:
    """Return every metric of lab/metrics by name, in the order of the report."""
    from room25.lab import metrics

    every = [
        _metric(importlib.import_module(f"{metrics.__name__}.{info.name}"))
        for info in pkgutil.iter_modules(metrics.__path__)
    ]
    return {metric.name: metric for metric in sorted(every, key=lambda metric: (metric.order, metric.name))}


def chosen(names: Sequence[str], folder: Path) -> list[Metric]:
    """Return metrics by name or from a file; all of ours if none is named. Raises BadText for one that does not exist."""
    known = ours()
    metrics = []
    for name in names or known:
        if name.endswith(".py"):
            metrics.append(_metric(load_file(folder / name, "a metric")))
        elif name in known:
            metrics.append(known[name])
        else:
            raise BadText(f"there is no metric {name!r}; there are {', '.join(known)}, or a file of your own")
    return metrics


def _metric(module: ModuleType) -> Metric:
    measure = getattr(module, "measure", None)
    if measure is None:
        raise BadText(f"the metric {module.__name__} has no function measure(games)")
    name = module.__name__.rpartition(".")[2]
    title = getattr(module, "TITLE", name)
    return Metric(name, title, getattr(module, "ORDER", 1000), (module.__doc__ or "").strip(), measure)
