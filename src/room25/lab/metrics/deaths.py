"""Where people died: the room in which they stood. M.A.C. cards and robots kill in any room; of the revived every death counts."""

from collections.abc import Iterator

import polars as pl

from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.board import COLOURS
from room25.lab.draw import ROOM_COLOURS, bars
from room25.lab.metric import Games, ReportPiece, ReportTable
from room25.texts import Texts

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Deaths by room"
ORDER = 40


def measure(games: Games) -> Iterator[ReportPiece]:
    falls = pl.col("falls").list
    tables = games.by_table(games=pl.len(), falls=falls.len().sum(), none=(falls.len() == 0).mean())
    fell = games.frame.select("falls").explode("falls").drop_nulls().unnest("falls")
    rooms = (
        fell.group_by("room")
        .agg(n=pl.len(), round=pl.col("round").mean())
        .sort("n", descending=True)
        .collect()
        .to_dicts()
    )
    if not rooms:
        return
    texts, total = Texts("en"), sum(row["n"] for row in rooms)
    names = [texts.room(row["room"]) for row in rooms]
    colours = [ROOM_COLOURS[COLOURS[BY_KEY[row["room"]].colour]] for row in rooms]
    yield bars(
        [(name, 100 * row["n"] / games.total) for name, row in zip(names, rooms)], "deaths in 100 games", colours
    )
    columns = ["room", ">deaths in 100 games", ">share of all deaths", ">round, mean"]
    yield ReportTable(
        columns,
        [
            [name, f"{100 * row['n'] / games.total:.2f}", f"{100 * row['n'] / total:.1f} %", f"{row['round']:.1f}"]
            for name, row in zip(names, rooms)
        ],
    )
    lines = [[row["name"], f"{row['falls'] / row['games']:.2f}", f"{100 * row['none']:.1f} %"] for row in tables]
    yield ReportTable(["table", ">deaths a game", ">games without any"], lines)
