"""Where Room 25 lay, at the table of each mode with the most games; with fewer than ten thousand, squares would differ by luck."""

from collections.abc import Iterator

import polars as pl

from room25.engine.table.board import cell_name
from room25.lab.draw import boards
from room25.lab.metric import LINE_UP, Games, ReportPiece

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Where the exit was"
ORDER = 50
FEWEST = 10_000  # games of a table
MOST = 3  # tables that are drawn


def measure(games: Games) -> Iterator[ReportPiece]:
    large = [row for row in games.by_table(games=pl.len()) if row["games"] >= FEWEST]
    modes = {
        row["mode"]: max((r for r in large if r["mode"] == row["mode"]), key=lambda r: r["games"]) for row in large
    }
    shown = list(modes.values())[:MOST]
    starts, ends = {}, {}
    for row in shown:
        own = games.frame.filter(*(pl.col(key) == row[key] for key in LINE_UP))
        start = own.group_by("exit").agg(pl.col("won").mean()).collect()
        total = max(1, own.select(pl.col("won").sum()).collect().item())
        won = own.filter("won").group_by("exit_end").agg(pl.len()).collect()
        starts[row["name"]] = _grid(dict(start.iter_rows()))
        ends[row["name"]] = _grid({cell: n / total for cell, n in won.iter_rows()})
    if starts:
        yield "Games won, by the square where Room 25 began:"
        yield boards(starts, "win rate by the square where Room 25 began")
        yield "Where it lay at the end of games that were won:"
        yield boards(ends, "share of won games by the square where Room 25 ended")


def _grid(shares: dict[str, float | None]) -> list[float]:
    return [shares.get(cell_name(cell)) or float("nan") for cell in range(25)]
