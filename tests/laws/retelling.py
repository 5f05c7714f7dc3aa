"""One random game told twice: by the views of everybody who looks, and by the stories that they read from their events alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from laws.games import begin, play, povs, some_setup
from room25.engine.table.state import SPECTATOR, State, View
from room25.engine.views.project import add_own, fill_public
from room25.events import from_row
from room25.notation import command
from room25.redact import redact
from room25.setup.kinds import GameKind
from room25.setup.lay import CHARACTER_NAMES, Setup
from room25.story import Story, differences


class LogLacks(Exception):
    """Somebody cannot tell from the log what lies on the table: which game, after which command, and what differs."""


@dataclass
class Told:
    """How much was compared."""

    games: int = 0
    answers: int = 0
    views: int = 0
    events: int = 0

    def add(self, other: Told) -> None:
        self.games += other.games
        self.answers += other.answers
        self.views += other.views
        self.events += other.events


class Retelling:
    """A game beside the stories of all who look at it."""

    def __init__(self, setup: Setup, s: State) -> None:
        self.stories = {pov: Story(setup, pov) for pov in povs(s)}
        self.told = Told(games=1)
        self.happened = 0

    def hear(self, s: State) -> list[str]:
        """Everybody hears the rows that are new in the log, and looks at the table; gives what differs, in words."""
        events = [from_row(self.happened + i, row) for i, row in enumerate(s.log)]
        self.happened += len(events)
        self.told.answers += 1
        self.told.events += len(events)
        public = View()
        fill_public(s, public)
        found: list[str] = []
        for pov, story in self.stories.items():
            story.hear(redact(event, pov) for event in events)
            if s.outcome and pov != SPECTATOR:
                continue  # at the end the views open everything, and there is nothing left to tell
            view = public.clone()
            if not s.outcome:
                add_own(s, pov, view)
            self.told.views += 1
            found += [f"{name_of(pov)}, {difference}" for difference in differences(story.board, view)]
        return found


def name_of(pov: int) -> str:
    return "the spectator" if pov == SPECTATOR else f"seat {pov}"


def retell(cell: GameKind, seed: int) -> Told:
    """Play the game of this kind and seed to its end; LogLacks at the first difference."""
    dice = Random(f"{cell} story {seed}")
    setup = some_setup(cell, dice)
    s = begin(setup, dice.randrange(2**32))
    telling = Retelling(setup, s)
    number, words = 0, "the deal"
    complain(telling.hear(s), cell, seed, number, words)
    for move in play(s, dice):
        if number:
            complain(telling.hear(s), cell, seed, number, words)
        number += 1
        words = f"{CHARACTER_NAMES[move.who]} {command.words(s, move.who, move.answer)}"
    complain(telling.hear(s), cell, seed, number, words)
    return telling.told


def complain(found: list[str], cell: GameKind, seed: int, number: int, words: str) -> None:
    if found:
        raise LogLacks("\n  ".join([f"{cell}, seed {seed}, command {number} ({words}):", *found[:8]]))
