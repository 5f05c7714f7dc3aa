"""Names in reports: no two tables share one, and a name says whatever its games were dealt with."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from room25.errors import BadText
from room25.lab import labels
from room25.lab.cells import cells
from room25.lab.games import LINE_UP, Games
from room25.lab.metric import ReportTable, ours
from room25.lab.plan import Case, cases
from room25.lab.run import StudyRun
from room25.lab.source import Source
from room25.lab.study import Study, read, study
from room25.setup.choice import CHOICES
from room25.setup.lay import Setup

STUDIES = sorted((Path(__file__).parents[2] / "docs" / "studies").glob("*.toml"))
TRICKY = """
games = 40
seed = 2

[[tables]]
editions = ["season2", "ultimate-en"]
modes = "suspicion"
seats = 5
guards = [1, 2]
options = ["printed", "no_reminders"]
bots = ["explorer", "cautious"]

[[tables]]
modes = "cooperation"
complexes = "all"

[[tables]]
modes = "cooperation"
complexes = ["random 1-3", "random 7"]
options = ["printed", "no_reminders"]

[[tables]]
modes = "team"
bots = ["explorer", "cautious"]
levels = "all"

[[tables]]
editions = ["base", "season2"]
modes = "solo"
characters = ["alice jennifer max kevin", "franck emmett sarah bruce"]
games = 3
name = "My table"

[[tables]]
editions = "ultimate-en"
modes = "suspicion"
characters = "every"
games = 4

