"""The versions of observations, by name. Every environment is made for one of them; what a version says never changes.

A new version is a module of pieces and one that fills them (`engine/learn/v1.py`, `encode_v1.py`), its compiled entries
(`engine/entries/envs.py`), and a row here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

from room25.engine.learn import encode_v0, encode_v1, v0, v1
from room25.engine.learn.v0 import Piece
from room25.envs import VERSION
from room25.errors import BadText

if TYPE_CHECKING:
    import numpy as np

__all__ = ["ObservationVersion", "version"]


@dataclass(frozen=True)
class ObservationVersion:
    """One way to write a seat's view as a row of bytes."""

    name: str
    pieces: tuple[Piece, ...]  # in the order of the row
    record: Callable[[], Any]  # makes an empty observation of plain lists, for interpreted rules
    dtype: Callable[[], np.dtype[np.void]]  # an observation as a NumPy record
    encode: FunctionType  # fills an observation from a view: `encode(view, observation)`; it is compiled too
    observe_entry: str = "env_observe"  # the compiled entries that use it
    step_entry: str = "env_step_many"

    @property
    def size(self) -> int:
        """How many bytes a row has."""
        return sum(piece.length for piece in self.pieces)


VERSIONS = {
    "v0": ObservationVersion("v0", v0.PIECES, v0.Obs, v0.dtype, cast(FunctionType, encode_v0.encode)),
    "v1": ObservationVersion(
        "v1",
        v1.PIECES,
        v1.Obs1,
        v1.dtype,
        cast(FunctionType, encode_v1.encode),
        observe_entry="env_observe_v1",
        step_entry="env_step_many_v1",
    ),
}


def version(name: str = VERSION) -> ObservationVersion:
    """Return the version of that name. Raises BadText if there is none."""
    if name not in VERSIONS:
        raise BadText(f"there are no observations {name!r}; there are {', '.join(VERSIONS)}")
    return VERSIONS[name]
