"""Arrays of states: a list of states for interpreted rules, an array of records for compiled ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from room25.engine.marks import copies, twin
from room25.engine.table.state import State

if TYPE_CHECKING:
    from room25.engine.table.state import View

    States: TypeAlias = Sequence[State]
    Views: TypeAlias = Sequence[View]

__all__ = ["lay", "put"]


@twin("def put(states, to, source):\n    states[to] = states[source]\n")
def put(states: States, to: int, source: int) -> None:
    """Copy one whole state over another."""
    states[to].take(states[source])


@copies
def lay(s: State, laid: State) -> None:
    """Make a state equal to a laid table, before it is dealt."""
    s.take(laid)
