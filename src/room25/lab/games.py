"""All games of a study, as metrics see them: grouped by table and line-up, with how sure every mean is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import polars as pl

from room25.arena.plan import KINDS, RIVALS
from room25.lab.estimate import from_sums

__all__ = ["Games", "LINE_UP"]

LINE_UP = ("table", "bot", "against")


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

    def means(
        self,
        by: Mapping[str, pl.Expr] | None = None,
        where: pl.Expr | None = None,
        /,
        **of: pl.Expr | tuple[pl.Expr, pl.Expr],
    ) -> list[dict[str, Any]]:
        """Return a row as `by_table` does, in which every given expression is an Estimate: its mean over the games in which it is known.

        A pair is a value and the games that it is taken of. `by` splits a table's games further.
        """
        keys = [*LINE_UP, *(by or {})]
        frame = self.frame if where is None else self.frame.filter(where)
        parts = []
        for name, wanted in of.items():
            value, among = wanted if isinstance(wanted, tuple) else (wanted, pl.lit(True))
            counts = (among & value.is_not_null()).fill_null(False)
            parts.append(pl.when(counts).then(value.cast(pl.Float64)).otherwise(0.0).alias(f"y {name}"))
            parts.append(counts.cast(pl.Float64).alias(f"x {name}"))
        unit = pl.when(self._is_drawn).then(pl.col("complex").to_physical()).otherwise(pl.col("deal")).alias("unit")
        rows = frame.select("cell", *LINE_UP, unit, *(e.alias(n) for n, e in (by or {}).items()), *parts, n=pl.lit(1))
        sums = [pl.col(f"{axis} {name}").sum() for name in of for axis in "yx"]
        most = [pl.col(f"y {name}").max().alias(f"most {name}") for name in of]
        together = rows.filter(self._is_clustered).group_by(*keys, "unit")
        each = [pl.col(f"y {name}").alias(f"most {name}") for name in of]
        units = pl.concat(
            [
                rows.filter(~self._is_clustered).select("cell", *keys, *_of_columns(of), *each, "n"),
                together.agg(pl.col("cell").min(), *sums, *most, pl.col("n").sum()).select(
                    "cell", *keys, *_of_columns(of), *(f"most {name}" for name in of), "n"
                ),
            ]
        )
        found = (
            units.group_by(keys).agg(pl.col("cell").min(), pl.col("n").sum(), *_products(of)).sort("cell", *keys[3:])
        )
        cells = self.cells.to_dicts()
        return [self._estimated(row, cells[row["cell"]], of) for row in found.collect().to_dicts()]

    def _estimated(self, row: dict[str, Any], cell: dict[str, Any], of: Iterable[str]) -> dict[str, Any]:
        """Return a row of `means` from its sums, with everything that the cell says which all its games share."""
        made = {**cell, **{key: value for key, value in row.items() if " " not in key}}
        for name in of:
            y, x, yy, xy, xx, most = (
                row[f"{of_what} {name}"] or 0.0 for of_what in ("y", "x", "yy", "xy", "xx", "most")
            )
            made[name] = from_sums(y, x, yy, xy, xx, row[f"units {name}"], round(x), most)
        return {**made, "games": row["n"], "name": self.name(made)}

    @cached_property
    def _is_drawn(self) -> pl.Expr:
        """Is this a game of a table whose complexes are random, and more than one?"""
        many = self.cells.filter(pl.col("complex").n_unique().over(LINE_UP) > 1)
        return pl.col("cell").is_in(many["cell"].implode())

    @cached_property
    def _is_clustered(self) -> pl.Expr:
        """Is this a game of a table in which several games share a complex or a deal?"""
        exchanged = pl.col("mode").is_in([mode for mode, kind in KINDS.items() if kind == RIVALS]) & (
            pl.col("bot").cast(pl.String) != pl.col("against").cast(pl.String)
        )
        many = self.cells.filter((pl.len().over(LINE_UP) > 1) | exchanged)
        return pl.col("cell").is_in(many["cell"].implode())

    def unit(self, row: Mapping[str, Any]) -> str:
        """Return what was drawn at random for this table: its complexes, or the deals."""
        own = self.cells.filter(*(pl.col(key) == row[key] for key in LINE_UP))
        return "complex" if own["complex"].n_unique() > 1 else "deal"

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


def _of_columns(of: Iterable[str]) -> list[str]:
    return [f"{axis} {name}" for name in of for axis in "yx"]


def _products(of: Iterable[str]) -> list[pl.Expr]:
    """The sums that an estimate is made of."""
    made = []
    for name in of:
        y, x = pl.col(f"y {name}"), pl.col(f"x {name}")
        made += [y.sum(), x.sum(), (y * y).sum().alias(f"yy {name}"), (x * y).sum().alias(f"xy {name}")]
        made += [(x * x).sum().alias(f"xx {name}"), (x > 0).sum().alias(f"units {name}"), pl.col(f"most {name}").max()]
    return made
