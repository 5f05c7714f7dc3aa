"""Observations, version 1: version 0 and what a network otherwise learns slowly: the rooms around the asked figure and the way to the goal.

The first pieces are those of version 0, in the same places and with the same meaning; like them, these never change theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from room25.engine import marks as jit
from room25.engine.learn import v0
from room25.engine.learn.v0 import BOARD, Piece
from room25.engine.table.board import COLOURS, DIRECTIONS
from room25.engine.table.fields import CHARACTERS, KINDS

if TYPE_CHECKING:
    import numpy as np

    Observations1: TypeAlias = Sequence["Obs1"]

__all__ = ["FEATURES", "FIGURES", "FLAGS", "HOURS", "Obs1", "PIECES", "PLACES", "REACH", "ROBOTS", "TRAITS", "dtype"]

PLACES = DIRECTIONS + 1  # the rooms to the north, east, south and west of a figure, and its own
# what is told of each of them: the kind of the room, who stands there, robots, and these flags
FLAGS = ("open", "closed", "zone", "locked", "seen by anybody", "told by anybody")
FIGURES, ROBOTS = KINDS, KINDS + CHARACTERS
TRAITS = ROBOTS + 2
FEATURES = TRAITS + len(FLAGS)
REACH = 4  # how far two cells of one line can lie apart
HOURS = 14  # rounds that are told one by one

NEW: tuple[Piece, ...] = (
    Piece(
        "around",
        (PLACES, FEATURES),
        1,
        "the rooms north, east, south and west of the asked figure, and its own: the kind, the figures, the robots; "
        + ", ".join(FLAGS),
    ),
    Piece(
        "way",
        (2, 2, 2 * REACH + 1),
        1,
        "where the exit and the Key lie, if the seat knows it: 4 + columns to the east, 4 + rows to the south of the figure",
    ),
    Piece("voices", (len(COLOURS), *BOARD), v0.SEATS, "how many other seats say this colour of the tile"),
    Piece("corridor", (2, *BOARD), 1, "a Pivoting room whose corridor runs west to east, north to south"),
    Piece("hours", (HOURS,), 1, "more than so many rounds are left, from 0 on"),
)
PIECES: tuple[Piece, ...] = v0.PIECES + NEW


class Obs1:
    """One observation as plain lists, for interpreted rules."""

    __slots__ = tuple(piece.name for piece in PIECES)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> list[int]: ...

    def __init__(self) -> None:
        for piece in PIECES:
            setattr(self, piece.name, [0] * piece.length)

    def numbers(self) -> list[int]:
        """The whole observation, piece after piece."""
        return [number for piece in PIECES for number in getattr(self, piece.name)]


def dtype() -> np.dtype[np.void]:
    """An observation as a NumPy record of numbers of one byte."""
    import numpy as np

    return np.dtype([(piece.name, "i1", (piece.length,)) for piece in PIECES])


jit.record(
    ("Obs1",), ("Observations1",), tuple((piece.name, piece.length, "i1") for piece in PIECES), dtype, is_blank=True
)
