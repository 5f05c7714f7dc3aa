"""Bots that think where they are asked: a browser's worker has no processes, and no page waits for it."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace

from room25.bots.contract import Budget
from room25.bots.games import PLAY, played
from room25.bots.seat import Answer
from room25.bots.serve import ANY, serve
from room25.game import SeatView
from room25.review.asked import REVIEW, part
from room25.server.pool import BUDGET, Pool

__all__ = ["InlinePool"]

SECONDS = 0.3  # of an answer: what the interpreter needs around it comes on top


class InlinePool(Pool):
    """Answers the same lines as the processes of a server do, one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = asyncio.Lock()

    async def ask(
        self, bot: str, ask: str, view: SeatView, seed: int, budget: Budget = BUDGET, table: str = ""
    ) -> Answer:
        return await super().ask(bot, ask, view, seed, replace(budget, seconds=min(budget.seconds, SECONDS)), table)

    async def think(self, line: str, heavy: bool, seconds: float, whose: str = "") -> str:
        async with self._turn:
            await asyncio.sleep(0.001)  # what has come in meanwhile is answered first
            said = io.StringIO()
            serve(ANY, io.StringIO(line + "\n"), said, {REVIEW: part, PLAY: played})
            return said.getvalue()
