"""Time pressure: how games end, and what finding the exit early is worth. The clock shows the rounds that are left, this one included."""

from collections.abc import Iterator
from typing import Any

import polars as pl

from room25.lab.draw import lines, shares
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable, by_mode

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Time pressure"
ORDER = 60
PARTS = {"won": "won", "out of time": "late", "by deaths": "dead", "drawn": "drawn"}
COLOURS = ("#009E73", "#8A8F98", "#C0392B", "#D9A514")
FEWEST = 30  # games behind a point
COLUMNS = [
    "table",
    *(">exit seen", ">clock then", ">won", ">out of time", ">by deaths"),
    *(">clock at the win", ">won in the last round"),
]


def measure(games: Games) -> Iterator[ReportPiece]:
    won, late = pl.col("won").fill_null(False), pl.col("left") == 0
    drawn = pl.col("result") == "draw"
    by_table = games.by_table(
        games=pl.len(),
        won=won.mean(),
        late=(~won & late & ~drawn).mean(),
        dead=(~won & ~late & ~drawn).mean(),
        drawn=(drawn & ~won).mean(),
        spare=pl.col("left").filter(won).mean(),
        last=(pl.col("left").filter(won) == 1).mean(),
        sight=pl.col("sight").is_not_null().mean(),
        at=pl.col("sight").mean(),
    )
    for heading, rows in by_mode(by_table):
        if heading:
            yield heading
        parts = {name: key for name, key in PARTS.items() if any(row[key] for row in rows)}
        yield shares([(row["name"], [row[key] for key in parts.values()]) for row in rows], list(parts), COLOURS)
        yield ReportTable(COLUMNS, [_line(row) for row in rows])
        series = {
            row["name"]: _by_sight(games, row) for row in {row["edition"]: row for row in reversed(rows)}.values()
        }
        yield "What the clock showed when somebody first saw Room 25, and how such games ended:"
        yield lines(dict(reversed(series.items())), "rounds left when the exit is first seen", "won")


def _line(row: dict[str, Any]) -> list[str]:
    return [
        row["name"],
        f"{100 * row['sight']:.0f} %",
        f"{row['at'] or 0:.1f}",
        *(f"{100 * row[key]:.1f} %" for key in ("won", "late", "dead")),
        f"{row['spare'] or 0:.1f}",
        f"{100 * (row['last'] or 0):.0f} %",
    ]


def _by_sight(games: Games, row: dict[str, Any]) -> list[tuple[float, float]]:
    """Games won, by the clock at the first sight of the exit."""
    own = games.frame.filter(*(pl.col(key) == row[key] for key in LINE_UP), pl.col("sight").is_not_null())
    points = own.group_by("sight").agg(pl.len(), pl.col("won").fill_null(False).mean()).sort("sight").collect()
    return [(p["sight"], p["won"]) for p in points.to_dicts() if p["len"] >= FEWEST]