[[tables]]
editions = "ultimate-en"
modes = ["cooperation", "solo"]
levels = ["standard", "madness"]
name = "My table"
"""
KINDS = ("edition", "mode", "level", "seats", "agreed", "options", "complex", "characters")
POOLED = {"random 1-200", "random 1-300", "random 1-3"}


def tricky() -> Study:
    return study(Source(TRICKY, "tricky.toml"))


@pytest.mark.parametrize("asked", [*map(read, STUDIES), tricky()], ids=lambda asked: asked.source.name)
def test_a_name_says_every_column_in_which_its_table_differs(asked: Study) -> None:
    plan, _ = cases(asked)
    by_name: dict[str, list[Case]] = {}
    for case in plan:
        by_name.setdefault(case.table, []).append(case)
    wishes = {wish.place: wish for wish in asked.wishes}
    for name, own in by_name.items():
        setups = [case.cell.setup for case in own]
        for key in ("edition", "mode", "level", "seats", "guards", "options"):
            assert len({getattr(setup, key) for setup in setups}) == 1, f"{name} pools {key}"
        first, wish = own[0], wishes[own[0].place]
        if len({case.complex for case in own}) > 1:
            assert any(words in POOLED and words in name for words in wish["complexes"]), name
        if len({case.characters for case in own}) > 1:
            assert "every choice" in name
        if not wish.name:
            setup = first.cell.setup
            assert name.startswith(f"{setup.edition} {setup.mode}") and f"{setup.seats} seat" in name
            assert (setup.level in name) == (setup.level != "standard")
            assert (f"{setup.guards} guard" in name) == (setup.guards > 0)
            assert all(option in name for option in setup.options)


def test_a_name_of_ones_own_is_told_apart_by_what_differs() -> None:
    names = {case.table for case in cases(tricky())[0] if case.table.startswith("My")}
    assert "My table, base, solo, 1 seat, alice jennifer max kevin" in names
    assert "My table, ultimate-en, cooperation, madness, 4 seats" in names
    assert len(names) == 4 + 3  # Solo has no madness


def test_a_table_asked_for_twice_is_refused_however_it_is_said() -> None:
    for table in ('complexes = ["advice", "all"]', "games = 7", 'complexes = "beginner"'):
        with pytest.raises(BadText, match="asked for twice"):
            cases(study(Source(f"[[tables]]\nseats = 4\n[[tables]]\n{table}\n")))
    with pytest.raises(BadText, match="'base cooperation, 4 seats' is what another table is called"):
        cases(study(Source('[[tables]]\nname = "base cooperation, 4 seats"\nmodes = "solo"\n[[tables]]\n')))


OTHER: dict[str, Any] = {
    "edition": "season2", "mode": "cooperation", "seats": 5, "level": "madness", "complex": "expert", "guards": 2,
    "tiles": {"acid": 2}, "characters": ("alice",), "first": "max", "options": ("no_reminders",), "cards": ("lock",),
    "rounds": 7, "switches": {"gather": 1}, "with_": ("hot-rooms@0123456789ab",),
}  # fmt: skip


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.name)
def test_whatever_a_setup_says_is_in_its_name(choice: Any) -> None:
    value = OTHER.get(choice.name)
    assert value is not None, f"tell this test another value of {choice.name}"
    setup = Setup()
    other = replace(setup, **{choice.name: value})
    words = [
        labels.full(labels.words(s, s.complex or "advice", " ".join(s.characters) or "first")) for s in (setup, other)
    ]
    assert words[0] != words[1]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> StudyRun:
    made = StudyRun(tricky(), tmp_path_factory.mktemp("tricky"))
    made.play(workers=1)
    return made


def test_no_two_lines_of_a_table_share_a_name(run: StudyRun) -> None:
    games = Games(run.folder / "games.parquet", cells(run.plan))
    tables = 0
    for metric in ours().values():
        for piece in metric.measure(games):
            if isinstance(piece, ReportTable):
                firsts = [row[0] for row in piece.rows]
                assert len(firsts) == len(set(firsts)), f"{metric.name}: {sorted(firsts)}"
                assert all(len(row) == len(piece.columns) for row in piece.rows), metric.name
                tables += 1
    assert tables > 10


def test_a_name_says_what_the_columns_of_its_rows_hold(run: StudyRun) -> None:
    """Read back from each name, so that one which stands at the rows of another table is found."""
    rows = pl.read_parquet(run.folder / "games.parquet").select("table", *KINDS).unique().to_dicts()
    by_complex = {row["table"] for row in rows if "random" in row["complex"]}
    for row in rows:
        said = row["table"].split(", ")
        if said[0] == "My table":
            assert {row["edition"], row["mode"]} <= set(said) and (row["level"] == "madness") == ("madness" in said)
            continue
        assert said[0] == f"{row['edition']} {row['mode']}" and f"{row['seats']} seats" in said, row
        assert (row["level"] != "standard") == (row["level"] in said), row
        assert bool(row["agreed"]) == any(re.fullmatch(f"{row['agreed']} guards?", part) for part in said), row
        assert (row["options"] != "printed") == (row["options"] in said), row
        if row["table"] in by_complex:
            number = int(row["complex"].removeprefix("random "))
            assert ("random 7" if number == 7 else "random 1-3") in said and number in (1, 2, 3, 7), row
    assert len({row["table"] for row in rows}) > 15


def test_a_win_rate_is_that_of_the_games_that_its_name_says(run: StudyRun) -> None:
    """Counted again from the rows, by the columns themselves and without the names."""
    rows = pl.read_parquet(run.folder / "games.parquet")
    games = Games(run.folder / "games.parquet", cells(run.plan))
    found = {row["name"]: row for row in games.means(won=pl.col("won"))}
    drawn = pl.col("complex").cast(pl.String).str.starts_with("random")
    kept = rows.with_columns(
        complex=pl.when(drawn & (pl.col("complex").cast(pl.String) != "random 7"))
        .then(pl.lit("random"))
        .otherwise(pl.col("complex").cast(pl.String)),
        table=pl.col("table").cast(pl.String),
    )
    everybody = pl.col("table").str.contains("every")
    people = pl.when(everybody).then(pl.lit("every")).otherwise(pl.col("characters").cast(pl.String))
    counted = kept.with_columns(characters=people).group_by(*KINDS, "bot", "against")
    seen = counted.agg(pl.col("won").sum(), pl.col("won").count().alias("n"), pl.col("table").n_unique().alias("t"))
    wholes = {(row["t"], row["won"], row["n"]) for row in seen.to_dicts()}
    assert {t for t, _, _ in wholes} == {1} and len(found) == len(seen)
    for row in found.values():
        won = row["won"]
        assert (1, round(won.value * won.games), won.games) in wholes, row["name"]
    assert len({tuple(row[key] for key in LINE_UP) for row in found.values()}) == len(found)
