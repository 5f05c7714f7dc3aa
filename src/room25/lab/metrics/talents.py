"""What a talent is worth: games with a character compared with games without it, if a study plays every choice of characters."""

from collections.abc import Iterator
from math import sqrt

import polars as pl

from room25.arena.rate import Z
from room25.engine.table.people import CHARACTER_NAMES
from room25.lab.draw import dots
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable, rate, signed
from room25.texts import Texts

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "What each talent does to the win rate"
ORDER = 90


def measure(games: Games) -> Iterator[ReportPiece]:
    texts = Texts("en")
    for row in games.by_table(choices=pl.col("characters").n_unique()):
        if row["choices"] < 2:
            continue
        own = games.frame.filter(*(pl.col(key) == row[key] for key in LINE_UP), pl.col("won").is_not_null())
        lines = []
        for name in CHARACTER_NAMES:
            plays = pl.col("characters").cast(pl.String).str.contains(name)
            counts = own.group_by(plays.alias("plays")).agg(pl.col("won").sum(), pl.len()).collect().rows()
            sides = {plays: (wins, n) for plays, wins, n in counts}
            if len(sides) == 2:
                (wins, n), (others, m) = sides[True], sides[False]
                p, q = wins / n, others / m
                half = Z * sqrt(p * (1 - p) / n + q * (1 - q) / m)
                lines.append((texts.character(name), p - q, (p - q - half, p - q + half), (wins, n), (others, m)))
        lines.sort(key=lambda line: -line[1])
        yield f"{row['name']}:"
        yield dots([line[:3] for line in lines], "win rate with the character, less without it", points=True)
        columns = ["character", ">with", ">95 %", ">without", ">95 %", ">difference, points"]
        yield ReportTable(
            columns, [[line[0], *rate(*line[3]), *rate(*line[4]), signed(100 * line[1])] for line in lines]
        )
