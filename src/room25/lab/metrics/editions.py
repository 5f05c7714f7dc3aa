"""The editions side by side: the same mode, level and number of seats, each with its own rules, rooms and advice."""

from collections.abc import Iterator

import polars as pl

from room25.lab.metric import Games, ReportPiece, ReportTable, rate

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "The editions side by side"
ORDER = 12


def measure(games: Games) -> Iterator[ReportPiece]:
    own = games.frame.filter(pl.col("options") == "printed")
    keys = ("mode", "level", "seats", "bot", "against")
    counts = own.group_by(*keys, "edition").agg(
        pl.col("won").sum(), pl.col("won").count().alias("n"), pl.col("cell").min()
    )
    counted = counts.sort("cell").collect().to_dicts()
    editions = list(dict.fromkeys(row["edition"] for row in counted))
    if len(editions) < 2:
        return
    rows: dict[tuple[object, ...], dict[str, str]] = {}
    for row in counted:
        share, between = rate(row["won"], row["n"])
        rows.setdefault(tuple(row[key] for key in keys), {})[row["edition"]] = f"{share} ({between})"
    several = len({name for key in rows for name in key[3:] if name}) > 1
    lines = []
    for (mode, level, seats, bot, against), shares in rows.items():
        name = f"{mode}, {level}" if level != "standard" else str(mode)
        who = f": {bot} – {against}" if several and against else f": {bot}" if several else ""
        lines.append([f"{name}, {seats}{who}", *(shares.get(edition, "–") for edition in editions)])
    yield ReportTable(["mode and seats", *(f">{edition}" for edition in editions)], lines)
