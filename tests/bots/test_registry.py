"""Bots by name, by file and by command line, and what is said where there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bots.kinds import EXAMPLE, ROOT
from room25.bots import registry
from room25.bots.contract import BotError, Budget
from room25.texts import LANGUAGES, Texts


def test_the_ladder_is_in_order_and_every_name_makes_its_own_bot() -> None:
    ladder = ("uniform", "cautious", "explorer", "search")
    assert tuple(name for name in registry.names() if name in ladder) == ladder
    for name in registry.names():
        bot = registry.make(name, 5, Budget(2.0))
        assert (bot.name, bot.seed, bot.budget) == (name, 5, Budget(2.0))
        assert bot.explain() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_its_words(language: str) -> None:
    for name in registry.names():
        assert Texts(language)(f"bot-{name}")


def test_a_file_of_ones_own() -> None:
    assert registry.make(EXAMPLE).name == "my-bot"
    assert registry.make(f"{EXAMPLE}:MyBot", 3).seed == 3


TWO = """
from room25.bots.uniform import Uniform
class One(Uniform): name = "one"
class Two(Uniform): name = "two"
"""


@pytest.mark.parametrize(
    ("text", "wanted", "said"),
    [
        (TWO, "", "has several bots, One, Two: say which, as in"),
        (TWO, ":Three", "has no bot 'Three'; its bots are One, Two"),
        ("from room25.bots.uniform import Uniform", "", "has no bot: write a class that inherits"),
        ("1 / 0", "", "cannot be loaded: ZeroDivisionError: division by zero"),
        ("def", "", "cannot be loaded: SyntaxError"),
        (None, "", "there is no Python file .* with a bot in it"),
    ],
)
def test_a_file_that_is_no_bot_is_told_so(tmp_path: Path, text: str | None, wanted: str, said: str) -> None:
    file = tmp_path / "theirs.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BotError, match=said):
        registry.make(f"{file}{wanted}")


def test_one_of_several_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "theirs.py"
    file.write_text(TWO, encoding="utf-8")
    assert registry.make(f"{file}:Two").name == "two"


@pytest.mark.parametrize("name", ["", "genius", "Uniform", "my_bot.pyx", "room25.bots.uniform"])
def test_an_unknown_name_lists_what_there_is(name: str) -> None:
    with pytest.raises(BotError, match=f"there is no bot .*; bots are {', '.join(registry.names())}, a file as"):
        registry.make(name)


def test_the_list_of_bots_loads_nothing_heavy() -> None:
    code = "import sys, room25.bots.registry as r; r.make('explorer'); print(*sorted({'numpy'} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == ""


def test_the_recipe_shows_the_example_as_it_is() -> None:
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Add a bot")[1]
    shown = recipe.split("```python\n")[1].split("```")[0]
    lines = [line.strip() for line in shown.partition("def decide")[2].splitlines() if line.strip()]
    example = Path(EXAMPLE).read_text(encoding="utf-8").partition("def decide")[2]
    assert len(lines) == 5 and all(line in example for line in lines)
    for path in ("tests/bots/kinds.py", "src/room25/bots/registry.py", "src/room25/bots/protocol.py"):
        assert Path(path).name in recipe and (ROOT / path).exists()
