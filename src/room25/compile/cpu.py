"""The rules compiled for the CPU: every entry as a function over NumPy arrays, from one C text that plays every table."""

from __future__ import annotations

import ctypes
import hashlib
import struct
import weakref
from functools import cache
from pathlib import Path
from typing import Any

from room25.compile import c, link, native
from room25.compile.link import rule_functions
from room25.engine.marks import ARRAYS, ROWS
from room25.engine.rules.registry import OUTSIDE

__all__ = ["Compiled", "is_possible", "is_ready", "made_from", "rules", "text"]


def is_ready() -> bool:
    """Are these rules compiled? If not, it takes a few seconds."""
    return native.known(made_from()) is not None or native.is_ready(text())


def is_possible() -> bool:
    """Are these rules compiled, or can they be?"""
    return native.compiler() is not None or is_ready()


def made_from(checked: bool = False) -> str:
    """A hash of all sources of the compiled rules. The same sources come to the same text; the same text may come from others."""
    return _made_from(checked, tuple(link.sources()))


@cache
def _made_from(checked: bool, sources: tuple[Path, ...]) -> str:
    found = hashlib.sha256(b"checked" if checked else b"")
    for path in sources:
        found.update(f"{path.parent.name}/{path.name}".encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def text(checked: bool = False) -> str:
    """The program that plays every table, as C."""
    return _text(checked, tuple(OUTSIDE))


@cache
def _text(checked: bool, outside: tuple[Path, ...]) -> str:
    roots = [f for _, f, _ in rule_functions() if "entry" in f.__dict__]
    return native.WORDS + (native.CHECKED if checked else native.UNCHECKED) + c.native(roots)


def rules(checked: bool = False) -> Compiled:
    """The compiled rules, built if they are not there yet. `checked`: an index outside its list is an IndexError, not undefined.

    Raises Room25Error if there is no compiler.
    """
    return _rules(checked, tuple(OUTSIDE))  # rules from outside the package make another program


@cache
def _rules(checked: bool, outside: tuple[Path, ...]) -> Compiled:
    path = native.known(made_from(checked))
    if path is None:
        path = native.library(text(checked))
        native.remember(made_from(checked), path)
    return Compiled(path, checked)


class Compiled:
    """Every entry function, by name, ready to be called over arrays of records; Python's lock is released meanwhile."""

    def __init__(self, path: Path, checked: bool = False) -> None:
        self._library = ctypes.CDLL(str(path))
        outside = (ctypes.c_longlong * 2).in_dll(self._library, "room25_outside") if checked else None
        self.entries: dict[str, Any] = {}
        for _, f, kinds in rule_functions():
            if "entry" in f.__dict__ and hasattr(self._library, f"room25_{f.__name__}"):
                self.entries[f.__name__] = self._entry(f.__name__, kinds, str(f.__annotations__["return"]), outside)
        vars(self).update(self.entries)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"no compiled entry {name!r}; there are {', '.join(sorted(self.entries))}")

    def _entry(self, name: str, kinds: tuple[str, ...], result: str, outside: Any) -> Any:
        """A Python function that hands over its arguments as one row of words, which ctypes passes on faster than many
        arguments. It is put together as text: a loop over the arguments would take longer than a short call.
        """
        f = self._library[f"room25_{name}"]
        f.restype = ctypes.c_longlong if result == "int" else None
        space: dict[str, Any] = {
            "f": f,
            "pack": struct.Struct(f"{len(kinds)}q").pack,
            "outside": outside,
            "check": _check,
        }
        arrays = [i for i, kind in enumerate(kinds) if kind != "int"]
        space |= {f"known{i}": known_of(kinds[i]) for i in arrays}
        handed = ", ".join(f"known{i}[id(a{i})]" if i in arrays else f"a{i}" for i in range(len(kinds)))
        lines = [
            f"def {name}({', '.join(f'a{i}' for i in range(len(kinds)))}):",
            "    try:",
            f"        words = pack({handed})",
            "    except KeyError:",
            *(f"        known{i}.see(a{i})" for i in arrays),
            f"        words = pack({handed})",
            *(
                ["    found = f(words)", "    check(outside)", "    return found"]
                if outside
                else ["    return f(words)"]
            ),
        ]
        exec("\n".join(lines), space)
        return space[name]


class Known(dict[int, int]):
    """The heads of arrays of one kind: the address at which a head lies, by the array's id for as long as it lives. A head is the
    array's own address and its lengths; asking NumPy for them takes longer than a short call.
    """

    def __init__(self, kind: str) -> None:
        import numpy as np

        self.kind = kind
        self.dtype = ARRAYS[kind]() if kind in ARRAYS else np.dtype(np.int64)
        self.dimensions = 2 if kind in ROWS else 1
        self.heads: dict[int, Any] = {}

    def see(self, array: Any) -> None:
        """Remember an array. Raises TypeError if it is not of this kind."""
        key = id(array)
        if key in self:
            return
        if array.dtype != self.dtype or array.ndim != self.dimensions or not array.flags.carray:
            raise TypeError(
                f"{self.kind} are a plain array of {self.dimensions} dimensions, not this one: {array.dtype}"
            )
        head = (ctypes.c_longlong * 3)(array.ctypes.data, *array.shape)

        def forget(_: object) -> None:
            del self[key], self.heads[key]

        self.heads[key] = head, weakref.ref(array, forget)
        self[key] = ctypes.addressof(head)


@cache
def known_of(kind: str) -> Known:
    """All arrays of a kind that were handed to compiled rules."""
    return Known(kind)


def _check(outside: Any) -> None:
    if outside[0]:
        line = outside[1]
        outside[0] = 0
        raise IndexError(f"an index lies outside its list, in line {line} of the C text")
