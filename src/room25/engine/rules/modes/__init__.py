"""Modes, one file each: who is on whose side, what a death means, and when somebody has won."""

from __future__ import annotations

from room25.engine.rules.registry import H, Registry, Thing
from room25.engine.rules.rooms import TRAITS, WAY_OUT
from room25.engine.table.fields import CHARACTERS, TRIES
from room25.engine.table.state import Flat, State

__all__ = [
    "BY_KEY",
    "BY_SEAT",
    "BY_TURNS",
    "DEATH",
    "ESCAPE",
    "JUDGE",
    "Mode",
    "ONE_SIDE",
    "REGISTRY",
    "SIDES",
    "TIME_UP",
    "inside",
    "remember_try",
]

ONE_SIDE, BY_SEAT, BY_TURNS = 0, 1, 2  # all together, every seat for itself, two teams seated alternately


class Mode(Thing):
    """One mode."""

    family = "mode"

    def __init__(self, code: int, key: str, rules: tuple[str, ...], sides: int) -> None:
        super().__init__(code, key, rules)
        self.sides = sides
        REGISTRY.register(self)

    def escape(self, f: H) -> H:
        """`f(s, who) -> result`: this character slides Room 25 out; 0 if that is not an escape."""
        return self.hook("escape", f)

    def on_death(self, f: H) -> H:
        """`f(s, who)`: somebody has just died."""
        return self.hook("on_death", f)

    def judge(self, f: H) -> H:
        """`f(s)`: the table changed; is the game over, must anybody show a role?"""
        return self.hook("judge", f)

    def time_up(self, f: H) -> H:
        """`f(s) -> result`: the last round is over and nobody has escaped."""
        return self.hook("time_up", f)


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


REGISTRY: Registry[Mode] = Registry()
REGISTRY.load(__name__, __path__)

ESCAPE = REGISTRY.verb("escape", 1)
DEATH = REGISTRY.verb("on_death", 1)
JUDGE = REGISTRY.verb("judge", 0)
TIME_UP = REGISTRY.verb("time_up", 0)
SIDES = REGISTRY.numbers(lambda mode: mode.sides)
BY_KEY = REGISTRY.by_key()
