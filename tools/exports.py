"""Write `__all__` into every module of the package: what the rest of the project uses of it. `python tools/exports.py`; a test holds it.

Names that are not listed belong to their module alone, with or without an underscore. Names that are found by a registry or called by
name at run time (a room, a compiled entry, a metric) are listed too, and all classes and functions of a module that the reference
documents. Tests may look behind.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "docs" / "website"))
import where  # noqa: E402

SOURCE = ROOT / "src"
USERS = ("src", "bench", "docs", "examples", "tools")
BY_NAME = {"ROOM", "CARD", "CHARACTER", "MODE", "ACTION", "TITLE", "ORDER", "measure"}  # registries look for these
WRITTEN = re.compile(r"^__all__(: list\[str\])? = \[[^\]]*\]\n", re.MULTILINE)

DOCUMENTED = {name for page in where.API for name in page.modules}

Exports = dict[str, set[str]]


def modules() -> dict[str, Path]:
    """Every module of the package by its name; database migrations are no part of it."""
    found = {}
    for path in sorted((SOURCE / "room25").rglob("*.py")):
        if "migrations" not in path.parts and path.name != "__main__.py":
            parts = path.relative_to(SOURCE).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def used(known: dict[str, Path]) -> Exports:
    """What each module is asked for by others: imported names, and names behind an imported module."""
    asked: Exports = {name: set() for name in known}
    for folder in USERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            aliases: dict[str, str] = {}
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and node.module:
                    for alias in node.names:
                        whole = f"{node.module}.{alias.name}"
                        if whole in known:
                            aliases[alias.asname or alias.name] = whole
                        elif node.module in known:
                            asked[node.module].add(alias.name)
                elif isinstance(node, ast.Import):
                    aliases |= {
                        alias.asname: alias.name for alias in node.names if alias.asname and alias.name in known
                    }
            for node in ast.walk(tree):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in aliases:
                    asked[aliases[node.value.id]].add(node.attr)
    for name in DOCUMENTED:
        things = ast.parse(known[name].read_text(encoding="utf-8")).body
        asked[name] |= {n.name for n in things if isinstance(n, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)}
    return asked


def defined(tree: ast.Module) -> Iterator[str]:
    """The public names that a module binds at its top level."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names = [node.name]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
        else:
            continue
        yield from (name for name in names if not name.startswith("_"))


def wanted(path: Path, asked: set[str]) -> list[str]:
    """What `__all__` of a module should hold: what others use. Nothing, if only a registry or a decorator knows what is in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = set(defined(tree))
    imported = {a.asname or a.name for node in tree.body if isinstance(node, ast.ImportFrom) for a in node.names}
    found = {name for name in names if name in asked or name in BY_NAME} | (asked & imported)
    found |= set(listed(path) or []) & (imported | names)  # what a package promises by hand stays promised
    found |= {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and any("entry" in ast.unparse(mark) for mark in node.decorator_list)
    }
    return sorted(found)


def write(path: Path, names: list[str]) -> None:
    """Put `__all__` behind the imports, or in the place of the one that is there."""
    text = path.read_text(encoding="utf-8")
    line = f"__all__{'' if names else ': list[str]'} = [{', '.join(map(repr, names))}]\n".replace("'", '"')
    if WRITTEN.search(text):
        text = WRITTEN.sub(lambda _: line, text, count=1)
    else:
        body = ast.parse(text).body
        before = [n for n in body if isinstance(n, ast.Import | ast.ImportFrom) or _is_docstring(n) or _is_typing(n)]
        at = max((n.end_lineno or 0 for n in before), default=0)
        lines = text.splitlines(keepends=True)
        text = "".join([*lines[:at], "\n", line, *lines[at:]])
    path.write_text(text, encoding="utf-8")


def listed(path: Path) -> list[str] | None:
    """What `__all__` of a module holds, or None if it has none."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value and WRITTEN.match(ast.unparse(node) + "\n"):
            return [str(name) for name in ast.literal_eval(node.value)]
    return None


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_typing(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def main() -> None:
    known = modules()
    asked = used(known)
    for name, path in known.items():
        if name != "room25" and (names := wanted(path, asked[name])) != listed(path):
            write(path, names)


if __name__ == "__main__":
    main()
