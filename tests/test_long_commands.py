"""`room25 bench` and `room25 soak`: they say at once how far they are, and write only where they are asked to."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner, Result

from room25.cli.bench import COLUMNS, bench
from room25.cli.progress import told
from room25.cli.soak import soak
from room25.errors import BadText, Room25Error

RESULTS = Path(__file__).parents[1] / "bench" / "results.md"
SOLO = ("--edition", "base", "--mode", "solo")
SHORT = (*SOLO, "--engine", "interpreted", "--seconds", "0.01")

app = typer.Typer(pretty_exceptions_enable=False)
app.command()(bench)
app.command()(soak)


def run(*words: str) -> Result:
    result = CliRunner().invoke(app, words, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result


def test_a_bench_prints_its_table_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    before = RESULTS.read_bytes()
    shown = run("bench", *SHORT)
    heading, *lines = shown.stdout.splitlines()
    assert heading.split() == list(COLUMNS)
    assert [line.split()[:5] for line in lines] == [["base", "solo", "standard", "1", "interpreted"]]
    assert shown.stderr == "0 of 1: interpreted base solo standard, 1 seats\n"
    assert RESULTS.read_bytes() == before and list(tmp_path.iterdir()) == []


def test_a_bench_as_json_is_a_list_of_cells_and_nothing_else() -> None:
    (cell,) = json.loads(run("bench", *SHORT, "--json").stdout)
    assert list(cell) == [
        "edition", "mode", "level", "seats", "engine", "decisions_per_s", "rounds_per_s", "games_per_s", "state_bytes", "clone_ns",
    ]  # fmt: skip
    assert cell["decisions_per_s"] > cell["rounds_per_s"] > cell["games_per_s"] > 0 < cell["clone_ns"]


def test_a_bench_adds_its_lines_to_the_page_that_is_named(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    run("bench", *SHORT, "--log", str(page))
    once = page.read_text(encoding="utf-8").splitlines()
    run("bench", *SHORT, "--log", str(page))
    twice = page.read_text(encoding="utf-8").splitlines()
    assert once[0].startswith("# ") and twice[: len(once)] == once and len(twice) == len(once) + 1
    assert [word.strip() for word in twice[-1].split("|")[2:7]] == ["base", "solo", "standard", "1", "interpreted"]
    table = [line.count("|") for line in twice if line.startswith("|")]
    assert len(table) == 4 and len(set(table)) == 1


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    for page in (tmp_path, tmp_path / "nowhere" / "speed.md"):
        result = CliRunner().invoke(app, ["bench", *SHORT, "--log", str(page)])
        assert isinstance(result.exception, Room25Error) and str(page) in str(result.exception)
        assert "0 of 1" not in result.stderr


def test_a_soak_says_what_it_plays_and_ends_with_one_line() -> None:
    shown = run("soak", *SOLO, "--games", "30")
    assert shown.stdout.startswith("1 kinds of game, 30 games each, ") and shown.stdout.count("\n") == 1
    told_of = shown.stderr.splitlines()
    assert told_of[-1] == "0 of 30: base solo standard, 1 seats"


def test_a_soak_of_nothing_is_refused() -> None:
    result = CliRunner().invoke(app, ["soak", "--edition", "base", "--mode", "madness"])
    assert isinstance(result.exception, BadText) and "no base madness" in str(result.exception)


def test_where_there_is_no_terminal_a_line_comes_at_once_and_then_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("room25.cli.progress.time.monotonic", lambda: now[0])
    out = io.StringIO()
    with told(Console(file=out)) as tell:
        for second in range(40):
            now[0] = 1000.0 + second
            tell(second * 100, 4000, f"step [{second}]")
        tell(4000, 4000, "")
    assert out.getvalue() == "0 of 4,000: step [0]\n1,500 of 4,000: step [15]\n3,000 of 4,000: step [30]\n"


def test_at_a_terminal_there_is_a_bar_that_goes_away() -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=100)
    with told(console) as tell:
        tell(3, 7, "compiling this")
    assert "3/7" in out.getvalue() and "compiling this" in out.getvalue()
    assert out.getvalue().endswith("\x1b[2K")  # the line is wiped
