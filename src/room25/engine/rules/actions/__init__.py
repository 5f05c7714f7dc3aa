"""The actions, one file each: what may be answered when the token is played, and what the answer does."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import TypeVar

from room25.engine.marks import dispatch
from room25.engine.table.answers import MARK, TALENT

H = TypeVar("H", bound=Callable[..., object])


class Action:
    """One action token, as a registered thing."""

    def __init__(self, code: int, key: str, rules: tuple[str, ...], first: int, last: int) -> None:
        self.code = code
        self.key = key
        self.rules = rules
        self.answers = range(first, last)
        REGISTRY[code] = self

    def __repr__(self) -> str:
        return f"<action {self.key}>"

    def options(self, f: H) -> H:
        """`f(s, who)`: list the ways in which this character can carry the action out."""
        _options[self.code] = f
        return f

    def perform(self, f: H) -> H:
        """`f(s, who, answer)`: carry it out."""
        _perform[self.code] = f
        return f


REGISTRY: dict[int, Action] = {}
_options: dict[int, object] = {}
_perform: dict[int, object] = {}

for _module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
    importlib.import_module(f"{__name__}.{_module.name}")

OPTIONS = dispatch("action", 1, _options)
PERFORM = dispatch("action", 2, _perform)
ACTIONS = len(REGISTRY)
# TOKEN_OF[answer]: the token that an answer plays; whatever is no basic action is a talent
TOKEN_OF: tuple[int, ...] = tuple(
    next((action.code for action in REGISTRY.values() if answer in action.answers), TALENT) for answer in range(MARK)
)
BY_KEY = {action.key: action for action in REGISTRY.values()}
