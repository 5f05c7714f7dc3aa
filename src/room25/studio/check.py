"""Checking an expansion: its scenarios show its rules, and random games of its editions hold what the game's own are held to."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import yaml

from room25 import rulebook
from room25.compile import cpu
from room25.scenario import Failure
from room25.setup.expansions import Expansion, load
from room25.studio import prove

__all__ = ["check", "load_all"]

TOLD = 3  # faults of random games: more say nothing new


def load_all(paths: Iterable[Path]) -> list[Expansion]:
    """Load those of the folders that are expansions. Raises BadExpansion."""
    return [load(path) for path in paths if (path / "expansion.toml").is_file()]


def check(expansion: Expansion, games: int) -> tuple[int, list[Failure]]:
    """How many of its rules and kinds of game hold, and what does not."""
    own = rulebook.read(rules.read_text(encoding="utf-8")) if (rules := expansion.folder / "rules.md").is_file() else {}
    shown = _shown(expansion.folder / "scenarios")
    failed = [Failure(str(rules), id, "no scenario in scenarios/ shows this rule") for id in own if id not in shown]
    passed = len(own) - len(failed)
    if games:
        compiled = cpu.rules() if cpu.is_possible() else None
        found = [
            Failure(str(expansion.folder), expansion.name, fault)
            for fault in islice(prove.faults(expansion, games, compiled), TOLD)
        ]
        failed += found
        passed += not found
    return passed, failed


def _shown(folder: Path) -> set[str]:
    """The rules that scenarios cite. A file that cannot be read fails as a scenario."""
    cited: set[str] = set()
    for path in folder.glob("*.y*ml"):
        try:
            for document in yaml.safe_load_all(path.read_text(encoding="utf-8")):
                if isinstance(document, dict) and isinstance(document.get("rules"), list):
                    cited |= {str(rule) for rule in document["rules"]}
        except (yaml.YAMLError, UnicodeDecodeError):
            continue
    return cited
