"""How sure a number is: intervals go by what was drawn at random, and cover the truth as often as they say."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from room25.arena.rate import wilson
from room25.lab.estimate import difference, mean, students
from room25.lab.games import Games


def made(
    folder: Path, complexes: int, games: int, seed: int, apart: float = 0.2, bots: tuple[str, str] = ("a", "")
) -> Games:
    """Games of one table whose complexes have win rates around one half."""
    luck = np.random.default_rng(seed)
    rates = np.clip(luck.normal(0.5, apart, complexes), 0, 1)
    names = [f"random {i}" for i in range(complexes)]
    cells = pl.DataFrame(
        {
            "cell": pl.Series(range(complexes), dtype=pl.UInt32),
            "table": ["t"] * complexes,
            "mode": ["team"] * complexes,
            "bot": [bots[0]] * complexes,
            "against": [bots[1]] * complexes,
            "complex": pl.Series(names, dtype=pl.Enum(names)),
        }
    )
    cell = np.repeat(np.arange(complexes), games)
    rows = pl.DataFrame(
        {
            "cell": cell.astype(np.uint32),
            "deal": np.tile(np.arange(games), complexes).astype(np.uint32),
            "won": luck.random(complexes * games) < rates[cell],
        }
    ).join(cells, on="cell", maintain_order="left")
    rows.write_parquet(folder / "games.parquet")
    return Games(folder / "games.parquet", cells)


def test_a_hundred_thousand_games_in_two_hundred_complexes_tell_about_two_hundred_complexes(tmp_path: Path) -> None:
    (row,) = made(tmp_path, 200, 500, seed=1).means(won=pl.col("won"))
    won = row["won"]
    assert (won.games, won.units) == (100_000, 200)
    assert 2.3 < 50 * (won.high - won.low) < 3.2  # and by games alone: 0.3 points
    low, high = wilson(round(won.value * won.games), won.games)
    assert 50 * (high - low) < 0.35


def test_one_complex_with_a_deal_for_each_game_has_wilsons_interval(tmp_path: Path) -> None:
    (row,) = made(tmp_path, 1, 400, seed=3).means(won=pl.col("won"))
    won = row["won"]
    assert won.ends == wilson(round(won.value * 400), 400) and won.units == won.games == 400


@pytest.mark.parametrize(("complexes", "games"), [(4, 40), (40, 20)])
def test_the_interval_covers_the_truth_as_often_as_it_says(complexes: int, games: int, tmp_path: Path) -> None:
    inside = 0
    for seed in range(150):
        (row,) = made(tmp_path, complexes, games, seed, apart=0.1).means(won=pl.col("won"))
        inside += row["won"].low <= 0.5 <= row["won"].high
    assert inside >= 135  # 95 % of 150 are 142; chance alone goes below 135 once in five hundred times


def test_both_seatings_of_a_deal_are_one_draw(tmp_path: Path) -> None:
    """Seatings that always give the same result are half as many games as they look."""
    games = made(tmp_path, 1, 300, seed=5, bots=("a", "b"))
    rows = pl.read_parquet(tmp_path / "games.parquet")
    pl.concat([rows, rows]).write_parquet(tmp_path / "games.parquet")
    (row,) = games.means(won=pl.col("won"))
    assert (row["won"].games, row["won"].units) == (600, 300)
    low, high = wilson(round(row["won"].value * 300), 300)
    assert row["won"].high - row["won"].low == pytest.approx(high - low, rel=0.02)


def test_what_no_game_tells_is_not_told(tmp_path: Path) -> None:
    (row,) = made(tmp_path, 4, 20, seed=1).means(
        never=(pl.col("won"), pl.lit(False)), all=pl.lit(1.0), none=pl.lit(0.0)
    )
    assert row["never"].value is None and row["never"].shares == ("–", "–") and row["never"].told() == "–"
    assert (
        row["all"].low < 0.6 and row["all"].high == 1
    )  # four complexes say little, however many games were won in them
    assert row["none"].low == 0 and row["none"].high > 0.4


@pytest.mark.parametrize(("free", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (1000, 1.962)])
def test_students_quantiles(free: int, quantile: float) -> None:
    assert students(free) == pytest.approx(quantile, rel=0.01)


def test_a_difference_goes_by_units() -> None:
    value, (low, high) = difference([1, 0, 2, 1], [10, 10, 10, 10])
    assert value == 0.1 and low < 0 < high
    assert difference([3], [10]) == (0.3, (-1.0, 1.0))  # one unit says nothing about how far units lie apart


def test_the_browser_has_the_same_intervals() -> None:
    """What web/tests holds the designer's page to is what we say."""
    path = Path(__file__).resolve().parents[2] / "web" / "tests" / "estimates.json"
    held = json.loads(path.read_text(encoding="utf-8"))
    assert len(held["shares"]) > 3 and len(held["means"]) > 2
    for share in held["shares"]:
        assert (share["low"], share["high"]) == pytest.approx(wilson(share["n"], share["games"]), abs=1e-12)
    for one in held["means"]:
        value, (low, high) = mean([float(n) for n, count in one["counts"].items() for _ in range(count)])
        assert (one["value"], one["half"]) == pytest.approx((value, (high - low) / 2), abs=1e-9)
