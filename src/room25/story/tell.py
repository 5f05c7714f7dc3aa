"""A story: the table as the log tells it. It starts from the setup and follows the events that one pov may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from room25.engine.rules.rooms import CENTRAL
from room25.engine.table.board import CENTRE
from room25.engine.table.state import ABSENT, FIELDS, PRISONER, SPECTATOR, UNKNOWN, View
from room25.events import Event
from room25.setup.lay import Setup, table
from room25.story import people, rooms, time  # noqa: F401  (they say how each event is read)
from room25.story.words import READERS

__all__ = ["Story"]


class Story:
    """Tell it every event in turn; `board` is what lies on the table then, as this pov knows it."""

    def __init__(self, setup: Setup, pov: int = SPECTATOR) -> None:
        self.board = laid(setup, pov)

    def add(self, event: Event) -> None:
        """One more thing has happened."""
        read = READERS.get(event.kind)
        if read is not None:
            read(self.board, event.values)

    def hear(self, events: Iterable[Event]) -> Self:
        """Several, in their order."""
        for event in events:
            self.add(event)
        return self


def laid(setup: Setup, pov: int) -> View:
    """The table before anything is dealt: everybody in the central room, every tile face down but that one."""
    start = table(setup)
    b = View()
    for name, length, _ in FIELDS:
        setattr(b, name, list(getattr(start, name)) if length else getattr(start, name))
    b.pov = pov
    b.kind[:] = [UNKNOWN] * 25
    b.kind[CENTRE] = CENTRAL
    b.deck[: b.deck_count] = sorted(b.deck[: b.deck_count])
    b.stock[:] = [0] * len(b.stock)  # what is drawn for the complex is told; the rest stays in the box
    b.draws[:] = [0] * len(b.draws)
    for c in range(8):
        if b.stands_on[c] != ABSENT and not (b.pack_guards == 0 and b.owner[c] == pov):
            b.role[c] = UNKNOWN  # without guards in the pack everybody is a prisoner, and knows it of itself
        elif b.stands_on[c] != ABSENT:
            b.role[c] = PRISONER
    return b
