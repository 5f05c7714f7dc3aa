"""The words of the glossary: each is at home where the page says, and no word is the name of two classes."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "room25"
PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (?!word |---)([^|]+) \| [^|]+ \| `([^`|]+)` \|$", PAGE, flags=re.MULTILINE)
# A message may be called like what it carries: it is the same thing on its way to a browser.
WIRE = {PACKAGE / "server" / f"{name}.py" for name in ("messages", "bodies", "view")}


def classes() -> dict[str, list[str]]:
    """Where each class of the package is defined, by its name; messages are left out."""
    homes = defaultdict(list)
    for path in sorted(set(PACKAGE.rglob("*.py")) - WIRE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(path.relative_to(PACKAGE).as_posix())
    return homes


def test_every_word_has_a_home() -> None:
    words = re.findall(r"^\| (?!word |---)([^|]+) \|", PAGE, flags=re.MULTILINE)
    assert [word for word, _ in ROWS] == words


@pytest.mark.parametrize(("word", "where"), ROWS)
def test_the_home_of_a_word_exists_and_speaks_of_it(word: str, where: str) -> None:
    home = ROOT / where if where.startswith("docs/") else PACKAGE / where
    assert home.is_dir() if where.endswith("/") else home.is_file(), f"{where} is gone"
    files = [path for path in home.rglob("*") if path.suffix in (".py", ".toml")] if home.is_dir() else [home]
    text = " ".join(path.read_text(encoding="utf-8") for path in files).casefold().replace("_", " ")
    assert all(part in text for part in word.casefold().split(", ")), f"{where} never says {word!r}"


def test_a_word_names_one_class() -> None:
    homes = classes()
    names = {"".join(part.capitalize() for part in re.findall(r"\w+", word)): word for word, _ in ROWS}
    twice = {name: homes[name] for name in names if len(homes.get(name, ())) > 1}
    assert not twice, f"a word of docs/glossary.md is the name of several classes: {twice}"
    assert len([name for name in names if name in homes]) > 15
