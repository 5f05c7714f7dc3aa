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
SQUARES = {cell_name(cell): cell for cell in range(25)}


def measure(games: Games) -> Iterator[ReportPiece]:
    large = [row for row in games.by_table(games=pl.len()) if row["games"] >= FEWEST]
    modes = {
        row["mode"]: max((r for r in large if r["mode"] == row["mode"]), key=lambda r: r["games"]) for row in large
    }
    shown = list(modes.values())[:MOST]
    starts, ends = {}, {}
    for row in shown:
        own = pl.all_horizontal(pl.col(key) == row[key] for key in LINE_UP)
        by_start = games.means({"square": pl.col("exit")}, own, won=pl.col("won"))
        won = own & pl.col("won").fill_null(False)
        by_end = games.means(None, won, **{name: pl.col("exit_end") == name for name in SQUARES})
        starts[f"{row['name']} ({row['games']:,} games)"] = {SQUARES[r["square"]]: r["won"] for r in by_start}
        for end in by_end:
            there = {cell: end[name] for name, cell in SQUARES.items() if end[name].value}
            ends[f"{row['name']} ({end['games']:,} won)"] = there
    if starts:
        yield "Games won, by the square where Room 25 began:"
        yield boards(starts, "win rate by the square where Room 25 began")
    if ends:
        yield "Where it lay at the end of games that were won:"
        yield boards(ends, "share of won games by the square where Room 25 ended")
