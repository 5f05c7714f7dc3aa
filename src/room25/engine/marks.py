"""Marks on rule functions that the compiler needs to know; importing this never compiles anything.

Rules are plain functions. A few of their habits do not compile as they stand, so they are marked here and linked anew by
`room25.compile.link`: what only the host does (the log), the choice of one function out of a registry, the copy of a whole state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

__all__ = [
    "ARRAYS",
    "ARRAY_OF",
    "BLANK",
    "CODES",
    "FIELDS",
    "Field",
    "ROWS",
    "STRUCTURES",
    "Verb",
    "choose_from",
    "copies",
    "dispatch",
    "entry",
    "host_only",
    "meet",
    "record",
    "together",
    "twin",
    "wide",
]

CODES = 32  # of rooms, actions, modes: no registry holds more
F = TypeVar("F", bound=Callable[..., None])

E = TypeVar("E", bound=Callable[..., object])


Field = tuple[str, int, str]  # name, length (0 is a single number), NumPy width

# annotations of arrays that the compiler takes, and the NumPy type of the record behind each, asked for when one is handed over
ARRAYS: dict[str, Callable[[], Any]] = {}
# in C: the name of the structure behind the annotation of a record and of an array of records, and its fields
STRUCTURES: dict[str, str] = {}
ARRAY_OF: dict[str, str] = {}
FIELDS: dict[str, tuple[Field, ...]] = {}
BLANK: set[str] = set()  # structures that are all zero before they are filled
ROWS = {"Rows": "long long"}  # plain numbers in two dimensions, and their type in C


def record(
    names: tuple[str, ...],
    arrays: tuple[str, ...],
    fields: tuple[Field, ...],
    dtype: Callable[[], Any],
    is_blank: bool = False,
) -> None:
    """Rule functions may take such records, and arrays of them. All these names stand for one structure, called like the first.

    A record that is blank is all zero before it is filled, and nobody puts a zero where something else was.
    """
    ARRAYS.update(dict.fromkeys(arrays, dtype))
    STRUCTURES.update(dict.fromkeys(names, names[0]))
    ARRAY_OF.update(dict.fromkeys(arrays, names[0]))
    FIELDS[names[0]] = fields
    if is_blank:
        BLANK.add(names[0])


class Verb(Protocol):
    """A rule of a registered thing: a state and a few numbers go in, perhaps a number comes out."""

    def __call__(self, s: Any, code: int, /, *numbers: int) -> int: ...


def host_only(f: F) -> F:
    """This function does nothing in compiled games."""
    names = ", ".join(f.__code__.co_varnames[: f.__code__.co_argcount])
    return twin(f"def {f.__name__}({names}):\n    pass\n")(f)


def twin(source: str) -> Callable[[E], E]:
    """In compiled games this function is made from another source, for what no compiler takes as it stands."""

    def mark(f: E) -> E:
        f.__dict__["twin"] = source
        return f

    return mark


def copies(f: E) -> E:
    """In compiled games this function makes its first record equal to its second, which is of the same kind."""
    f.__dict__["copies"] = True
    return f


def wide(f: E) -> E:
    """This function calculates with numbers that 32 bits do not hold, though none of them is written in it."""
    f.__dict__["wide"] = True
    return f


def entry(f: E) -> E:
    """This function is called from Python in compiled games: it takes arrays of records and numbers."""
    f.__dict__["entry"] = True
    return f


def word(text: str) -> Callable[[E], E]:
    """In C a call of this function is a word, which means something else on a processor and on a GPU."""

    def mark(f: E) -> E:
        f.__dict__["word"] = text
        return f

    return mark


@word("TOGETHER")
def together(going: int) -> int:
    """The test of a loop: is it gone through once more? The threads of a warp that came to it together stay until all of them are done.

    So they run the same code at the same time again and again, which is what a GPU is fast at; a thread that is done goes through the
    loop and does nothing. Elsewhere every game is alone, and this is `going` itself.
    """
    return going


@word("MEET")
def meet() -> None:
    """Inside such a loop: here the threads wait for one another."""


def dispatch(family: str, numbers: int, table: dict[int, Any]) -> Verb:
    """One function that picks by code: `call(s, code, …)` runs `table[code](s, …)`; a code without an entry does nothing and returns 0.

    `numbers` is how many numbers follow the code. Interpreted this is a look-up, compiled a switch made from the same table; a
    compiler that knows which codes of a family can occur leaves the others out.
    """
    fast: list[Any] = [_nothing] * CODES
    for code, f in table.items():
        fast[code] = f

    def call(s: Any, code: int, *rest: int) -> int:
        return fast[code](s, *rest) or 0

    call.__dict__["dispatch"] = (family, numbers, table)
    call.__dict__["fast"] = fast
    return call


def choose_from(verb: Verb, table: dict[int, Any]) -> None:
    """From now on the verb picks out of this table, interpreted and in whatever is compiled next."""
    known, fast = vars(verb)["dispatch"][2], vars(verb)["fast"]
    known.clear()
    known.update(table)
    fast[:] = [table.get(code, _nothing) for code in range(CODES)]


def _nothing(s: Any, *rest: int) -> int:
    return 0
