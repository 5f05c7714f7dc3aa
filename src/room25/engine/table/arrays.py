"""Arrays of states: a list of states where rules are interpreted, an array of records where they are compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from room25.engine.marks import twin

if TYPE_CHECKING:
    from room25.engine.table.state import State, View

    States: TypeAlias = Sequence[State]
    Views: TypeAlias = Sequence[View]


@twin("def put(states, to, source):\n    states[to] = states[source]\n")
def put(states: States, to: int, source: int) -> None:
    """Copy one whole state over another."""
    states[to].take(states[source])
