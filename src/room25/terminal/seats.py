"""Who sits where: people at this keyboard, and bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from room25.bots import registry
from room25.bots.contract import Bot, Budget, cores
from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.rules.modes import BY_SEAT
from room25.game import Game
from room25.texts import Texts

__all__ = ["DEFAULT", "DIFFICULTIES", "Seats", "names_for"]

DIFFICULTIES = {"easy": "cautious", "normal": "explorer", "hard": "search"}
DEFAULT = "normal"
BUDGET = Budget(seconds=0.5, workers=cores())  # nobody wants to wait longer, and nothing else needs the machine


@dataclass(frozen=True)
class Seats:
    """The first seats are people, the others are one kind of bot each with its own luck."""

    names: tuple[str, ...]  # one for each person
    bot: str = DIFFICULTIES[DEFAULT]
    luck: int = 0  # the bots' seed; it has nothing to do with the deal, which a bot could work out from its number

    @property
    def people(self) -> int:
        return len(self.names)

    def is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self.names)

    def bots(self, game: Game) -> dict[int, Bot]:
        """A bot for every seat without a person."""
        return {seat: registry.make(self.bot, self.luck, BUDGET) for seat in range(self.people, game.seats)}

    def name(self, seat: int, game: Game, texts: Texts) -> str:
        """A person's name, or the names of the characters that the computer moves."""
        if self.is_person(seat):
            return self.names[seat]
        return ", ".join(texts.character(key) for key in game.view(seat).characters)

    def side_name(self, side: int, game: Game, texts: Texts) -> str:
        """Who wins if a side wins: a seat for itself, or a team."""
        if MODES[game.setup.mode].sides == BY_SEAT:
            return self.name(side, game, texts)
        return texts("team-name", number=side + 1)


def names_for(people: int, given: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The names that were given, and Player 2 for whoever gave none."""
    return tuple(
        given[i] if i < len(given) and given[i] else texts("term-player-name", number=i + 1) for i in range(people)
    )
