"""The arrows of the architecture: who may import whom, what the rules never see, and how long a file may be."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from room25.compile import link

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "room25"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 400

# Each part of the package, and the other parts that it may import. A new part starts here: say where it belongs.
FLOORS = {"errors", "engine", "setup"}
TABLE = FLOORS | {"resources", "events", "redact", "texts"}
GAME = TABLE | {"notation", "game"}
SEATS = GAME | {"__init__", "compile", "bots", "envs", "lab"}
PEOPLE = SEATS | {
    "preview",
    "train",
    "puzzles",
    "scenario",
    "season",
    "server",
    "terminal",
    "rulebook",
    "arena",
    "review",
    "words",
    "guest",
    "studio",
    "benchmark",
}
MAY_IMPORT: dict[str, set[str]] = {
    "deprecation": set(),
    "errors": set(),
    "resources": set(),
    "own_code": {"errors"},
    "rulebook": {"resources"},
    "engine": set(),
    "compile": {"engine", "errors"},
    "setup": {"compile", "engine", "errors", "resources"},
    "events": FLOORS,
    "redact": {"engine", "events"},
    "story": FLOORS | {"events"},
    "texts": {"engine", "events", "resources"},
    "preview": {"errors", "texts"},
    "notation": TABLE,
    "game": GAME,
    "scenario": GAME,
    "studio": GAME | {"compile", "rulebook", "scenario", "story"},
    "lessons": GAME,
    "puzzles": GAME | {"bots", "words"},
    "season": GAME,
    "__init__": GAME | {"bots"},
    "bots": GAME | {"compile", "own_code", "story"},
    "arena": GAME | {"compile", "bots"},
    "envs": GAME | {"deprecation", "compile", "bots"},
    "lab": GAME | {"deprecation", "compile", "bots", "arena", "own_code"},
    "benchmark": SEATS | {"arena"},
    "train": FLOORS | {"bots", "envs"},
    "server": SEATS | {"lessons", "preview", "puzzles", "review", "rulebook", "season", "words"},
    "site": GAME | {"bots", "review", "server"},
    "terminal": GAME | {"rulebook", "bots", "season", "words"},
    "review": GAME | {"bots", "words"},
    "guest": GAME | {"__init__", "bots", "rulebook", "words"},
    "words": GAME | {"bots"},
    "cli": PEOPLE,
    "__main__": PEOPLE | {"cli"},
}

# The rules are the same everywhere and for ever: they ask no clock, no network, no machine and no luck but their own.
UNSEEN = {"time", "datetime", "socket", "ssl", "asyncio", "random", "secrets", "uuid", "os"}


def part_of(parts: list[str]) -> str:
    """The part of the package that a dotted name lies in: `room25.engine.table.state` is in `core`."""
    if len(parts) > 1 and ((PACKAGE / parts[1]).is_dir() or (PACKAGE / f"{parts[1]}.py").exists()):
        return parts[1]
    return "__init__"


def imports(path: Path) -> Iterator[tuple[int, list[str]]]:
    """Every import of a file, wherever it stands: its line and its dotted name, the imported name included."""
    package = ["room25", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.split(".")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base += node.module.split(".") if node.module else []
            for alias in node.names:
                yield node.lineno, [*base, alias.name]


def part_of_file(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_every_part_of_the_package_has_its_place() -> None:
    unknown = {part_of_file(path) for path in MODULES} - MAY_IMPORT.keys()
    assert not unknown, f"say in MAY_IMPORT what {sorted(unknown)} may import"


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_the_arrows_point_down(part: str) -> None:
    wrong = [
        f"{name_of(path)}:{line} imports {'.'.join(name)}"
        for path in MODULES
        if part_of_file(path) == part
        for line, name in imports(path)
        if name[0] == "room25" and part_of(name) not in MAY_IMPORT[part] | {part}
    ]
    assert not wrong, "\n".join([f"{part} may import {sorted(MAY_IMPORT[part])} and nothing else of ours:", *wrong])


def test_the_table_itself_has_no_circle() -> None:
    left = {part: set(needs) - {part} for part, needs in MAY_IMPORT.items()}
    while left:
        free = {part for part, needs in left.items() if not needs & left.keys()}
        assert free, f"these parts may import each other in a circle: {sorted(left)}"
        left = {part: needs for part, needs in left.items() if part not in free}


def test_the_rules_see_no_clock_no_network_and_no_foreign_luck() -> None:
    wrong = [
        f"{name_of(path)}:{line} imports {name[0]}"
        for path in MODULES
        if part_of_file(path) == "engine"
        for line, name in imports(path)
        if name[0] in UNSEEN
    ]
    assert not wrong, "\n".join(wrong)


def test_importing_the_package_loads_no_numpy() -> None:
    code = "import room25, sys; print(*sorted({'numpy'} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == ""


def test_the_compiler_knows_the_engine_alone() -> None:
    """Whoever compiles loads no bots, no environments, no server, and nothing of the host's."""
    code = (
        "import sys; from room25.compile import link; link.modules(); "
        "print(*sorted({name.split('.')[1] for name in sys.modules if name.startswith('room25.')}))"
    )
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout.split() == ["compile", "engine"]


def test_a_sentence_of_a_refusal_is_no_part_of_the_machine_code() -> None:
    compiled = {name_of(path).split("/")[2] for path in link.sources()}
    assert compiled == {"compile", "engine"}


def test_no_file_is_longer_than_one_sitting() -> None:
    files = [*MODULES, *(ROOT / "tests").rglob("*.py")]
    written = {ROOT / "web" / "src" / name for name in ("messages.ts", "constants.ts")}  # by a program
    files += [
        path
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte", ".css") and path not in written
    ]
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    long = {name: lines for name, lines in lengths.items() if lines > LONGEST}
    assert not long, f"more than {LONGEST} lines, so more than one idea: {long}"
