"""Draw who imports whom, from the imports themselves: `python tools/imports.py` writes the drawing into ARCHITECTURE.md.

Every import counts, also one inside a function. A part stands one floor above the highest part that it imports; of its imports only those
are drawn that do not follow from another one.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "room25"
PAGE = ROOT / "ARCHITECTURE.md"
FRAME = re.compile(r"(<!-- imports -->\n```\n).*?(```\n<!-- /imports -->)", re.DOTALL)

Graph = dict[str, set[str]]


def graph() -> Graph:
    """Each part of the package with the other parts that it imports."""
    found: Graph = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        part = path.relative_to(PACKAGE).with_suffix("").parts[0]
        found.setdefault(part, set()).update(imported(path) - {part})
    return {part: needs & found.keys() for part, needs in found.items()}


def imported(path: Path) -> set[str]:
    """The parts that one file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.split(".")[1] for name in names if name.startswith("room25.")}


def below(parts: Graph, part: str) -> set[str]:
    """Everything that a part stands on, near or far."""
    reached: set[str] = set()
    waiting = set(parts[part])
    while waiting:
        one = waiting.pop()
        reached.add(one)
        waiting |= parts[one] - reached
    return reached


def floors(parts: Graph) -> list[list[str]]:
    """The parts floor by floor, the lowest first."""
    placed: dict[str, int] = {}
    while len(placed) < len(parts):
        ready = [part for part, needs in parts.items() if part not in placed and needs <= placed.keys()]
        if not ready:
            raise ValueError(f"these parts import each other in a circle: {sorted(parts.keys() - placed.keys())}")
        placed |= {part: max((placed[need] + 1 for need in parts[part]), default=0) for part in ready}
    return [sorted(part for part, floor in placed.items() if floor == n) for n in range(max(placed.values()) + 1)]


def drawing() -> str:
    """The floors from the top down, each part with what it imports and no other of its imports stands on."""
    parts = graph()
    width = max(map(len, parts))
    lines = []
    for number, floor in reversed(list(enumerate(floors(parts)))):
        for i, part in enumerate(floor):
            needs = {need for need in parts[part] if not any(need in below(parts, other) for other in parts[part])}
            arrow = f" → {', '.join(sorted(needs))}" if needs else ""
            lines.append(f"{number if i == 0 else '':>2}  {part:<{width}}{arrow}".rstrip())
    return "\n".join(lines) + "\n"


def page() -> str:
    """ARCHITECTURE.md with the drawing of today."""
    text, found = FRAME.subn(lambda frame: frame[1] + drawing() + frame[2], PAGE.read_text(encoding="utf-8"))
    if found != 1:
        raise ValueError("ARCHITECTURE.md has no one place for the drawing")
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
