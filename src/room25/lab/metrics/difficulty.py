"""A formula for the difficulty of a complex: the rooms that it holds, each with a weight. It is fitted to two thirds of the random
complexes and judged by the others, which it has not seen.
"""

from collections.abc import Iterator

import numpy as np

from room25.lab.draw import scatter
from room25.lab.estimate import students
from room25.lab.formula import by_complex, quality
from room25.lab.metric import LINE_UP, Games, ReportPiece, ReportTable

__all__ = ["ORDER", "TITLE", "measure"]

TITLE = "A difficulty score"
ORDER = 16
FEWEST = 60  # complexes


def measure(games: Games) -> Iterator[ReportPiece]:
    clouds: dict[str, list[tuple[float, float]]] = {}
    lines = []
    fewest = 0
    by_table = by_complex(games.frame).join(games.cells.select("cell", *LINE_UP), on="cell", maintain_order="left")
    for key, rows in by_table.group_by(*LINE_UP, maintain_order=True):
        if rows["complex"].n_unique() < FEWEST:
            continue
        fewest = min(fewest or 10**9, int(rows["games"].to_numpy().min()))
        said, seen, error, explained = quality(rows)
        luck = float(np.sqrt(seen * (1 - seen) / rows["games"].to_numpy().min()).mean() * np.sqrt(2 / np.pi))
        clouds.setdefault(str(rows["mode"][0]), []).extend(zip(said, seen))
        sure = f"{100 * error:.1f} ± {100 * float(np.abs(seen - said).std(ddof=1)) * students(len(seen) - 1) / len(seen) ** 0.5:.1f}"
        table = games.name(dict(zip(LINE_UP, key)))
        lines.append([table, f"{len(rows):,}", f"{len(seen):,}", sure, f"{100 * luck:.1f}", f"{100 * explained:.0f} %"])
    if lines:
        yield "Each point is a complex that the formula has not seen:"
        yield scatter(clouds, "won as the formula expects", "won in the games", fewest)
        columns = [
            "table",
            ">complexes",
            ">of them unseen",
            ">mean error, points",
            ">of which luck alone",
            ">spread explained",
        ]
        yield ReportTable(columns, lines)
