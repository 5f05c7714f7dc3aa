"""Write every file anew that is made from the code and its data: `make made`, or `python tools/made.py`.

Golden files (perft, playthroughs, observations in v0.txt) are not among them: they change on purpose only, by the script beside them.
"""

from __future__ import annotations

import importlib
import runpy
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def _script(path: str) -> Callable[[], str]:
    """The page that a script of this project makes."""

    def page() -> str:
        text = runpy.run_path(str(ROOT / path))["page"]()
        assert isinstance(text, str)
        return text

    return page


def _module(name: str) -> Callable[[], str]:
    """What a module of the package writes."""

    def write() -> str:
        text = importlib.import_module(name).write()
        assert isinstance(text, str)
        return text

    return write


# every made file, and what makes it; the drawing of the imports is last, for the others may change what is imported
MADE: dict[str, Callable[[], str]] = {
    "src/room25/engine/table/typed.py": _script("tools/typed_state.py"),
    "web/src/messages.ts": _module("room25.server.typescript"),
    "web/src/constants.ts": _module("room25.server.constants"),
    "web/tests/said.json": _script("tools/sayings.py"),
    "docs/benchmark.md": _script("docs/make_benchmark.py"),
    "docs/observations.md": _script("docs/make_observations.py"),
    "src/room25/puzzles/days.toml": _script("tools/days.py"),
    "docs/how-to/puzzles.md": _script("docs/how-to/make_puzzles.py"),
    "docs/rules/COVERAGE.md": _script("docs/rules/make_coverage.py"),
    "docs/rules/EDITIONS.md": _script("docs/rules/make_editions.py"),
    "docs/rules/OURS.md": _script("docs/rules/make_ours.py"),
    "docs/rules/POSITIONS.md": _script("docs/rules/make_positions.py"),
    "ARCHITECTURE.md": _script("tools/imports.py"),
}


def main() -> None:
    """Write what is out of date, and say so."""
    for name, make in MADE.items():
        path, text = ROOT / name, make()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"{name} is new")


if __name__ == "__main__":
    main()
