"""How often they got out; in Suspicion the prisoners, among rivals the first bot (of the games that were decided), or anybody
if all play alike.
"""

from collections.abc import Iterator
from typing import Any

import polars as pl

from room25.arena.rate import wilson
from room25.lab.draw import dots
from room25.lab.metric import Games, ReportPiece, ReportTable, by_mode, rate

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Win rates"
ORDER = 10


def measure(games: Games) -> Iterator[ReportPiece]:
    by_table = games.by_table(
        wins=pl.col("won").sum(),
        decided=pl.col("won").count(),
        games=pl.len(),
        full=(pl.col("result") == "full").sum(),
        partial=(pl.col("result") == "partial").sum(),
    )
    for heading, rows in by_mode(by_table):
        if heading:
            yield heading
        yield dots([(row["name"], row["wins"] / max(1, row["decided"]), _interval(row)) for row in rows], "won")
        partial = any(row["partial"] for row in rows)
        drawn = any(row["games"] != row["decided"] for row in rows)
        extra = [*([">all out"] if partial else []), *([">drawn"] if drawn else [])]
        yield ReportTable(["table", ">games", ">won", ">95 %", *extra], [_line(row, partial, drawn) for row in rows])


def _interval(row: dict[str, Any]) -> tuple[float, float]:
    return wilson(row["wins"], row["decided"])


def _line(row: dict[str, Any], partial: bool, drawn: bool) -> list[str]:
    full = [rate(row["full"], row["games"])[0]] if partial else []
    draws = [rate(row["games"] - row["decided"], row["games"])[0]] if drawn else []
    return [row["name"], f"{row['games']:,}", *rate(row["wins"], row["decided"]), *full, *draws]
