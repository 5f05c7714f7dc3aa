"""Redact: an event for those in its audience, its bare number for all others, so that numbers stay dense for everyone."""

from __future__ import annotations

from collections.abc import Iterable

from room25.engine.table.log import EVERYONE
from room25.engine.table.state import EVERYTHING
from room25.events import Event, hidden

__all__ = ["redact_all"]


def redact(event: Event, pov: int) -> Event:
    """What this pov may know of an event."""
    if event.audience == EVERYONE or pov == EVERYTHING or (pov >= 0 and (event.audience >> pov) & 1):
        return event
    return hidden(event.number)


def redact_all(events: Iterable[Event], pov: int) -> list[Event]:
    """A whole log as this pov may know it."""
    return [redact(event, pov) for event in events]
