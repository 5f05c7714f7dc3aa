"""Write the tables of the page of puzzles from their rules and their file: a part of `make made`."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from room25 import puzzles
from room25.puzzles.grades import Found
from room25.puzzles.model import GRADES
from room25.puzzles.themes import RULES
from room25.texts import Texts

PAGE = Path(__file__).with_name("puzzles.md")


def page() -> str:
    """Return the page with its tables made anew."""
    text = PAGE.read_text(encoding="utf-8")
    for name, lines in (("themes", _themes()), ("grades", _grades())):
        made = "\n".join([f"<!-- {name} -->", *lines, f"<!-- /{name} -->"])
        text = re.sub(rf"<!-- {name} -->.*<!-- /{name} -->", lambda _, made=made: made, text, flags=re.DOTALL)
    return text


def _themes() -> list[str]:
    texts, count = Texts("en"), Counter(puzzle.theme for puzzle in puzzles.load().puzzles)
    rows = [
        f"| {texts(f'puzzle-theme-{key}')} | {' '.join((rule.__doc__ or '').split())} | {count[key]:,} |"
        for key, rule in RULES.items()
    ]
    return ["| theme | rule | puzzles |", "| --- | --- | --- |", *rows]


def _grades() -> list[str]:
    """How often each grade's answers are found, as it was when the grades were given."""
    texts, book = Texts("en"), puzzles.load().puzzles
    rows = []
    for grade in GRADES:
        found = [puzzle.found for puzzle in book if puzzle.grade == grade]
        shares = [f"{sum(values) / len(found) / 10:.0f} %" for values in zip(*found)]
        rows.append(f"| {grade} | {texts(f'puzzle-grade-{grade}')} | {len(found):,} | {' | '.join(shares)} |")
    kinds = ("by chance", "`cautious`", "`explorer`", "200 playouts of `search`")
    assert len(kinds) == len(Found._fields)
    modes = Counter(texts.mode(puzzle.setup.mode) for puzzle in book)
    editions = Counter(texts(f"edition-{puzzle.setup.edition}") for puzzle in book)
    return [
        f"| grade | name | puzzles | {' | '.join(kinds)} |",
        f"| --- | --- | --- | {' | '.join('---' for _ in kinds)} |",
        *rows,
        "",
        "Grade 1: rule bots find the answer more often than not. 2: one of them does, or some do sometimes. 3: none does, but",
        "chance may. 5: chance hardly ever does, and a thin search misses it more often than not. 4: all others.",
        "",
        f"By edition: {_listed(editions)}. By mode: {_listed(modes)}.",
    ]


def _listed(count: Counter[str]) -> str:
    return ", ".join(f"{name} {number:,}" for name, number in count.most_common())
