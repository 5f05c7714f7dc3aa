"""Puzzles: each is a moment of a real game with one best answer; what is said of it is proved anew for a sample, and they can be made."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from room25 import puzzles
from room25.errors import BadText
from room25.notation.record import read
from room25.puzzles import attempt, book, check, make, tell
from room25.puzzles.daily import DAYS, days, planned
from room25.puzzles.model import GRADES, Puzzle, puzzle_id
from room25.puzzles.themes import THEMES
from room25.setup.editions import EDITIONS
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import LANGUAGES, Texts

PUZZLES = puzzles.load().puzzles
LARGEST = 400_000  # bytes: they come with every installation and with the page without a server
SAMPLE = check.spread(PUZZLES, 8)


def test_there_are_puzzles_of_every_edition_mode_theme_and_grade() -> None:
    assert {puzzle.setup.edition for puzzle in PUZZLES} == set(EDITIONS)
    assert {puzzle.setup.mode for puzzle in PUZZLES} == {"suspicion", "competition", "team", "cooperation", "solo"}
    assert {puzzle.theme for puzzle in PUZZLES} <= set(THEMES)
    assert set(Counter(puzzle.grade for puzzle in PUZZLES)) == set(GRADES)
    assert book.PUZZLES.stat().st_size < LARGEST


def test_every_puzzle_has_a_name_of_its_own_which_belongs_to_its_position() -> None:
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    for puzzle in PUZZLES:
        assert puzzle.id == puzzle_id(puzzle.setup, puzzle.seed, puzzle.commands, puzzle.who)


def test_every_tenth_puzzle_replays_to_a_moment_in_which_its_answers_are_legal_and_others_are_too() -> None:
    for puzzle in PUZZLES[::10]:
        view = puzzle.view(puzzle.game())
        assert set(puzzle.best) < set(view.options[puzzle.who]), puzzle.id
        assert view.flat.rounds_left == puzzle.rounds
        assert view.flat.stands_on[CHARACTER_NAMES.index(puzzle.who)] >= 0


def test_a_sample_is_proved_anew() -> None:
    done: list[int] = []
    assert list(check.faults(SAMPLE, done.append, workers=1)) == []
    assert done == list(range(1, len(SAMPLE) + 1))


def test_a_puzzle_with_another_answer_theme_or_game_is_found_out() -> None:
    puzzle = SAMPLE[0]
    options = puzzle.view(puzzle.game()).options[puzzle.who]
    wrong = next(words for words in options if words not in puzzle.best)
    other = next(theme for theme in THEMES if theme != puzzle.theme)
    assert "another answer" in check.fault(replace(puzzle, best=(wrong,)))
    assert "theme" in check.fault(replace(puzzle, theme=other))
    assert "position" in check.fault(replace(puzzle, seed=puzzle.seed + 1))
    assert "options" in check.fault(replace(puzzle, best=("dance",)))


def test_the_rule_bots_solve_fewer_with_every_grade() -> None:
    solved = check.solved(PUZZLES)
    means = [sum(rates.values()) for rates in solved.values()]
    assert means == sorted(means, reverse=True) and len(set(means)) == len(GRADES), solved


def test_puzzles_are_the_same_after_they_were_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "some.gz"
    book.write(PUZZLES, file)
    assert book.read(file).puzzles == PUZZLES
    assert file.read_bytes() == book.PUZZLES.read_bytes()


@pytest.mark.parametrize("content", [b"", b"no puzzles", book.PUZZLES.read_bytes()[:1000]])
def test_what_is_no_file_of_puzzles_is_refused_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "wrong.gz"
    file.write_bytes(content)
    with pytest.raises(BadText, match="puzzles"):
        book.read(file)


def test_an_answer_is_played_on_until_something_is_decided_and_to_the_same_end_every_time() -> None:
    for puzzle in SAMPLE[:4]:
        first, second = (attempt.play_on(puzzle.game(), puzzle.who, puzzle.best[0]) for _ in range(2))
        assert first.record() == second.record()
        before, after = puzzle.game().state(), first.state()
        rounds = after.rounds_begun - before.rounds_begun
        is_decided = any(now < 0 <= then for now, then in zip(after.stands_on, before.stands_on))
        is_cut_off = len(read(first.record()).commands) - len(puzzle.commands) > attempt.MOST_COMMANDS
        assert first.is_over or is_cut_off or rounds >= (attempt.ROUNDS if is_decided else attempt.MOST_ROUNDS)
        assert rounds <= attempt.MOST_ROUNDS


def test_every_day_has_a_puzzle_whose_grade_rises_to_friday() -> None:
    week = [puzzles.daily(puzzles.load(), f"2026-11-{day}").puzzle.grade for day in range(16, 23)]
    assert week == [1, 2, 3, 4, 5, 4, 3]
    with pytest.raises(BadText, match="first"):
        puzzles.daily(puzzles.load(), "2026-10-31")


def test_a_day_keeps_its_puzzle_when_the_file_grows_and_every_day_has_one_that_is_in_the_file() -> None:
    known = days()
    assert len(known) == DAYS and set(known) <= set(puzzles.load().by_id)
    before = planned(puzzles.Book(PUZZLES[::2]), [], 50)
    assert planned(puzzles.load(), before, 90)[:50] == before
    assert len(set(before)) == 50  # none comes twice while there are others of its grade
    assert planned(puzzles.load(), known) == list(known)
    assert set(before) <= {puzzle.id for puzzle in make.chosen_from(PUZZLES, 60, held=before)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_told_in_every_language_without_its_solution(language: str) -> None:
    texts = Texts(language)
    for puzzle in {puzzle.theme: puzzle for puzzle in PUZZLES}.values():
        told = tell.task(puzzle, texts)
        assert puzzle.id in told and puzzle.best[0] in told and str(puzzle.worth // 10) + " %" not in told
        assert tell.outcome(puzzle, puzzle.best[0], texts)


def test_making_goes_on_where_it_stopped_and_finds_the_same(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    make.make(whole, 6, 1, lambda done, found: None)
    make.make(cut, 3, 1, lambda done, found: None)
    cut.write_text(cut.read_text()[:-1] + '\n{"setup": {"edi')  # it was stopped in the middle of a line
    told: list[tuple[int, int]] = []
    make.make(cut, 6, 1, lambda done, found: told.append((done, found)))
    assert cut.read_text() == whole.read_text()
    assert told[0][0] == 3 and told[-1][0] == 6


def test_what_is_chosen_is_spread_over_the_kinds_and_always_the_same() -> None:
    chosen = make.chosen_from(PUZZLES, 20)
    assert len(chosen) == 20 and chosen == make.chosen_from(PUZZLES, 20)
    assert len({(one.setup.edition, one.setup.mode) for one in chosen}) > 5


def test_the_command_line_shows_answers_and_refuses() -> None:
    puzzle: Puzzle = SAMPLE[0]
    shown = _room25("show", puzzle.id, "--lang", "en")
    assert shown.returncode == 0 and puzzle.best[0] in shown.stdout
    right = _room25("show", puzzle.id, "--lang", "en", "--answer", puzzle.best[0])
    assert right.stdout.startswith("Right:")
    assert _room25("daily", "2026-11-19").stdout.startswith("#19, 2026-11-19\n")
    for wrong in (
        ("show", "none"),
        ("daily", "soon"),
        ("show", puzzle.id, "--answer", "dance"),
        ("check", "nowhere.gz"),
    ):
        refused = _room25(*wrong)
        assert refused.returncode != 0 and "Traceback" not in refused.stderr and refused.stderr.startswith("room25: ")


def test_the_command_line_makes_a_file_and_checks_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.gz"
    made = _room25("make", str(file), "--games", "8", "--workers", "1")
    assert made.returncode == 0, made.stderr
    assert len((tmp_path / "mine.gz.found").read_text().splitlines()) == 8
    assert f"{len(book.read(file).puzzles)} puzzles from 8 games" in made.stdout
    checked = _room25("check", "--most", "2", "--workers", "1")
    assert checked.returncode == 0 and "2 of " in checked.stdout and "0 do not hold" in checked.stdout


def _room25(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "room25", "puzzles", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
