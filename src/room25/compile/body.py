"""One rule function as C: its head, its variables and its statements, line by line from the Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from typing import Any

from room25.compile.meaning import Book
from room25.compile.values import BINARY, ROUNDED, Values
from room25.engine.marks import BLANK, ROWS, together

__all__ = ["Body"]

LONG = 150  # nodes of its syntax tree make a function long: with 80 or 250 a GPU lost a fifth of its speed


class Body(Values):
    """One function in the making; `head` and `lines` are what is written."""

    def __init__(
        self,
        book: Book,
        called: str,
        tree: ast.FunctionDef,
        outside: Mapping[str, Any],
        kinds: tuple[str, ...],
        result: str,
        is_wide: bool = False,
    ) -> None:
        super().__init__(book, tree, outside, kinds, is_wide)
        self.loops = 0
        self.meets = False  # is there a loop through which threads go together? Those inside it are of the same threads
        long = "LONG_RULE" if sum(1 for _ in ast.walk(tree)) > LONG else "RULE"
        parameters = ", ".join(f"{self._type(arg)}{arg}_" for arg in self.given)
        self.head = f"{long} {self.number if result == 'int' else 'void'} {called}({parameters})"
        self.lines = [f"{self.head} {{"]
        self._declare()
        self._block(tree.body, 1)
        text = "\n".join(self.lines[1:])
        unread = [v for v in (*self.given, *sorted(self.own)) if not re.search(rf"\b{v}_\b(?! = )", text)]
        self.lines[1:1] = [f"    (void){v}_;" for v in unread if v in self.given]
        self.lines += [*(f"    (void){v}_;" for v in unread if v in self.own), "}"]

    def _type(self, arg: str) -> str:
        if arg in self.records:
            return f"{self.records[arg]} *"
        return f"{self.arrays[arg]} " if arg in self.arrays else f"{self.number} "

    def _declare(self) -> None:
        """Variables first, as Python knows them in the whole function, but for those of one loop alone."""
        self.of_loops = self._loop_variables()
        own = self.own - self.of_loops
        for v in sorted(own & set(self.records)):
            self._put(1, f"{self.records[v]} *{v}_;")
        for v in sorted(own & set(self.rows)):
            self._put(1, f"{ROWS[self.arrays[self.rows[v]]]} *{v}_;")
        numbers = sorted(own - set(self.records) - set(self.rows))
        if numbers:
            self._put(1, f"{self.number} {', '.join(f'{v}_ = 0' for v in numbers)};")

    def _loop_variables(self) -> set[str]:
        """The variables that are counted by loops, written by nothing else, and read inside those loops only."""
        loops = [n for n in ast.walk(self.tree) if isinstance(n, ast.For)]
        found: set[str] = set()
        for v in self.own:
            its = [n for n in loops if isinstance(n.target, ast.Name) and n.target.id == v]
            within = [n for loop in its for part in loop.body for n in ast.walk(part) if _is_name(n, v)]
            if its and len(within) + len(its) == sum(1 for n in ast.walk(self.tree) if _is_name(n, v)):
                if all(isinstance(n.ctx, ast.Load) for n in within if isinstance(n, ast.Name)):
                    found.add(v)
        return found

    def _put(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def _block(self, body: list[ast.stmt], depth: int) -> None:
        for n in body:
            self._statement(n, depth)

    def _statement(self, n: ast.stmt, depth: int) -> None:
        def put(line: str) -> None:
            self._put(depth, line)

        match n:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case ast.Expr(value=ast.Call(func=called, args=args)) if "copies" in vars(self._outer(called)):
                put(f"COPY({', '.join(map(self._argument, args))});")
            case ast.Expr(value=ast.Call(func=called)) if "pass" in vars(self._outer(called)).get("twin", ""):
                pass  # the host's own
            case ast.Expr():
                put(f"{self._bare(n.value)};")
            case ast.Assign(targets=[ast.Name(id=to)]) if to in self.records or to in self.rows:
                put(f"{to}_ = &{self._place(n.value)};")
            case ast.Assign(targets=[ast.Subscript(value=ast.Attribute(value=of)) as target]) if self._is_blank(of):
                put(f"FILL({self._place(target)}, {self._bare(n.value)});")
            case ast.Assign(targets=[target]):
                self._check(target, n.value)
                put(f"{self._place(target)} = {self._bare(n.value)};")
            case ast.AugAssign() if type(n.op) in ROUNDED:
                put(f"{self._place(n.target)} = {ROUNDED[type(n.op)]}({self._place(n.target)}, {self._bare(n.value)});")
            case ast.AugAssign():
                self._check(n.target, n.value)
                put(f"{self._place(n.target)} {BINARY[type(n.op)]}= {self._bare(n.value)};")
            case ast.If():
                self._if(n, depth)
            case ast.While():
                if not self.meets and isinstance(n.test, ast.Call) and self._outer(n.test.func) is together:
                    self.meets = True
                    put("MEETING();")
                if not self.book.unrolled:
                    put("#pragma unroll 1")
                put(f"while ({self._truth(n.test)}) {{")
                self._block(n.body, depth + 1)
                put("}")
            case ast.For(target=ast.Name(id=variable), iter=ast.Call(args=args)):
                if not self.book.unrolled:
                    put("#pragma unroll 1")  # copies of a body cost a GPU more than the counting
                self._loop(n, variable, args, depth)
            case ast.Return():
                put(f"return {self._bare(n.value)};" if n.value else "return;")
            case ast.Break():
                put("break;")
            case ast.Continue():
                put("continue;")
            case _:
                raise NotImplementedError(ast.unparse(n))

    def _is_blank(self, n: ast.expr) -> bool:
        return self._structure(n) in BLANK

    def _if(self, n: ast.If, depth: int) -> None:
        word = "if"
        while True:
            self._put(depth, f"{word} ({self._truth(n.test)}) {{")
            self._block(n.body, depth + 1)
            match n.orelse:
                case [ast.If() as other]:
                    word, n = "} else if", other
                case []:
                    break
                case other:
                    self._put(depth, "} else {")
                    self._block(other, depth + 1)
                    break
        self._put(depth, "}")

    def _loop(self, n: ast.For, variable: str, args: list[ast.expr], depth: int) -> None:
        start, stop = ("0", args[0]) if len(args) == 1 else (self._bare(args[0]), args[1])
        step = ast.literal_eval(args[2]) if len(args) == 3 else 1
        self.loops += 1
        is_own = variable in self.of_loops
        i, end = f"{variable}_" if is_own else f"i{self.loops}", self._value(stop)
        first = f"{self.number} {i} = {start}"
        if self._number(stop) is None:  # it is worked out once
            first += f", end{self.loops} = {self._bare(stop)}"
            end = f"end{self.loops}"
        count = {1: f"{i}++", -1: f"{i}--"}.get(step, f"{i} += {step}")
        self._put(depth, f"for ({first}; {i} {'<' if step > 0 else '>'} {end}; {count}) {{")
        if not is_own and variable != "_":
            self._put(depth + 1, f"{variable}_ = {i};")
        self._block(n.body, depth + 1)
        self._put(depth, "}")

    def _check(self, target: ast.expr, value: ast.expr) -> None:
        """What is fixed is written by nobody, but for a view that takes it over."""
        to, source = (n.value if isinstance(n, ast.Subscript) else n for n in (target, value))
        if isinstance(to, ast.Attribute) and self._is_fixed(to):
            taken_over = isinstance(source, ast.Attribute) and self._is_fixed(source) and source.attr == to.attr
            assert taken_over, f"{to.attr} is fixed, and a rule writes it"


def _is_name(n: ast.AST, name: str) -> bool:
    return isinstance(n, ast.Name) and n.id == name
