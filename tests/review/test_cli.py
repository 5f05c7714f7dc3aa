"""`room25 review` as a person or a program uses it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from review.games import played
from room25.review.data import FORMAT

COMMAND = (sys.executable, "-m", "room25", "review")


def review(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *map(str, words)], capture_output=True, text=True, timeout=300)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(played("base", "suspicion", 5, "uniform"), encoding="utf-8")
    return path


def test_a_saved_game_as_text(saved: Path) -> None:
    found = review(saved, "--seat", "0", "--lang", "en")
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.startswith("Review: Suspicion, Base game\n")
    assert "\nRound 1 of 10\n─────────────\n" in found.stdout and "\nThe truth\n" in found.stdout
    assert "The bot would rather: " in found.stdout and "Alice: " in found.stdout
    assert "Max: Look" not in found.stdout  # not this seat's


def test_a_saved_game_of_the_terminal_with_its_remark(saved: Path) -> None:
    text = saved.read_text(encoding="utf-8").replace("\n", "\n# bots 5 uniform\n", 1)
    saved.write_text(text, encoding="utf-8")
    assert review(saved, "--only", "1-3").returncode == 0


def test_page_picture_and_json_at_once(saved: Path, tmp_path: Path) -> None:
    html, svg = tmp_path / "r.html", tmp_path / "r.svg"
    found = review(saved, "--only", "1,5-8", "--html", html, "--svg", svg, "--json", "--bot", "cautious")
    assert (found.returncode, found.stderr) == (0, "")
    said = json.loads(found.stdout)
    assert (said["format"], said["bot"], said["unit"]) == (FORMAT, "cautious", "points")
    assert [entry["number"] for entry in said["entries"]] == [1, 5, 6, 7, 8]
    assert html.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert svg.read_text(encoding="utf-8").startswith("<svg ")


def test_a_demo_agrees_with_itself_and_can_be_kept(tmp_path: Path) -> None:
    kept = tmp_path / "demo.txt"
    words = "--demo --edition ultimate-en --mode cooperation --seats 4 --seed 8 --bot explorer --lang en".split()
    found = review(*words, "--record", kept)
    assert (found.returncode, found.stderr) == (0, "")
    count = kept.read_text(encoding="utf-8").count("\n")
    assert count > 40 and "Key room: " in found.stdout
    again = review(kept, "--bot", "explorer", "--lang", "en")
    assert again.stdout == found.stdout
    agreed = found.stdout.split("The bot agrees with ")[1].split(" answers")[0].split(" of ")
    assert agreed[0] == agreed[1]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe\x00binary", "game.txt cannot be read: it is no text"),
        (b"", "game.txt cannot be reviewed: line 1: a record begins with 'room25 record 1'"),
        (b"hello\n", "game.txt cannot be reviewed: line 1: a record begins with 'room25 record 1'"),
        (b"room25 record 1\nedition base\n", "game.txt cannot be reviewed: line 2: the line 'commands' is missing"),
        (
            b"room25 record 1\nedition base\nmode solo\nseats 9\nseed 1\ncommands\n",
            "game.txt cannot be reviewed: this game cannot be set up: ",
        ),
        (
            b"room25 record 1\nedition base\nmode solo\nseats 1\nseed 1\ncommands\nkevin move a1\n",
            "game.txt cannot be reviewed: line 7: ",
        ),
    ],
)
def test_a_file_that_is_no_game_gets_one_clear_sentence(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    refused(review(path), sentence)


def refused(found: subprocess.CompletedProcess[str], sentence: str) -> None:
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.count("\n") == 1 and found.stderr.startswith("room25: ") and "Traceback" not in found.stderr
    assert sentence in found.stderr


def test_a_wrong_wish_gets_one_clear_sentence(saved: Path, tmp_path: Path) -> None:
    refused(review(), "give a saved game to review, or --demo")
    refused(review(saved, "--demo"), "not both")
    refused(review(tmp_path / "none.txt"), "none.txt cannot be read: No such file")
    refused(review(saved, "--seat", "7"), "there is no seat 7: seats run from 0 to 4")
    refused(review(saved, "--bot", "genius"), "there is no bot 'genius'; bots are uniform, cautious, explorer, search")
    refused(review(saved, "--lang", "de"), "languages are en, fr, pl, uk")
    refused(review(saved, "--only", "three"), "--only takes numbers of answers, as in 12,20-25, not 'three'")
    refused(review(saved, "--html", tmp_path / "no" / "r.html"), "cannot be written")
    refused(review(saved, "--svg", tmp_path), "cannot be written")
    refused(review("--demo", "--mode", "chess"), "cannot be set up")
