"""Time pressure: how games end, and what finding the exit early is worth. The clock shows the rounds that are left, this one included."""

from collections.abc import Iterator
from typing import Any

import polars as pl

from room25.lab.draw import Stack, lines, stacks
from room25.lab.metric import Estimate, Games, ReportPiece, ReportTable, by_mode

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Time pressure"
ORDER = 60
PARTS = {"won": "out", "out of time": "late", "by deaths": "dead", "drawn": "drawn"}
COLOURS = ("#009E73", "#8A8F98", "#C0392B", "#D9A514")
FEWEST = 30  # games behind a point


def measure(games: Games) -> Iterator[ReportPiece]:
    won, late, drawn = pl.col("won").fill_null(False), pl.col("left") == 0, pl.col("result") == "draw"
    ends = {"out": won, "late": ~won & late & ~drawn, "dead": ~won & ~late & ~drawn, "drawn": drawn & ~won}
    cuts = {"cut_1": won, "cut_2": won | ends["late"], "cut_3": won | ends["late"] | ends["dead"]}
    left, sight = pl.col("left"), pl.col("sight")
    found = games.means(
        **ends,
        **cuts,
        spare=(left, won),
        last=(left == 1, won),
        seen=sight.is_not_null(),
        at=sight,
    )
    by_sight = games.means({"sight": sight}, sight.is_not_null(), won=won)
    for heading, rows in by_mode(found):
        if heading:
            yield heading
        parts = {name: key for name, key in PARTS.items() if any(row[key].value for row in rows)}
        yield stacks([_stack(row, list(parts.values())) for row in rows], list(parts), "per cent", COLOURS, 100)
        columns = ["table", ">games", ">exit seen, %", ">clock then", *(f">{name}, %" for name in parts)]
        columns += [">clock at the win", ">of wins in the last round, %"]
        yield ReportTable(columns, [_line(row, list(parts.values())) for row in rows])
        firsts = list({row["edition"]: row for row in reversed(rows)}.values())[::-1]
        series = {row["name"]: _points(by_sight, row["name"]) for row in firsts}
        if not any(series.values()):
            continue
        some = "" if len(firsts) == len(rows) else ", at the first table of each edition"
        yield f"What the clock showed when somebody first saw Room 25, and how such games ended{some}:"
        yield lines(series, "rounds left when the exit is first seen", "won")


def _stack(row: dict[str, Any], parts: list[str]) -> Stack:
    ends = [(100 * row[f"cut_{i}"].low, 100 * row[f"cut_{i}"].high) for i in range(1, 4) if row[f"cut_{i}"].is_known]
    inside = [end for end in ends if end[1] < 100]
    return Stack(row["name"], [100 * (row[key].value or 0) for key in parts], inside, row["games"])


def _line(row: dict[str, Any], parts: list[str]) -> list[str]:
    return [
        row["name"],
        f"{row['games']:,}",
        row["seen"].told(times=100),
        row["at"].told(),
        *(row[key].told(times=100) for key in parts),
        row["spare"].told(),
        row["last"].told(times=100),
    ]


def _points(by_sight: list[dict[str, Any]], name: str) -> list[tuple[float, Estimate]]:
    """Games won, by the clock at the first sight of the exit."""
    own = [(row["sight"], row["won"]) for row in by_sight if row["name"] == name and row["won"].games >= FEWEST]
    return sorted(own, key=lambda point: point[0])
