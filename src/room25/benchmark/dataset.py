"""A data set of games as Parquet: a study of the lab with as many games as wanted, its data card, and a loader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import room25
from room25.errors import Room25Error
from room25.lab.rows import COLUMNS
from room25.lab.rows import STEPS as STEP_COLUMNS
from room25.lab.rules import rules_hash
from room25.lab.run import StudyRun
from room25.lab.store import CELLS, GAMES, STEPS
from room25.lab.study import read, with_games

if TYPE_CHECKING:
    import polars as pl

__all__ = ["CARD", "card", "load", "plan", "write"]

STUDY = Path(__file__).with_name("dataset.toml")
CARD = "README.md"


def plan(games: int, decisions: int, folder: Path) -> StudyRun:
    """The games of a data set: the tables get equal numbers, as few as make so many in all."""
    asked = read(STUDY)
    tables = len(StudyRun(asked, folder).plan)
    each = -(-games // tables)
    return StudyRun(replace(with_games(asked, each), decisions=min(decisions, each)), folder)


def write(run: StudyRun, workers: int, tell: Callable[[int, str], None]) -> None:
    """Play what is missing, and write the data card beside the files."""
    run.play(workers, progress=tell)
    (run.folder / CARD).write_text(card(run.folder), encoding="utf-8")


def load(folder: Path, what: str = "games") -> pl.LazyFrame:
    """Return the games, the decisions or the cells of a data set as a lazy frame. Raises Room25Error if they are not there."""
    import polars as pl

    names = {"games": GAMES, "decisions": STEPS, "cells": CELLS}
    if what not in names:
        raise Room25Error(f"a data set has {', '.join(names)}, and no {what}")
    if not (folder / names[what]).is_file():
        raise Room25Error(f"{folder} has no {names[what]}: room25 dataset --out {folder} makes a data set")
    return pl.scan_parquet(folder / names[what])


def card(folder: Path) -> str:
    """The data card: what is in the folder, how it came about, and what it is not good for."""
    import polars as pl

    games = load(folder)
    total = games.select(pl.len()).collect().item()
    by = games.group_by("edition", "mode").len().sort("edition", "mode").collect().rows()
    files = [name for name in (GAMES, STEPS, CELLS) if (folder / name).exists()]
    sizes = "\n".join(f"| `{name}` | {(folder / name).stat().st_size:,} |" for name in files)
    tables = "\n".join(f"| {edition} | {mode} | {n:,} |" for edition, mode, n in by)
    columns = "\n".join(
        f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items() if not name.startswith("room_")
    )
    steps = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in STEP_COLUMNS.items())
    return f"""# {total:,} games of Room 25

An unofficial data set of a fan implementation. Made by room25 {room25.__version__}, sources of rules and bots
`{rules_hash()}`, with `room25 dataset`. The same command makes the same rows on any machine.

| edition | mode | games |
| --- | --- | ---: |
{tables}

| file | bytes |
| --- | ---: |
{sizes}

Everybody is `explorer`, a bot that plans, tells what it saw, and lies as a guard, but does not look ahead.
Deals are those of seeds 1 and on; the benchmark's tasks are dealt from others, so whoever learns from this may be evaluated there.

**What it is not good for**: how people play, how strong play looks, or what a bot could not know (deaths and rooms are
the truth; `decisions.parquet` says what was answered, not what was seen. To see a game as a seat saw it, deal it again from its seed).

## games.parquet

One row for each game; `room_…` says how many of that room were dealt, and the columns of `cells.parquet` stand beside these.

| column | meaning |
| --- | --- |
{columns}

## decisions.parquet

One row for each decision of the first deals of each table, if they were asked for.

| column | meaning |
| --- | --- |
{steps}
"""
