"""Characters, one file each: what the talent can do, what it does, what Panic makes of it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import TypeVar

from room25.engine.marks import dispatch
from room25.engine.table.answers import MARK
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import State

H = TypeVar("H", bound=Callable[..., object])


class Character:
    """One character's talent, as a registered thing."""

    code: int
    key: str
    rules: tuple[str, ...]
    supply: int  # Empty tiles in its reserve at the start (SETUP-07)

    def __init__(self, code: int, rules: tuple[str, ...], supply: int = 0) -> None:
        self.code = code
        self.key = CHARACTER_NAMES[code]
        self.rules = rules
        self.supply = supply
        REGISTRY[code] = self

    def __repr__(self) -> str:
        return f"<character {self.key}>"

    def options(self, f: H) -> H:
        """`f(s, who, token)`: list what the talent can do for `who` here."""
        _options[self.code] = f
        return f

    def performs(self, first: int, last: int) -> Callable[[H], H]:
        """`f(s, who, answer)`: do it; these are the numbers of its answers, from first up to but not including last."""

        def register(f: H) -> H:
            for answer in range(first, last):
                _perform[answer] = f
            return f

        return register

    def panic(self, f: H) -> H:
        """`f(s, who, card, step)`: what the Panic card does to this character."""
        _panic[self.code] = f
        return f

    def panic_options(self, f: H) -> H:
        """`f(s, who, step)`: what a panicking player may choose."""
        _panic_options[self.code] = f
        return f

    def panic_answer(self, f: H) -> H:
        """`f(s, who, card, step, tile, answer)`: the choice was made."""
        _panic_answer[self.code] = f
        return f


REGISTRY: dict[int, Character] = {}
_options: dict[int, object] = {}
_perform: dict[int, object] = {}
_panic: dict[int, object] = {}
_panic_options: dict[int, object] = {}
_panic_answer: dict[int, object] = {}

for _module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
    importlib.import_module(f"{__name__}.{_module.name}")

OPTIONS = dispatch("character", 2, _options)
PANIC = dispatch("character", 3, _panic)
PANIC_OPTIONS = dispatch("character", 2, _panic_options)
PANIC_ANSWER = dispatch("character", 5, _panic_answer)
SUPPLY: tuple[int, ...] = tuple(REGISTRY[code].supply for code in range(len(REGISTRY)))
# VERB[answer]: which talent's verb an answer is, as an index into the list of performers
_performers = list(dict.fromkeys(_perform.values()))
VERB: tuple[int, ...] = tuple(
    _performers.index(_perform[answer]) if answer in _perform else len(_performers) for answer in range(MARK)
)
PERFORM = dispatch("talent", 2, dict(enumerate(_performers)))


def perform(s: State, who: int, answer: int) -> None:
    """Use the talent whose verb this is: one's own, or Bruce's copy of it."""
    PERFORM(s, VERB[answer], who, answer)
