"""Bots at a table: each a process of its own that is told its seat's view and nothing else."""

from __future__ import annotations

import asyncio
import secrets
import shlex
import sys

import structlog

from room25.bots.contract import Bot, BotError
from room25.bots.process import Process
from room25.bots.uniform import Uniform
from room25.game import SeatView
from room25.server import metrics
from room25.server.table import Table

MOST_ASIDES = 8  # in a row: a bot that never stops talking does not hold the game up
PATIENCE = 3  # answers in a row that the rules refuse
LOG = structlog.get_logger()


class BotSeat:
    """Looks at its table whenever something has changed, and answers when its seat is asked."""

    def __init__(self, table: Table, seat: int, name: str) -> None:
        self._table = table
        self._seat = seat
        self._seed = secrets.randbits(32)  # its own luck: never the number that dealt the game
        self._name = name
        self._bot: Bot | None = None
        self._talked = 0  # the round in which it was let talk before the first program
        self._wake = asyncio.Event()
        self._wake.set()
        table.changed.append(self._wake.set)
        self._task = asyncio.create_task(self._run(), name=f"bot {name} at {table.id}")

    async def close(self) -> None:
        """End the bot and its process."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._bot is not None:
            self._bot.close()  # here, not in a thread: all of those may be waiting for bots that think

    async def _run(self) -> None:
        while not self._table.game.is_over:
            await self._wake.wait()
            self._wake.clear()
            refused = 0
            while not self._table.is_waiting and self._is_asked():
                refused = 0 if await self._answer() else refused + 1
                if refused >= PATIENCE:
                    await self._give_up(BotError("its answers were refused"))
        if self._bot is not None:
            await asyncio.to_thread(self._bot.close)

    def _is_asked(self) -> bool:
        """Does this seat owe an answer? Before the first program of a round it may also talk (AMB-077)."""
        view = self._view()
        if view.decision is None:
            return False
        opens = view.decision.kind == "program" and self._talked != view.flat.left and bool(view.asides)
        return opens or self._owes(view)

    def _owes(self, view: SeatView) -> bool:
        return view.decision is not None and bool(set(view.decision.asked) & set(view.characters))

    async def _answer(self) -> bool:
        """Talk, then answer; False where the rules refused the answer."""
        self._talked = self._view().flat.left
        for _ in range(MOST_ASIDES):
            said = await self._ask(aside=True)
            if said is None or not await self._say(said):
                break
        if not self._owes(self._view()):
            return True  # it only talked, or a guard that has shown itself owes nothing any more
        said = await self._ask(aside=False)
        return said is None or await self._say(said)

    async def _ask(self, aside: bool) -> str | None:
        view = self._view()
        decision = view.decision
        if decision is None or (not aside and not self._owes(view)):
            return None
        try:
            if self._bot is None:
                self._bot = await asyncio.to_thread(self._start)
            if aside:
                return await asyncio.to_thread(self._bot.aside, view)
            return await asyncio.to_thread(self._bot.decide, view, decision)
        except BotError as error:
            await self._give_up(error)
            return None

    async def _say(self, text: str) -> bool:
        # No client may make an id with a colon, so nobody can be in the way when it gives a seat back.
        answer = await self._table.say(self._seat, f"bot:{secrets.token_hex(8)}", text)
        return b'"type":"accepted"' in answer

    async def _give_up(self, error: BotError) -> None:
        """A random bot takes its place: the people at the table go on."""
        LOG.warning("bot-failed", table=self._table.id, seat=self._seat, bot=self._name, error=type(error).__name__)
        metrics.BOT_FAILURES.inc()
        if self._bot is not None:
            await asyncio.to_thread(self._bot.close)
        self._bot = Uniform(self._seed)

    def _start(self) -> Bot:
        return Process(shlex.join([sys.executable, "-m", "room25", "bot", self._name]), self._seed)

    def _view(self) -> SeatView:
        return self._table.game.view(self._seat)
