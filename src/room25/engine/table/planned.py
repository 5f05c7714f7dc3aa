"""A stated position may state what chance will bring; host only, so compiled games know nothing of it."""

from __future__ import annotations

from room25.engine.marks import host_only
from room25.engine.table.state import Flat

__all__ = ["stack_pile"]


@host_only
def stack_pile(s: Flat, who: int) -> None:
    """The pile that has just been shuffled lies in the order that was stated for it."""
    order = s.planned.get(who)
    if order:
        s.pile[who * 5 : who * 5 + 5] = [*order, *[-1] * (5 - len(order))]
