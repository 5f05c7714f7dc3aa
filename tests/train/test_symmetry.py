"""A turned board is the same game: what is seen and what may be answered go where the board goes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from room25.engine.brain.rooms import EXIT
from room25.engine.table import answers
from room25.engine.table.board import LINE_CELL, NEIGHBOUR
from room25.envs import encoding, mixed
from room25.setup.kinds import GameKind
from room25.train import symmetry

numbers = pytest.mark.parametrize("number", range(symmetry.COUNT))


@numbers
def test_everything_goes_somewhere_and_nothing_is_lost(number: int) -> None:
    for places in (symmetry.row_places(number), symmetry.answer_places(number), symmetry.belief_places(number)):
        assert sorted(places) == list(range(len(places)))
        if number == 0:
            assert (places == np.arange(len(places))).all()


def test_the_symmetries_are_a_group() -> None:
    for orders in ([symmetry.row_places(n) for n in range(8)], [symmetry.answer_places(n) for n in range(8)]):
        known = {order.tobytes() for order in orders}
        assert len(known) == 8
        assert {a[b].tobytes() for a in orders for b in orders} == known


@numbers
def test_neighbours_stay_neighbours_and_lines_stay_lines(number: int) -> None:
    there, turn = symmetry.cells(number), symmetry.directions(number)
    for cell in range(25):
        for d in range(4):
            beside = NEIGHBOUR[cell * 4 + d]
            assert NEIGHBOUR[there[cell] * 4 + turn[d]] == (there[beside] if beside >= 0 else -1)
    for line in range(10):
        cells = [there[cell] for cell in LINE_CELL[line * 5 : line * 5 + 5]]
        for way in range(2):
            to, how = symmetry.slide(number, line, way)
            row = LINE_CELL[to * 5 : to * 5 + 5]
            assert cells == list(row if how == way else row[::-1])


@numbers
def test_a_turned_observation_is_that_of_a_turned_board(number: int) -> None:
    """What stands around the asked figure, and the way to the exit, follow from the turned board itself."""
    kind = GameKind("ultimate-en", "cooperation", "standard", 4)
    games: Any = mixed.make({kind: 30}, seed=2)
    places, ways = symmetry.row_places(number), 0
    for step in range(90):
        games.step(games.advice())
        turned = np.zeros_like(games.observations)
        turned[:, places[: turned.shape[1]]] = games.observations
        q, before = encoding.named(turned, "v1"), encoding.named(games.observations, "v1")
        assert (q["left"] == before["left"]).all()
        for i in range(30) if step % 5 == 0 else ():
            if not q["here"][i].any():
                continue
            row, column = np.argwhere(q["here"][i])[0]
            for place, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1), (0, 0))):
                y, x = row + down, column + right
                inside = 0 <= y < 5 and 0 <= x < 5
                assert (q["around"][i, place, :32] == (q["room"][i, :, y, x] if inside else 0)).all()
            goal = np.argwhere(q["room"][i, EXIT])
            if q["way"][i, 0].any() and len(goal) == 1:
                ways += 1
                assert q["way"][i, 0, 0].argmax() == 4 + goal[0][1] - column
                assert q["way"][i, 0, 1].argmax() == 4 + goal[0][0] - row
    assert ways > 0


@numbers
def test_answers_turn_with_the_board(number: int) -> None:
    places, there, turn = symmetry.answer_places(number), symmetry.cells(number), symmetry.directions(number)
    for d in range(4):
        assert places[answers.MOVE + d] == answers.MOVE + turn[d]
        assert places[answers.PUSH + 3 * 4 + d] == answers.PUSH + 3 * 4 + turn[d]
    for cell in range(25):
        assert places[answers.CLAIM + cell * 4 + 2] == answers.CLAIM + there[cell] * 4 + 2
    for line in range(10):
        to, how = symmetry.slide(number, line, 1)
        assert places[answers.CONTROL + line * 2 + 1] == answers.CONTROL + to * 2 + how
    assert (places[answers.PROGRAM :] == np.arange(answers.PROGRAM, answers.END)).all()
