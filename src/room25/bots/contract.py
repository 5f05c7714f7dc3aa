"""What a bot is: a view and a question go in, a command comes out. No bot ever holds a game or a state.

A bot's luck follows from its own seed, its seat and the place in the game, so the same view gives the same command, also after a saved
game was loaded. Never seed a bot with the number that dealt the game: whoever knows that number knows every room.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from room25.errors import Room25Error
from room25.game import Decision, SeatView
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["Bot", "BotError", "Budget", "Choice", "Command", "Thought", "cores", "first_asked"]

Command = str  # `alice move b2`, as `Game.play` takes it


class BotError(Room25Error):
    """A bot that cannot be found or started, or that has answered what it may not."""


@dataclass(frozen=True)
class Budget:
    """What one decision may cost. With `playouts` it is exactly that many and no clock is asked, so the answer is the same everywhere."""

    seconds: float = 0.5
    playouts: int = 0
    workers: int = 1


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Choice:
    """One answer that was weighed: its words, how good it looked, and how much of the thinking went to it (all shares make 1)."""

    words: str
    score: float
    share: float


@dataclass(frozen=True)
class Thought:
    """Why the last answer was chosen. `reason` names its sentence in the catalogues and may be empty; `values` are what stands in it."""

    who: str
    chosen: Command
    choices: tuple[Choice, ...]
    reason: str = ""
    values: Mapping[str, str] = field(
        default_factory=dict
    )  # keys where a language has words for them: a room's, a colour's


class Bot(ABC):
    """One seat's player. It is asked for `aside` until that returns None, then to `decide`, and again for each character that is asked."""

    name: ClassVar[str] = ""

    def __init__(self, seed: int = 0, budget: Budget = Budget()) -> None:  # noqa: B008  (a budget never changes)
        self.seed = seed
        self.budget = budget
        self.note = ""  # something that people should be told once: the id of a sentence in the catalogues

    @abstractmethod
    def decide(self, view: SeatView, decision: Decision) -> Command:
        """Return the answer of this seat's first character in `decision.asked`: its name and one of its `view.options`."""

    def aside(self, view: SeatView) -> Command | None:
        """Return something to do besides answering, one of `view.asides` with the character's name before it, or None."""
        return None

    def explain(self) -> Thought | None:
        """Return why the last `decide` chose its answer, if the bot can tell."""
        return None

    def beliefs(self, view: SeatView) -> Mapping[str, Any] | None:
        """Return what the bot believes, if it can tell; nothing at a table asks for it, the benchmark does.

        "rooms" has the odds of rooms by cell, {"A1": {"vortex": 0.3, …}}, for every room that its seat does not know; "guards" has
        the odds that a character is a guard, {"alice": 0.4, …}, and may be left out.
        """
        return None

    def close(self) -> None:  # noqa: B027  (most bots hold nothing)
        """Release whatever the bot holds; it is not asked again."""

    def luck(self, view: SeatView, why: str = "") -> Random:
        """Return a generator for one choice. It depends on the number of events, which is public, so it tells nothing."""
        return Random(f"{self.seed} {view.pov} {view.flat.decision_number} {len(view.events)} {why}")


def first_asked(view: SeatView, decision: Decision) -> str:
    """Return this seat's first character that is asked. Raises BotError if none is."""
    v = view.flat
    for name in decision.asked:
        if v.owner[CHARACTER_NAMES.index(name)] == v.pov:
            return name
    raise BotError(f"seat {v.pov} is not asked anything: the question is for {', '.join(decision.asked)}")
