"""Making `difficulty.toml`: weights of rooms from random complexes, offsets of tables from printed ones."""

from __future__ import annotations

from itertools import product
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from room25.lab.difficulty import UNCOUNTED, expected, name, total
from room25.lab.fit import Fit, fit
from room25.lab.rows import ROOMS
from room25.setup import editions
from room25.setup.lay import Setup, composition

__all__ = ["by_complex", "quality", "write"]

COUNTED = tuple(key for key in ROOMS.values() if key not in UNCOUNTED)
TESTED = 3  # every third complex tells how good the formula is on complexes that it has not seen
HEAD = """# How hard a complex is: what each room adds to the log odds that explorer gets out, and where each table begins.
# Made by docs/studies/make.py from the games of the studies `complexes` and `printed`; room25/lab/difficulty.py uses it.

"""


def by_complex(games: pl.LazyFrame) -> pl.DataFrame:
    """Return one row per complex and table: which rooms it holds, games played and games won."""
    rooms = [pl.col(f"room_{key}").first() for key in COUNTED]
    keys = ["edition", "mode", "level", "seats", "complex", "cell"]
    return games.group_by(keys).agg(*rooms, pl.col("won").sum(), pl.len().alias("games")).sort("cell").collect()


def model(rows: pl.DataFrame) -> Fit:
    """The weights of one edition and mode."""
    return fit(counts(rows), rows["won"].to_numpy(), rows["games"].to_numpy())


def counts(rows: pl.DataFrame) -> Any:
    return rows.select(f"room_{key}" for key in COUNTED).to_numpy().astype(float)


def quality(rows: pl.DataFrame) -> tuple[Any, Any, float, float]:
    """Fit to two thirds of the complexes and judge by the rest.

    Returns what the formula expects, what was measured, the mean error, and the share of the spread that it explains.
    """
    held = np.arange(len(rows)) % TESTED == 0
    made = model(rows.filter(pl.Series(~held)))
    rest = rows.filter(pl.Series(held))
    measured = (rest["won"] / rest["games"]).to_numpy()
    predicted = made.predict(counts(rest))
    explained = 1 - float(((measured - predicted) ** 2).sum() / ((measured - measured.mean()) ** 2).sum())
    return predicted, measured, float(np.abs(measured - predicted).mean()), explained


def write(drawn: Path, printed: Path, path: Path) -> None:
    """Write `difficulty.toml` from the games of both studies."""
    rows = by_complex(pl.scan_parquet(drawn))
    weights: dict[str, dict[str, float]] = {}
    for (edition, mode), own in rows.group_by("edition", "mode", maintain_order=True):
        made = model(own)
        box = editions.load(str(edition)).box
        weights[f"{edition} {mode}"] = {
            key: round(float(w), 4) for key, w in zip(COUNTED, made.weights[1:]) if key in box
        }
    offsets = _offsets(pl.scan_parquet(printed), weights)
    lines = [HEAD, "[offsets]\n", *(f'"{key}" = {value:.4f}\n' for key, value in offsets.items())]
    for key, own_weights in weights.items():
        lines += [f'\n[weights."{key}"]\n', *(f"{room} = {weight:.4f}\n" for room, weight in own_weights.items())]
    path.write_text("".join(lines), encoding="utf-8")


def _offsets(games: pl.LazyFrame, weights: dict[str, dict[str, float]]) -> dict[str, float]:
    """Return the offset of each table, chosen so that its printed complex comes out as it was measured. If a level was not played with
    a number of seats, its offset is estimated from those that were.
    """
    keys = ["edition", "mode", "level", "seats", "agreed", "complex", "options"]
    counts = games.group_by(keys).agg(pl.col("won").sum(), pl.len(), pl.col("cell").min()).sort("cell").collect()
    measured: dict[str, float] = {}
    for row in counts.to_dicts():
        setup = Setup(row["edition"], row["mode"], row["seats"], row["level"], guards=row["agreed"])
        if (
            f"{setup.edition} {setup.mode}" in weights
            and composition(setup) == editions.load(setup.edition).complexes[row["complex"]]
        ):
            odds = log((row["won"] + 0.5) / (row["len"] - row["won"] + 0.5))
            tiles = expected(composition(setup), editions.load(setup.edition).box)
            measured[name(setup)] = odds - total(weights[f"{setup.edition} {setup.mode}"], tiles)
    offsets: dict[str, float] = {}
    for key in weights:
        edition, mode = key.split()
        for level, data in editions.load(edition).modes[mode].items():
            for seats, guards in product(data.players, (0, 1, 2)):
                if not guards or guards in data.agreed.get(seats, ()):
                    setup = Setup(edition, mode, seats, level, guards=guards)
                    offsets[name(setup)] = _offset(measured, setup)
    return offsets


def _offset(measured: dict[str, float], setup: Setup) -> float:
    if name(setup) in measured:
        return measured[name(setup)]
    edition, mode, level, seats, guards = setup.edition, setup.mode, setup.level, setup.seats, setup.guards
    if guards == 0:  # the number that is dealt unless the host agrees on another
        dealt = Setup(
            edition, mode, seats, level, guards=editions.load(edition).modes[mode][level].guards.get(seats, 0)
        )
        if name(dealt) in measured:
            return measured[name(dealt)]
    if level == "standard":
        raise KeyError(f"nobody has played {name(setup)}")
    standard = _offset(measured, Setup(edition, mode, seats, guards=guards))
    played = [n for n in (4, 6, 1) if name(Setup(edition, mode, n, level)) in measured]
    return (
        standard
        + measured[name(Setup(edition, mode, played[0], level))]
        - _offset(measured, Setup(edition, mode, played[0]))
    )
