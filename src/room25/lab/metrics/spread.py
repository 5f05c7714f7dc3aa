"""How far the cells of one table lie apart: random complexes, or choices of characters."""

from collections.abc import Iterator
from typing import Any

import polars as pl

from room25.arena.show import percent
from room25.lab.draw import dots
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable
from room25.lab.rows import ROOMS
from room25.texts import Texts

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Easy and hard ones"
ORDER = 15


def measure(games: Games) -> Iterator[ReportPiece]:
    dealt = [pl.col(f"room_{key}").first() for key in ROOMS.values()]
    cells = games.frame.group_by("cell", *LINE_UP, "complex", "characters").agg(pl.col("won").mean(), *dealt)
    ranked = cells.drop_nulls("won").sort("won", "cell").collect()
    rows, ends, lines = [], [], []
    for row in games.by_table(cells=pl.col("cell").n_unique()):
        own = ranked.filter(*(pl.col(key) == row[key] for key in LINE_UP))
        if len(own) < 2:
            continue
        shares = [float(own["won"].quantile(q) or 0) for q in (0, 0.1, 0.5, 0.9, 1)]
        rows.append([row["name"], f"{row['cells']:,}", *map(percent, shares)])
        lines.append((row["name"], shares[2], (shares[1], shares[3])))
        people = own["characters"].n_unique() > 1
        for word, cell in (("hardest", own.row(0, named=True)), ("easiest", own.row(-1, named=True))):
            ends.append([row["name"], word, percent(cell["won"]), cell["characters"] if people else _rooms(cell)])
    if rows:
        yield dots(lines, "won, the median", line="all but the hardest and the easiest tenth")
        yield ReportTable(["table", ">cells", ">hardest", ">10 %", ">median", ">90 %", ">easiest"], rows)
        yield ReportTable(["table", "", ">won", "which"], ends)


def _rooms(cell: dict[str, Any]) -> str:
    """What a complex holds, in words."""
    texts = Texts("en")
    counts = {key: cell[f"room_{key}"] for key in ROOMS.values() if key not in ("central", "room25", "key")}
    return f"{cell['complex']}: " + ", ".join(f"{n} {texts.room_short(key)}" for key, n in counts.items() if n)
