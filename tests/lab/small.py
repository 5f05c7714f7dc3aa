"""A small study that has everything: rule bots and one of somebody's own, all kinds of modes, decisions, two kinds of complexes."""

from __future__ import annotations

from pathlib import Path

import polars as pl

OWN_BOT = Path(__file__).parents[1] / "arena" / "own_bot.py"
STUDY = """
title = "A small study"
games = 240
seed = 5
decisions = 20
metrics = ["wins", "length"]

[[tables]]
editions = ["base", "ultimate-en"]
modes = ["cooperation", "suspicion"]
complexes = ["advice", "random 1-2"]

[[tables]]
modes = "team"
bots = ["explorer", "uniform"]

[[tables]]
modes = "solo"
bots = "own_bot.py"
games = 3
"""
FILES = ("games.parquet", "decisions.parquet", "cells.parquet")


def lay(folder: Path, text: str = STUDY) -> Path:
    """The study and its bot, in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "own_bot.py").write_text(OWN_BOT.read_text(encoding="utf-8"), encoding="utf-8")
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    return path


def frames(folder: Path) -> list[pl.DataFrame]:
    """What a run has left behind."""
    return [pl.read_parquet(folder / name) for name in FILES]


def same(one: Path, other: Path) -> bool:
    """The same rows in the same order, and the very same bytes."""
    rows = all(a.equals(b, null_equal=True) for a, b in zip(frames(one), frames(other), strict=True))
    return rows and all((one / name).read_bytes() == (other / name).read_bytes() for name in FILES)
