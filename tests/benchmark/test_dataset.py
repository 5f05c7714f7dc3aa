"""A data set: the same rows however they are played, a card that says what they are, and a loader."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from room25.benchmark.dataset import CARD, load, plan, write
from room25.benchmark.tasks import tasks
from room25.cli import app
from room25.errors import Room25Error


def test_a_data_set_has_at_least_the_games_that_were_asked_for_of_every_edition_and_mode(tmp_path: Path) -> None:
    said = CliRunner().invoke(
        app,
        ["dataset", "--games", "100", "--decisions", "1", "--out", str(tmp_path / "set"), "--quiet", "--workers", "1"],
    )
    assert said.exit_code == 0
    games = load(tmp_path / "set").collect()
    assert len(games) >= 100
    assert games["edition"].n_unique() == 5 and games["mode"].n_unique() == 5
    assert load(tmp_path / "set", "decisions").select(pl.len()).collect().item() > 500
    assert games.filter(pl.col("seed") >= min(task.seed for task in tasks())).is_empty()
    card = (tmp_path / "set" / CARD).read_text(encoding="utf-8")
    assert card.startswith(f"# {len(games):,} games of Room 25") and "| `won` |" in card


def test_a_data_set_goes_on_and_is_the_same_with_more_processes(tmp_path: Path) -> None:
    for name, workers in (("one", 1), ("two", 2)):
        run = plan(60, 0, tmp_path / name)
        write(run, workers, lambda games, cell: None)
        write(run, workers, lambda games, cell: None)
    assert load(tmp_path / "one").collect().equals(load(tmp_path / "two").collect())


def test_what_is_not_there_is_not_loaded(tmp_path: Path) -> None:
    with pytest.raises(Room25Error, match=r"has no games.parquet: room25 dataset --out"):
        load(tmp_path)
    with pytest.raises(Room25Error, match="a data set has games, decisions, cells, and no seats"):
        load(tmp_path, "seats")
