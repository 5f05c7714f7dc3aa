"""M.A.C. cards, one file each. A face is a number that a deck holds: a movement with its line, way and symbol, a pair of portraits, or a
card of its own. Which faces are in the box is data, ours where no book prints them, and a host may bring another list.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import TypeVar

from room25.engine.marks import dispatch

H = TypeVar("H", bound=Callable[..., object])

PUNISHMENTS = 48  # movements come before
SINGLES = 76  # pairs of portraits come before
FACES = 88
BASIC, MADNESS = 0, 1


class Card:
    """One kind of card, as a registered thing."""

    code: int
    key: str
    group: int
    rules: tuple[str, ...]
    faces: range
    aimed: bool  # at one character, whom those who enter a M.A.C. room replace (ROOM-MAC-02)

    def __init__(
        self, code: int, key: str, group: int, faces: range, rules: tuple[str, ...], aimed: bool = False
    ) -> None:
        self.code = code
        self.key = key
        self.group = group
        self.faces = faces
        self.rules = rules
        self.aimed = aimed
        REGISTRY[code] = self

    def __repr__(self) -> str:
        return f"<card {self.key}>"

    def step(self, f: H) -> H:
        """`f(s, who, face, group, step, aux)`: it takes effect on `who`; `group` is the mask of those who entered for it, or 0."""
        _step[self.code] = f
        return f

    def options(self, f: H) -> H:
        """`f(s, who, face, group, step, aux)`: list what may be chosen."""
        _options[self.code] = f
        return f

    def on_answer(self, f: H) -> H:
        """`f(s, who, face, group, step, aux, answer)`: the choice was made."""
        _answer[self.code] = f
        return f


REGISTRY: dict[int, Card] = {}
_step: dict[int, object] = {}
_options: dict[int, object] = {}
_answer: dict[int, object] = {}

for _module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
    importlib.import_module(f"{__name__}.{_module.name}")

STEP = dispatch("card", 5, _step)
OPTIONS = dispatch("card", 5, _options)
ANSWER = dispatch("card", 6, _answer)
# KIND_OF[face]: the code of its card
KIND_OF: tuple[int, ...] = tuple(
    next(card.code for card in REGISTRY.values() if face in card.faces) for face in range(FACES)
)
AIMED: tuple[int, ...] = tuple(int(REGISTRY[code].aimed) for code in range(len(REGISTRY)))
BY_KEY = {card.key: card for card in REGISTRY.values()}
