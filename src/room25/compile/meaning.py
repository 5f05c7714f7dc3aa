"""What the names of a rule function stand for: numbers, records, arrays, fields, and things of the modules around it."""

from __future__ import annotations

import ast
import types
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from room25.engine.marks import ARRAY_OF, FIELDS, ROWS, STRUCTURES, Field
from room25.engine.table.state import State

__all__ = ["Book", "LARGE", "Meaning"]

# What is fixed once a table is laid: no rule writes it.
FIXED = ("edition", "mode", "level", "seats", "rounds", "switch", "pack_guards")
LARGE = 1 << 16  # whoever handles such numbers calculates with 64 bits, if not everybody does


@dataclass
class Book:
    """What the functions of one text share."""

    table: State | None  # whose fixed fields are written as numbers, or None: the text plays every table
    wide: bool  # does every variable have 64 bits, or only those of functions that handle large numbers?
    unrolled: bool  # may the compiler copy the bodies of loops? A GPU loses more by it than it saves
    names: dict[int, str] = field(default_factory=dict)  # of functions, by their id
    tables: dict[tuple[int, ...], str] = field(default_factory=dict)
    large: set[int] = field(default_factory=set)  # functions that calculate with 64 bits, by their id
    structures: set[str] = field(default_factory=set)
    arrays: set[str] = field(default_factory=set)

    def constants(self, values: tuple[int, ...], called: str) -> str:
        """The name of a list of constants: as it is called where it is first used, and a number behind it if that is taken."""
        if values not in self.tables:
            taken = set(self.tables.values())
            free = (name for n in range(1, 1000) if (name := called if n == 1 else f"{called}_{n}") not in taken)
            self.tables[values] = next(free)
        return self.tables[values]


class Meaning:
    """One function, read but not written yet."""

    def __init__(
        self,
        book: Book,
        tree: ast.FunctionDef,
        outside: Mapping[str, Any],
        kinds: tuple[str, ...],
        is_wide: bool,
    ) -> None:
        self.book = book
        self.tree = tree
        self.outside = outside
        self.given = [a.arg for a in tree.args.args]
        stored = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        self.own = stored - {*self.given, "_"}
        self.inside = self.own | set(self.given)
        of = dict(zip(self.given, kinds))
        self.records = {arg: STRUCTURES[kind] for arg, kind in of.items() if kind in STRUCTURES}
        self.arrays = {arg: kind for arg, kind in of.items() if kind in ARRAY_OF or kind in ROWS}
        self.rows: dict[str, str] = {}  # which array a variable is a row of
        self._find_records()
        book.structures |= set(self.records.values()) | {ARRAY_OF[k] for k in self.arrays.values() if k in ARRAY_OF}
        book.arrays |= set(self.arrays.values())
        is_large = book.wide or is_wide or any(map(self._is_large, ast.walk(tree))) or self._hands_on_large()
        self.number = "long long" if is_large else "int"

    def _find_records(self) -> None:
        """The variables that stand for a record or a row of an array."""
        for n in ast.walk(self.tree):
            match n:
                case ast.Assign(targets=[ast.Name(id=to)], value=ast.Subscript(value=ast.Name(id=array))):
                    kind = self.arrays.get(array)
                    if kind in ARRAY_OF:
                        self.records[to] = ARRAY_OF[kind]
                    elif kind in ROWS:
                        self.rows[to] = array

    def _hands_on_large(self) -> bool:
        """Is there a variable that one function with large numbers has filled, and that is given to another? It may be large itself."""
        filled, given = set(), set()
        for n in ast.walk(self.tree):
            if isinstance(n, ast.Assign) and self._calls_large(n.value):
                filled |= {target.id for target in n.targets if isinstance(target, ast.Name)}
            if isinstance(n, ast.Call) and self._calls_large(n):
                given |= {a.id for a in n.args if isinstance(a, ast.Name)}
        return bool(filled & given)

    def _calls_large(self, n: ast.expr) -> bool:
        return isinstance(n, ast.Call) and id(self._outer(n.func)) in self.book.large

    def _is_large(self, n: ast.AST) -> bool:
        if isinstance(n, ast.Attribute) and (found := self._field(n)):
            return found[2] == "i8"
        if isinstance(n, ast.BinOp) and isinstance(n.op, ast.RShift):
            return (self._number(n.right) or 0) >= 32
        return isinstance(n, ast.expr) and abs(self._number(n) or 0) >= LARGE

    def _outer(self, n: ast.expr) -> Any:
        """The global thing that a name or an attribute of a module stands for, or None."""
        if isinstance(n, ast.Name):
            return None if n.id in self.inside else self.outside.get(n.id)
        if isinstance(n, ast.Attribute):
            module = self._outer(n.value)
            return vars(module)[n.attr] if isinstance(module, types.ModuleType) else None
        return None

    def _number(self, n: ast.expr) -> int | None:
        """The number that an expression is once the table is laid, or None."""
        value = n.value if isinstance(n, ast.Constant) else self._outer(n)
        if isinstance(n, ast.Attribute) and self._is_fixed(n):
            value = getattr(self.book.table, n.attr)
        if isinstance(n, ast.Subscript) and isinstance(n.value, ast.Attribute) and self._is_fixed(n.value):
            index = self._number(n.slice)
            value = None if index is None else getattr(self.book.table, n.value.attr)[index]
        if isinstance(n, ast.UnaryOp) and isinstance(n.op, ast.USub):
            value = self._number(n.operand)
            value = None if value is None else -value
        return int(value) if isinstance(value, int) else None

    def _structure(self, n: ast.expr) -> str | None:
        """The structure of a record: a variable, or an element of an array."""
        match n:
            case ast.Name(id=name):
                return self.records.get(name)
            case ast.Subscript(value=ast.Name(id=name)) if self.arrays.get(name) in ARRAY_OF:
                return ARRAY_OF[self.arrays[name]]
        return None

    def _field(self, n: ast.Attribute) -> Field | None:
        """The field of a record that an attribute names."""
        structure = self._structure(n.value)
        return next(f for f in FIELDS[structure] if f[0] == n.attr) if structure else None

    def _is_fixed(self, n: ast.expr) -> bool:
        """Is this a field of a laid table that no rule writes?"""
        if self.book.table is None or not isinstance(n, ast.Attribute) or n.attr not in FIXED:
            return False
        return self._structure(n.value) == "State"
