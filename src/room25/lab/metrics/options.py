"""What a host option does: the same deals played with it and as printed, compared game by game."""

from collections.abc import Iterator, Mapping
from typing import Any

import polars as pl

from room25.lab.draw import Dot, dots
from room25.lab.estimate import difference
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable, between, rate, signed
from room25.texts import Texts

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "House rules beside the printed ones"
ORDER = 20
PRINTED = "printed"


def measure(games: Games) -> Iterator[ReportPiece]:
    same = [name for name in games.cells.columns if name not in ("cell", "table", "game", "options")]
    printed = games.cells.filter(pl.col("options") == PRINTED).select(*same, other="cell", beside="table")
    pairs = games.cells.filter(pl.col("options") != PRINTED).join(printed, on=same, maintain_order="left")
    texts, lines, rows = Texts("en"), [], []
    tables = pairs.sort("options", maintain_order=True).group_by(*LINE_UP, "options", "beside", maintain_order=True)
    for key, own in tables:
        row = dict(zip((*LINE_UP, "options", "beside"), key))
        found = _compared(games, own.select("cell", "other"), games.unit(row))
        if found is None:
            continue
        option = " + ".join(texts(f"option-{key}") for key in row["options"].split("+"))
        name = f"{option}: {games.name({**row, 'table': row['beside']})}"
        change, (low, high), n = found["change"], found["ends"], found["n"]
        if found["up"] or found["down"]:
            lines.append(Dot(name, change, (low, high), n))
        shares = [rate(found["before"], n)[0], rate(found["wins"], n)[0]]
        points = [signed(100 * change), between(100 * low, 100 * high)]
        other = f"{100 * (found['up'] + found['down']) / n:.0f} %"
        rows.append([name, f"{n:,}", *shares, *points, other, signed(found["rounds"])])
    if rows:
        keys = dict.fromkeys(key for options in pairs["options"] for key in options.split("+"))
        yield "\n".join(f"- **{texts(f'option-{key}')}** (`{key}`): {texts(f'option-{key}-help')}" for key in keys)
        if len(lines) < len(rows):
            yield f"No result changed at {len(rows) - len(lines)} of {len(rows)} tables; they are left out of the picture."
        if lines:
            yield dots(lines, "won with the option, less won as printed", points=True)
        columns = ["option and table", ">pairs", ">printed", ">with it", ">points", ">95 %", ">other result", ">rounds"]
        yield ReportTable(columns, rows)


def _compared(games: Games, cells: pl.DataFrame, unit: str) -> Mapping[str, Any] | None:
    """Compare the games of some cells with those of their printed ones, deal by deal; None if no pair was decided both times."""
    columns = ["deal", "seating", "won", "rounds"]
    own = games.frame.join(cells.lazy(), on="cell").select("other", "complex", *columns)
    base = games.frame.filter(pl.col("cell").is_in(cells["other"].implode())).select(
        pl.col("cell").alias("other"), *columns
    )
    both = own.join(base, on=["other", "deal", "seating"]).drop_nulls()
    up, down = pl.col("won") & ~pl.col("won_right"), ~pl.col("won") & pl.col("won_right")
    longer = pl.col("rounds").cast(pl.Int32) - pl.col("rounds_right").cast(pl.Int32)
    sums = both.group_by(unit).agg(
        pl.len().alias("n"),
        pl.col("won").sum().alias("wins"),
        pl.col("won_right").sum().alias("before"),
        up.sum().alias("up"),
        down.sum().alias("down"),
        longer.sum().alias("longer"),
    )
    units = sums.sort(unit).collect()
    if not len(units):
        return None
    total = {name: int(units[name].sum()) for name in units.columns[1:]}
    gained = (units["up"].cast(pl.Int64) - units["down"].cast(pl.Int64)).to_list()
    change, ends = difference(gained, units["n"].to_list())
    return {**total, "change": change, "ends": ends, "rounds": total["longer"] / total["n"]}
