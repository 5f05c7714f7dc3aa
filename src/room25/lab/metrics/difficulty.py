"""A formula for the difficulty of a complex: the rooms that it holds, each with a weight. It is fitted to two thirds of the random
complexes and judged by the others, which it has not seen.
"""

from collections.abc import Iterator

import numpy as np

from room25.lab.draw import scatter
from room25.lab.formula import by_complex, quality
from room25.lab.metric import Games, ReportPiece, ReportTable

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "A difficulty score"
ORDER = 16
FEWEST = 60  # complexes


def measure(games: Games) -> Iterator[ReportPiece]:
    clouds: dict[str, list[tuple[float, float]]] = {}
    lines = []
    for (edition, mode, seats), rows in by_complex(games.frame).group_by(
        "edition", "mode", "seats", maintain_order=True
    ):
        if rows["complex"].n_unique() < FEWEST:
            continue
        said, seen, error, explained = quality(rows)
        luck = float(np.sqrt(seen * (1 - seen) / rows["games"].to_numpy().min()).mean() * np.sqrt(2 / np.pi))
        clouds.setdefault(str(mode), []).extend(zip(said, seen))
        table = f"{edition} {mode}, {seats} seat{'s' if seats != 1 else ''}"
        lines.append([table, f"{len(rows):,}", f"{100 * error:.1f}", f"{100 * luck:.1f}", f"{100 * explained:.0f} %"])
    if lines:
        yield scatter(clouds, "won as the formula expects", "won in the games")
        columns = ["table", ">complexes", ">mean error, points", ">of which luck alone", ">spread explained"]
        yield ReportTable(columns, lines)
