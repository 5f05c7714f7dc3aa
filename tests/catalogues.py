"""The catalogues of locales/, and those of the host in locales/show/, read for the tests: messages, and the variables of each."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from room25.resources import resource


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(language: str, folder: str = "") -> tuple[ast.EntryType, ...]:
    text = resource("locales", *filter(None, [folder]), f"{language}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def variables(language: str, folder: str = "") -> dict[str, frozenset[str]]:
    """Message id → the variables that it uses, in the order of the file."""
    found = {}
    for entry in entries(language, folder):
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found
