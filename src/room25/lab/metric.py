"""What a metric is: a file with a docstring, TITLE, ORDER and `measure(games)`, which yields pieces of the report, or nothing."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from room25.arena.rate import wilson
from room25.arena.show import interval, percent
from room25.deprecation import renamed
from room25.errors import BadText
from room25.lab.estimate import Estimate
from room25.lab.games import LINE_UP, Games
from room25.own_code import load_file
from room25.setup import editions

__all__ = [
    "Estimate",
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
    return editions.EDITIONS.index(row["edition"])


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
