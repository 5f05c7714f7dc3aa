"""Fill in the example and the tables of POSITIONS.md. Run it from anywhere: python docs/rules/make_positions.py"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from room25.notation.position.lines import LINES
from room25.notation.position.rows import LOCKED_IN, ROWS, STEPS

HERE = Path(__file__).resolve().parent
PAGE = HERE / "POSITIONS.md"
PERFT = HERE.parents[1] / "tests" / "perft" / "cooperation.txt"
EXAMPLE = "# Vision asks\n"
FIRST = {
    "`edition`, `with`, `rules`, `mode`, `level`": (
        "the edition, the expansions that it is made of, the version of its rules, the mode, and the level if it is not `standard`"
    ),
    "`board`": "five rows of five tiles",
    "`began`": "five rows of five squares: where the tiles lay at the start, once a line has slid",
}


def page() -> str:
    """The page as it is, with its made parts anew."""
    text = PAGE.read_text(encoding="utf-8")
    for name, made in (("example", example()), ("lines", lines()), ("rows", rows()), ("steps", steps())):
        before, _, rest = text.partition(f"<!-- {name} -->\n")
        after = rest.partition(f"<!-- /{name} -->")[2]
        text = f"{before}<!-- {name} -->\n{made}<!-- /{name} -->{after}"
    return text


def example() -> str:
    """A position of the perft files."""
    text = PERFT.read_text(encoding="utf-8")
    return f"```\n{text.partition(EXAMPLE)[2].partition('leaves ')[0]}```\n"


def lines() -> str:
    return table("line", "what it says")(
        [*([key, meaning] for key, meaning in FIRST.items()), *([f"`{line.key}`", line.meaning] for line in LINES)]
    )


def rows() -> str:
    return table("row", "what happens", "values")(
        [[f"`{row.word}`", row.meaning, ", ".join(f"`{part.name}`" for part in row.parts) or "–"] for row in ROWS]
    )


def steps() -> str:
    found = []
    for card, words in STEPS.items():
        known = [*words.values(), *([LOCKED_IN] if card == "panic" else [])]
        found.append([f"`{card}`", ", ".join(step(word, carries and carries[0]) for word, carries in known)])
    return table("card", "steps")(found)


def step(word: str, carries: str | None) -> str:
    return f"`{word}` with `{carries}`" if carries else f"`{word}`"


def table(*head: str) -> Callable[[list[list[str]]], str]:
    """A table of Markdown with this head."""
    return lambda cells: "".join(f"| {' | '.join(row)} |\n" for row in [list(head), ["---"] * len(head), *cells])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
