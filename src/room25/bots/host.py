"""The host: asks the bots of a game, each with its own seat's view, checks what they answer, and plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from room25.bots.contract import Bot, BotError, Command
from room25.bots.uniform import Uniform
from room25.errors import BadText
from room25.game import SPECTATOR, Game, SeatView

MOST_ASIDES = 8  # in a row: a bot that never stops talking does not hold the game up
FAILED = "bot-note-failed"


class Host:
    """A game with bots in some of its seats.

    A bot that fails, or answers what it may not, ends the game with BotError. A `forgiving` host seats `uniform` in its place instead and
    keeps the error in `failures`.
    """

    def __init__(self, game: Game, bots: Mapping[int, Bot], forgiving: bool = False) -> None:
        wrong = [seat for seat in bots if not 0 <= seat < game.seats]
        if wrong:
            raise BadText(f"there is no seat {wrong[0]}: seats run from 0 to {game.seats - 1}")
        self.game = game
        self.bots = dict(bots)
        self.forgiving = forgiving
        self.failures: list[BotError] = []

    def step(self, seat: int | None = None) -> bool:
        """One answer of this seat, or of the first asked that is a bot's, with what its bot does beside it; False where no bot is asked."""
        found = self._asked(seat)
        if found is None:
            return False
        self.open_round()
        view = self.talk(found)
        if self._asked(found) is not None:  # a guard that has just shown itself may owe nothing any more
            self.game.play(self._ask(found, view, _answer))
            self.talk(found)
        return True

    def finish(self) -> str:
        """Play to the end where every seat is a bot's, and let the bots go; gives the result."""
        try:
            while not self.game.is_over:
                if not self.step():
                    raise BadText("the game waits for a seat that no bot holds")
        finally:
            self.close()
        return self.game.result or ""

    def talk(self, seat: int) -> SeatView:
        """Let a bot do what it wants to do beside answering; gives its view after that."""
        view = self.game.view(seat)
        for _ in range(MOST_ASIDES):
            said = "" if self.game.is_over else self._ask(seat, view, _aside)
            if not said:
                break
            self.game.play(said)
            view = self.game.view(seat)
        return view

    def close(self) -> None:
        """Let every bot go."""
        for bot in self.bots.values():
            bot.close()

    def _asked(self, seat: int | None) -> int | None:
        """The first seat that is asked and has a bot, or this one if it is."""
        asked = [self.game.seat_of(who) for who in self.game.decision.asked] if self.game.decision else []
        return next((one for one in asked if one in self.bots and seat in (None, one)), None)

    def open_round(self) -> None:
        """Before anybody programs every bot may do something beside answering: the paranoid lay their adrenaline out (AMB-077)."""
        decision = self.game.decision
        if decision is None or decision.kind != "program":
            return
        v = self.game.view(SPECTATOR).flat
        programs = [c for c in range(8) if v.stands_on[c] >= 0 and not v.chooses_freely[c] and not v.paranoid[c]]
        if all((v.owes >> c) & 1 for c in programs):
            for seat in self.bots:
                self.talk(seat)

    def _ask(self, seat: int, view: SeatView, how: Callable[[Bot, SeatView], Command]) -> Command:
        bot = self.bots[seat]
        try:
            return how(bot, view)
        except BotError as error:
            failure = error
        except Exception as error:
            failure = BotError(f"the bot {bot.name} in seat {seat} failed: {type(error).__name__}: {error}")
        if not self.forgiving:
            raise failure
        self.failures.append(failure)
        bot.close()
        self.bots[seat] = Uniform(bot.seed, bot.budget)
        self.bots[seat].note = FAILED
        return how(self.bots[seat], view)


def _answer(bot: Bot, view: SeatView) -> Command:
    decision = view.decision
    assert decision is not None
    said = bot.decide(view, decision)
    return _checked(bot, said, view.options)


def _aside(bot: Bot, view: SeatView) -> Command:
    said = bot.aside(view)
    return _checked(bot, said, view.asides) if said is not None else ""


def _checked(bot: Bot, said: object, offered: Mapping[str, tuple[str, ...]]) -> Command:
    """A command that this seat was offered; nothing that another seat might do, and nothing else."""
    who, _, words = said.partition(" ") if isinstance(said, str) else (repr(said), "", "")
    if words not in offered.get(who, ()):
        possible = [f"{name} {option}" for name, options in offered.items() for option in options]
        few = ", ".join(possible[:6]) + (", …" if len(possible) > 6 else "")
        raise BotError(f"the bot {bot.name} answered {said!r}, which it was not offered; it may: {few or 'nothing'}")
    return f"{who} {words}"
