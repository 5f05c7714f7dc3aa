"""Whether a server can do its work: something is written and committed, within a limit."""

from __future__ import annotations

import asyncio
import time

from room25.server.database import Database

__all__ = ["Health"]

LIMIT = 2.0  # seconds for the answer, whatever the database does
FRESH = 0.5  # seconds for which an answer is good: whoever asks often does not write often


class Health:
    """Looks at most one probe at a time, for all who ask."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._probe: asyncio.Task[None] | None = None
        self._began = 0.0

    async def trouble(self) -> str:
        """Return what is wrong in a few words; empty if nothing is."""
        if self._probe is None or (self._probe.done() and self._began < time.monotonic() - FRESH):
            self._began = time.monotonic()
            self._probe = asyncio.create_task(self._database.probe(), name="probe")
        await asyncio.wait({self._probe}, timeout=LIMIT)  # not `wait_for`: to give up may take as long again
        if not self._probe.done():
            return "the database does not answer"
        return "the database cannot write" if self._probe.exception() is not None else ""
