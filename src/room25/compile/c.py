"""The rules written out in C, line by line from the same functions: for every table, or for the games of one.

What one table fixes for good is written as a number in its program, and what cannot occur at it is left out.

The text needs eleven words from whoever compiles it: RULE and LONG_RULE go before a function (the second before those that are better
called than copied into their callers), TABLE before a list of constants, AT(index, length) is an index, COPY(to, source) copies a
whole record, FILL(place, value) writes to a record that was all zero, and DIVIDE(a, b) and MODULO(a, b) round down as Python does.
MEETING() notes which threads came to a loop together, TOGETHER(going) is true as long as one of them is going on, and at MEET() they
wait for one another. In C a negative index means nothing:
`tests/laws/test_compiled.py` and `tests/envs/test_c.py` hold the games against the interpreted ones and look for such an index.
"""

from __future__ import annotations

import ast
import types
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from room25.compile.body import Body
from room25.compile.link import Program, modules
from room25.compile.meaning import Book
from room25.engine.marks import ARRAY_OF, ARRAYS, FIELDS, ROWS
from room25.engine.table.state import State

__all__ = ["name", "native", "program"]

WIDTH = {"i1": "signed char", "i2": "short", "i4": "int", "i8": "long long"}


def program(table: State | None, occurring: Mapping[str, Collection[int]], roots: Iterable[Any]) -> str:
    """These functions and all that they call, for games of this table, or of any, on a GPU; each is called as `name` says."""
    return _Writer(Book(table, wide=False, unrolled=False), occurring).write(roots)


def native(
    roots: Iterable[Any], table: State | None = None, occurring: Mapping[str, Collection[int]] | None = None
) -> str:
    """These entries and all that they call, for a processor; they play every table, or the games of one as `program` does.

    Each entry is called as `room25_` and its name, with the address of its arguments.
    """
    return _Writer(Book(table, wide=table is None, unrolled=True), occurring or {}).write(roots, entries=True)


def name(f: types.FunctionType) -> str:
    """What a rule function is called in C."""
    return f"{f.__module__}.{f.__name__}".removeprefix("room25.engine.").replace(".", "_")


class _Writer:
    """One text in the making."""

    def __init__(self, book: Book, occurring: Mapping[str, Collection[int]]) -> None:
        self.book = book
        self.rules = Program(occurring)
        self.heads: list[str] = []
        self.lines: list[str] = []

    def write(self, roots: Iterable[Any], entries: bool = False) -> str:
        roots = list(roots)
        for f in self.rules.in_order(roots):
            if "dispatch" in f.__dict__:
                self._choice(f)
            elif "copies" not in f.__dict__ and "pass" not in f.__dict__.get("twin", ""):
                self._function(f)
        for f in roots if entries else []:
            self._entry(f)
        constants = [
            f"TABLE {_narrowest(values)} {key}[{len(values)}] = {{{', '.join(map(str, values))}}};"
            for values, key in self.book.tables.items()
        ]
        structures = [line for structure in sorted(self.book.structures) for line in _structure(structure)]
        arrays = [line for kind in sorted(self.book.arrays) for line in _array(kind)]
        return "\n".join([*structures, *arrays, *constants, *self.heads, *self.lines, ""])

    def _choice(self, call: types.FunctionType) -> None:
        """One switch from a registry."""
        _, count, _ = call.__dict__["dispatch"]
        self.book.names[id(call)] = called = f"choose_{_bound(call)}"
        number = "long long" if self.book.wide else "int"
        gives = self.rules.kinds[id(call)][1] == "int"
        rest = [f"x{i}" for i in range(count)]
        parameters = ", ".join(["State *s", f"{number} code", *(f"{number} {x}" for x in rest)])
        head = f"{number if gives else 'void'} {called}({parameters})"
        self.heads.append(f"RULE {head};")
        self.lines += [f"RULE {head} {{", "    switch (code) {"]
        table = self.rules.table(call)
        for code, f in sorted(table.items()):
            what = f"{self.book.names[id(f)]}({', '.join(['s', *rest])});"
            returns = gives and self.rules.kinds[id(f)][1] == "int"
            self.lines.append(f"    case {code}: {f'return {what}' if returns else f'{what} break;'}")
        unused = [] if table else [f"    (void){x};" for x in ["s", *rest]]
        self.lines += ["    }", *unused, *(["    return 0;"] if gives else []), "}"]

    def _function(self, f: types.FunctionType) -> None:
        source = f.__dict__.get("twin")
        tree = ast.parse(source).body[0] if source else _trees(f.__code__.co_filename)[f.__code__.co_firstlineno]
        assert isinstance(tree, ast.FunctionDef)
        kinds, result = self.rules.kinds[id(f)]
        called = name(f)
        said = ast.get_docstring(tree)
        body = Body(self.book, called, tree, f.__globals__, kinds, result, "wide" in f.__dict__)
        self.book.names[id(f)] = called
        if body.number == "long long":
            self.book.large.add(id(f))
        self.heads.append(f"{body.head};")
        if said:
            self.lines.append(f"/* {said.splitlines()[0]} */")
        self.lines += body.lines

    def _entry(self, f: types.FunctionType) -> None:
        """What Python calls, with one word of 64 bits for each argument: a number, or the address of an array's head."""
        kinds, result = self.rules.kinds[id(f)]
        handed = [
            f"words[{i}]" if kind == "int" else f"*(const {kind} *)(intptr_t)words[{i}]" for i, kind in enumerate(kinds)
        ]
        gives = result == "int"
        self.lines += [
            f"ENTRY {'long long' if gives else 'void'} room25_{f.__name__}(const long long *words) {{",
            f"    {'return ' if gives else ''}{self.book.names[id(f)]}({', '.join(handed)});",
            "}",
        ]


@cache
def _trees(path: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file, by the line on which each begins, its decorators included."""
    found = ast.walk(ast.parse(Path(path).read_text(encoding="utf-8")))
    functions = [n for n in found if isinstance(n, ast.FunctionDef)]
    return {min([n.lineno, *(d.lineno for d in n.decorator_list)]): n for n in functions}


def _bound(call: types.FunctionType) -> str:
    """What a choice is called where the rules keep it."""
    for module in modules().values():
        for key, value in vars(module).items():
            if value is call:
                return f"{module.__name__}.{key}".removeprefix("room25.engine.").replace(".", "_")
    raise LookupError(call)


def _structure(structure: str) -> list[str]:
    """One kind of record, laid out as NumPy does, with the bytes that fill it up."""
    fields = [f"    {WIDTH[width]} {field}_{f'[{n}]' if n else ''};" for field, n, width in FIELDS[structure]]
    for array in (array for array, of in ARRAY_OF.items() if of == structure):
        filled = ARRAYS[array]().fields or {}
        if "pad" in filled:
            return ["typedef struct {", *fields, f"    char pad_[{filled['pad'][0].itemsize}];", f"}} {structure};"]
    return ["typedef struct {", *fields, f"}} {structure};"]


def _array(kind: str) -> list[str]:
    """An array of records, or of rows of numbers."""
    if kind in ROWS:
        return [f"typedef struct {{ {ROWS[kind]} *at; long long count, width; }} {kind};"]
    return [f"typedef struct {{ {ARRAY_OF[kind]} *at; long long count; }} {kind};"]


def _narrowest(values: tuple[int, ...]) -> str:
    """The least type that holds a table: constant memory is small."""
    for bits, width in ((7, "signed char"), (15, "short"), (31, "int")):
        if all(-(1 << bits) <= value < 1 << bits for value in values):
            return width
    return "long long"
