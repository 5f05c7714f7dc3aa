"""How often the guards win, by the place of a guard in the first round's turn order, and by who the guard is."""

from collections.abc import Iterator
from typing import Any

import polars as pl

from room25.engine.table.fields import CHARACTERS
from room25.engine.table.people import CHARACTER_NAMES
from room25.lab.draw import lines
from room25.lab.metric import Games, ReportPiece, ReportTable

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Guards' chances by seat"
ORDER = 70
LOST, GUARD = ~pl.col("won"), pl.col("guard_mask").cast(pl.Int32)


def measure(games: Games) -> Iterator[ReportPiece]:
    places = {f"place_{n}": (LOST, _sits(n) & (pl.col("seats") > n)) for n in range(CHARACTERS)}
    people = {f"who_{c}": (LOST, (GUARD & (1 << c)) != 0) for c in range(CHARACTERS)}
    suspicion = pl.col("mode") == "suspicion"
    rows = games.means(None, suspicion, **places, **people)
    if not rows:
        return
    series = {row["name"]: [(n + 1, row[f"place_{n}"]) for n in range(row["seats"])] for row in rows}
    yield lines(series, "a guard's place in the turn order of the first round", "guards win")
    yield "How often the guards win with a guard who acts first, second … in the first round, in per cent:"
    yield ReportTable(["table", *(f">{n + 1}." for n in range(CHARACTERS))], _lines(rows, "place"))
    yield "The same by who the guard is:"
    yield ReportTable(["table", *(f">{name.capitalize()}" for name in CHARACTER_NAMES)], _lines(rows, "who"))
    dealt: dict[str, list[list[str]]] = {}
    for row in games.means({"dealt": pl.col("guards")}, suspicion, lost=LOST):
        line = [f"{row['name']}: {row['dealt']}", f"{row['games']:,}", *row["lost"].shares]
        dealt.setdefault(row["name"], []).append(line)
    some = [line for lines in dealt.values() if len(lines) > 1 for line in lines]
    if some:
        yield "And by the number of guards that were dealt, where a tile stays in the box:"
        yield ReportTable(["table and guards", ">games", ">guards win", ">95 %"], some)


def _lines(rows: list[dict[str, Any]], what: str) -> list[list[str]]:
    told = ([row[f"{what}_{n}"] for n in range(CHARACTERS)] for row in rows)
    return [
        [row["name"], *(e.told(times=100) if e.games else "" for e in estimates)] for row, estimates in zip(rows, told)
    ]


def _sits(place: int) -> pl.Expr:
    """Is there a guard at this place? The seats are counted from whoever begins; in Suspicion each has one character."""
    seat = (pl.col("first_seat").cast(pl.Int32) + place) % pl.col("seats").cast(pl.Int32)
    name = pl.col("characters").cast(pl.String).str.split(" ").list.get(seat)
    number = name.replace_strict({name: 1 << c for c, name in enumerate(CHARACTER_NAMES)}, return_dtype=pl.Int32)
    return (GUARD & number) != 0
