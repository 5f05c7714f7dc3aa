"""The bodies of the puzzles' routes. None of them holds an answer that is right before one was given."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from room25.server.bodies import Replay
from room25.server.choices import Chosen
from room25.server.messages import Seat, Text
from room25.server.view import Facts, View

__all__ = ["BODIES", "DailyPuzzle", "PuzzleAttempt", "PuzzleInfo", "PuzzleOutcome", "PuzzleTask", "Puzzles"]


class PuzzleInfo(Struct):
    """A puzzle in the list: what game it is, what it is about, how hard it is (1 to 5), how many rounds are left, and who is asked."""

    id: str
    edition: str
    mode: str
    level: str
    seats: int
    theme: str
    grade: int
    rounds: int
    who: str


class Puzzles(Struct):
    """All puzzles, and their themes in the order in which they are shown."""

    themes: list[str]
    puzzles: list[PuzzleInfo]


class DailyPuzzle(Struct):
    """The puzzle of a day, which is the number-th."""

    date: str
    number: int
    puzzle: PuzzleInfo


class PuzzleTask(Struct):
    """A puzzle to be solved: all that the asked seat may know at this moment. Its answers are the options of the view."""

    info: PuzzleInfo
    chosen: Chosen
    facts: Facts
    seats: list[Seat]
    seat: int
    view: View


class PuzzleAttempt(Struct, forbid_unknown_fields=True):
    """An answer, without the character's name, and with whose eyes the asker wants to see what it comes to."""

    answer: Text
    eyes: Annotated[Literal["seat", "all"], Meta(description="the asked seat's, or everything open")] = "seat"


class PuzzleOutcome(Struct):
    """Whether an answer is right, which ones are (the best first), and what follows from the answer that was given.

    `worth` and `next` are what the best answer and the best wrong one bring, in thousandths of a win. In the replay bots play on in the
    true deal; its frame 0 is the moment of the puzzle.
    """

    right: bool
    best: list[str]
    worth: int
    next: int
    replay: Replay


BODIES = (Puzzles, DailyPuzzle, PuzzleTask, PuzzleAttempt, PuzzleOutcome)
