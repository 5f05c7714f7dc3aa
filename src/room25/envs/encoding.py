"""What a seat sees, as numbers: one row of bytes, made of named pieces. The seat's view goes in, and nothing else.

`docs/observations.md` lists the pieces; it is made from the same list. `observation` is the name of a version (`envs/versions.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from room25.engine.learn.v0 import Piece
from room25.engine.table.state import Flat
from room25.envs import VERSION
from room25.envs.versions import version

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

__all__ = ["PIECES", "Piece", "SIZE", "bounds", "encode", "named", "slices", "table"]

PIECES = version().pieces
SIZE = version().size


def encode(view: Flat, observation: str = VERSION) -> list[int]:
    """Return the observation of a view (`game.view(seat).flat`), as plain numbers."""
    wanted = version(observation)
    record = wanted.record()
    wanted.encode(view, record)
    numbers: list[int] = record.numbers()
    return numbers


def slices(observation: str = VERSION) -> dict[str, slice]:
    """Return the slice of each piece in a row."""
    spans: dict[str, slice] = {}
    start = 0
    for piece in version(observation).pieces:
        spans[piece.name] = slice(start, start + piece.length)
        start += piece.length
    return spans


def named(rows: Any, observation: str = VERSION) -> dict[str, Any]:
    """Return the pieces of one row or of many, by name and in their shapes; they share the memory of the rows.

    Takes arrays of NumPy, CuPy and JAX, and tensors of torch alike.
    """
    shapes = {piece.name: piece.shape for piece in version(observation).pieces}
    spans = slices(observation)
    return {name: rows[..., span].reshape(*rows.shape[:-1], *shapes[name]) for name, span in spans.items()}


def bounds(observation: str = VERSION) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """Return the least and the greatest number at every place of a row."""
    import numpy as np

    most = np.concatenate([np.full(piece.length, piece.most, np.int8) for piece in version(observation).pieces])
    return np.zeros(len(most), np.int8), most


def table(observation: str = VERSION) -> list[tuple[str, str, str, str, str]]:
    """Return rows for a page: place, name, shape, numbers, meaning."""
    spans = slices(observation)
    return [
        (
            f"{spans[piece.name].start}–{spans[piece.name].stop - 1}",
            piece.name,
            " × ".join(map(str, piece.shape)),
            f"0 … {piece.most}",
            piece.meaning,
        )
        for piece in version(observation).pieces
    ]
