"""The registry of rooms, cards, actions, characters or modes: what there is, by code, and the rules that each thing hooks in.

A thing is made in a file of its own and registers itself. Its hooks become the verbs that the rest of the rulebook calls by code, so
that nobody outside the file has to know the thing by name.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from room25.engine.marks import Verb, dispatch

__all__ = ["H", "Registry", "Thing"]


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

    def register(self, thing: T) -> None:
        """Take a thing in. Raises ValueError if its code is taken."""
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
        table = {code: thing.hooks[name] for code, thing in self.items() if name in thing.hooks}
        for code, f in table.items():
            taken: Any = f
            if taken.__code__.co_argcount != numbers + 1:
                raise ValueError(
                    f"{self[code]!r}: {f.__name__} is hooked in as {name}, which takes s and {numbers} more"
                )
        return dispatch(next(iter(self.values())).family, numbers, table)

    def numbers(self, of: Callable[[T], int], length: int = 0) -> tuple[int, ...]:
        """A number of every thing as a table by code; 0 for codes without a thing, of which there are some if a length is given."""
        return tuple(of(self[code]) if code in self else 0 for code in range(length or len(self)))

    def by_key(self) -> dict[str, T]:
        """The things by their keys."""
        return {thing.key: thing for thing in self.values()}
