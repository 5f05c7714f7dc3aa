"""What the compiled subset takes, and what it does not: each complaint with its file, its line and a reason.

The rules of the game are held to it by their tests; rules from outside the package when they are taken in.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from room25.compile.link import modules, parameters
from room25.engine.marks import FIELDS, STRUCTURES

__all__ = ["Complaint", "complaints", "is_rule"]

BANNED: dict[type[ast.AST], str] = {
    ast.List: "makes a list",
    ast.ListComp: "makes a list",
    ast.Dict: "makes a dict",
    ast.DictComp: "makes a dict",
    ast.Set: "makes a set",
    ast.SetComp: "makes a set",
    ast.Tuple: "makes a tuple",
    ast.GeneratorExp: "makes a generator",
    ast.Slice: "cuts a slice",
    ast.JoinedStr: "makes a string",
    ast.Lambda: "makes a function",
    ast.FunctionDef: "makes a function",
    ast.AsyncFunctionDef: "makes a function",
    ast.ClassDef: "makes a class",
    ast.Try: "catches an error",
    ast.Raise: "raises an error",
    ast.Assert: "raises an error",
    ast.With: "opens a context",
    ast.Yield: "yields",
    ast.YieldFrom: "yields",
    ast.Await: "awaits",
    ast.Global: "writes a global",
    ast.Nonlocal: "writes outside itself",
    ast.Delete: "deletes something",
    ast.Import: "imports something",
    ast.ImportFrom: "imports something",
    ast.Match: "matches patterns",
    ast.Starred: "unpacks something",
    ast.Div: "divides into a float: use //",
    ast.Pow: "raises to a power",
    ast.MatMult: "multiplies matrices",
    ast.In: "searches something",
    ast.NotIn: "searches something",
    ast.Is: "compares objects",
    ast.IsNot: "compares objects",
}


class Complaint(NamedTuple):
    """One thing that a compiler would not take."""

    path: Path
    line: int
    function: str
    reason: str

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {self.function} {self.reason}"


def complaints(f: types.FunctionType) -> Iterator[Complaint]:
    """All that a compiler would not take."""
    if "twin" in f.__dict__ or "copies" in f.__dict__:
        return  # compiled from another source: nothing at all, or the copy of a whole record
    tree = ast.parse(textwrap.dedent(inspect.getsource(f))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
    for statement in body:
        for node, line in _with_lines(statement, statement.lineno):
            for reason in _wrong_with(node, f):
                where = f.__code__.co_firstlineno + line - 1
                yield Complaint(Path(f.__code__.co_filename), where, f.__name__, reason)


def _with_lines(node: ast.AST, line: int) -> Iterator[tuple[ast.AST, int]]:
    """A node and all that is in it, each with its line: an operator stands where its expression begins."""
    yield node, line
    for child in ast.iter_child_nodes(node):
        yield from _with_lines(child, getattr(child, "lineno", line))


def _wrong_with(node: ast.AST, f: types.FunctionType) -> Iterator[str]:
    if type(node) in BANNED:
        yield BANNED[type(node)]
    elif isinstance(node, ast.Constant) and type(node.value) not in (int, bool):
        yield f"holds {node.value!r}: numbers are all there is"
    elif isinstance(node, ast.For) and not (isinstance(node.iter, ast.Call) and _meaning(node.iter.func, f) is range):
        yield "loops over something else than a range"
    elif isinstance(node, ast.Call):
        callee = _meaning(node.func, f)
        if node.keywords:
            yield "calls by keyword"
        if callee is not range and not is_rule(callee):
            yield f"calls {ast.unparse(node.func)}, which is no rule function"
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        kind = f.__annotations__.get(node.value.id)
        if kind in STRUCTURES and all(node.attr != name for name, _, _ in FIELDS[STRUCTURES[kind]]):
            yield f"reads {node.value.id}.{node.attr}, which is no field"
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in f.__code__.co_varnames:
        value = _meaning(node, f)
        is_table = isinstance(value, tuple) and all(type(item) is int for item in value)
        is_known = type(value) is int or is_table or value is range or is_rule(value)
        if not is_known and value not in modules().values():
            yield f"uses {node.id}, which is neither a number nor a table of numbers nor a rule"


def _meaning(node: ast.expr, f: types.FunctionType) -> Any:
    """What a name, or a name in a module, stands for where it is used; None for everything else."""
    if isinstance(node, ast.Name) and node.id not in f.__code__.co_varnames:
        return f.__globals__.get(node.id, range if node.id == "range" else None)
    if isinstance(node, ast.Attribute):
        module = _meaning(node.value, f)
        return vars(module).get(node.attr) if isinstance(module, types.ModuleType) else None
    return None


def is_rule(value: Any) -> bool:
    """A rule function, the choice of one out of a registry, or a word that every compiler of the rules knows."""
    made = vars(value) if isinstance(value, types.FunctionType) else {}
    return "dispatch" in made or "word" in made or _is_annotated(value)


def _is_annotated(value: Any) -> bool:
    """Is this a rule function: one that a module of the subset defines, with records and numbers as its parameters?"""
    return (
        isinstance(value, types.FunctionType)
        and value.__module__.partition(".engine")[0] == "room25"
        and parameters(value) is not None
    )
