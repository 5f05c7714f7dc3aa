"""Which answers are offered, as a record of bytes. A mask goes by the numbers of the answers, so every version has the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from room25.engine import marks as jit
from room25.engine.table.answers import END

if TYPE_CHECKING:
    import numpy as np

    Masks: TypeAlias = Sequence["Mask"]

__all__ = ["Mask", "dtype"]


class Mask:
    """1 at the numbers of the answers that are offered, 0 elsewhere."""

    __slots__ = ("may",)

    def __init__(self) -> None:
        self.may = [0] * END


def dtype() -> np.dtype[np.void]:
    """A mask as a NumPy record."""
    import numpy as np

    return np.dtype([("may", "i1", (END,))])


jit.record(("Mask",), ("Masks",), (("may", END, "i1"),), dtype)
