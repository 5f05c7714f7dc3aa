"""The outlook of a running game: better the nearer the end is, and the same compiled as interpreted."""

from __future__ import annotations

import pytest

from room25.compile import cpu
from room25.engine.brain import outlook, tree, weights
from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import EXIT
from room25.engine.entries import watch
from room25.engine.rules.apply import advance
from room25.engine.rules.deal import deal
from room25.engine.table import state
from room25.engine.table.knowledge import ALL
from room25.engine.table.state import State
from room25.setup.lay import Setup, table

np = pytest.importorskip("numpy")

TABLES = (
    Setup(edition="base", mode="cooperation", seats=4),
    Setup(edition="ultimate-en", mode="cooperation", seats=4),
    Setup(edition="ultimate-en", mode="solo", seats=1),
)


def dealt(setup: Setup, seed: int) -> State:
    s = table(setup)
    deal(s, seed, 0)
    advance(s)
    return s


def test_there_are_weights_for_every_stage_and_round() -> None:
    assert len(weights.WEIGHTS) == outlook.STAGES * weights.LEFT * (weights.NUMBERS + 1)


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.edition}-{setup.mode}")
def test_everybody_in_the_exit_is_better_than_nobody_knowing_where_it_is(setup: Setup) -> None:
    for seed in range(20):
        s, m = dealt(setup, seed), Mind()
        s.rounds_left = 2
        lost = outlook.outlook(s, m)
        exit = s.kind.index(EXIT)
        s.face_up[exit], s.seen[exit], s.key_entered = 1, ALL, 1
        for c in range(8):
            if s.owner[c] >= 0:
                s.stands_on[c] = exit
        assert 0 <= lost < 400 < outlook.outlook(s, m) <= tree.WIN


def test_a_table_without_an_exit_has_no_hope() -> None:
    s = dealt(TABLES[0], 1)
    s.kind[s.kind.index(EXIT)] = 2
    assert outlook.outlook(s, Mind()) == 0


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.edition}-{setup.mode}")
def test_compiled_games_are_noted_as_the_interpreted_ones(setup: Setup) -> None:
    from room25.engine.brain import mind

    games = 3
    records, minds = np.zeros(2, state.dtype()), np.zeros(1, mind.dtype())
    state.to_record(table(setup), records[0])
    rows = np.zeros((games * 16, watch.WORTH + 1), np.int64)
    n = cpu.rules().watch_games(records, minds, 5, games, rows)
    plain = [[0] * (watch.WORTH + 1) for _ in range(games * 16)]
    assert watch.watch_games([table(setup), State()], [Mind()], 5, games, plain) == n > games
    assert rows.tolist() == plain
