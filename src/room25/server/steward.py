"""The steward of a table: lets its bots answer, stands in for people who are gone, and watches the clock.

If several servers share a database, one of them leads each table; the others only show their own people what they need to see.
"""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress
from functools import partial

import structlog

from room25.server.bots import BotSeat, NotNow
from room25.server.bus import Bus
from room25.server.pool import Pool
from room25.server.table import Table

__all__ = ["Steward"]

ASK_AGAIN = 2.0  # seconds until we ask again whether we lead a table that another server has led
GRACE = 60.0  # seconds that bots play on after the last person has left
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds without bots after nothing could be kept, longer every time
LOG = structlog.get_logger()


class Steward:
    """Looks at its table whenever something has changed or a time has run out."""

    def __init__(self, table: Table, pool: Pool, bus: Bus) -> None:
        self._table = table
        self._pool = pool
        self._bus = bus
        self._bots: dict[int, BotSeat] = {}
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._decision = -1  # for which the clock was set
        self._late: set[int] = set()  # seats whose clock has run out for it
        self._leads = False
        self._seen = -math.inf  # when somebody was last at the table
        self._pause = 0.0  # seconds that the bots rest, since nothing could be kept
        self._rests_until = 0.0
        self._wake = asyncio.Event()
        table.changed.append(self._wake.set)
        self._task = asyncio.create_task(self._run(), name=f"steward of {table.id}")

    def wake(self) -> None:
        """Look again: who leads the table may have changed."""
        self._wake.set()

    async def close(self) -> None:
        """Stop the bots, and let another server lead the table."""
        tasks = [self._task, *self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._leads:
            await self._bus.release(self._table.id)

    async def _run(self) -> None:
        while not self._table.game.is_over:
            self._wake.clear()
            try:
                await self._ask_for_the_lead()
                wait = self._look()
            except Exception:
                LOG.exception("steward-failed", table=self._table.id)
                wait = ASK_AGAIN
            with suppress(TimeoutError):  # not `wait_for`, which may swallow that it is told to stop
                async with asyncio.timeout(wait):
                    await self._wake.wait()
        self._look_at_people(set())
        self._table.show_clock(None)

    async def _ask_for_the_lead(self) -> None:
        """Lead the table while somebody is at it, and a little longer; then its bots rest, or play for people at another server."""
        if self._table.watchers or self._table.presence.connected():
            self._seen = time.monotonic()
        if self._seen > time.monotonic() - GRACE:
            self._leads = await self._bus.lead(self._table.id)
        elif self._leads:
            self._leads = False
            await self._bus.release(self._table.id)

    def _look(self) -> float | None:
        """Do what is due. Return how many seconds to wait before looking again; None: until something changes."""
        people = set() if self._table.is_waiting else {seat.seat for seat in self._table.seats if not seat.bot}
        lonely = self._seen <= time.monotonic() - GRACE
        waits = [
            None if lonely else GRACE if self._leads else ASK_AGAIN,
            self._look_at_people(people),
            self._look_at_clock(people),
        ]
        rest = self._rests_until - time.monotonic()
        if rest > 0:
            waits.append(rest)
        elif self._leads:
            self._let_play()
        return min((one for one in waits if one is not None), default=None)

    def _look_at_people(self, people: set[int]) -> float | None:
        """Decide for whom a bot stands in: for players who want it, and for those who have been gone too long while others wait.

        Return how many seconds are left until the next player has been gone too long.
        """
        presence, patience = self._table.presence, self._table.terms.away
        away, wait = set(), None
        if people & presence.connected():
            for seat in people:
                left = patience - presence.gone_for(seat)
                if seat in presence.stands or (patience and left <= 0):
                    away.add(seat)
                elif patience and seat not in presence.connected():
                    wait = left if wait is None else min(wait, left)
        if away != presence.away:
            presence.away = frozenset(away)
            self._table.show_people()
        return wait

    def _look_at_clock(self, people: set[int]) -> float | None:
        """Start the clock of a new decision; when it has run out, those who have not answered are late.

        Nobody is late while no player is connected. Return the seconds left.
        """
        table, seconds = self._table, self._table.terms.clock
        decision = table.game.decision
        if not seconds or decision is None or not people & table.presence.connected():
            self._decision = -1
            self._late.clear()
            if table.clock_ends is not None:
                table.show_clock(None)
            return None
        if decision.number != self._decision:
            self._decision = decision.number
            self._late.clear()
            table.show_clock(time.monotonic() + seconds)
        assert table.clock_ends is not None
        left = table.clock_ends - time.monotonic()
        if left > 0:
            return left
        self._late = {table.game.seat_of(who) for who in decision.asked}
        return None

    def _let_play(self) -> None:
        """Let every bot play whose seat is asked, and stop those whose players are back."""
        wanted = self._wanted()
        for seat, bot in list(self._bots.items()):
            if bot.name != wanted.get(seat):
                del self._bots[seat]
                if (task := self._at_work.get(seat)) is not None:
                    task.cancel()
        if self._table.is_waiting:
            return
        for seat, name in wanted.items():
            if seat not in self._bots:
                fence = partial(self._bus.fence, self._table.id)
                self._bots[seat] = BotSeat(self._table, seat, name, self._pool, partial(self._is_wanted, seat), fence)
            bot = self._bots[seat]
            talks = bool(
                self._table.seats[seat].bot
            )  # a stand-in tells no colours and shows no role in its player's name
            if seat not in self._at_work and (bot.is_asked() or (talks and bot.may_open())):
                task = asyncio.create_task(self._play(bot, talks), name=f"bot at {self._table.id}")
                task.add_done_callback(partial(self._is_done, seat))
                self._at_work[seat] = task

    def _wanted(self) -> dict[int, str]:
        """Return which bot plays which seat now."""
        helped = self._table.presence.away | self._late
        names = {seat.seat: seat.bot for seat in self._table.seats if seat.bot}
        return names | {seat: self._table.terms.helper for seat in helped if seat not in names}

    def _is_wanted(self, seat: int) -> bool:
        """Whether a bot's answer for this seat still counts; a stand-in's does not once its player has been welcomed."""
        presence = self._table.presence
        is_gone = seat in presence.away and (seat in presence.stands or seat not in presence.connected())
        return bool(self._table.seats[seat].bot) or seat in self._late or is_gone

    async def _play(self, bot: BotSeat, talks: bool) -> None:
        try:
            await bot.turn(talks)
            self._pause = 0.0
        except (
            NotNow
        ) as error:  # all bots of the table rest, so that a full disk is not asked hundreds of times a second
            if self._rests_until < time.monotonic():
                self._pause = min(LONGEST_PAUSE, 2 * self._pause or FIRST_PAUSE)
                self._rests_until = time.monotonic() + self._pause
                LOG.warning("bots-rest", table=self._table.id, seconds=self._pause, error=str(error))
        except Exception:
            LOG.exception("bot-failed", table=self._table.id, bot=bot.name)

    def _is_done(self, seat: int, task: asyncio.Task[None]) -> None:
        self._at_work.pop(seat, None)
        self._wake.set()
