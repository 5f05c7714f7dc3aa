"""A tutorial page as something to be carried out: commands, files to write, and what must be printed, in the order of the page."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "tutorials" / "first-expansion.md"
BLOCK = re.compile(
    r"(?:^(?P<how>Write|Add to|In) `(?P<file>[^`]+)`(?:, put instead of `(?P<line>[^`]+)`)?:\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$",
    re.M | re.S,
)


class Block(NamedTuple):
    """One block of the page."""

    how: str  # Write, Add to, In; or empty: it is run, or was printed
    file: str
    line: str
    kind: str
    text: str

    def lay(self, folder: Path) -> None:
        """Write what the page says is to be written."""
        path = folder / self.file
        if self.how == "Write":
            path.write_text(self.text, encoding="utf-8")
            return
        before = path.read_text(encoding="utf-8")
        if self.how == "Add to":
            path.write_text(before + self.text, encoding="utf-8")
            return
        lines = before.splitlines(keepends=True)
        (at,) = [i for i, line in enumerate(lines) if line.startswith(self.line)]
        path.write_text("".join([*lines[:at], self.text, *lines[at + 1 :]]), encoding="utf-8")

    def commands(self) -> list[list[str]]:
        return [words for line in self.text.splitlines() if (words := shlex.split(line, comments=True))]


def blocks() -> Iterator[Block]:
    page = PAGE.read_text(encoding="utf-8")
    found = list(BLOCK.finditer(page))
    assert len(found) == page.count("```") // 2
    for one in found:
        yield Block(one["how"] or "", one["file"] or "", one["line"] or "", one["kind"], one["text"])


def run(folder: Path, words: list[str]) -> str:
    """Run a command of the page; somebody at the keyboard presses Enter until the game is over."""
    programs = {"room25": [sys.executable, "-m", "room25"], "python": [sys.executable]}
    env = {key: value for key, value in os.environ.items() if key != "ROOM25_WITH"} | {"PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [*programs[words[0]], *words[1:]],
        cwd=folder, env=env, input="\n" * 2000, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{words}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout + done.stderr
