"""The compiled subset: every rule function keeps to what a CPU compiler and a CUDA kernel both take. Needs no compiler itself."""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from room25.compile.link import Program, modules, rule_functions, sources
from room25.engine.marks import FIELDS, STRUCTURES
from room25.engine.table.state import Flat

RULES = {id(f): f for _, f, _ in rule_functions()}
FIELD_NAMES = {kind: {name for name, _, _ in FIELDS[structure]} for kind, structure in STRUCTURES.items()}

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


def complaints(f: types.FunctionType) -> Iterator[str]:
    """All that a compiler would not take, a line each."""
    if "twin" in f.__dict__ or "copies" in f.__dict__:
        return  # compiled from another source: nothing at all, or the copy of a whole record
    tree = ast.parse(textwrap.dedent(inspect.getsource(f))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
    for statement in body:
        for node in ast.walk(statement):
            for reason in wrong_with(node, f):
                where = f.__code__.co_firstlineno + getattr(node, "lineno", 1) - 1
                yield f"{Path(f.__code__.co_filename).name}:{where} {f.__name__} {reason}"


def wrong_with(node: ast.AST, f: types.FunctionType) -> Iterator[str]:
    if type(node) in BANNED:
        yield BANNED[type(node)]
    elif isinstance(node, ast.Constant) and type(node.value) not in (int, bool):
        yield f"holds {node.value!r}: numbers are all there is"
    elif isinstance(node, ast.For) and not (isinstance(node.iter, ast.Call) and meaning(node.iter.func, f) is range):
        yield "loops over something else than a range"
    elif isinstance(node, ast.Call):
        callee = meaning(node.func, f)
        if node.keywords:
            yield "calls by keyword"
        if callee is not range and not is_rule(callee):
            yield f"calls {ast.unparse(node.func)}, which is no rule function"
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        kind = f.__annotations__.get(node.value.id)
        if kind in FIELD_NAMES and node.attr not in FIELD_NAMES[kind]:
            yield f"reads {node.value.id}.{node.attr}, which is no field"
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in f.__code__.co_varnames:
        value = meaning(node, f)
        is_table = isinstance(value, tuple) and all(type(item) is int for item in value)
        is_known = type(value) is int or is_table or value is range or is_rule(value)
        if not is_known and value not in modules().values():
            yield f"uses {node.id}, which is neither a number nor a table of numbers nor a rule"


def meaning(node: ast.expr, f: types.FunctionType) -> Any:
    """What a name, or a name in a module, stands for where it is used; None for everything else."""
    if isinstance(node, ast.Name) and node.id not in f.__code__.co_varnames:
        return f.__globals__.get(node.id, range if node.id == "range" else None)
    if isinstance(node, ast.Attribute):
        module = meaning(node.value, f)
        return vars(module).get(node.attr) if isinstance(module, types.ModuleType) else None
    return None


def is_rule(value: Any) -> bool:
    """A rule function, the choice of one out of a registry, or a word that every compiler of the rules knows."""
    made = vars(value) if isinstance(value, types.FunctionType) else {}
    return id(value) in RULES or "dispatch" in made or "word" in made


def test_there_are_rule_functions_in_every_part() -> None:
    parts = {f.__module__.split(".")[2] for f in RULES.values()}
    assert parts == {"brain", "entries", "learn", "rules", "table", "views"}
    assert len(RULES) > 100


def test_the_sources_of_the_rules_are_every_file_of_the_subset() -> None:
    """A study remembers them: with a file that is forgotten there it would mix the games of two rules."""
    hashed = set(sources())
    assert {Path(str(module.__file__)) for module in modules().values()} <= hashed


def test_every_rule_function_keeps_to_the_subset() -> None:
    found = [complaint for f in RULES.values() for complaint in complaints(f)]
    assert not found, "\n".join(found)


def test_no_rule_calls_itself_by_any_way_round() -> None:
    """`in_order` stops at a circle; and every function comes after all those that it calls."""
    program = Program()
    assert {id(f) for f in program.in_order()} >= set(RULES)


def test_every_function_of_a_registry_is_a_rule_function() -> None:
    for module in modules().values():
        for name, value in vars(module).items():
            if isinstance(value, types.FunctionType) and "dispatch" in value.__dict__:
                for f in value.__dict__["dispatch"][2].values():
                    assert id(f) in RULES, f"{module.__name__}.{name} holds {f.__name__}, which is no rule function"


def loops(s: Flat) -> None:
    for x in s.stands_on:
        s.rounds_left = x


def makes(s: Flat) -> int:
    return len([s.rounds_left, s.rounds_left + 1])


def halves(s: Flat) -> int:
    return int(s.rounds_left / 2)


def calls(s: Flat) -> int:
    return s.clone().rounds_left + min(s.rounds_left, 1)


def writes(s: Flat) -> None:
    s.log.append((1, 0, 0, 0, 0, 0))


def tries(s: Flat) -> int:
    try:
        return s.rounds_left // s.rounds
    except ZeroDivisionError:
        return 0


def is_fine(s: Flat, who: int) -> int:
    """A float like 0.5 or a {"dict"} in a docstring is no matter."""
    n = 0
    for c in range(8):
        if c != who and s.stands_on[c] >= 0:
            n += s.stands_on[c] // 2 % 3
    return n if n else -1


@pytest.mark.parametrize(
    ("f", "words"),
    [
        (loops, "loops over something else"),
        (makes, "makes a list"),
        (halves, "divides into a float"),
        (calls, "s.clone, which is no field"),
        (calls, "calls min"),
        (writes, "s.log, which is no field"),
        (tries, "catches an error"),
    ],
)
def test_the_lint_finds(f: types.FunctionType, words: str) -> None:
    assert any(words in complaint for complaint in complaints(f))


def test_the_lint_has_nothing_to_say_of_a_plain_rule() -> None:
    assert isinstance(is_fine, types.FunctionType)
    assert not list(complaints(is_fine))
