"""Modes, one file each: who is on whose side, what a death means, and when somebody has won."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import TypeVar

from room25.engine.marks import dispatch
from room25.engine.rules.rooms import TRAITS, WAY_OUT
from room25.engine.table.fields import CHARACTERS, TRIES
from room25.engine.table.state import Flat, State

ONE_SIDE, BY_SEAT, BY_TURNS = 0, 1, 2  # all together, every seat for itself, two teams seated alternately

H = TypeVar("H", bound=Callable[..., object])


class Mode:
    """One mode, as a registered thing."""

    def __init__(self, code: int, key: str, rules: tuple[str, ...], sides: int) -> None:
        self.code = code
        self.key = key
        self.rules = rules
        self.sides = sides
        REGISTRY[code] = self

    def __repr__(self) -> str:
        return f"<mode {self.key}>"

    def escape(self, f: H) -> H:
        """`f(s, who) -> result`: this character slides Room 25 out; 0 where that is no escape."""
        _escape[self.code] = f
        return f

    def on_death(self, f: H) -> H:
        """`f(s, who)`: somebody has just died."""
        _death[self.code] = f
        return f

    def judge(self, f: H) -> H:
        """`f(s)`: the table changed; is the game over, must anybody show a role?"""
        _judge[self.code] = f
        return f

    def time_up(self, f: H) -> H:
        """`f(s) -> result`: the last round is over and nobody has escaped."""
        _time_up[self.code] = f
        return f


def inside(s: Flat, who: int) -> int:
    """Does this character stand in Room 25?"""
    tile = s.stands_on[who]
    return 1 if tile >= 0 and TRAITS[s.kind[tile]] & WAY_OUT else 0


def remember_try(s: State, who: int) -> None:
    """Room 25 wrapped round with `who` at the controls: everybody saw who was in it, and that it was no escape.

    It proves that `who` is a guard or that a prisoner was not inside, the more the more were inside: only the strongest proofs are kept.
    """
    group = 0
    for c in range(CHARACTERS):
        if inside(s, c):
            group |= 1 << c
    by = who if s.rounds_left > 1 else who + CHARACTERS
    for i in range(s.failed_escape_count):
        if s.failed_escape_by[i] & 7 == who:
            if group & ~s.failed_escapes[i] == 0 and s.failed_escape_by[i] >= by:
                return
            if s.failed_escapes[i] & ~group == 0 and s.failed_escape_by[i] <= by:
                s.failed_escapes[i] = group
                s.failed_escape_by[i] = by
                return
    if s.failed_escape_count < TRIES:
        s.failed_escapes[s.failed_escape_count] = group
        s.failed_escape_by[s.failed_escape_count] = by
        s.failed_escape_count += 1


REGISTRY: dict[int, Mode] = {}
_escape: dict[int, object] = {}
_death: dict[int, object] = {}
_judge: dict[int, object] = {}
_time_up: dict[int, object] = {}

for _module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
    importlib.import_module(f"{__name__}.{_module.name}")

ESCAPE = dispatch("mode", 1, _escape)
DEATH = dispatch("mode", 1, _death)
JUDGE = dispatch("mode", 0, _judge)
TIME_UP = dispatch("mode", 0, _time_up)
SIDES: tuple[int, ...] = tuple(REGISTRY[code].sides for code in range(len(REGISTRY)))
BY_KEY = {mode.key: mode for mode in REGISTRY.values()}
