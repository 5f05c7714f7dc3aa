"""A table whose bots run in this process: the host calls each bot with its own seat's view and plays its answers as `seat` says."""

from __future__ import annotations

from collections.abc import Mapping

from room25.bots.contract import Bot, BotError, Command
from room25.bots.protocol import ASIDE
from room25.bots.seat import Answer, SeatPlayer, at_once
from room25.errors import BadText
from room25.game import SPECTATOR, Game, SeatView

__all__ = ["Host"]


class Host:
    """A game with bots in some of its seats.

    A bot that fails, or answers what it may not, ends the game with BotError. A `forgiving` host seats `explorer` in its place instead
    and keeps the error in `failures`.
    """

    def __init__(self, game: Game, bots: Mapping[int, Bot], forgiving: bool = False) -> None:
        wrong = [seat for seat in bots if not 0 <= seat < game.seats]
        if wrong:
            raise BadText(f"there is no seat {wrong[0]}: seats run from 0 to {game.seats - 1}")
        self.game = game
        self.bots = dict(bots)
        self.failures: list[BotError] = []
        self._players = {seat: _HostedSeat(self, seat, 1 if forgiving else 0) for seat in bots}

    def step(self, seat: int | None = None) -> bool:
        """Let the bot of this seat, or of the first seat that is asked, take its turn. Returns False if no bot is asked."""
        asked = self._asked(seat)
        if asked is None:
            return False
        self.open_round()
        at_once(self._players[asked].turn())
        return True

    def finish(self) -> str:
        """Play to the end and let the bots go. Returns the result; raises BadText if a seat without a bot is asked."""
        try:
            while not self.game.is_over:
                if not self.step():
                    raise BadText("the game waits for a seat that no bot holds")
        finally:
            self.close()
        return self.game.result or ""

    def open_round(self) -> None:
        """Before anybody programs every bot may talk: the paranoid, who lay no program, lay their adrenaline out (AMB-077)."""
        decision = self.game.decision
        if decision is None or decision.kind != "program":
            return
        v = self.game.view(SPECTATOR).flat
        programs = [c for c in range(8) if v.stands_on[c] >= 0 and not v.chooses_freely[c] and not v.paranoid[c]]
        if all((v.owes >> c) & 1 for c in programs):
            for player in self._players.values():
                at_once(player.talk())

    def close(self) -> None:
        """Let every bot go."""
        for bot in self.bots.values():
            bot.close()

    def _asked(self, seat: int | None) -> int | None:
        """Return the first seat that is asked and has a bot, or this one if it is asked; None if there is none."""
        asked = [self.game.seat_of(who) for who in self.game.decision.asked] if self.game.decision else []
        return next((one for one in asked if one in self.bots and seat in (None, one)), None)


class _HostedSeat(SeatPlayer):
    """A seat whose bot is called directly; what it answers was checked, so the game takes it."""

    def __init__(self, host: Host, seat: int, patience: int) -> None:
        bot = host.bots[seat]
        super().__init__(seat, bot.name, bot.seed, patience)
        self._host = host

    def view(self) -> SeatView:
        return self._host.game.view(self.seat)

    async def ask(self, ask: str, view: SeatView) -> Answer:
        bot = self._host.bots[self.seat]
        if ask == ASIDE:
            return Answer(bot.aside(view), bot.note)
        assert view.decision is not None
        return Answer(bot.decide(view, view.decision), bot.note)

    async def play(self, command: Command, number: int | None) -> bool:
        self._host.game.play(command)
        return True

    def on_failure(self, error: BotError) -> None:
        self._host.failures.append(error)
        self._host.bots[self.seat].close()
        self._host.bots[self.seat] = self.fallback
