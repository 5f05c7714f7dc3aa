"""Plays the bots against each other and writes the tables of docs/bots.md: `python bench/bots_page.py [--quick] [--only TEXT]`.

What was played is kept in bench/bots.json with the commit that played it, so a table may be played in pieces: `--quick` plays the rule
bots alone, `--only season2` the rows with that word, `--only search` the columns of that bot; `--games 0` plays nothing and writes
the page from what is kept.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from room25.bots.registry import TRAINED, names

ROOT = Path(__file__).resolve().parents[1]
PAGE, KEPT = ROOT / "docs" / "bots.md", ROOT / "bench" / "bots.json"
GAMES = {
    "uniform": 20_000,
    "cautious": 20_000,
    "explorer": 20_000,
    "search@100": 304,
    "search@400": 304,
    "champion": 1_000,  # these two if their weights are in the package
    "sage@100": 304,
    "clairvoyant@100": 112,
}
RULE_BOTS = ("uniform", "cautious", "explorer")
NAMES = {
    "search@100": "search, 100 playouts",
    "search@400": "search, 400 playouts",
    "sage@100": "sage, 100 playouts",
    "clairvoyant@100": "clairvoyant, 100 playouts",
}


class Cell(NamedTuple):
    """One number of a table."""

    table: str
    row: str
    column: str
    bots: tuple[str, ...]
    arguments: str

    @property
    def key(self) -> str:
        return f"{self.table} | {self.row} | {self.column}"


TOGETHER = {
    "base Cooperation, 4 characters": "--mode cooperation --edition base --seats 4",
    "season2 Cooperation, 4 characters": "--mode cooperation --edition season2 --seats 4",
    "ultimate-en Cooperation, standard": "--mode cooperation --edition ultimate-en --seats 4",
    "ultimate-en Cooperation, madness": "--mode cooperation --edition ultimate-en --seats 4 --level madness",
    "base Solo": "--mode solo --edition base",
    "ultimate-en Solo, standard": "--mode solo --edition ultimate-en",
}
RIVALS = {
    "base Competition, 2 players": "--mode competition --edition base --seats 2",
    "base Team, 4 players": "--mode team --edition base --seats 4",
    "season2 Competition, 2 players": "--mode competition --edition season2 --seats 2",
    "season2 Team, 4 players": "--mode team --edition season2 --seats 4",
}
SEATS = (4, 5, 6, 7, 8)


def cells() -> Iterator[Cell]:
    missing = set(TRAINED) - set(names())
    for row, arguments in TOGETHER.items():
        for bot in (bot for bot in GAMES if bot.partition("@")[0] not in missing):
            yield Cell("together", row, bot, (bot,), f"--bots {bot} {arguments}")
    sides = [(prisoners, guards) for prisoners in RULE_BOTS[1:] for guards in RULE_BOTS]
    if not missing:
        sides += [("champion", "explorer"), ("explorer", "champion"), ("champion", "champion")]
    for prisoners, guards in sides:
        for seats in SEATS:
            row = f"{prisoners} – {guards}"
            line_up = (
                f"--mode suspicion --edition ultimate-en --seats {seats} --prisoners {prisoners} --guards {guards}"
            )
            yield Cell("suspicion", row, f"{seats} seats", (prisoners, guards), line_up)
    for row, arguments in RIVALS.items():
        trained = () if missing else (("champion", "explorer"), ("champion", "search@100"))
        for first, second in (("cautious", "uniform"), ("explorer", "cautious"), *trained):
            yield Cell(
                "rivals", row, f"{first} – {second}", (first, second), f"--bots {first} --against {second} {arguments}"
            )


def play(cell: Cell, games: int) -> dict[str, Any]:
    """One cell by the arena's own command."""
    command = [
        sys.executable,
        "-m",
        "room25",
        "arena",
        *cell.arguments.split(),
        "--games",
        str(games),
        "--json",
        "-",
        "--quiet",
    ]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)["cells"][0]
    return {"share": told["share"], "interval": told["interval"], "games": told["games"], "commit": commit()}


def commit() -> str:
    asked = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def number(found: dict[str, Any] | None) -> str:
    if found is None:
        return "–"
    low, high = (100 * bound for bound in found["interval"])
    games = "" if found["games"] in GAMES.values() else f", {found['games']} games"
    return f"{100 * found['share']:.1f} % ({low:.1f}–{high:.1f}){games}"


def table(name: str, kept: dict[str, Any]) -> str:
    """A table as Markdown, and below it which commits played it."""
    some = [cell for cell in cells() if cell.table == name]
    rows, columns = list(dict.fromkeys(c.row for c in some)), list(dict.fromkeys(c.column for c in some))
    head = {"together": "they got out", "suspicion": "prisoners – guards", "rivals": "the first bot's share"}[name]
    lines = [f"| {head} | {' | '.join(NAMES.get(c, c) for c in columns)} |", "| --- |" + " ---: |" * len(columns)]
    lines += [f"| {row} | {' | '.join(number(kept.get(f'{name} | {row} | {c}')) for c in columns)} |" for row in rows]
    by: dict[str, list[str]] = {}
    for column in columns:
        for key in {kept[c.key]["commit"] for c in some if c.column == column and c.key in kept}:
            by.setdefault(key, []).append(NAMES.get(column, column))
    said = "; ".join(f"`{key}`: {', '.join(names)}" for key, names in sorted(by.items()))
    return "\n".join([*lines, "", f"Played by the bots of these commits: {said}." if said else "Not played yet."])


def write(kept: dict[str, Any]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in ("together", "suspicion", "rivals"):
        before, rest = text.split(f"<!-- {name} -->\n")
        text = (
            f"{before}<!-- {name} -->\n{table(name, kept)}\n<!-- /{name} -->\n" + rest.split(f"<!-- /{name} -->\n")[1]
        )
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    options = dict(zip(sys.argv[1:], sys.argv[2:]))
    only, games = options.get("--only", ""), int(options.get("--games", -1))
    kept: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for cell in cells() if games else ():
        is_rule = all(bot in RULE_BOTS for bot in cell.bots)
        if only in f"{cell.key} {cell.arguments}" and (is_rule or "--quick" not in sys.argv):
            kept[cell.key] = play(cell, games if games > 0 else min(GAMES[bot] for bot in cell.bots))
            print(f"{cell.key}: {number(kept[cell.key])}", flush=True)
            KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    write(kept)


if __name__ == "__main__":
    main()
