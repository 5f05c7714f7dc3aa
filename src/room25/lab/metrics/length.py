"""How long games last. A round is counted when it begins; decisions are answers of all seats together."""

from collections.abc import Iterator

import polars as pl

from room25.lab.metric import Games, ReportPiece, ReportTable, by_mode

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Length"
ORDER = 30


def measure(games: Games) -> Iterator[ReportPiece]:
    rounds = pl.col("rounds")
    shares = {f"{q:.0%}": rounds.quantile(q) for q in (0.1, 0.5, 0.9)}
    by_table = games.by_table(
        mean=rounds.mean(), won=rounds.filter(pl.col("won")).mean(), decisions=pl.col("decisions").mean(), **shares
    )
    columns = ["table", ">rounds, mean", ">of games won", ">10 %", ">median", ">90 %", ">decisions"]
    rows = [
        [row["name"], *(f"{row[key] or 0:.1f}" for key in ("mean", "won", *shares)), f"{row['decisions']:.0f}"]
        for _, own in by_mode(by_table)
        for row in own
    ]
    yield ReportTable(columns, rows)
