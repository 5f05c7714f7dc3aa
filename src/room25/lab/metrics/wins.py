"""How often they got out; in Suspicion the prisoners, among rivals the first bot (of the games that were decided), or anybody
if all play alike.
"""

from collections.abc import Iterator
from typing import Any

import polars as pl

from room25.lab.draw import Dot, dots
from room25.lab.metric import Games, ReportPiece, ReportTable, by_mode

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Win rates"
ORDER = 10


def measure(games: Games) -> Iterator[ReportPiece]:
    result = pl.col("result")
    found = games.means(
        won=pl.col("won"), full=result == "full", partial=result == "partial", drawn=pl.col("won").is_null()
    )
    for heading, rows in by_mode(found):
        if heading:
            yield heading
        known = [row for row in rows if row["won"].value is not None]
        yield dots([Dot(row["name"], row["won"].value, row["won"].ends, row["won"].games) for row in known], "won")
        extra = {"all out": "full"} if any(row["partial"].value for row in rows) else {}
        extra |= {"drawn": "drawn"} if any(row["drawn"].value for row in rows) else {}
        several = [games.unit(row) != "deal" or row["won"].units != row["won"].games for row in rows]
        drawn = [">drawn at random"] if any(several) else []
        columns = ["table", ">games", ">won", ">95 %", *(f">{name}" for name in extra), *drawn]
        yield ReportTable(
            columns, [_line(row, list(extra.values())) + ([_units(games, row)] if drawn else []) for row in rows]
        )


def _line(row: dict[str, Any], extra: list[str]) -> list[str]:
    return [row["name"], f"{row['games']:,}", *row["won"].shares, *(row[key].share for key in extra)]


def _units(games: Games, row: dict[str, Any]) -> str:
    """What the interval goes by: `200 complexes`."""
    words = {"complex": "complexes", "deal": "deals"}
    return f"{row['won'].units:,} {words[games.unit(row)]}"
