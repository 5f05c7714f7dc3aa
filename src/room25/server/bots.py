"""A seat that a computer answers for: a bot's own, or one whose person is away. It is told its seat's view and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import structlog

from room25.bots.contract import BotError
from room25.bots.protocol import ASIDE, DECIDE
from room25.bots.uniform import Uniform
from room25.game import SeatView
from room25.server import metrics
from room25.server.pool import Answer, Pool
from room25.server.table import Table

MOST_ASIDES = 8  # in a row: a bot that never stops talking does not hold the game up
PATIENCE = 3  # answers in a row that the rules refuse
FAILED = "bot-note-failed"
LOG = structlog.get_logger()


class BotSeat:
    """Answers one question at a time, when its steward says so."""

    def __init__(self, table: Table, seat: int, name: str, pool: Pool, is_wanted: Callable[[], bool]) -> None:
        self.name = name
        self._table = table
        self._seat = seat
        self._pool = pool
        self._is_wanted = is_wanted  # asked again when its answer is opened: whoever it stands in for may be back
        self._seed = secrets.randbits(32)  # its own luck: never the number that dealt the game
        self._talked = 0  # the round in which it was let talk before the first program
        self._refused = 0

    def is_asked(self) -> bool:
        """Does this seat owe an answer?"""
        return self._owes(self._view())

    def may_open(self) -> bool:
        """Before the first program of a round a bot may also talk (AMB-077)."""
        view = self._view()
        is_program = view.decision is not None and view.decision.kind == "program"
        return is_program and self._talked != view.flat.rounds_left and bool(view.asides)

    async def talk(self) -> None:
        """Do what it wants to do beside answering."""
        self._talked = self._view().flat.rounds_left
        for _ in range(MOST_ASIDES):
            view = self._view()
            if not view.asides or view.decision is None:
                return
            said = await self._ask(ASIDE, view)
            if said is None or not await self._say(said, None):
                return

    async def answer(self) -> None:
        """Answer what the seat is asked, unless somebody has done so meanwhile."""
        view = self._view()
        if view.decision is None or not self._owes(view):
            return
        said = await self._ask(DECIDE, view)
        if said is not None:
            is_good = await self._say(said, view.decision.number)
            self._refused = 0 if is_good else self._refused + 1

    def _owes(self, view: SeatView) -> bool:
        return view.decision is not None and bool(set(view.decision.asked) & set(view.characters))

    async def _ask(self, ask: str, view: SeatView) -> str | None:
        try:
            if self._refused >= PATIENCE:
                raise BotError("its answers were refused")
            answer = await self._pool.ask(self.name, ask, view, self._seed)
        except BotError as error:
            answer = self._instead(ask, view, error)
        if self._table.presence.notes.get(self._seat, "") != answer.note and ask == DECIDE:
            self._table.presence.notes[self._seat] = answer.note
            self._table.show_people()
        return answer.text

    def _instead(self, ask: str, view: SeatView, error: BotError) -> Answer:
        """A random answer takes its place: the people at the table go on."""
        LOG.warning("bot-failed", table=self._table.id, seat=self._seat, bot=self.name, error=type(error).__name__)
        metrics.BOT_FAILURES.inc()
        decision = view.decision
        if ask == ASIDE or decision is None:
            return Answer(None, FAILED)
        return Answer(Uniform(secrets.randbits(32)).decide(view, decision), FAILED)

    async def _say(self, text: str, number: int | None) -> bool:
        """Say it, if the question is still open and still ours when our turn in the mailbox comes; False where the rules refused it."""

        def still() -> bool:
            if not self._is_wanted():
                return False
            view = self._view()
            return number is None or (view.decision is not None and view.decision.number == number and self._owes(view))

        # No client may make an id with a colon, so nobody can be in the way when it gives a seat back.
        answer = await self._table.say(self._seat, f"bot:{secrets.token_hex(8)}", text, still)
        return b'"type":"accepted"' in answer or b'"code":"not-asked"' in answer

    def _view(self) -> SeatView:
        return self._table.game.view(self._seat)
