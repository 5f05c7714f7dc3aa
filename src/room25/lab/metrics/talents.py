"""What a talent is worth: games with a character compared with games without it, if a study plays every choice of characters.

Every choice plays the same deals, so the two are compared deal by deal.
"""

from collections.abc import Iterator

import polars as pl

from room25.engine.table.people import CHARACTER_NAMES
from room25.lab.draw import Dot, dots
from room25.lab.estimate import mean
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable, between, signed
from room25.texts import Texts

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "What each talent does to the win rate"
ORDER = 90


def measure(games: Games) -> Iterator[ReportPiece]:
    texts = Texts("en")
    plays = {name: pl.col("characters").cast(pl.String).str.contains(name) for name in CHARACTER_NAMES}
    shares = {f"with_{name}": (pl.col("won"), it) for name, it in plays.items()}
    shares |= {f"less_{name}": (pl.col("won"), ~it) for name, it in plays.items()}
    choices = {row["name"]: row["choices"] for row in games.by_table(choices=pl.col("characters").n_unique())}
    if max(choices.values()) < 2:
        return
    for row in games.means(None, None, **shares):
        if choices[row["name"]] < 2:
            continue
        own = games.frame.filter(*(pl.col(key) == row[key] for key in LINE_UP), pl.col("won").is_not_null())
        sides = [pl.col("won").filter(it).mean().alias(f"with {name}") for name, it in plays.items()]
        sides += [pl.col("won").filter(~it).mean().alias(f"less {name}") for name, it in plays.items()]
        unit = games.unit(row)
        units = own.group_by(unit).agg(*sides).sort(unit).collect()
        lines = []
        for name in CHARACTER_NAMES:
            gains = (units[f"with {name}"] - units[f"less {name}"]).drop_nulls().to_list()
            if len(gains) > 1:
                lines.append((name, Dot(texts.character(name), *mean(gains), row["games"])))
        lines.sort(key=lambda line: -line[1].value)
        if not lines:
            continue
        drawn = {"deal": "deals", "complex": "complexes"}[unit]
        yield f"{row['name']} ({choices[row['name']]} choices, the same {len(units):,} {drawn}):"
        of = f"all from {row['games']:,} games"
        yield dots([dot for _, dot in lines], "win rate with the character, less without it", points=True, of=of)
        columns = ["character", ">with", ">95 %", ">without", ">95 %", ">difference, points", ">95 %"]
        yield ReportTable(
            columns,
            [
                [
                    dot.name,
                    *row[f"with_{name}"].shares,
                    *row[f"less_{name}"].shares,
                    signed(100 * dot.value),
                    between(*(100 * end for end in dot.ends)),
                ]
                for name, dot in lines
            ],
        )
