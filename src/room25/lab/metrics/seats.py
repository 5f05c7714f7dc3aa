"""How often the guards win, by the place of a guard in the first round's turn order, and by who the guard is."""

from collections.abc import Iterator

import polars as pl

from room25.engine.table.people import CHARACTER_NAMES
from room25.lab.draw import lines
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable, rate

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Guards' chances by seat"
ORDER = 70
LOST, GUARD = ~pl.col("won"), pl.col("guard_mask").cast(pl.Int32)


def measure(games: Games) -> Iterator[ReportPiece]:
    series, seats, people, dealt = {}, [], [], []
    for row in games.by_table(where=pl.col("mode") == "suspicion", seats=pl.col("seats").first()):
        own = games.frame.filter(*(pl.col(key) == row[key] for key in LINE_UP))
        by_place = [_chances(own.filter(_sits(place, row["seats"]))) for place in range(row["seats"])]
        by_guard = [_chances(own.filter((GUARD & (1 << c)) != 0)) for c in range(8)]
        numbers = own.group_by("guards").agg(LOST.sum(), pl.len().alias("n")).sort("guards").collect().rows()
        series[row["name"]] = [(place + 1, wins / max(1, n)) for place, (wins, n) in enumerate(by_place)]
        seats.append([row["name"], *map(_share, by_place), *[""] * (8 - row["seats"])])
        people.append([row["name"], *map(_share, by_guard)])
        if len(numbers) > 1:
            dealt += [[row["name"], str(guards), f"{n:,}", *rate(wins, n)] for guards, wins, n in numbers]
    if seats:
        yield lines(series, "a guard's place in the turn order of the first round", "guards win")
        yield "How often the guards win with a guard who acts first, second … in the first round:"
        yield ReportTable(["table", *(f">{n + 1}." for n in range(8))], seats)
        yield "The same by who the guard is:"
        yield ReportTable(["table", *(f">{name.capitalize()}" for name in CHARACTER_NAMES)], people)
    if dealt:
        yield "And by the number of guards that were dealt, where a tile stays in the box:"
        yield ReportTable(["table", ">guards", ">games", ">guards win", ">95 %"], dealt)


def _sits(place: int, seats: int) -> pl.Expr:
    """Is there a guard at this place? The seats are counted from whoever begins; in Suspicion each has one character."""
    seat = (pl.col("first_seat").cast(pl.Int32) + place) % seats
    name = pl.col("characters").cast(pl.String).str.split(" ").list.get(seat)
    number = name.replace_strict({name: 1 << c for c, name in enumerate(CHARACTER_NAMES)}, return_dtype=pl.Int32)
    return (GUARD & number) != 0


def _chances(own: pl.LazyFrame) -> tuple[int, int]:
    wins, n = own.select(LOST.sum(), pl.len().alias("n")).collect().row(0)
    return wins, n


def _share(chances: tuple[int, int]) -> str:
    return rate(*chances)[0] if chances[1] else ""
