"""The recipes of CONTRIBUTING.md are true: every step is carried out in a copy of the project, and the suite there is content.

A step is a sentence that ends with a colon, and the block below it: `Write FILE`, `Add to FILE` (at its end), `Add to FILE, below LINE`,
`In FILE, put instead of LINE`. A line is named by how it begins.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
RECIPES = ("a room", "a card", "a bot", "a metric")
ELSEWHERE = {"an answer": "tests/test_answers.py"}  # followed by a test of its own
COPIED = (
    "src",
    "tests",
    "docs",
    "locales",
    "web",
    "examples",
    "tools",
    "pyproject.toml",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "README.md",
)
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "browser", "studies", "pictures")

NAME = r"(?:`` ?(?P<{0}2>.+?) ?``|`(?P<{0}1>[^`]+)`)"
STEP = re.compile(
    rf"^ *(?P<how>Write|Add to|In) {NAME.format('file')}"
    rf"(?:, (?P<where>below|put instead of) {NAME.format('line')})?:\n\n"
    r"(?P<indent> *)```\w+\n(?P<text>.*?)\n(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


class Step(NamedTuple):
    how: str
    file: str
    where: str
    line: str
    text: str

    def carry_out(self, root: Path) -> None:
        path = root / self.file
        if self.how == "Write":
            assert not path.exists(), f"{self.file} is there already"
            path.write_text(self.text, encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        at = len(lines)
        if self.line:
            named = [i for i, line in enumerate(lines) if line.startswith(self.line)]
            assert named, f"{self.file} has no line that begins with {self.line}"
            at = named[0] + 1
        if self.where == "put instead of":
            at -= 1
            del lines[at]
        lines.insert(at, self.text)
        path.write_text("".join(lines), encoding="utf-8")


def steps(recipe: str) -> Iterator[Step]:
    """What a recipe says is to be done, in its order."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (section,) = re.findall(rf"^## Add {recipe}\n(.*?)(?=^## )", page, re.MULTILINE | re.DOTALL)
    found = list(STEP.finditer(section))
    assert len(found) == section.count("```") // 2, f"a block of “Add {recipe}” has no sentence that says where it goes"
    for step in found:
        text = "".join(f"{line.removeprefix(step['indent'])}\n" for line in step["text"].split("\n"))
        line = step["line1"] or step["line2"] or ""
        yield Step(step["how"], step["file1"] or step["file2"], step["where"] or "", line, text)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which every recipe was followed, and what is made from the code was made anew."""
    root = tmp_path_factory.mktemp("recipes") / "room25"
    root.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, root / name)
    for recipe in RECIPES:
        for step in steps(recipe):
            step.carry_out(root)
    run(root, "tools/made.py")
    return root


def run(root: Path, *words: str) -> str:
    """Run Python in the copy, on its own sources."""
    env = os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *words], cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_every_recipe_is_one_that_this_test_follows() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"^## Add (.*)$", page, re.MULTILINE)
    assert [name for name in named if name not in ELSEWHERE] == list(RECIPES)
    assert all((ROOT / ELSEWHERE[name]).exists() for name in named if name in ELSEWHERE)


def test_what_the_recipes_add_is_complete(copy: Path) -> None:
    """Rules, texts, pictures, words, the compiled subset, and all that is made from the code."""
    parts = ("test_complete.py", "test_texts.py", "test_art.py", "test_words.py", "test_rule_books.py", "test_made.py")
    files = [f"tests/{name}" for name in (*parts, "laws/test_subset.py", "bots/test_registry.py")]
    said = run(copy, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *files)
    assert " failed" not in said


def test_what_the_recipes_add_plays_as_their_scenarios_say(copy: Path) -> None:
    new = [step.file for recipe in RECIPES for step in steps(recipe) if step.file.endswith(".yaml")]
    assert len(new) == 2
    assert "5 passed" in run(copy, "-m", "room25", "check", *new)


def test_a_bot_of_the_recipe_plays_a_game_out(copy: Path) -> None:
    program = """
from room25 import Game, bots
from room25.bots import registry
from room25.bots.host import Host
game = Game.new("ultimate-en", mode="suspicion", seats=4, seed=3)
assert "tourist" in bots() and Host(game, {seat: registry.make("tourist", seat) for seat in range(4)}).finish()
"""
    run(copy, "-c", program)


def test_a_metric_of_the_recipe_is_one_of_ours_and_measures(copy: Path) -> None:
    program = """
import sys
from pathlib import Path
import polars as pl
from room25.lab.metric import Games, ours
row = {"cell": 0, "table": "four", "bot": "explorer", "against": "", "mode": "suspicion", "edition": "base"}
games = pl.DataFrame([{**row, "alarm": alarm, "won": won} for alarm, won in ((True, True), (True, False), (False, True))])
games.write_parquet(path := Path(sys.argv[1]))
metric = ours()["alarm"]
(table,) = metric.measure(Games(path, games))
print(metric.title, metric.order, table.rows[0][:3])
"""
    assert run(copy, "-c", program, str(copy / "games.parquet")).strip() == "The alarm 65 ['four', '2', '50.0 %']"


def test_bots_and_the_score_price_a_new_room_by_its_colour(copy: Path) -> None:
    program = """
from room25.engine.brain.rooms import PRICE, PRICES
from room25.engine.rules.rooms import BY_KEY
from room25.lab.difficulty import difficulty
from room25.setup.lay import Setup
yellow = [price for key, price in PRICES.items() if BY_KEY[key].colour == BY_KEY["steam"].colour]
assert "steam" not in PRICES and PRICE[BY_KEY["steam"].code] == sum(yellow) // len(yellow) > 0
assert difficulty(Setup("ultimate-en", "cooperation", 4)).parts["steam"] < 0
"""
    run(copy, "-c", program)
