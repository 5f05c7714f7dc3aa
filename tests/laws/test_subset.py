"""The compiled subset: every rule function keeps to what a CPU compiler and a CUDA kernel both take. Needs no compiler itself."""

from __future__ import annotations

import types
from pathlib import Path

import pytest

from room25.compile.link import Program, modules, rule_functions, sources
from room25.compile.lint import complaints
from room25.engine.table.state import Flat

RULES = {id(f): f for _, f, _ in rule_functions()}


def test_there_are_rule_functions_in_every_part() -> None:
    parts = {f.__module__.split(".")[2] for f in RULES.values()}
    assert parts == {"brain", "entries", "learn", "rules", "table", "views"}
    assert len(RULES) > 100


def test_the_sources_of_the_rules_are_every_file_of_the_subset() -> None:
    """A study remembers them: with a file that is forgotten there it would mix the games of two rules."""
    hashed = set(sources())
    assert {Path(str(module.__file__)) for module in modules().values()} <= hashed


def test_every_rule_function_keeps_to_the_subset() -> None:
    found = [str(complaint) for f in RULES.values() for complaint in complaints(f)]
    assert not found, "\n".join(found)


def test_no_rule_calls_itself_by_any_way_round() -> None:
    """`in_order` stops at a circle; and every function comes after all those that it calls."""
    program = Program()
    assert {id(f) for f in program.in_order()} >= set(RULES)


def test_every_function_of_a_registry_is_a_rule_function() -> None:
    for module in modules().values():
        for name, value in vars(module).items():
            if isinstance(value, types.FunctionType) and "dispatch" in value.__dict__:
                for f in value.__dict__["dispatch"][2].values():
                    assert id(f) in RULES, f"{module.__name__}.{name} holds {f.__name__}, which is no rule function"


def loops(s: Flat) -> None:
    for x in s.stands_on:
        s.rounds_left = x


def makes(s: Flat) -> int:
    return len([s.rounds_left, s.rounds_left + 1])


def halves(s: Flat) -> int:
    return int(s.rounds_left / 2)


def calls(s: Flat) -> int:
    return s.clone().rounds_left + min(s.rounds_left, 1)


def writes(s: Flat) -> None:
    s.log.append((1, 0, 0, 0, 0, 0))


def tries(s: Flat) -> int:
    try:
        return s.rounds_left // s.rounds
    except ZeroDivisionError:
        return 0


def is_fine(s: Flat, who: int) -> int:
    """A float like 0.5 or a {"dict"} in a docstring is no matter."""
    n = 0
    for c in range(8):
        if c != who and s.stands_on[c] >= 0:
            n += s.stands_on[c] // 2 % 3
    return n if n else -1


@pytest.mark.parametrize(
    ("f", "words"),
    [
        (loops, "loops over something else"),
        (makes, "makes a list"),
        (halves, "divides into a float"),
        (calls, "s.clone, which is no field"),
        (calls, "calls min"),
        (writes, "s.log, which is no field"),
        (tries, "catches an error"),
    ],
)
def test_the_lint_finds(f: types.FunctionType, words: str) -> None:
    assert any(words in str(complaint) for complaint in complaints(f))


def test_the_lint_has_nothing_to_say_of_a_plain_rule() -> None:
    assert isinstance(is_fine, types.FunctionType)
    assert not list(complaints(is_fine))
