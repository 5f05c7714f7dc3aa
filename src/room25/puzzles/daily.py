"""The puzzle of a day: it follows from the date and the file of puzzles alone, so everybody has the same one everywhere."""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import dataclass

from room25.errors import BadText
from room25.puzzles.book import Book
from room25.puzzles.model import Puzzle

__all__ = ["Daily", "FIRST_DAY", "daily", "today"]

FIRST_DAY = datetime.date(2026, 11, 1)  # number 1
WEEK = (1, 2, 3, 4, 5, 4, 3)  # the grade of each day, from Monday on


@dataclass(frozen=True)
class Daily:
    """The puzzle of a day, and how many days there have been."""

    date: str
    number: int
    puzzle: Puzzle


def today() -> str:
    """Return today's date, in UTC."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def daily(book: Book, date: str) -> Daily:
    """Return the puzzle of a date, `2026-11-19`. Raises BadText for anything else, and for days before the first."""
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        raise BadText(f"a date is written as 2026-11-19, not {date[:40]!r}") from None
    number = (day - FIRST_DAY).days + 1
    if number < 1:
        raise BadText(f"the first puzzle of a day was that of {FIRST_DAY}")
    grade = WEEK[day.weekday()]
    of_grade = [puzzle for puzzle in book.puzzles if puzzle.grade == grade] or list(book.puzzles)
    shuffled = sorted(of_grade, key=lambda puzzle: hashlib.sha256(f"daily {puzzle.id}".encode()).digest())
    return Daily(day.isoformat(), number, shuffled[number % len(shuffled)])
