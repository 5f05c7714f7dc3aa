"""The win rate by the number of red rooms, in studies in which it varies: random complexes, and the other rooms in them."""

from collections.abc import Iterator

import polars as pl

from room25.engine.rules.rooms import REGISTRY
from room25.engine.table.board import RED
from room25.lab.draw import lines
from room25.lab.metric import Games, ReportPiece

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Red rooms"
ORDER = 17
FEWEST = 1_000  # games behind a point


def measure(games: Games) -> Iterator[ReportPiece]:
    red = pl.sum_horizontal(f"room_{room.key}" for room in REGISTRY.values() if room.colour == RED)
    counts = games.frame.group_by("mode", "table", red.alias("red")).agg(
        pl.col("won").mean(), pl.len(), pl.col("cell").min()
    )
    by_reds = counts.filter(pl.col("len") >= FEWEST).sort("cell", "red").collect()
    for (mode,), own in by_reds.group_by("mode", maintain_order=True):
        series = {
            games.short(str(table)): list(zip(rows["red"], rows["won"]))
            for (table,), rows in own.sort("red").group_by("table")
        }
        series = {
            table: series[table] for table in map(games.short, dict.fromkeys(own["table"])) if len(series[table]) > 2
        }
        if series:
            yield f"{str(mode).capitalize()}:"
            yield lines(series, "red rooms in the complex", "won")
