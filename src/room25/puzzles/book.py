"""The file of puzzles: one line of JSON a game, with the puzzles in it, compressed. It is read when somebody first asks for a puzzle."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from room25.errors import BadText
from room25.puzzles.grades import Found
from room25.puzzles.model import Puzzle
from room25.setup.choice import CHOICES, Setup

__all__ = ["Book", "PUZZLES", "from_row", "load", "read", "to_row", "write"]

PUZZLES = Path(__file__).with_name("puzzles.jsonl.gz")
HEAD = "room25 puzzles 1"
OWN = ("id", "who", "rounds", "theme", "grade", "best", "worth", "next", "depth", "worlds", "found")
BETWEEN = ";"  # two commands: no command holds one


@dataclass(frozen=True)
class Book:
    """Puzzles, in the order of their file."""

    puzzles: tuple[Puzzle, ...]

    @cached_property
    def by_id(self) -> Mapping[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}


@cache
def load() -> Book:
    """Return the puzzles that come with the program."""
    return read(PUZZLES)


def read(path: Path) -> Book:
    """Return the puzzles of a file. Raises BadText if it holds none."""
    try:
        lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    except (OSError, EOFError, UnicodeDecodeError, ValueError) as error:
        reason = (
            (error.strerror or "it is no compressed file") if isinstance(error, OSError) else "it is cut off or damaged"
        )
        raise BadText(f"{path} cannot be read as a file of puzzles: {reason}") from None
    if not lines or lines[0] != HEAD:
        raise BadText(f"a file of puzzles begins with {HEAD!r}", f"line 1 of {path}")
    try:
        return Book(tuple(puzzle for line in lines[1:] for puzzle in from_row(json.loads(line))))
    except (ValueError, KeyError, TypeError) as error:
        raise BadText(f"{path} cannot be read as a file of puzzles: {error!r}") from None


def from_row(game: Mapping[str, Any]) -> Iterable[Puzzle]:
    """Return the puzzles of one game, from what stands in a line."""
    setup = Setup(**game["setup"])
    commands = tuple(game["commands"].split(BETWEEN))
    for own in game["puzzles"]:
        said = {name: own[name] for name in OWN} | {"best": tuple(own["best"]), "found": Found(*own["found"])}
        yield Puzzle(setup=setup, seed=game["seed"], commands=commands[: own["at"]], **said)


def to_row(puzzles: Sequence[Puzzle]) -> dict[str, Any]:
    """Return what stands in the line of a game: these are its puzzles, and they share its commands."""
    longest = max((puzzle.commands for puzzle in puzzles), key=len)
    rows = [{"at": len(one.commands)} | {name: getattr(one, name) for name in OWN} for one in puzzles]
    first = puzzles[0]
    return {"setup": chosen(first.setup), "seed": first.seed, "commands": BETWEEN.join(longest), "puzzles": rows}


def write(puzzles: Iterable[Puzzle], path: Path) -> None:
    """Write a file of puzzles; equal puzzles make equal bytes."""
    games: dict[tuple[str, int], list[Puzzle]] = {}
    for puzzle in puzzles:
        games.setdefault((json.dumps(chosen(puzzle.setup)), puzzle.seed), []).append(puzzle)
    lines = [HEAD, *(json.dumps(to_row(found), separators=(",", ":")) for found in games.values())]
    path.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), 9, mtime=0))


def chosen(setup: Setup) -> dict[str, Any]:
    """Return what a setup says besides its defaults, as JSON has it."""
    said = {choice.name: getattr(setup, choice.name) for choice in CHOICES}
    defaults = {choice.name: choice.default for choice in CHOICES}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in said.items()
        if value != defaults[name]
    }
