"""What a seat sees, as numbers: one row of bytes, made of named pieces. The seat's view goes in, and nothing else.

`docs/observations.md` lists the pieces; it is made from the same list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from room25.engine.learn.encode_v0 import encode as _encode
from room25.engine.learn.v0 import PIECES, SIZE, Obs, Piece
from room25.engine.table.state import Flat

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

__all__ = ["PIECES", "SIZE", "Piece", "bounds", "encode", "named", "slices", "table"]


def encode(view: Flat) -> list[int]:
    """The observation of a view (`game.view(seat).flat`), as plain numbers."""
    o = Obs()
    _encode(view, o)
    return o.numbers()


def slices() -> dict[str, slice]:
    """Where each piece lies in a row."""
    found: dict[str, slice] = {}
    start = 0
    for piece in PIECES:
        found[piece.name] = slice(start, start + piece.length)
        start += piece.length
    return found


def named(rows: Any) -> dict[str, Any]:
    """The pieces of one row or of many, by name and in their shapes; they share the memory of the rows.

    Takes arrays of NumPy, CuPy and JAX, and tensors of torch alike.
    """
    shapes = {piece.name: piece.shape for piece in PIECES}
    return {name: rows[..., part].reshape(*rows.shape[:-1], *shapes[name]) for name, part in slices().items()}


def bounds() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """The least and the greatest number at every place."""
    import numpy as np

    most = np.concatenate([np.full(piece.length, piece.most, np.int8) for piece in PIECES])
    return np.zeros(SIZE, np.int8), most


def table(pieces: Sequence[Piece] = PIECES) -> list[tuple[str, str, str, str, str]]:
    """Rows for people: where, name, shape, numbers, meaning."""
    where = slices()
    return [
        (
            f"{where[piece.name].start}–{where[piece.name].stop - 1}",
            piece.name,
            " × ".join(map(str, piece.shape)),
            f"0 … {piece.most}",
            piece.meaning,
        )
        for piece in pieces
    ]
