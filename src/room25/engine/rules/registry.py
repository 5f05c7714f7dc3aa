"""The registry of rooms, cards, actions, characters or modes: what there is, by code, and the rules that each thing hooks in.

A thing is made in a file of its own and registers itself. Its hooks become the verbs that the rest of the rulebook calls by code, so
that nobody outside the file has to know the thing by name.

Things from outside the package may come later (`take_in`). They get the next codes, so what was there before keeps its own, and
whoever has imported a table of the registry gets the longer one.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from room25.engine.marks import CODES, Verb, choose_from, dispatch

__all__ = ["H", "NEXT", "OUTSIDE", "Registry", "Thing", "take_in"]

NEXT = -1  # stands for the next code that is free
OUTSIDE: list[Path] = []  # the files from outside the package that rules were read from, in their order


class Thing:
    """Something that is registered: a kind of room, a card, an action, a character, a mode."""

    family: str  # what kind of thing it is, in one word

    def __init__(self, code: int, key: str, rules: tuple[str, ...]) -> None:
        self.code = code  # never reused: saved games and trained networks hold it
        self.key = key  # names it in texts, pictures and editions
        self.rules = rules  # the ids of the rules that it carries out
        self.hooks: dict[str, Callable[..., object]] = {}

    def __repr__(self) -> str:
        return f"<{self.family} {self.key}>"

    def hook(self, verb: str, f: H) -> H:
        """Carry the verb out by this function. Returns the function, so that a hook can decorate it."""
        if verb in self.hooks:
            raise ValueError(f"{self!r} has two functions for {verb}: {self.hooks[verb].__name__} and {f.__name__}")
        self.hooks[verb] = f
        return f


H = TypeVar("H", bound=Callable[..., object])
T = TypeVar("T", bound=Thing)


class Registry(dict[int, T]):
    """All things of one family, by code."""

    def __init__(self) -> None:
        super().__init__()
        self._verbs: list[tuple[str, int, Verb]] = []
        self._tables: list[tuple[Callable[[], tuple[int, ...]], tuple[int, ...]]] = []
        self._keys: dict[str, T] = {}
        self._told: list[Callable[[], None]] = []

    def register(self, thing: T) -> None:
        """Take a thing in. Raises ValueError if its code is taken, or if no code is free."""
        if thing.code == NEXT:
            thing.code = max(self, default=-1) + 1
        if thing.code >= CODES:
            raise ValueError(f"{thing!r} is one too many: there is room for {CODES} of its family")
        if thing.code in self:
            raise ValueError(f"{thing!r} cannot have the code {thing.code}: it is {self[thing.code]!r}'s")
        self[thing.code] = thing

    def load(self, package: str, path: Iterable[str]) -> None:
        """Import every module of the package: each of them registers what it holds."""
        for module in sorted(pkgutil.iter_modules(path), key=lambda module: module.name):
            importlib.import_module(f"{package}.{module.name}")

    def verb(self, name: str, numbers: int) -> Verb:
        """The verb that runs the hook of this name by code; `numbers` is how many numbers follow the state.

        Raises ValueError if a hook takes another count of numbers: the compiler would refuse it with less clear words.
        """
        call = dispatch(next(iter(self.values())).family, numbers, self._hooked(name, numbers))
        self._verbs.append((name, numbers, call))
        return call

    def _hooked(self, name: str, numbers: int) -> dict[int, Callable[..., object]]:
        table = {code: thing.hooks[name] for code, thing in self.items() if name in thing.hooks}
        for code, f in table.items():
            taken: Any = f
            if taken.__code__.co_argcount != numbers + 1:
                raise ValueError(
                    f"{self[code]!r}: {f.__name__} is hooked in as {name}, which takes s and {numbers} more"
                )
        return table

    def numbers(self, of: Callable[[T], int], length: int = 0) -> tuple[int, ...]:
        """A number of every thing as a table by code; 0 for codes without a thing, of which there are some if a length is given."""
        return self.table(lambda: tuple(of(self[code]) if code in self else 0 for code in range(length or len(self))))

    def table(self, make: Callable[[], tuple[int, ...]]) -> tuple[int, ...]:
        """A table that follows from the things; it is made anew when others are taken in."""
        made = make()
        self._tables.append((make, made))
        return made

    def by_key(self) -> dict[str, T]:
        """The things by their keys."""
        self._keys.clear()
        self._keys.update({thing.key: thing for thing in self.values()})
        return self._keys

    def whenever(self, f: Callable[[], None]) -> None:
        """Do this now, and again whenever things were taken in: for what others keep of a registry in a form of their own."""
        self._told.append(f)
        f()

    def renew(self) -> None:
        """Make everything anew that follows from the things. Raises ValueError as `verb` does."""
        hooked = [(call, self._hooked(name, numbers)) for name, numbers, call in self._verbs]
        for call, table in hooked:
            choose_from(call, table)
        self._tables = [(make, _renewed(made, make())) for make, made in self._tables]
        self.by_key()
        for f in self._told:
            f()


def take_in(
    parts: Mapping[str, tuple[Registry[Any], Sequence[str]]], check: Callable[[Sequence[ModuleType]], None]
) -> None:
    """Take things in from outside the package: by package, its registry and the modules that hold them, which lie on its path.

    Verbs and tables know them from then on. If a module cannot be imported, if it hooks in what does not fit, or if `check` refuses the
    modules, that error is raised and everything is as it was.
    """
    before = {package: dict(registry) for package, (registry, _) in parts.items()}
    names = [f"{package}.{name}" for package, (_, modules) in parts.items() for name in modules]
    try:
        imported = [importlib.import_module(name) for name in names]
        for registry, _ in parts.values():
            registry.renew()
        check(imported)
    except BaseException:
        for package, (registry, modules) in parts.items():
            registry.clear()
            registry.update(before[package])
            for name in modules:
                sys.modules.pop(f"{package}.{name}", None)
                vars(sys.modules[package]).pop(name, None)
        for registry, _ in parts.values():
            registry.renew()
        raise


def _renewed(old: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    """Put a table into the place of an older one, in every module of ours that has imported it."""
    for name, module in list(sys.modules.items()):
        if name.startswith("room25."):
            for key, value in list(vars(module).items()):
                if value is old:
                    setattr(module, key, new)
    return new
