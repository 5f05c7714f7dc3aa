"""The rules written out in C, line by line from the same functions, for the games of one table.

Numba takes every number for one of 64 bits, looks at each index for a minus sign, and copies functions into their callers and loops
into straight lines; on a GPU, where the length of the code decides, that costs most of the speed. What the table fixes for good is
written as a number here, and what cannot occur at it is left out.

The text needs six words from whoever compiles it: RULE and LONG_RULE go before a function (the second before those that are better
called than copied into their callers), TABLE before a list of constants, AT(index, length) is an index, and DIVIDE(a, b) and
MODULO(a, b) round down as Python does. In C a negative index means nothing, and `and` and `or` give 0 or 1: `tests/laws/test_c.py`
holds the games against the interpreted ones and looks for such an index.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from room25.compile.link import Program
from room25.engine.marks import FIELDS, STRUCTURES, Field
from room25.engine.table.state import State

# What is fixed once a table is laid: no rule writes it.
FIXED = ("edition", "mode", "level", "seats", "rounds", "switch", "pack_guards")
LONG = 150  # nodes of its syntax tree make a function long: with 80 or 250 a GPU lost a fifth of its speed
LARGE = 1 << 16  # whoever handles such numbers calculates with 64 bits: all else fits into 32

WIDTH = {"i1": "signed char", "i2": "short", "i4": "int", "i8": "long long"}
BINARY: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
ROUNDED: dict[type[ast.operator], str] = {ast.FloorDiv: "DIVIDE", ast.Mod: "MODULO"}
UNARY: dict[type[ast.unaryop], str] = {ast.USub: "-", ast.Not: "!", ast.Invert: "~"}
COMPARED: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


def program(table: State, occurring: Mapping[str, Collection[int]], roots: Iterable[Any]) -> str:
    """These functions and all that they call, for games of this table; each is called as `name` says."""
    return _Writer(table, occurring).write(roots)


def name(f: types.FunctionType) -> str:
    """What a rule function is called in C."""
    return f"{f.__module__}.{f.__name__}".removeprefix("room25.engine.").replace(".", "_")


class _Writer:
    """One text in the making. A variable is written with `_` behind it, for `switch` is a word of C."""

    def __init__(self, table: State, occurring: Mapping[str, Collection[int]]) -> None:
        self.table = table
        self.rules = Program(lambda f, kinds, result: f, lambda values: values, occurring)
        self.names: dict[int, str] = {}
        self.tables: dict[tuple[int, ...], str] = {}
        self.structures: set[str] = set()
        self.heads: list[str] = []
        self.lines: list[str] = []

    def write(self, roots: Iterable[Any]) -> str:
        for f in self.rules.in_order(roots):
            if "dispatch" in f.__dict__:
                self._choice(f)
            elif "twin" not in f.__dict__:
                self._function(f)
        constants = [
            f"TABLE {_narrowest(values)} {key}[{len(values)}] = {{{', '.join(map(str, values))}}};"
            for values, key in self.tables.items()
        ]
        structures = [line for structure in sorted(self.structures) for line in _structure(structure)]
        return "\n".join([*structures, *constants, *self.heads, *self.lines, ""])

    def _choice(self, call: types.FunctionType) -> None:
        """One switch from a registry."""
        family, count, _ = call.__dict__["dispatch"]
        self.names[id(call)] = called = f"choose_{family}_{len(self.names)}"
        gives = self.rules.kinds[id(call)][1] == "int"
        rest = [f"x{i}" for i in range(count)]
        head = (
            f"{'int' if gives else 'void'} {called}({', '.join(['State *s', 'int code', *(f'int {x}' for x in rest)])})"
        )
        self.heads.append(f"RULE {head};")
        self.lines += [f"RULE {head} {{", "    switch (code) {"]
        for code, f in sorted(self.rules.table(call).items()):
            what = f"{self.names[id(f)]}({', '.join(['s', *rest])});"
            self.lines.append(f"    case {code}: {f'return {what}' if gives else f'{what} return;'}")
        self.lines += ["    }", "    return 0;" if gives else "    return;", "}"]

    def _function(self, f: types.FunctionType) -> None:
        tree = ast.parse(textwrap.dedent(inspect.getsource(f))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        kinds, result = self.rules.kinds[id(f)]
        self.names[id(f)] = called = name(f)
        self.outside = f.__globals__
        given = [a.arg for a in tree.args.args]
        own = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        own -= {*given, "_"}
        self.inside = own | set(given)
        self.records = {arg: STRUCTURES[kind] for arg, kind in zip(given, kinds) if kind in STRUCTURES}
        self.structures |= set(self.records.values())
        self.loops = 0
        number = "long long" if any(map(self._is_large, ast.walk(tree))) else "int"
        args = [f"{f'{self.records[arg]} *' if arg in self.records else f'{number} '}{arg}_" for arg in given]
        head = f"{number if result == 'int' else 'void'} {called}({', '.join(args)})"
        head = f"{'LONG_RULE' if sum(1 for _ in ast.walk(tree)) > LONG else 'RULE'} {head}"
        self.heads.append(f"{head};")
        self.lines.append(f"{head} {{")
        if own:
            self.lines.append(f"    {number} {', '.join(f'{v}_ = 0' for v in sorted(own))};")
        self._block(tree.body, 1)
        self.lines.append("}")

    def _is_large(self, n: ast.AST) -> bool:
        if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id in self.records:
            return self._field(n)[2] == "i8"
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
            value = getattr(self.table, n.attr)
        if isinstance(n, ast.Subscript) and isinstance(n.value, ast.Attribute) and self._is_fixed(n.value):
            index = self._number(n.slice)
            value = None if index is None else getattr(self.table, n.value.attr)[index]
        return int(value) if isinstance(value, int) else None

    def _field(self, n: ast.Attribute) -> Field:
        """The field of a record that an attribute names."""
        assert isinstance(n.value, ast.Name), ast.dump(n)
        return next(field for field in FIELDS[self.records[n.value.id]] if field[0] == n.attr)

    def _is_fixed(self, n: ast.expr) -> bool:
        """Is this a field of a table that no rule writes?"""
        if not isinstance(n, ast.Attribute) or not isinstance(n.value, ast.Name) or n.attr not in FIXED:
            return False
        return self.records.get(n.value.id) == "State"

    def _place(self, n: ast.expr) -> str:
        """Something that can be written to: a variable, a field, an entry of a field."""
        if isinstance(n, ast.Name):
            return f"{n.id}_"
        assert isinstance(n, ast.Subscript | ast.Attribute), ast.dump(n)
        field = n.value if isinstance(n, ast.Subscript) else n
        assert isinstance(field, ast.Attribute) and isinstance(field.value, ast.Name), ast.dump(n)
        text = f"{field.value.id}_->{field.attr}_"
        return f"{text}[AT({self._value(n.slice)}, {self._field(field)[1]})]" if isinstance(n, ast.Subscript) else text

    def _value(self, n: ast.expr) -> str:
        number = self._number(n)
        if number is not None:
            return f"({number}{'LL' if abs(number) >= LARGE else ''})"
        match n:
            case ast.BinOp():
                left, right = self._value(n.left), self._value(n.right)
                if type(n.op) in ROUNDED:
                    return f"{ROUNDED[type(n.op)]}({left}, {right})"
                return f"({left} {BINARY[type(n.op)]} {right})"
            case ast.UnaryOp():
                return f"({UNARY[type(n.op)]}{self._value(n.operand)})"
            case ast.BoolOp():
                return f"({(' && ' if isinstance(n.op, ast.And) else ' || ').join(map(self._value, n.values))})"
            case ast.Compare():
                sides = [self._value(side) for side in (n.left, *n.comparators)]
                pairs = zip(sides, n.ops, sides[1:])
                return f"({' && '.join(f'({a} {COMPARED[type(op)]} {b})' for a, op, b in pairs)})"
            case ast.IfExp():
                return f"({self._value(n.test)} ? {self._value(n.body)} : {self._value(n.orelse)})"
            case ast.Call():
                return f"{self.names[id(self._outer(n.func))]}({', '.join(map(self._value, n.args))})"
            case ast.Subscript() if isinstance(values := self._outer(n.value), tuple):
                key = self.tables.setdefault(values, f"table_{len(self.tables)}")
                return f"{key}[AT({self._value(n.slice)}, {len(values)})]"
        return self._place(n)

    def _block(self, body: list[ast.stmt], depth: int) -> None:
        for n in body:
            self._statement(n, depth)

    def _statement(self, n: ast.stmt, depth: int) -> None:
        def put(line: str) -> None:
            self.lines.append("    " * depth + line)

        match n:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case ast.Expr(value=ast.Call(func=called)) if "twin" in vars(self._outer(called)):
                assert "pass" in vars(self._outer(called))["twin"]  # the host's own
            case ast.Expr():
                put(f"{self._value(n.value)};")
            case ast.Assign(targets=[target]):
                self._check(target, n.value)
                put(f"{self._place(target)} = {self._value(n.value)};")
            case ast.AugAssign():
                self._check(n.target, n.value)
                put(f"{self._place(n.target)} {BINARY[type(n.op)]}= {self._value(n.value)};")
            case ast.If():
                put(f"if ({self._value(n.test)}) {{")
                self._block(n.body, depth + 1)
                if n.orelse:
                    put("} else {")
                    self._block(n.orelse, depth + 1)
                put("}")
            case ast.While():
                put("#pragma unroll 1")
                put(f"while ({self._value(n.test)}) {{")
                self._block(n.body, depth + 1)
                put("}")
            case ast.For(target=ast.Name(id=variable), iter=ast.Call(args=args)):
                bounds = [self._value(a) for a in args]
                start, stop = ("(0)", bounds[0]) if len(bounds) == 1 else bounds[:2]
                step = self._step(args)
                self.loops += 1
                i, end = f"i{self.loops}", f"end{self.loops}"
                put("#pragma unroll 1")  # copies of a body cost a GPU more than the counting
                put(f"for (int {i} = {start}, {end} = {stop}; {i} {'<' if step > 0 else '>'} {end}; {i} += {step}) {{")
                if variable != "_":
                    put(f"    {variable}_ = {i};")
                self._block(n.body, depth + 1)
                put("}")
            case ast.Return():
                put(f"return {self._value(n.value)};" if n.value else "return;")
            case ast.Break():
                put("break;")
            case ast.Continue():
                put("continue;")
            case _:
                raise NotImplementedError(ast.unparse(n))

    def _check(self, target: ast.expr, value: ast.expr) -> None:
        """What is fixed is written by nobody, but for a view that takes it over."""
        to, source = (n.value if isinstance(n, ast.Subscript) else n for n in (target, value))
        if isinstance(to, ast.Attribute) and self._is_fixed(to):
            taken_over = isinstance(source, ast.Attribute) and self._is_fixed(source) and source.attr == to.attr
            assert taken_over, f"{to.attr} is fixed, and a rule writes it"

    def _step(self, args: list[ast.expr]) -> int:
        if len(args) < 3:
            return 1
        step = ast.literal_eval(args[2])
        assert isinstance(step, int)
        return step


def _structure(structure: str) -> list[str]:
    """One kind of record, laid out as NumPy does."""
    fields = [f"    {WIDTH[width]} {field}_{f'[{n}]' if n else ''};" for field, n, width in FIELDS[structure]]
    return ["typedef struct {", *fields, f"}} {structure};"]


def _narrowest(values: tuple[int, ...]) -> str:
    """The least type that holds a table: constant memory is small."""
    for bits, width in ((7, "signed char"), (15, "short"), (31, "int")):
        if all(-(1 << bits) <= value < 1 << bits for value in values):
            return width
    return "long long"
