"""The expressions of a rule function as C.

A variable is written with `_` behind it, for `switch` is a word of C. A record is a pointer to a structure, an array of records or of
rows a structure with a pointer and its lengths, so that every index can be checked by whoever defines AT.
"""

from __future__ import annotations

import ast

from room25.compile.meaning import LARGE, Meaning
from room25.engine.marks import ARRAY_OF

__all__ = ["BINARY", "ROUNDED", "Values"]

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
BITS = {"i1": 8, "i2": 16, "i4": 32, "i8": 64}
WORD = 1 << 31  # what an `int` of C does not hold
UNARY: dict[type[ast.unaryop], str] = {ast.USub: "-", ast.Not: "!", ast.Invert: "~"}
COMPARED: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


class Values(Meaning):
    """One function whose expressions can be written."""

    def _place(self, n: ast.expr) -> str:
        """Something that can be written to: a variable, a field, an entry of a field or of a row, a whole record."""
        match n:
            case ast.Name(id=name):
                return f"{name}_"
            case ast.Attribute(value=ast.Name(id=name), attr=attr):
                return f"{name}_->{attr}_"
            case ast.Attribute(value=record, attr=attr):
                return f"{self._place(record)}.{attr}_"
            case ast.Subscript(value=ast.Attribute() as of):
                found = self._field(of)
                assert found, ast.unparse(n)
                return f"{self._place(of)}[AT({self._bare(n.slice)}, {found[1]})]"
            case ast.Subscript(value=ast.Name(id=name)) if name in self.rows:
                return f"{name}_[AT({self._bare(n.slice)}, {self.rows[name]}_.width)]"
            case ast.Subscript(value=ast.Name(id=name)) if name in self.arrays:
                at = f"AT({self._bare(n.slice)}, {name}_.count)"
                return f"{name}_.at[{at}]" if self.arrays[name] in ARRAY_OF else f"{name}_.at[{at} * {name}_.width]"
            case ast.Subscript(value=ast.Subscript(value=ast.Name(id=name), slice=row)) if name in self.arrays:
                at = f"AT({self._bare(row)}, {name}_.count) * {name}_.width"
                return f"{name}_.at[{at} + AT({self._bare(n.slice)}, {name}_.width)]"
        raise NotImplementedError(ast.unparse(n))

    def _value(self, n: ast.expr) -> str:
        """An expression, in brackets if it is made of several."""
        text = self._bare(n)
        number = self._number(n)
        plain = (
            number >= 0 if number is not None else isinstance(n, ast.Name | ast.Attribute | ast.Subscript | ast.Call)
        )
        if isinstance(n, ast.BinOp) and type(n.op) in ROUNDED:
            plain = True
        return text if plain else f"({text})"

    def _bare(self, n: ast.expr) -> str:
        number = self._number(n)
        if number is not None:
            return f"{number}{'LL' if abs(number) >= LARGE else ''}"
        match n:
            case ast.BinOp():
                return self._calculation(n)
            case ast.UnaryOp(op=ast.Not()):
                return f"!{self._test(n.operand)}"
            case ast.UnaryOp():
                return f"{UNARY[type(n.op)]}{self._value(n.operand)}"
            case ast.BoolOp(op=ast.And()) if not all(map(_is_truth, n.values)):
                *tests, last = n.values
                return f"{' && '.join(map(self._test, tests))} ? {self._value(last)} : 0"
            case ast.BoolOp() if not all(map(_is_truth, n.values)):
                *first, other = map(self._value, n.values)
                assert not any(isinstance(part, ast.Call) for part in ast.walk(n)), (
                    f"{ast.unparse(n)}: called twice in C"
                )
                return " : ".join([*(f"{value} ? {value}" for value in first), other])
            case ast.BoolOp() | ast.Compare():
                return self._truth(n)
            case ast.IfExp():
                return f"{self._test(n.test)} ? {self._value(n.body)} : {self._value(n.orelse)}"
            case ast.Call():
                return f"{self._called(n.func)}({', '.join(map(self._argument, n.args))})"
            case ast.Subscript() if isinstance(values := self._outer(n.value), tuple):
                called = n.value.id if isinstance(n.value, ast.Name) else getattr(n.value, "attr", "")
                return f"{self.book.constants(values, called)}[AT({self._bare(n.slice)}, {len(values)})]"
        return self._place(n)

    def _calculation(self, n: ast.BinOp) -> str:
        left, right = self._value(n.left), self._value(n.right)
        if type(n.op) in ROUNDED:
            return f"{ROUNDED[type(n.op)]}({self._bare(n.left)}, {self._bare(n.right)})"
        if isinstance(n.op, ast.Mult) and (self._number(n.right) or 0) >= WORD:
            return f"(long long)((unsigned long long){left} * {right})"  # a hash: what does not fit may be lost
        if self.number == "long long" and self._most(n) >= WORD:
            left = f"(long long){left}"
        return f"{left} {BINARY[type(n.op)]} {right}"

    def _most(self, n: ast.expr) -> int:
        """What an expression cannot exceed, if C calculates it as an `int`; 0 if it does so with 64 bits anyway."""
        number = self._number(n)
        if number is not None:
            return abs(number) if abs(number) < LARGE else 0
        field = n.value if isinstance(n, ast.Subscript) else n
        if isinstance(field, ast.Attribute) and (found := self._field(field)):
            return 0 if found[2] == "i8" else 1 << BITS[found[2]] - 1
        if isinstance(n, ast.Subscript) and isinstance(values := self._outer(n.value), tuple):
            return max(map(abs, values)) if max(map(abs, values)) < WORD else 0
        match n:
            case ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return 1
            case ast.UnaryOp():
                return self._most(n.operand)
            case ast.IfExp():
                body, other = self._most(n.body), self._most(n.orelse)
                return max(body, other) if body and other else 0
            case ast.BinOp() if type(n.op) in BINARY:
                left, right = self._most(n.left), self._most(n.right)
                if isinstance(n.op, ast.LShift):
                    return left << (self._number(n.right) or 0) if self._number(n.right) is not None else left and WORD
                if isinstance(n.op, ast.RShift):
                    return left
                if not left or not right:
                    return 0
                grown = left * right if isinstance(n.op, ast.Mult) else left + right
                return max(left, right) if isinstance(n.op, ast.BitAnd | ast.BitOr | ast.BitXor) else grown
        return 0

    def _truth(self, n: ast.expr) -> str:
        """An expression that is only asked for whether it is 0."""
        match n:
            case ast.BoolOp():
                return (" && " if isinstance(n.op, ast.And) else " || ").join(map(self._test, n.values))
            case ast.Compare():
                sides = [self._value(side) for side in (n.left, *n.comparators)]
                pairs = [f"{a} {COMPARED[type(op)]} {b}" for a, op, b in zip(sides, n.ops, sides[1:])]
                return pairs[0] if len(pairs) == 1 else " && ".join(f"({pair})" for pair in pairs)
        return self._bare(n)

    def _test(self, n: ast.expr) -> str:
        text = self._truth(n)
        is_plain = self._number(n) is not None or isinstance(n, ast.Name | ast.Attribute | ast.Subscript | ast.Call)
        return text if is_plain or isinstance(n, ast.UnaryOp) else f"({text})"

    def _called(self, n: ast.expr) -> str:
        """What a function is called in C."""
        found = self._outer(n)
        return vars(found).get("word") or self.book.names[id(found)]

    def _argument(self, n: ast.expr) -> str:
        """What is handed to another function: a record by its address."""
        if isinstance(n, ast.Subscript) and self._structure(n):
            return f"&{self._place(n)}"
        return self._bare(n)


def _is_truth(n: ast.expr) -> bool:
    """Is this 0 or 1 in C as in Python?"""
    if isinstance(n, ast.BoolOp):
        return all(map(_is_truth, n.values))
    return isinstance(n, ast.Compare) or (isinstance(n, ast.UnaryOp) and isinstance(n.op, ast.Not))
