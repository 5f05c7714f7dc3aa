"""The puzzle of a day, the same for everybody: `days.toml` says which puzzle each day has, however many there are by then."""

from __future__ import annotations

import datetime
import hashlib
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from room25.errors import BadText
from room25.puzzles.book import Book
from room25.puzzles.model import Puzzle

__all__ = ["DAYS", "Daily", "FIRST_DAY", "daily", "days", "planned", "today"]

FIRST_DAY = datetime.date(2026, 11, 1)  # number 1
WEEK = (1, 2, 3, 4, 5, 4, 3)  # the grade of each day, from Monday on
DAYS = 3 * 364  # that have a puzzle of their own: whole weeks, for they begin anew after the last
PLAN = Path(__file__).with_name("days.toml")


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
    ids = days()
    return Daily(day.isoformat(), number, book.by_id[ids[(number - 1) % len(ids)]])


@cache
def days() -> tuple[str, ...]:
    """Return the ids of the puzzles of the days, from the first day on."""
    return tuple(tomllib.loads(PLAN.read_text(encoding="utf-8"))["days"]) if PLAN.exists() else ()


def planned(book: Book, before: Sequence[str], count: int = DAYS) -> list[str]:
    """Return the puzzles of so many days: those of before as they are, then of each day's grade the one that was seen least."""
    plan = list(before)
    seen = Counter(plan)
    for number in range(len(plan), count):
        grade = WEEK[(FIRST_DAY + datetime.timedelta(number)).weekday()]
        of_grade = [puzzle.id for puzzle in book.puzzles if puzzle.grade == grade] or list(book.by_id)
        plan.append(min(of_grade, key=lambda id: (seen[id], hashlib.sha256(f"daily {id}".encode()).digest())))
        seen[plan[-1]] += 1
    return plan
