"""Linking: every rule function gets a twin whose globals are twins too, so that the interpreted and the compiled rules live side by side.

A rule function is a function of a subset module whose parameters are all annotated as records, arrays of records or ints; a name
with a leading underscore is the host's own. Plain tuples of ints become arrays, registries become if-chains, and what only the host
does becomes nothing.
"""

from __future__ import annotations

import dis
import importlib
import pkgutil
import types
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

from room25.engine import marks as jit

SUBSET = ("room25.engine",)
NUMBERS = ("int", "Rows", "Bytes")  # Rows and Bytes are plain numbers in two dimensions, of 64 and of 8 bits

Decorate = Callable[[types.FunctionType, tuple[str, ...], str], Any]


def modules() -> dict[str, types.ModuleType]:
    """Every module of the compiled subset, imported."""
    found: dict[str, types.ModuleType] = {}
    for package in SUBSET:
        root = importlib.import_module(package)
        found[package] = root
        for info in pkgutil.walk_packages(root.__path__, package + "."):
            found[info.name] = importlib.import_module(info.name)
    return found


def parameters(f: types.FunctionType) -> tuple[str, ...] | None:
    """The kinds of a rule function's parameters, or None where it is no rule function."""
    code = f.__code__
    names = code.co_varnames[: code.co_argcount]
    kinds = tuple(str(f.__annotations__.get(name, "")) for name in names)
    known = (*jit.RECORDS, *jit.ARRAYS, *NUMBERS)
    fits = kinds and all(kind in known for kind in kinds) and f.__annotations__.get("return") in ("int", "None")
    fits = fits and not f.__name__.startswith("_")
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
    """All twins of one target, with the order in which they depend on one another."""

    def __init__(
        self,
        decorate: Decorate,
        array: Callable[[tuple[int, ...]], Any],
        occurring: Mapping[str, Collection[int]] | None = None,
    ) -> None:
        """`occurring` names the codes of a family that can occur at all, where only some of them can."""
        self.decorate = decorate
        self.occurring = occurring or {}
        self.twins: dict[int, Any] = {}
        self.kinds: dict[int, tuple[tuple[str, ...], str]] = {}
        self.order: list[types.FunctionType] = []
        self._keep: list[object] = []
        found = modules()
        self._shadows = {id(m): types.ModuleType(name + "·twin") for name, m in found.items()}
        for module, f, kinds in rule_functions():
            self._make(f, self._shadows[id(module)].__dict__, kinds, str(f.__annotations__["return"]))
        for module in found.values():
            for value in vars(module).values():
                if (
                    isinstance(value, types.FunctionType)
                    and "dispatch" in value.__dict__
                    and id(value) not in self.twins
                ):
                    self._chain(value)
        for module in found.values():
            names = self._shadows[id(module)].__dict__
            for key, value in vars(module).items():
                if not key.startswith("__"):
                    names[key] = self._translate(value, array)

    def _make(self, f: types.FunctionType, names: dict[str, Any], kinds: tuple[str, ...], result: str) -> None:
        source = f
        if "twin" in f.__dict__:
            source = _compile_source(f.__dict__["twin"], {})
            names = source.__globals__
        twin = types.FunctionType(source.__code__, names, f.__name__, f.__defaults__)
        twin.__module__ = f.__module__
        twin.__qualname__ = f.__qualname__
        twin.__dict__.update(f.__dict__)
        self.twins[id(f)] = self.decorate(twin, kinds, result)
        self.kinds[id(f)] = (kinds, result)
        self.order.append(f)
        self._keep.append(f)

    def _chain(self, call: types.FunctionType) -> None:
        """One if-chain from a registry."""
        count, table = call.__dict__["dispatch"][1], self.table(call)
        rest = ", ".join(f"x{i}" for i in range(count))
        gives = any(str(f.__annotations__["return"]) == "int" for f in call.__dict__["dispatch"][2].values())
        names: dict[str, Any] = {}
        lines = [f"def chain(s, code{', ' + rest if rest else ''}):"]
        for code, f in sorted(table.items()):
            names[f"f{code}"] = self.twins[id(f)]
            lines += [
                f"    if code == {code}:",
                f"        {'return ' if gives else ''}f{code}(s{', ' + rest if rest else ''})",
            ]
            if not gives:
                lines.append("        return")
        lines.append("    return 0" if gives else "    return")
        chain = _compile_source("\n".join(lines), names)
        kinds = ("State",) + ("int",) * (count + 1)
        result = "int" if gives else "None"
        self.twins[id(call)] = self.decorate(chain, kinds, result)
        self.kinds[id(call)] = (kinds, result)
        self.order.append(call)
        self._keep.append(call)

    def table(self, call: types.FunctionType) -> dict[int, Any]:
        """What a registry holds, without what cannot occur."""
        family, _, table = call.__dict__["dispatch"]
        return {code: f for code, f in table.items() if family not in self.occurring or code in self.occurring[family]}

    def _translate(self, value: Any, array: Callable[[tuple[int, ...]], Any]) -> Any:
        if id(value) in self.twins:
            return self.twins[id(value)]
        if id(value) in self._shadows:
            return self._shadows[id(value)]
        if isinstance(value, tuple) and value and all(type(item) is int for item in value):
            return array(value)
        return value

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
                if isinstance(value, types.FunctionType) and id(value) in self.twins:
                    yield value


def _compile_source(source: str, names: dict[str, Any]) -> types.FunctionType:
    space = dict(names)
    exec(compile(source, "<room25 link>", "exec"), space)
    return next(v for k, v in space.items() if isinstance(v, types.FunctionType) and k not in names)
