"""The registry says at once what is wrong with a thing that registers itself: a code, a hook or its numbers."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from room25.engine.rules.registry import NEXT, H, Registry, Thing, take_in
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


def triple(s: State, n: int) -> int:
    return 3 * n


def test_things_that_come_later_are_in_verbs_tables_and_whatever_else_was_made_of_a_registry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry, _, third = signs()
    third.on_read(double)
    read, lengths = registry.verb("on_read", 1), registry.numbers(lambda sign: len(sign.key), 4)
    holder = ModuleType("room25.holder")
    holder.__dict__.update(LENGTHS=lengths, REGISTRY=registry, Sign=Sign, triple=triple)
    monkeypatch.setitem(sys.modules, "room25.holder", holder)
    monkeypatch.syspath_prepend(str(tmp_path))
    told: list[int] = []
    registry.whenever(lambda: told.append(len(registry)))
    package = ModuleType("signs_from_outside")
    package.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, "signs_from_outside", package)
    made = "import sys\nholder = sys.modules['room25.holder']\nsign = holder.Sign(holder.NEXT, 'fourth', ())\n"
    holder.__dict__["NEXT"] = NEXT
    (tmp_path / "fourth.py").write_text(made + "holder.REGISTRY.register(sign)\nsign.on_read(holder.triple)\n")
    with pytest.raises(KeyError):
        take_in({"signs_from_outside": (registry, ["fourth"])}, refuse)
    assert (sorted(registry), told, "signs_from_outside.fourth" in sys.modules) == ([0, 2], [2, 3, 2], False)
    assert (read(State(), 3, 5), vars(holder)["LENGTHS"]) == (0, lengths)
    take_in({"signs_from_outside": (registry, ["fourth"])}, lambda modules: None)
    assert (registry[3].key, read(State(), 3, 5), told[-1]) == ("fourth", 15, 3)
    assert vars(holder)["LENGTHS"] == (5, 0, 5, 6)


def refuse(modules: object) -> None:
    raise KeyError


def test_a_registry_has_room_for_as_many_as_the_compiler_takes() -> None:
    registry, _, _ = signs()
    with pytest.raises(ValueError, match=r"^<sign late> is one too many: there is room for 32 of its family$"):
        registry.register(Sign(32, "late", ()))
