"""What everybody can see of a seat tells little of its role: guards say blue and push no more than prisoners do."""

from __future__ import annotations

import pytest

from room25.compile import cpu
from room25.engine.brain import mind
from room25.engine.brain.ladder import EXPLORER
from room25.engine.entries import seats
from room25.engine.learn import ledger
from room25.engine.table import state
from room25.engine.table.answers import PUSH_TOKEN
from room25.engine.table.board import BLUE
from room25.engine.table.state import State
from room25.setup.lay import Setup, table

np = pytest.importorskip("numpy")

PLAYERS = 6
LEVELS = sum(EXPLORER << 4 * seat for seat in range(8))
SETUP = Setup(edition="ultimate-en", mode="suspicion", seats=PLAYERS)


def watched(games: int) -> list[list[int]]:
    states, minds = np.zeros(2, state.dtype()), np.zeros(1, mind.dtype())
    state.to_record(table(SETUP), states[0])
    rows = np.zeros((games * PLAYERS, seats.SEAT_WIDTH), np.int64)
    cpu.rules().watch_seats(states, minds, np.zeros(1, ledger.dtype()), LEVELS, 5, games, rows)
    found: list[list[int]] = rows.tolist()
    return found


def test_guards_say_blue_and_push_no_more_than_prisoners() -> None:
    rows = watched(1500)
    for column in (seats.SAID + BLUE, seats.ACTS + PUSH_TOKEN):
        mean = [
            sum(row[column] for row in rows if row[seats.IS_GUARD] == role)
            / sum(row[seats.IS_GUARD] == role for row in rows)
            for role in (0, 1)
        ]
        assert mean[1] < 1.6 * mean[0], column
        assert column != seats.SAID + BLUE or mean[1] > 0.5 * mean[0]


def test_compiled_games_are_noted_as_the_interpreted_ones() -> None:
    plain = [[0] * seats.SEAT_WIDTH for _ in range(2 * PLAYERS)]
    n = seats.watch_seats([table(SETUP), State()], [mind.Mind()], [ledger.Ledger()], LEVELS, 5, 2, plain)
    assert n == len(plain) and watched(2) == plain
