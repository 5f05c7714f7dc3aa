"""What a room is worth: logistic regression of the result on the rooms that were dealt. If a complex fixes how many rooms there are of
each colour, a room is compared with the average of its colour; otherwise with an Empty room in its place.
"""

from collections.abc import Iterator

import numpy as np
import polars as pl

from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.board import COLOURS
from room25.lab.draw import ROOM_COLOURS, Dot, dots
from room25.lab.fit import fit
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable, between, signed
from room25.lab.rows import ROOMS
from room25.texts import Texts

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "What each room does to the win rate"
ORDER = 80
FEWEST = 5_000  # games, below which nothing could be told apart
SPARE = 20  # more complexes than rooms that are weighed, so that how far complexes differ otherwise can be told


def measure(games: Games) -> Iterator[ReportPiece]:
    for row in games.by_table(games=pl.len(), choices=pl.col("characters").n_unique()):
        if row["choices"] > 1:
            continue  # it is about people, and deals the same rooms to all of them
        own = games.frame.filter(*(pl.col(key) == row[key] for key in LINE_UP), pl.col("won").is_not_null())
        dealt = own.group_by([f"room_{key}" for key in ROOMS.values()]).agg(pl.col("won").sum(), pl.len()).collect()
        dealt = dealt.sort(dealt.columns)
        varied = [key for key in ROOMS.values() if dealt[f"room_{key}"].n_unique() > 1]
        if row["games"] < FEWEST or len(varied) < 3 or len(dealt) < len(varied) + SPARE:
            continue
        x = dealt.select(f"room_{key}" for key in varied).to_numpy().astype(float)
        model = fit(x, dealt["won"].to_numpy(), dealt["len"].to_numpy())
        weights = []
        for i, key in enumerate(varied):
            against = _reference(varied, x, key)
            if against != {key}:
                direction = np.zeros(len(varied) + 1)
                direction[[varied.index(other) + 1 for other in against]] -= 1 / len(against)
                direction[i + 1] += 1
                weights.append((key, *model.contrast(direction)))
        weights.sort(key=lambda line: -line[1])
        with_empty = all(_reference(varied, x, key) == {"empty"} for key, _, _ in weights)
        texts = Texts("en")
        inks = [ROOM_COLOURS[COLOURS[BY_KEY[key].colour]] for key, _, _ in weights]
        head = f"{row['games']:,} games, {100 * model.mean:.1f} % won, {len(dealt):,} different sets of rooms"
        yield f"{row['name']} ({head}):"
        yield dots(
            [Dot(texts.room(key), value, ends, row["games"]) for key, value, ends in weights],
            f"in place of {'an Empty room' if with_empty else 'another of its colour'} one such room changes the win rate by",
            True,
            inks,
            of=f"all from {row['games']:,} games",
        )
        yield ReportTable(
            ["room", "colour", "compared with", ">points", ">95 %"],
            [
                [
                    texts.room(key),
                    COLOURS[BY_KEY[key].colour],
                    "an Empty room" if _reference(varied, x, key) == {"empty"} else "its colour",
                    signed(100 * value),
                    between(100 * low, 100 * high),
                ]
                for key, value, (low, high) in weights
            ],
        )


def _reference(varied: list[str], x: np.ndarray, key: str) -> set[str]:
    """What a room is compared with."""
    colour = BY_KEY[key].colour
    alike = [other for other in varied if BY_KEY[other].colour == colour]
    fixed = np.ptp(x[:, [varied.index(other) for other in alike]].sum(axis=1)) == 0
    return set(alike) if fixed or "empty" not in varied else {"empty"}
