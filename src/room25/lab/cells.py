"""The cells of a study as a table: what was laid and who played, joined to every game by the cell's number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import polars as pl

from room25.arena.plan import TOGETHER
from room25.engine.rules.modes import BY_KEY as MODES
from room25.lab.labels import full
from room25.lab.plan import Case
from room25.setup import editions

__all__ = ["cells"]

COLUMNS = {
    "cell": "number of the cell",
    "table": "what the report calls it; cells that it puts together share it",
    "game": "the table's name without its edition, so that editions can be laid side by side",
    "edition": "the box",
    "mode": "the goal",
    "level": "standard, madness, beginner",
    "seats": "players",
    "agreed": "guards that the host agreed on; 0: as many as the edition says",
    "complex": "name of the complex, `random 7` for the seventh random one",
    "options": "host options, `printed` for none",
    "characters": "who plays, in the order of the seats",
    "bot": "who plays: everybody, the prisoners, or the first of two rivals",
    "against": "the guards' bot, or the other rival; empty if all play together",
}


def cells(plan: Sequence[Case]) -> pl.DataFrame:
    """Return a frame with one row per cell of the study."""
    rows: list[dict[str, Any]] = [
        {
            "cell": number,
            "table": case.table,
            "game": full(case.words, without="edition"),
            "edition": case.cell.setup.edition,
            "mode": case.cell.setup.mode,
            "level": case.cell.setup.level,
            "seats": case.cell.setup.seats,
            "agreed": case.cell.setup.guards,
            "complex": case.complex,
            "options": case.options,
            "characters": " ".join(case.characters),
            "bot": case.cell.first.label,
            "against": "" if case.cell.kind == TOGETHER else case.cell.second.label,
        }
        for number, case in enumerate(plan)
    ]
    words = [name for name in COLUMNS if name not in ("cell", "seats", "agreed")]
    # a metric may ask for a mode or an edition that no game of this study has
    known = {"edition": editions.EDITIONS, "mode": tuple(MODES), "level": editions.LEVELS}
    kinds = {name: pl.Enum(known.get(name) or list(dict.fromkeys(str(row[name]) for row in rows))) for name in words}
    schema: dict[str, Any] = {"cell": pl.UInt32, "seats": pl.UInt8, "agreed": pl.UInt8, **kinds}
    return pl.DataFrame(rows, schema={name: schema[name] for name in COLUMNS})
