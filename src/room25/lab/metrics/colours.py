"""The win rate by the number of red rooms, in studies in which it varies: random complexes, and the other rooms in them."""

from collections.abc import Iterator

import polars as pl

from room25.engine.rules.rooms import REGISTRY
from room25.engine.table.board import RED
from room25.lab.draw import lines
from room25.lab.metric import Estimate, Games, ReportPiece, ReportTable

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Red rooms"
ORDER = 17
FEWEST = 1_000  # games behind a point
COMPLEXES = 3  # and complexes, where they are random


def measure(games: Games) -> Iterator[ReportPiece]:
    red = pl.sum_horizontal(f"room_{room.key}" for room in REGISTRY.values() if room.colour == RED)
    modes: dict[str, dict[str, list[tuple[int, Estimate]]]] = {}
    for row in games.means({"red": red}, won=pl.col("won")):
        won = row["won"]
        if won.games >= FEWEST and (games.unit(row) == "deal" or won.units >= COMPLEXES):
            modes.setdefault(row["mode"], {}).setdefault(row["name"], []).append((row["red"], won))
    for mode, tables in modes.items():
        series = {
            name: sorted(points, key=lambda point: point[0]) for name, points in tables.items() if len(points) > 2
        }
        if series:
            yield f"{mode.capitalize()}:"
            yield lines(series, "red rooms in the complex", "won")
            reds = sorted({reds for points in series.values() for reds, _ in points})
            yield ReportTable(
                ["table", *(f">{n} red" for n in reds)],
                [[name, *(_told(dict(points).get(n)) for n in reds)] for name, points in series.items()],
            )


def _told(won: Estimate | None) -> str:
    return won.told(times=100) if won is not None else ""
