"""Compiled equals interpreted, step by step: the same positions, the same options, the same views, and no field outside its width.

It holds for the program that plays every table and for the program of each table, which a GPU plays.
"""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
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
from laws.sanitized import environment, largest, of_one_table, one_table_text
from room25.compile import cpu, native
from room25.engine.brain import mind
from room25.engine.entries import games as batch
from room25.engine.entries import matches
from room25.engine.rules.asides import is_aside
from room25.engine.table.fields import SCRATCH
from room25.engine.table.state import FIELDS, Flat, State, dtype, to_record
from room25.engine.views.redeal import redeal
from room25.notation import seeds
from room25.setup.kinds import GameKind
from room25.setup.lay import Setup, table

GAMES = 8  # a cell of the base game, step by step; see `share`
CHECKED = 12  # a cell, with every index checked
LARGEST = list(largest())
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
    for setup, seed, dice in some_games(cell, GAMES, 25):
        follow(compiled, setup, seed, dice)


def follow(compiled: cpu.Compiled, setup: Setup, seed: int, dice: Random) -> None:
    """One game in both engines."""
    records = np.zeros(4, dtype())
    to_record(table(setup), records[GAME])
    low, high, *rest = seeds.words(seed)
    if seeds.is_long(seed):
        compiled.deal_locked_one(records, GAME, low, high, *rest)
    else:
        compiled.deal_one(records, GAME, low, high)
    s = begin(setup, seed)
    look = Random(seed)  # not the game's own dice: looking changes nothing
    for move in play(s, dice):
        assert packed(s) == position(records, GAME), difference(s, records, GAME)
        check_options(compiled, records, s, [move.who, look.choice(people(s))])
        if look.random() < 0.1:
            check_views(compiled, records, s, look)
        make(compiled, records, move)
    assert packed(s) == position(records, GAME), difference(s, records, GAME)


@pytest.mark.parametrize("cell", LARGEST, ids=str)
def test_the_program_of_one_table_plays_its_games(
    compiled: cpu.Compiled, cell: GameKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every index checked. Its bots think and search as those of the program for every table."""
    monkeypatch.setenv("ROOM25_CFLAGS", "-O0")  # which compiles fastest
    one = of_one_table(table(cell.setup()))
    for seed in (25, 25 << 96):
        follow(one, cell.setup(), seed, Random(str(cell)))
    records = np.zeros(2, dtype())
    to_record(table(cell.setup()), records[TABLE])
    assert one.run_games(records.copy(), 3, CHECKED) == compiled.run_games(records.copy(), 3, CHECKED)
    assert thoughts(one, records) == thoughts(compiled, records)


def thoughts(compiled: cpu.Compiled, records: Any) -> tuple[bytes, bytes, int]:
    """Some games of bots, and a search at the beginning of one."""
    minds, nodes = np.zeros(2, mind.dtype()), np.zeros(256, mind.node_dtype())
    results, steps = np.zeros((4, matches.WIDTH), np.int64), np.zeros((200, matches.STEP_WIDTH), np.int64)
    compiled.play_matches(records.copy(), minds, 0x21202122, 0x22222222, 7, 4, results, steps, len(steps))
    states, views = records.copy(), np.zeros(1, dtype())
    compiled.deal_one(states, TABLE, 7, 0)
    who = int(states[TABLE]["turn_order"][0])
    seat = int(states[TABLE]["owner"][who])
    compiled.project_one(states, TABLE, seat, views, 0)
    used = compiled.search_on(views, 0, seat, who, np.zeros(1, dtype()), minds, nodes, 5, 0, 40)
    return results.tobytes() + steps.tobytes(), nodes.tobytes(), used


def test_the_c_compiles_without_a_warning(tmp_path: Path) -> None:
    laid = table(LARGEST[-1].setup())
    texts = (cpu.text(), cpu.text(checked=True), one_table_text(laid))
    for text in texts:
        source = tmp_path / "rules.c"
        source.write_text(text, encoding="utf-8")
        asked = f"-std=gnu11 -O1 -Wall -Wextra -c -o {os.devnull} {source}"
        command = [*(native.compiler() or ()), *asked.split()]
        made = subprocess.run(command, capture_output=True, text=True)
        assert made.returncode == 0 and not made.stderr, made.stderr[:2000]


def test_games_of_every_kind_are_clean_under_sanitizers() -> None:
    """A few of each; `python tests/laws/sanitized.py --games 1000` plays more, and with --one-table those of a GPU."""
    script = Path(__file__).with_name("sanitized.py")
    made = subprocess.run([sys.executable, str(script), "--games", "3"], capture_output=True, text=True)
    assert made.returncode == 0 and "without a fault" in made.stdout, made.stderr[-4000:]


def test_laws_hold_under_sanitizers() -> None:
    """The games of one edition step by step, in a process that stops at the first fault."""
    laws = f"{Path(__file__)}::{test_every_step_is_the_same.__name__} -k base -q -n 0 -p no:cacheprovider".split()
    made = subprocess.run([sys.executable, "-m", "pytest", *laws], env=environment(), capture_output=True, text=True)
    assert made.returncode == 0 and "100%" in made.stdout, (made.stdout + made.stderr)[-4000:]


def test_an_index_outside_its_list_is_found() -> None:
    """What the checked program does, on the smallest fault: a state that is not there."""
    checked = cpu.rules(checked=True)
    with pytest.raises(IndexError, match="outside its list, in line"):
        checked.legal_one(np.zeros(1, dtype()), 3, 0)
    with pytest.raises(TypeError, match="States are a plain array of 1 dimensions"):
        checked.legal_one(np.zeros(3, np.int64), 0, 0)
    with pytest.raises(AttributeError, match="no compiled entry 'legal'; there are apply_one"):
        checked.legal  # noqa: B018


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
