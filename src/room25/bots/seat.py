"""The player of a seat that a bot holds: when the bot may talk, when it answers, and what happens if it fails.

Every table plays its bots by these rules. What differs is only how a bot is reached: `host.Host` calls it and waits, the server sends
its question to another process. So a turn is a coroutine: `at_once` runs it if nothing has to wait, an event loop if something does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from room25.bots import registry
from room25.bots.contract import Bot, BotError, Command
from room25.bots.protocol import ASIDE, DECIDE
from room25.game import SeatView

__all__ = ["Answer", "FALLBACK", "SeatPlayer", "at_once", "owes"]

MOST_ASIDES = 8  # in a row: a bot that never stops talking does not hold the game up
FALLBACK = "explorer"  # plays for a bot that has failed
FAILED = "bot-note-failed"  # the sentence that people are told then
LISTED = 6  # options that an error names

T = TypeVar("T")


@dataclass(frozen=True)
class Answer:
    """What a bot has answered (None: it is silent), and the id of a sentence that people should be told, or nothing."""

    command: Command | None
    note: str = ""
    reason: str = ""  # why, if that was asked: the id of a sentence too
    values: Mapping[str, str] = field(default_factory=dict)  # what stands in it


class SeatPlayer(ABC):
    """One seat and its bot.

    A bot fails if it raises an error, does not answer, answers what it was not offered, or if the table refuses its answer. `patience`
    is how often in a row it may fail until `explorer` plays the seat for good; before that, explorer answers only the question at
    which the bot failed. With no patience at all the failure is raised as BotError.
    """

    def __init__(self, seat: int, name: str, seed: int, patience: int = 0) -> None:
        self.seat = seat
        self.name = name
        self.seed = seed  # of the bot's own luck: never the number that dealt the game
        self.note = ""  # what the bot wants people to know, as of its last answer
        self._patience = patience
        self._failures = 0  # in a row
        self._talked_in = 0  # the countdown of the round in which the bot was last allowed to talk

    @abstractmethod
    def view(self) -> SeatView:
        """Return what the seat may know now."""

    @abstractmethod
    async def ask(self, ask: str, view: SeatView) -> Answer:
        """Ask the bot to decide (DECIDE) or for something besides that (ASIDE). Any exception means that it has failed."""

    @abstractmethod
    async def play(self, command: Command, number: int | None) -> bool:
        """Play an answer to decision `number`, or an aside if that is None. Returns False if the table refuses it."""

    def on_failure(self, error: BotError) -> None:  # noqa: B027  (not everybody keeps count)
        """The bot has failed; for this question, or for good if it `is_replaced`, the fallback plays instead."""

    @property
    def is_replaced(self) -> bool:
        """Whether the bot has failed too often and is asked no more."""
        return 0 < self._patience <= self._failures

    def is_asked(self) -> bool:
        """Whether this seat owes an answer."""
        return owes(self.view())

    def may_open(self) -> bool:
        """Whether the bot may talk while programs are laid, which it may once per round, even if it lays none itself (AMB-077)."""
        view = self.view()
        is_program = view.decision is not None and view.decision.kind == "program"
        return is_program and self._talked_in != view.flat.rounds_left and bool(view.asides)

    async def turn(self, talks: bool = True) -> None:
        """Talk, answer if the seat is asked, and talk again about what the answer has shown. Without `talks` the bot only answers."""
        if talks:
            await self.talk()
        if await self.answer() and talks:
            await self.talk()

    async def talk(self) -> None:
        """Let the bot do what it wants to do besides answering, MOST_ASIDES times at most."""
        view = self.view()
        self._talked_in = view.flat.rounds_left
        for _ in range(MOST_ASIDES):
            if view.decision is None:
                return
            command = await self._ask(ASIDE, view)
            if command is None or not await self.play(command, None):
                return
            view = self.view()

    async def answer(self) -> bool:
        """Answer the open question. Returns False if the seat is not asked (a guard that has shown itself may owe nothing any more)."""
        view = self.view()
        if view.decision is None or not owes(view):
            return False
        failures = self._failures
        command = await self._ask(DECIDE, view)
        assert command is not None
        is_own = self._failures == failures and not self.is_replaced
        if not await self.play(command, view.decision.number):
            self._fail(BotError(f"the table refused {command!r}"))
        elif is_own:
            self._failures = 0
        return True

    async def _ask(self, ask: str, view: SeatView) -> Command | None:
        """Return what the bot says, checked, or what the fallback says if the bot fails."""
        if not self.is_replaced:
            try:
                answer = await self.ask(ask, view)
                command = self._checked(ask, view, answer.command)
                self.note = answer.note if ask == DECIDE else self.note
                return command
            except BotError as error:
                self._fail(error)
            except Exception as error:
                what = f"{type(error).__name__}: {error}"
                self._fail(BotError(f"the bot {self.name} in seat {self.seat} failed: {what}"))
        self.note = FAILED
        if ask == ASIDE:
            return self.fallback.aside(view)
        assert view.decision is not None
        return self.fallback.decide(view, view.decision)

    def _fail(self, error: BotError) -> None:
        """Count a failure. Raises it if the seat has no patience."""
        if not self._patience:
            raise error
        self._failures += 1
        self.on_failure(error)

    @cached_property
    def fallback(self) -> Bot:
        """The bot that plays if the seat's own has failed."""
        bot = registry.make(FALLBACK, self.seed)
        bot.note = FAILED
        return bot

    def _checked(self, ask: str, view: SeatView, command: object) -> Command | None:
        """Return the command if this seat was offered it. Raises BotError for anything else, also for what another seat may do."""
        if command is None and ask == ASIDE:
            return None
        offered: Mapping[str, tuple[str, ...]] = view.options if ask == DECIDE else view.asides
        who, _, words = command.partition(" ") if isinstance(command, str) else (repr(command), "", "")
        if words not in offered.get(who, ()):
            possible = [f"{name} {option}" for name, options in offered.items() for option in options]
            few = ", ".join(possible[:LISTED]) + (", …" if len(possible) > LISTED else "")
            what = f"the bot {self.name} answered {command!r}, which it was not offered; it may: {few or 'nothing'}"
            raise BotError(what)
        return f"{who} {words}"


def owes(view: SeatView) -> bool:
    """Whether a character of this seat is asked."""
    return view.decision is not None and bool(set(view.decision.asked) & set(view.characters))


def at_once(turn: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits, without an event loop. Returns its result; its exceptions are raised here."""
    try:
        turn.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    turn.close()
    raise RuntimeError("this turn waits for something: it needs an event loop")
