"""Linking: which functions are compiled, and in what order they depend on one another.

A rule function is a function of a subset module whose parameters are all annotated as records, arrays of records or ints; a name
with a leading underscore is the host's own.
"""

from __future__ import annotations

import dis
import importlib
import pkgutil
import types
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from room25.engine import marks as jit
from room25.engine.rules.registry import OUTSIDE

__all__ = ["Program", "modules", "parameters", "rule_functions", "sources"]

SUBSET = ("room25.engine",)


def modules() -> dict[str, types.ModuleType]:
    """Every module of the compiled subset, imported."""
    found: dict[str, types.ModuleType] = {}
    for package in SUBSET:
        root = importlib.import_module(package)
        found[package] = root
        for info in pkgutil.walk_packages(root.__path__, package + "."):
            found[info.name] = importlib.import_module(info.name)
    return found


def sources() -> list[Path]:
    """Every file that compiled rules are made from: the subset's, the compiler's, and those from outside the package."""
    root = Path(__file__).parents[1]
    folders = [root.joinpath(*name.split(".")[1:]) for name in (*SUBSET, "room25.compile")]
    return [*(path for folder in folders for path in sorted(folder.rglob("*.py"))), *OUTSIDE]


def parameters(f: types.FunctionType) -> tuple[str, ...] | None:
    """The kinds of a rule function's parameters, or None if it is not one."""
    code = f.__code__
    names = code.co_varnames[: code.co_argcount]
    kinds = tuple(str(f.__annotations__.get(name, "")) for name in names)
    known = ("int", *jit.STRUCTURES, *jit.ARRAYS, *jit.ROWS)
    fits = kinds and all(kind in known for kind in kinds) and f.__annotations__.get("return") in ("int", "None")
    fits = fits and not f.__name__.startswith("_") and "word" not in f.__dict__
    return kinds if fits and not code.co_flags & 0x0C else None


def rule_functions() -> Iterator[tuple[types.ModuleType, types.FunctionType, tuple[str, ...]]]:
    """Every rule function once, with the module that defines it."""
    for name, module in modules().items():
        for value in list(vars(module).values()):
            if isinstance(value, types.FunctionType) and value.__module__ == name and "dispatch" not in value.__dict__:
                kinds = parameters(value)
                if kinds is not None:
                    yield module, value, kinds


class Program:
    """All rule functions and choices, with what they take and the order in which they depend on one another."""

    def __init__(self, occurring: Mapping[str, Collection[int]] | None = None) -> None:
        """`occurring` names the codes of a family that can occur at all, if only some of them can."""
        self.occurring = occurring or {}
        self.kinds: dict[int, tuple[tuple[str, ...], str]] = {}
        self.order: list[types.FunctionType] = []
        for _, f, kinds in rule_functions():
            self._add(f, kinds, str(f.__annotations__["return"]))
        for module in modules().values():
            for value in vars(module).values():
                if (
                    isinstance(value, types.FunctionType)
                    and "dispatch" in value.__dict__
                    and id(value) not in self.kinds
                ):
                    _, count, table = value.__dict__["dispatch"]
                    gives = any(str(f.__annotations__["return"]) == "int" for f in table.values())
                    self._add(value, ("State",) + ("int",) * (count + 1), "int" if gives else "None")

    def _add(self, f: types.FunctionType, kinds: tuple[str, ...], result: str) -> None:
        self.kinds[id(f)] = kinds, result
        self.order.append(f)

    def table(self, call: types.FunctionType) -> dict[int, Any]:
        """What a registry holds, without what cannot occur."""
        family, _, table = call.__dict__["dispatch"]
        return {code: f for code, f in table.items() if family not in self.occurring or code in self.occurring[family]}

    def in_order(self, roots: Iterable[types.FunctionType] | None = None) -> list[types.FunctionType]:
        """All functions, or those that some roots need, callees before callers; recursion is an error, for no target allows it."""
        done: dict[int, bool] = {}
        out: list[types.FunctionType] = []

        def visit(f: types.FunctionType) -> None:
            state = done.get(id(f))
            if state is False:
                raise RecursionError(f"{f.__module__}.{f.__name__} calls itself: compiled rules may not")
            if state is None:
                done[id(f)] = False
                for callee in self._callees(f):
                    visit(callee)
                done[id(f)] = True
                out.append(f)

        for f in self.order if roots is None else roots:
            visit(f)
        return out

    def _callees(self, f: types.FunctionType) -> Iterator[types.FunctionType]:
        if "twin" in f.__dict__:
            return
        if "dispatch" in f.__dict__:
            yield from self.table(f).values()
            return
        steps = list(dis.get_instructions(f))
        for step, after in zip(steps, [*steps[1:], steps[-1]]):
            if step.opname == "LOAD_GLOBAL":
                value = f.__globals__.get(step.argval)
                if isinstance(value, types.ModuleType) and after.opname in ("LOAD_ATTR", "LOAD_METHOD"):
                    value = vars(value).get(after.argval)
                if isinstance(value, types.FunctionType) and id(value) in self.kinds:
                    yield value
