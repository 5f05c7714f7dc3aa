"""The editions side by side: the same mode, level and number of seats, each with its own rules, rooms and advice."""

from collections.abc import Iterator

import polars as pl

from room25.lab.metric import Games, ReportPiece, ReportTable
from room25.setup import editions as known

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "The editions side by side"
ORDER = 12


def measure(games: Games) -> Iterator[ReportPiece]:
    rows: dict[tuple[str, ...], dict[str, str]] = {}
    for row in games.means(won=pl.col("won")):
        won = row["won"]
        rows.setdefault((row["game"], games.line_up(row)), {})[row["edition"]] = f"{won.share} ({won.between})"
    compared = {key: shares for key, shares in rows.items() if len(shares) > 1}
    if not compared:
        return
    editions = [edition for edition in known.EDITIONS if any(edition in shares for shares in compared.values())]
    several = len({line_up for _, line_up in compared}) > 1
    lines = [
        [f"{game}: {line_up}" if several else game, *(shares.get(edition, "–") for edition in editions)]
        for (game, line_up), shares in compared.items()
    ]
    yield ReportTable(["mode and seats", *(f">{edition}" for edition in editions)], lines)
