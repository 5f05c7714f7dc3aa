"""Where people died: the room in which they stood. M.A.C. cards and robots kill in any room; of the revived every death counts."""

from collections.abc import Iterator

import polars as pl

from room25.lab.draw import Stack, stacks
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable, by_mode
from room25.texts import Texts

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "Deaths by room"
ORDER = 40
NAMED = 6  # rooms with a part of their own; the others are one part


def measure(games: Games) -> Iterator[ReportPiece]:
    falls = pl.col("falls").list.len()
    found = games.means(deaths=falls, none=falls == 0)
    fell = games.frame.select(*LINE_UP, "falls").explode("falls").drop_nulls("falls").unnest("falls")
    counts = {
        tuple(row[:-1]): row[-1] for row in fell.group_by(*LINE_UP, "room").agg(pl.len()).sort("room").collect().rows()
    }
    if not counts:
        return
    texts = Texts("en")
    for heading, rows in by_mode(found):
        keys = [tuple(row[key] for key in LINE_UP) for row in rows]
        total: dict[str, int] = {}
        for (*table, room), n in counts.items():
            if tuple(table) in keys:
                total[room] = total.get(room, 0) + n
        rooms = sorted(total, key=lambda room: -total[room])[:NAMED]
        names = [*(texts.room(room) for room in rooms), *(["other rooms"] if len(total) > NAMED else [])]
        if heading:
            yield heading
        if not rooms:
            yield "Nobody died."
            continue
        lines, cells = [], []
        for row, line_up in zip(rows, keys):
            own = [100 * counts.get((*line_up, room), 0) / row["games"] for room in rooms]
            deaths = row["deaths"]
            parts = [*own, *([max(0.0, 100 * deaths.value - sum(own))] if len(total) > NAMED else [])]
            ends = (100 * deaths.low, 100 * deaths.high)
            lines.append(Stack(row["name"], parts, [ends if deaths.is_known else None], row["games"]))
            told = [deaths.told(times=100), row["none"].told(times=100), *(f"{part:.1f}" for part in parts)]
            cells.append([row["name"], f"{row['games']:,}", *told])
        yield stacks(lines, names, "deaths in 100 games, by the room")
        columns = ["table", ">games", ">deaths in 100 games", ">games without any, %", *(f">{name}" for name in names)]
        yield ReportTable(columns, cells)
