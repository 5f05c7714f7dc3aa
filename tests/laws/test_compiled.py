"""Compiled equals interpreted, step by step: the same positions, the same options, the same views, and no field outside its width.

All in one file, so that one process compiles and one only.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from laws.games import (
    Move,
    begin,
    by_cell,
    listed,
    listed_beside,
    people,
    play,
    povs,
    some_games,
    some_setup,
    view_of,
)
from room25.engine.entries import games as batch
from room25.engine.rules.asides import is_aside
from room25.engine.table.fields import SCRATCH
from room25.engine.table.state import FIELDS, Flat, State, to_record
from room25.engine.views.redeal import redeal
from room25.setup.kinds import GameKind
from room25.setup.lay import Setup, table

np = pytest.importorskip("numpy")

from room25.compile import cpu  # noqa: E402
from room25.engine.table.state import dtype  # noqa: E402

GAMES = 8  # a cell of the base game, step by step; see `share`
CHECKED = 12  # a cell, with every index checked
TABLE, GAME, VIEW, GUESS = range(4)  # what the records of the array hold

# The record's layout as C would lay it out: packing fails where a number does not fit its field.
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
POSITION = [(name, length, width) for name, length, width in FIELDS if name not in SCRATCH]
PACK = struct.Struct("@" + "".join(f"{length or 1}{CODES[width]}" for _, length, width in POSITION))


@pytest.fixture(scope="module")
def compiled() -> cpu.Compiled:
    return cpu.rules()


def packed(s: Flat) -> bytes:
    """A position as the bytes of a record; tells which field does not fit."""
    try:
        return PACK.pack(*s.numbers())
    except struct.error:
        pytest.fail("; ".join(misfits(s)))


def misfits(s: Flat) -> Iterator[str]:
    for name, length, width in POSITION:
        value = getattr(s, name)
        half = 1 << (8 * int(width[1]) - 1)
        if not all(-half <= number < half for number in (value if length else [value])):
            yield f"{name} is {value}, which {width} cannot hold"


def position(records: Any, i: int) -> bytes:
    """The same bytes out of the array."""
    return bytes(records[i].tobytes()[: PACK.size])


def difference(s: Flat, records: Any, i: int) -> str:
    """The fields in which two positions differ, for the message."""
    record = records[i]
    pairs = [(name, getattr(s, name), record[name].tolist()) for name, _, _ in POSITION]
    return "; ".join(f"{name}: interpreted {a}, compiled {b}" for name, a, b in pairs if a != b)


def answers(records: Any, n: int) -> list[int]:
    return list(records[GAME]["legal"][:n].tolist())


def make(compiled: cpu.Compiled, records: Any, move: Move) -> None:
    step = compiled.step_aside_one if is_aside(move.answer) else compiled.apply_one
    step(records, GAME, move.who, move.answer)


def test_the_layout_is_that_of_a_c_compiler() -> None:
    fields = dtype().fields
    assert fields is not None and PACK.size == fields[SCRATCH[0]][1]
    s = begin(Setup(mode="team", seats=6), 7)
    records = np.zeros(1, dtype())
    to_record(s, records[0])
    assert packed(s) == position(records, 0)


@by_cell
def test_every_step_is_the_same(compiled: cpu.Compiled, cell: GameKind) -> None:
    records = np.zeros(4, dtype())
    for setup, seed, dice in some_games(cell, GAMES, 25):
        to_record(table(setup), records[GAME])
        compiled.deal_one(records, GAME, seed, 0)
        s = begin(setup, seed)
        look = Random(seed)  # not the game's own dice: looking changes nothing
        for move in play(s, dice):
            assert packed(s) == position(records, GAME), difference(s, records, GAME)
            check_options(compiled, records, s, [move.who, look.choice(people(s))])
            if look.random() < 0.1:
                check_views(compiled, records, s, look)
            make(compiled, records, move)
        assert packed(s) == position(records, GAME), difference(s, records, GAME)


def check_options(compiled: cpu.Compiled, records: Any, s: State, whom: list[int]) -> None:
    """Both engines list the same answers and asides, in the same order."""
    for who in whom:
        n = compiled.legal_one(records, GAME, who)
        assert answers(records, n) == [move.answer for move in listed(s, who)]
        n = compiled.asides_one(records, GAME, who)
        assert answers(records, n) == [move.answer for move in listed_beside(s, who)]


def check_views(compiled: cpu.Compiled, records: Any, s: State, dice: Random) -> None:
    """Both engines show the same to a pov, and imagine the same truth behind it."""
    pov = dice.choice(povs(s))
    v = view_of(s, pov)
    compiled.project_one(records, GAME, pov, records, VIEW)
    assert packed(v) == position(records, VIEW), difference(v, records, VIEW)
    guess = State()
    seed = dice.randrange(2**32)
    redeal(v, seed, pov + 2, guess)
    compiled.redeal_one(records, VIEW, seed, pov + 2, records, GUESS)
    assert packed(guess) == position(records, GUESS), difference(guess, records, GUESS)


@by_cell
def test_whole_games_are_the_same_and_no_index_is_out_of_bounds(cell: GameKind) -> None:
    """With every index checked, an index outside its field is an error instead of another field's value."""
    checked = cpu.rules(checked=True)
    laid = table(some_setup(cell, Random(str(cell))))
    records = np.zeros(2, dtype())
    to_record(laid, records[TABLE])
    states = [laid, State()]
    assert checked.run_games(records, 3, CHECKED) == batch.run_games(states, 3, CHECKED)
    assert records[1]["rng0"] == states[1].rng0


def test_a_copy_inside_compiled_code_is_whole(compiled: cpu.Compiled) -> None:
    s = begin(Setup(mode="cooperation", seats=5), 11)
    records = np.zeros(2, dtype())
    to_record(s, records[0])
    compiled.clone_many(records, 3)
    s.rng1 = 2
    assert position(records, 1) == packed(s)
    assert records[1]["legal"].tolist() == s.legal
