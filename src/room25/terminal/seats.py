"""Who sits where: people at this keyboard, and seats that the computer moves at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from room25.core.board import COLOURS, parse_cell
from room25.core.knowledge import claimed
from room25.game import Game
from room25.rules.modes import BY_KEY as MODES
from room25.rules.modes import BY_SEAT
from room25.rules.rooms import COLOUR
from room25.texts import Texts

TALKATIVE = 1 / 3  # how often a random seat says something of what it has seen
HONEST = 3 / 4


@dataclass(frozen=True)
class Seats:
    """The first seats are people, the others the computer's."""

    names: tuple[str, ...]  # one for each person

    @property
    def people(self) -> int:
        return len(self.names)

    def is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self.names)

    def name(self, seat: int, game: Game, texts: Texts) -> str:
        """A person's name, or the names of the characters that the computer moves."""
        if self.is_person(seat):
            return self.names[seat]
        return ", ".join(texts.character(key) for key in game.view(seat).characters)

    def side_name(self, side: int, game: Game, texts: Texts) -> str:
        """Who wins where a side wins: a seat for itself, or a team."""
        if MODES[game.setup.mode].sides == BY_SEAT:
            return self.name(side, game, texts)
        return texts("team-name", number=side + 1)


def names_for(people: int, given: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The names that were given, and Player 2 for whoever gave none."""
    return tuple(
        given[i] if i < len(given) and given[i] else texts("term-player-name", number=i + 1) for i in range(people)
    )


def random_answer(game: Game, who: str) -> str:
    """Any legal answer, from what this seat may know.

    Its luck is its own and follows from the place in the game, so that a saved game goes on as it would have.
    """
    view = game.view(game.seat_of(who))
    return f"{who} {luck(game, who).choice(view.options[who])}"


def random_talk(game: Game, who: str) -> str | None:
    """Now and then a colour that was not told yet, true more often than not."""
    view = game.view(game.seat_of(who))
    seat, v = view.pov, view.flat
    untold = [
        words
        for words in view.asides.get(who, ())
        if words.startswith("claim") and not claimed(v, seat, v.tile_at[parse_cell(words.split()[1])])
    ]
    dice = luck(game, f"{who} talks")
    if not untold or dice.random() > TALKATIVE:
        return None
    cell = dice.choice(untold).split()[1]
    truth = COLOUR[v.kind[v.tile_at[parse_cell(cell)]]]
    said = truth if dice.random() < HONEST else dice.randrange(len(COLOURS))
    return f"{who} claim {cell} {COLOURS[said]}"


def luck(game: Game, why: str) -> Random:
    """A generator for one choice; the number of events is the same for everybody, so it tells nothing."""
    return Random(f"{game.seed} {why} {len(game.view(0).events)}")
