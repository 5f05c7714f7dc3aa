"""Perft: the leaves of 46 positions of all editions, counted by the interpreted rules, by the compiled ones, and by a plain recursion."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from perft.renew import WANTED, Case, asks, cases
from room25.engine.entries.perft import perft
from room25.engine.rules.apply import apply
from room25.engine.rules.legal import legal, to_move
from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.table.state import State
from room25.notation.position import write_position

CASES = cases()
FEW = 4000  # leaves that the interpreted rules count in a moment
by_title = pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)


def plain(s: State, depth: int) -> int:
    """The definition itself."""
    n = legal(s, to_move(s)) if not s.outcome else 0
    if depth == 1:
        return n
    leaves = 0
    for answer in s.legal[:n]:
        child = s.clone()
        apply(child, to_move(child), answer)
        leaves += plain(child, depth - 1)
    return leaves


@by_title
def test_the_interpreted_rules_count_these_leaves(case: Case) -> None:
    depths = [depth for depth, leaves in enumerate(case.leaves, start=1) if leaves <= FEW]
    states = [case.state.clone() for _ in depths]
    for depth in depths:
        states[0].take(case.state)
        assert perft(states, depth) == case.leaves[depth - 1], f"depth {depth}"


@by_title
def test_a_plain_recursion_counts_these_leaves(case: Case) -> None:
    for depth, leaves in enumerate(case.leaves, start=1):
        if leaves <= FEW // 4:
            assert plain(case.state, depth) == leaves, f"depth {depth}"


@by_title
def test_the_compiled_rules_count_these_leaves(case: Case) -> None:
    np = pytest.importorskip("numpy")
    from room25.compile import cpu
    from room25.engine.table.state import dtype, to_record

    states = np.zeros(len(case.leaves), dtype())
    for depth, leaves in enumerate(case.leaves, start=1):
        to_record(case.state, states[0])
        assert cpu.rules().perft(states, depth) == leaves, f"depth {depth}"


@by_title
def test_a_position_stands_in_its_file_as_it_is_written(case: Case) -> None:
    assert write_position(case.state) == case.text


def test_the_positions_are_of_every_mode_and_of_every_kind_of_question() -> None:
    assert len(CASES) == len(WANTED) >= 20
    assert {case.state.mode for case in CASES} == {mode.code for mode in MODES.values()}
    kinds = {asks(case.state) for case in CASES}
    rooms = {"moving", "illusion", "control", "vision", "deadend"}
    later = {"talent", "robot", "consent", "card", "adrenaline", "paranoia"}
    assert kinds == {"clue", "program", "action", "wait", "free", "solo", *rooms, *later}
    assert {case.state.edition for case in CASES} == set(range(5))
    assert min(len(case.leaves) for case in CASES) >= 3


def test_counting_leaves_no_trace_in_the_position() -> None:
    s = CASES[0].state
    states = [s, s.clone(), s.clone()]
    numbers = s.numbers()
    perft(states, 3)
    assert s.numbers() == numbers


def test_the_script_that_renews_them_can_be_run() -> None:
    script = Path(__file__).parent / "renew.py"
    done = subprocess.run([sys.executable, "-c", f"import runpy; runpy.run_path({str(script)!r})"], check=False)
    assert done.returncode == 0
