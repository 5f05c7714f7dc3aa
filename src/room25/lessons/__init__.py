"""Lessons: pinned games that teach. A TOML file holds the deal and every answer at the table, the learner's with what is said about it.

A lesson is a game like any other: its setup and seed deal it, and whoever plays its answers gets the same game every time. So what a
lesson speaks of does happen. The learner sits in seat 0; for the others `answer` knows what they answer, and what they say besides.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from room25.game import Game, SeatView, Setup

__all__ = ["LEARNER", "LESSONS", "Lesson", "Note", "Step", "load", "partner", "taught_by"]

LESSONS = (
    "first",
    "suspicion",
    "solo",
    "competition",
    "team",
    "talents",
    "robots",
    "cards",
)  # in the order of learning
LEARNER = 0  # the seat
PARTNER = "lesson:"  # before the key: the name of whoever plays the other seats of a lesson
NEXT = "next"  # the part of the screen that a note is about if it names none: what has to be tapped


@dataclass(frozen=True)
class Note:
    """Something to say: its sentence in the catalogues, and the part of the screen that it is about."""

    text: str
    about: str


@dataclass(frozen=True)
class Step:
    """One answer of the script: to which decision, by whom, its words, and what is said to the learner before."""

    decision: int
    seat: int
    who: str
    words: str
    is_aside: bool
    notes: tuple[Note, ...]


@dataclass(frozen=True)
class Lesson:
    """A pinned game, and the answers that are given in it."""

    key: str
    setup: Setup
    seed: int
    script: tuple[tuple[str, tuple[Note, ...]], ...]  # a command and what is said before it
    end: tuple[Note, ...]  # what is said when the last of them was played

    def play(self) -> Iterator[tuple[Step, Game]]:
        """Play the script. Yields each step with the game as it is before it. Raises IllegalCommand where the script is wrong."""
        game = Game(self.setup, self.seed)
        for command, notes in self.script:
            who, _, words = command.partition(" ")
            assert game.decision is not None, f"{self.key}: {command} comes after the end of the game"
            is_aside = words.startswith("claim ")
            step = Step(game.decision.number, game.seat_of(who), who, words, is_aside, notes)
            yield step, game
            game.play(command)

    def answer(self, view: SeatView, aside: bool) -> str | None:
        """Return what this seat answers now, or says besides; None if the script does not know, as when it is over."""
        assert view.decision is not None
        for step in self.steps:
            if step.seat != view.pov or step.is_aside != aside:
                continue
            if aside:
                is_due = step.decision <= view.decision.number and not _has_said(view, step)
                offered = view.asides
            else:
                is_due = step.decision == view.decision.number and step.who in view.decision.asked
                offered = view.options
            if is_due and step.words in offered.get(step.who, ()):
                return f"{step.who} {step.words}"
        return None

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for step, _ in self.play())


@cache
def load(key: str) -> Lesson:
    """Return a lesson by its key. Raises KeyError if there is none."""
    if key not in LESSONS:
        raise KeyError(key)
    data = tomllib.loads(files(__name__).joinpath(f"{key}.toml").read_text(encoding="utf-8"))
    script = tuple((one["play"], _notes(one)) for one in map(_line, data["script"]))
    return Lesson(key, Setup(**data["setup"]), data["seed"], script, _notes({"say": data["end"]}))


def partner(key: str) -> str:
    """Return the name under which the other seats of a lesson are played."""
    return PARTNER + key


def taught_by(bot: str) -> Lesson | None:
    """Return the lesson whose partner has this name, or None for any other bot."""
    key = bot.removeprefix(PARTNER)
    return load(key) if bot.startswith(PARTNER) and key in LESSONS else None


def _has_said(view: SeatView, step: Step) -> bool:
    """Whether this claim was made: of one room everybody says a colour once in a lesson."""
    cell = step.words.split()[1].upper()
    said = (event.values for event in view.events if event.kind == "claimed")
    return any(values["who"] == step.who and str(values["cell"]).upper() == cell for values in said)


def _line(line: str | Mapping[str, Any]) -> Mapping[str, Any]:
    return {"play": line} if isinstance(line, str) else line


def _notes(line: Mapping[str, Any]) -> tuple[Note, ...]:
    said = (text.partition("@") for text in line.get("say", ()))
    return tuple(Note(f"learn-{text}", about or NEXT) for text, _, about in said)
