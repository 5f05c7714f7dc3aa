"""A seat that a bot plays at the server: the bot's own, or one whose player is away. The bot thinks in a process of the pool."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import structlog

from room25.bots.contract import BotError, Command
from room25.bots.protocol import ASIDE
from room25.bots.seat import FALLBACK, Answer, SeatPlayer, owes
from room25.game import SeatView
from room25.lessons import taught_by
from room25.server import metrics
from room25.server.database import Fence
from room25.server.messages import Refused, read_reply
from room25.server.pool import Pool
from room25.server.table import Table

__all__ = ["BotSeat", "NotNow"]

FAILURES_ALLOWED = 3  # failures in a row until the fallback plays for good
LOG = structlog.get_logger()


class NotNow(Exception):
    """The table could not keep the answer, or another server leads it by now: no fault of the bot, which is asked again later."""


class BotSeat(SeatPlayer):
    """Takes one turn at a time, when its steward says so."""

    def __init__(
        self,
        table: Table,
        seat: int,
        name: str,
        pool: Pool,
        is_wanted: Callable[[], bool],
        fence: Callable[[], Fence | None] = lambda: None,
    ) -> None:
        super().__init__(seat, name, secrets.randbits(32), FAILURES_ALLOWED)
        self._table = table
        self._pool = pool
        self._is_wanted = is_wanted  # asked again when its answer is played: the player may be back
        self._fence = fence

    def view(self) -> SeatView:
        return self._table.game.view(self.seat)

    async def ask(self, ask: str, view: SeatView) -> Answer:
        if ask == ASIDE and not view.asides:
            return Answer(None)
        name = self.name
        if (lesson := taught_by(name)) is not None:
            scripted = lesson.answer(view, ask == ASIDE)
            if scripted is not None or ask == ASIDE:
                return Answer(scripted)
            name = FALLBACK  # the lesson is over, and its learner plays on
        return await self._pool.ask(name, ask, view, self.seed, table=self._table.id)

    async def play(self, command: Command, number: int | None) -> bool:
        """Play it if, when its turn in the mailbox comes, the bot is still wanted and the question still open.

        A question that was answered or given back meanwhile is no refusal of the bot. Raises NotNow if nothing could be kept.
        """

        def is_still_open() -> bool:
            if not self._is_wanted():
                return False
            view = self.view()
            return number is None or (view.decision is not None and view.decision.number == number and owes(view))

        if number is not None:
            self._show_note()
        # No client may make an id with a colon, so nobody can be in the way when a seat is given back.
        id = f"bot:{secrets.token_hex(8)}"
        reply = read_reply(await self._table.play(self.seat, id, command, is_still_open, self._fence()))
        if isinstance(reply, Refused) and reply.code == "internal":
            raise NotNow(reply.text)
        return not isinstance(reply, Refused) or reply.code == "not-asked"

    def on_failure(self, error: BotError) -> None:
        LOG.warning("bot-failed", table=self._table.id, seat=self.seat, bot=self.name, error=type(error).__name__)
        metrics.BOT_FAILURES.inc()

    def _show_note(self) -> None:
        notes = self._table.presence.notes
        if notes.get(self.seat, "") != self.note:
            notes[self.seat] = self.note
            self._table.show_people()
