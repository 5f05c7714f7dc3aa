"""Small pieces of Markdown that the pages of the reference are made of."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterable, Sequence
from pathlib import Path


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A Markdown table, without the columns in which no row says anything; a bar inside a value does not end it."""
    said = list(rows)
    kept = [number for number in range(len(head)) if not said or any(row[number] for row in said)]
    lines = [[row[number] for number in kept] for row in (head, ["---"] * len(head), *said)]
    return ["| " + " | ".join(_value(value) for value in line) + " |" for line in lines] + [""]


def _value(value: str) -> str:
    return " ".join(value.split()).replace("|", "\\|")


def code(text: object) -> str:
    """A value in the typeface of code; nothing for an empty one."""
    return f"`{text}`" if str(text) else ""


def page(title: str, about: str, *parts: Iterable[str]) -> str:
    """A page that was made from the code, and says so."""
    lines = [f"# {title}", "", about, ""]
    for part in parts:
        lines += part
    return "\n".join(lines).rstrip() + "\n"


def comments(path: Path) -> dict[int, str]:
    """Every comment of a file by its line, without the sign; marks of linters do not count."""
    found = {}
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT and "noqa" not in token.string and "type: ignore" not in token.string:
            found[token.start[0]] = token.string.lstrip("# ").strip()
    return found


def tuple_rows(path: Path, name: str) -> list[tuple[str, int]]:
    """The first word and the line of each row of a tuple of tuples that the file assigns to this name."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        target = (
            node.target
            if isinstance(node, ast.AnnAssign)
            else node.targets[0]
            if isinstance(node, ast.Assign)
            else None
        )
        if isinstance(target, ast.Name) and target.id == name and isinstance(node, ast.AnnAssign | ast.Assign):
            rows = node.value.elts if isinstance(node.value, ast.Tuple) else []
            return [(_first(row), row.lineno) for row in rows]
    return []


def _first(row: ast.expr) -> str:
    """The first argument of a row, be it a tuple or a call such as `Field("owner", …)`."""
    parts = row.elts if isinstance(row, ast.Tuple) else row.args if isinstance(row, ast.Call) else []
    first = parts[0] if parts else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""
