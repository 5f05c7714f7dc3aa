"""The registry says at once what is wrong with a thing that registers itself: a code, a hook or its numbers."""

from __future__ import annotations

import pytest

from room25.engine.rules.registry import H, Registry, Thing
from room25.engine.table.state import State


class Sign(Thing):
    """A thing of a family of its own, so that nothing is added to the game's."""

    family = "sign"

    def on_read(self, f: H) -> H:
        return self.hook("on_read", f)


def double(s: State, n: int) -> int:
    return 2 * n


def two_numbers(s: State, n: int, m: int) -> int:
    return n + m


def signs() -> tuple[Registry[Sign], Sign, Sign]:
    registry: Registry[Sign] = Registry()
    first, third = Sign(0, "first", ()), Sign(2, "third", ())
    registry.register(first)
    registry.register(third)
    return registry, first, third


def test_a_verb_runs_the_hook_of_its_thing_and_a_thing_without_one_does_nothing() -> None:
    registry, first, third = signs()
    assert third.on_read(double) is double
    read = registry.verb("on_read", 1)
    assert [read(State(), code, 21) for code in (0, 1, 2)] == [0, 0, 42]
    assert registry.by_key() == {"first": first, "third": third} and repr(third) == "<sign third>"
    assert registry.numbers(lambda sign: len(sign.key), 4) == (5, 0, 5, 0)


def test_a_code_is_given_once() -> None:
    registry, _, _ = signs()
    with pytest.raises(ValueError, match=r"^<sign fourth> cannot have the code 2: it is <sign third>'s$"):
        registry.register(Sign(2, "fourth", ()))


def test_a_hook_is_taken_once() -> None:
    _, first, _ = signs()
    first.on_read(double)
    with pytest.raises(ValueError, match=r"^<sign first> has two functions for on_read: double and two_numbers$"):
        first.on_read(two_numbers)


def test_a_hook_takes_the_numbers_of_its_verb() -> None:
    registry, first, _ = signs()
    first.on_read(two_numbers)
    words = r"^<sign first>: two_numbers is hooked in as on_read, which takes s and 1 more$"
    with pytest.raises(ValueError, match=words):
        registry.verb("on_read", 1)
