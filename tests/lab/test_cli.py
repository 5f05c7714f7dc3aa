"""`room25 lab` as a person uses it: what it says where something is wrong. Playing is shown by test_same_numbers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


def lab(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "room25", "lab", *words], capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize(
    ("text", "words", "sentence"),
    [
        ("games = 1\n[[tables]]\nseats = 9\n", "", "study.toml, line 3: seats: nothing can be laid with 9"),
        ("", "--report no/such/page.html", "no/such for the report"),
        ("", "--ray here", "'here' is not the address of a Ray cluster: HOST:PORT, auto or local"),
        ("", "--ray 127.0.0.1:1", "there is no Ray cluster to be reached at 127.0.0.1:1"),
    ],
)
def test_bad_input_is_one_sentence(text: str, words: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    path.write_text(text, encoding="utf-8")
    found = lab(str(path), "--out", str(tmp_path / "out"), "--quiet", *words.split())
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.startswith("room25: ") and sentence in found.stderr and found.stderr.count("\n") == 1


def test_no_such_file(tmp_path: Path) -> None:
    found = lab(str(tmp_path / "nothing.toml"))
    assert found.returncode == 1 and "nothing.toml cannot be read: No such file" in found.stderr
