"""The tasks by name: who plays which games against whom, and what is scored. They stand in `tasks.toml` and never change."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from room25.errors import BadText
from room25.setup.lay import Setup

__all__ = ["ALL", "EVERY_SECOND", "GUARDS", "NONE", "ONE_SIDE", "PRISONERS", "QUICK", "Task", "named", "tasks"]

ALL, EVERY_SECOND, PRISONERS, GUARDS = "all", "every second", "prisoners", "guards"
ONE_SIDE, NONE = "one side", "none"
QUICK = 10  # `--quick` plays one part of so many


@dataclass(frozen=True)
class Task:
    """One task of one version."""

    name: str
    version: int
    about: str
    edition: str
    mode: str
    level: str
    seats: int
    holds: str
    others: tuple[str, ...]
    seed: int
    games: int
    scored: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"room25/{self.name}-v{self.version}"

    @property
    def setup(self) -> Setup:
        return Setup(edition=self.edition, mode=self.mode, seats=self.seats, level=self.level)

    @property
    def hash(self) -> str:
        """A hash of everything that makes this task what it is."""
        said = json.dumps(asdict(self), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(said.encode()).hexdigest()[:16]

    def other(self, game: int) -> str:
        """The frozen agent in the other seats of this game."""
        return self.others[game // 2 % len(self.others)]  # // 2: each of them meets both sides

    def many(self, parts: int) -> int:
        """How many games are played if one part of so many is: the first ones, at least one against each opponent on each side."""
        return min(self.games, max(2 * len(self.others), self.games // parts))


@cache
def tasks() -> tuple[Task, ...]:
    """All tasks, in the order of their file."""
    data = tomllib.loads(Path(__file__).with_name("tasks.toml").read_text(encoding="utf-8"))
    rows: list[dict[str, Any]] = data["tasks"]
    return tuple(Task(**{**row, "others": tuple(row["others"]), "scored": tuple(row["scored"])}) for row in rows)


def named(words: str) -> list[Task]:
    """Return the tasks that are named, by commas, with or without `room25/`; all if none is. Raises BadText."""
    known = {task.id: task for task in tasks()}
    found = []
    for word in filter(None, (part.strip() for part in words.split(","))):
        name = word if word.startswith("room25/") else f"room25/{word}"
        if name not in known:
            raise BadText(f"there is no task {word!r}; tasks are {', '.join(known)}")
        found.append(known[name])
    return found or list(known.values())
