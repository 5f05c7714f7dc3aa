"""How far the cells of one table lie apart: random complexes, or choices of characters."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import polars as pl

from room25.arena.show import percent
from room25.lab.draw import Dot, dots
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable, rate
from room25.lab.rows import ROOMS
from room25.texts import Texts

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Easy and hard ones"
ORDER = 15
FEWEST = 2  # cells


def measure(games: Games) -> Iterator[ReportPiece]:
    dealt = [pl.col(f"room_{key}").first() for key in ROOMS.values()]
    won = [pl.col("won").mean(), pl.col("won").sum().alias("wins"), pl.col("won").count().alias("n")]
    cells = games.frame.group_by("cell", *LINE_UP, "complex", "characters").agg(*won, *dealt)
    ranked = cells.drop_nulls("won").sort("won", "cell").collect()
    rows, ends, lines = [], [], []
    for row in games.by_table(cells=pl.col("cell").n_unique(), games=pl.len()):
        own = ranked.filter(*(pl.col(key) == row[key] for key in LINE_UP))
        if len(own) < FEWEST:
            continue
        shares = [float(own["won"].quantile(q) or 0) for q in (0, 0.1, 0.5, 0.9, 1)]
        share, n = own["won"].to_numpy(), own["n"].to_numpy()
        luck = float(np.sqrt((share * (1 - share) / n).mean()))
        beyond = max(0.0, float(share.var(ddof=1)) - luck**2) ** 0.5
        each = f"{float(np.median(n)):,.0f}"
        told = [f"{100 * beyond:.1f}", f"{100 * luck:.1f}"]
        rows.append([row["name"], f"{row['cells']:,}", each, *map(percent, shares), *told])
        lines.append(Dot(row["name"], shares[2], (shares[1], shares[3]), row["games"]))
        people = own["characters"].n_unique() > 1
        for word, cell in (("hardest", own.row(0, named=True)), ("easiest", own.row(-1, named=True))):
            held = cell["characters"] if people else _rooms(cell)
            ends.append([f"{row['name']}: {word}", *rate(cell["wins"], cell["n"]), held])
    if rows:
        yield dots(lines, "won, the median cell", line="all cells but the hardest and the easiest tenth")
        columns = ["table", ">cells", ">games of each", ">hardest", ">10 %", ">median", ">90 %", ">easiest"]
        yield ReportTable([*columns, ">spread, points", ">by luck alone"], rows)
        yield (
            "The spread is the standard deviation of the cells' true win rates, as far as luck does not explain it. The hardest and the "
            "easiest are picked out of many, so luck is part of what sets them apart: played again, they lie nearer to the middle."
        )
        yield ReportTable(["table and cell", ">won", ">95 %", "what it holds"], ends)


def _rooms(cell: dict[str, Any]) -> str:
    """What a complex holds, in words."""
    texts = Texts("en")
    counts = {key: cell[f"room_{key}"] for key in ROOMS.values() if key not in ("central", "room25", "key")}
    return f"{cell['complex']}: " + ", ".join(f"{n} {texts.room_short(key)}" for key, n in counts.items() if n)
