"""How long games last. A round is counted when it begins; decisions are answers of all seats together."""

from collections.abc import Iterator

import polars as pl

from room25.lab.metric import Games, ReportPiece, ReportTable, by_mode

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Length"
ORDER = 30


def measure(games: Games) -> Iterator[ReportPiece]:
    rounds, won = pl.col("rounds"), pl.col("won").fill_null(False)
    means = games.means(mean=rounds, won=(rounds, won), decisions=pl.col("decisions"))
    shares = {f"{q:.0%}": rounds.quantile(q) for q in (0.1, 0.5, 0.9)}
    quantiles = {row["name"]: row for row in games.by_table(**shares)}
    columns = ["table", ">games", ">rounds, mean", ">of games won", ">10 %", ">median", ">90 %", ">decisions"]
    rows = [
        [
            row["name"],
            f"{row['games']:,}",
            row["mean"].told(2),
            row["won"].told(2),
            *(f"{quantiles[row['name']][key]:.0f}" for key in shares),
            row["decisions"].told(),
        ]
        for _, own in by_mode(means)
        for row in own
    ]
    yield ReportTable(columns, rows)
