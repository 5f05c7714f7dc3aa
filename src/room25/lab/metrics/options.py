"""What a host option does: the same deals played with it and as printed, compared game by game."""

from collections.abc import Iterator
from math import sqrt

import polars as pl

from room25.arena.rate import Z
from room25.lab.draw import dots
from room25.lab.metric import Games, ReportPiece, ReportTable, between, rate, signed
from room25.texts import Texts

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "House rules beside the printed ones"
ORDER = 20
SAME = ["edition", "mode", "level", "seats", "agreed", "complex", "characters", "bot", "against"]


def measure(games: Games) -> Iterator[ReportPiece]:
    printed = games.cells.filter(pl.col("options") == "printed").select(*SAME, other="cell")
    pairs = games.cells.filter(pl.col("options") != "printed").join(printed, on=SAME, maintain_order="left")
    pairs = pairs.sort("options", maintain_order=True)
    texts, lines, rows = Texts("en"), [], []
    for pair in pairs.to_dicts():
        columns = ["deal", "seating", "won", "rounds"]
        own, base = (games.frame.filter(pl.col("cell") == pair[key]).select(columns) for key in ("cell", "other"))
        both = own.join(base, on=["deal", "seating"]).drop_nulls()
        gained, lost = pl.col("won") & ~pl.col("won_right"), ~pl.col("won") & pl.col("won_right")
        longer = (pl.col("rounds").cast(pl.Int32) - pl.col("rounds_right")).mean()
        counts = [
            pl.len(),
            pl.col("won").sum().alias("w"),
            pl.col("won_right").sum().alias("p"),
            gained.sum().alias("g"),
        ]
        n, wins, before, up, down, rounds = (
            both.select(*counts, lost.sum().alias("l"), longer.alias("r")).collect().row(0)
        )
        if not n:
            continue
        change = (up - down) / n
        half = Z * sqrt(max(0.0, up + down - (up - down) ** 2 / n)) / n
        level = "" if pair["level"] == "standard" else f" {pair['level']}"
        option = " + ".join(texts(f"option-{key}") for key in pair["options"].split("+"))
        name = f"{option}: {pair['edition']} {pair['mode']}{level}, {pair['seats']} seat{'s' * (pair['seats'] > 1)}"
        if up or down:
            lines.append((name, change, (change - half, change + half)))
        shares = [rate(before, n)[0], rate(wins, n)[0]]
        rows.append(
            [
                name,
                *shares,
                signed(100 * change),
                between(100 * (change - half), 100 * (change + half)),
                f"{100 * (up + down) / n:.0f} %",
                signed(rounds),
            ]
        )
    if rows:
        keys = dict.fromkeys(key for options in pairs["options"] for key in options.split("+"))
        yield "\n".join(f"- **{texts(f'option-{key}')}** (`{key}`): {texts(f'option-{key}-help')}" for key in keys)
        if len(lines) < len(rows):
            yield f"No result changed at {len(rows) - len(lines)} of {len(rows)} tables; they are left out of the picture."
        yield dots(lines, "won with the option, less won as printed", points=True)
        columns = ["option and table", ">printed", ">with it", ">points", ">95 %", ">other result", ">rounds"]
        yield ReportTable(columns, rows)
