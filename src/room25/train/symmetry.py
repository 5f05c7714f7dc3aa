"""The eight symmetries of the board: where every number of an observation, of the truth and of an answer goes if the board is turned.

A network need not be shown turned boards: turning its first and last weights does the same, and costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from room25.bots.sight import OBSERVATION, ROW
from room25.engine.learn import truth
from room25.engine.learn.v1 import FEATURES, PIECES, PLACES, REACH
from room25.engine.table import answers
from room25.engine.table.board import DIRECTIONS, EDGES, NEIGHBOUR, SIDE
from room25.engine.table.fields import CELLS, KINDS, LINES

__all__ = ["COUNT", "LEDGER", "ROW", "answer_places", "belief_places", "cells", "row_places", "truth_places"]

COUNT = 8  # symmetries; number 0 changes nothing
LEDGER = ROW - OBSERVATION

Places = npt.NDArray[np.int64]


@cache
def cells(number: int) -> tuple[int, ...]:
    """Return where each cell goes: 4 says that rows become columns first, 2 and 1 turn rows and columns round."""

    def moved(cell: int) -> int:
        row, column = divmod(cell, SIDE)
        if number & 4:
            row, column = column, row
        return (SIDE - 1 - row if number & 2 else row) * SIDE + (SIDE - 1 - column if number & 1 else column)

    return tuple(moved(cell) for cell in range(CELLS))


def directions(number: int) -> tuple[int, ...]:
    """Return where each direction goes, as the neighbours of the centre do."""
    around = [NEIGHBOUR[12 * DIRECTIONS + d] for d in range(DIRECTIONS)]
    return tuple(around.index(cells(number)[cell]) for cell in around)


def slide(number: int, line: int, way: int) -> tuple[int, int]:
    """Return which line slides which way, if this one did."""
    if number & 4:
        line = (line + 5) % LINES
    turned = number & (1 if line < 5 else 2)  # a row slides along the columns
    place = line % 5
    mirrored = number & (2 if line < 5 else 1)
    return line // 5 * 5 + (4 - place if mirrored else place), 1 - way if turned else way


def row_places(number: int) -> Places:
    """Return where every number of what a network sees goes."""
    found = np.arange(ROW)
    start = 0
    for piece in PIECES:
        at = np.arange(piece.length).reshape(piece.shape)
        if piece.shape[-2:] == (SIDE, SIDE):
            flat = at.reshape(-1, CELLS)
            if piece.name == "corridor" and number & 4:
                flat = flat[::-1]
            goes = flat[:, list(cells(number))]
        elif piece.name == "line":
            goes = np.empty_like(at)
            for way, line in product(range(2), range(LINES)):
                there, how = slide(number, line, way)
                goes[way, line] = at[how, there]
        elif piece.name == "around":
            goes = at[[*directions(number), PLACES - 1]].reshape(PLACES, FEATURES)
        elif piece.name == "way":
            goes = _way(at, number)
        else:
            goes = at
        found[start : start + piece.length] = start + goes.reshape(-1)
        start += piece.length
    return found


def _way(at: Places, number: int) -> Places:
    """The way to a goal: columns to the east, then rows to the south."""
    goes = np.empty_like(at)
    for axis, step in product(range(2), range(2 * REACH + 1)):
        there = 1 - axis if number & 4 else axis
        turned = number & (1 if there == 0 else 2)
        goes[:, axis, step] = at[:, there, 2 * REACH - step if turned else step]
    return goes


def belief_places(number: int) -> Places:
    """Return where the beliefs about rooms go, cell by cell and kind by kind."""
    return np.arange(CELLS * KINDS).reshape(CELLS, KINDS)[list(cells(number))].reshape(-1)


def truth_places(number: int, length: int) -> Places:
    """Return where the numbers of the truth go, written out as `network.written_out` does: rooms cell by cell, then what stays."""
    assert truth.TRUTH[0][0] == "room"
    found = np.arange(length)
    found[: CELLS * KINDS] = belief_places(number)
    return found


def answer_places(number: int) -> Places:
    """Return where every answer goes."""
    found = np.arange(answers.END)
    turn = directions(number)
    there = cells(number)
    edges = [frozenset(EDGES[2 * i : 2 * i + 2]) for i in range(len(EDGES) // 2)]
    pairs = [frozenset(answers.PAIRS[2 * i : 2 * i + 2]) for i in range(len(answers.PAIRS) // 2)]
    goes: dict[str, Callable[[int], int]] = {
        "direction": lambda d: turn[d],
        "direction from the centre": lambda d: turn[d],
        "cell": lambda cell: there[cell],
        "place": lambda d: turn[d] if d < DIRECTIONS else d,
        "order": lambda n: n - n % DIRECTIONS + turn[n % DIRECTIONS],
        "pair": lambda i: pairs.index(frozenset(turn[d] for d in pairs[i])),
        "edge": lambda i: edges.index(frozenset(there[cell] for cell in edges[i])),
    }
    for family in answers.FAMILIES:
        for answer in range(family.first, family.first + family.size):
            values = list(family.values(answer))
            if family.parameters == ("line", "way"):
                values = list(slide(number, values[0], values[1]))
            values = [goes.get(name, int)(value) for name, value in zip(family.parameters, values)]
            found[answer] = family.first + sum(w * value for w, value in zip(family.weights, values))
    return found
