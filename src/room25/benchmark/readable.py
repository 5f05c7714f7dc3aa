"""A fixed reader: how guilty a seat looks by what everybody could write down of it until the first role is known.

Its weights were fitted to games of explorers (`python bench/readable.py --fix`) and never change, so that agents can be compared. It
knows explorers' ways: a guard that it cannot tell may be well hidden, or only odd in another way than an explorer is.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from room25.engine.entries import seats
from room25.engine.learn import ledger
from room25.events import Event
from room25.game import Game
from room25.notation import command
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["READER", "Watched", "area", "judged", "looks"]

READER = Path(__file__).with_name("reader.toml")


class Watched(Game):
    """A game that keeps the public ledger until the first role is known."""

    def watch(self) -> Watched:
        self.ledger, self.kept = ledger.Ledger(), self.state()
        return self

    def play(self, text: str) -> list[Event]:
        before = self.state()
        if not seats.is_open(before):
            name, _, words = text.partition(" ")
            who = CHARACTER_NAMES.index(name)
            ledger.note(before, self.ledger, who, command.number(before, who, command.parse(words)))
        events = super().play(text)
        if not seats.is_open(before):
            self.kept = self.state()
            ledger.settle(self.kept, self.ledger)
        return events


def judged(game: Watched) -> list[tuple[float, int]]:
    """How guilty each seat of a finished game looked, and is it a guard."""
    rows = [[0] * seats.SEAT_WIDTH for _ in range(8)]
    n = seats.describe(game.kept, game.ledger, rows, 0)
    return [(round(looks(row[1:]), 6), row[seats.IS_GUARD]) for row in rows[:n]]


@cache
def _reader() -> tuple[list[float], list[float], list[float]]:
    held = tomllib.loads(READER.read_text(encoding="utf-8"))
    return held["mean"], held["spread"], held["weights"]


def looks(row: list[int]) -> float:
    """The score of one seat: the higher, the more it looks like a guard."""
    mean, spread, weights = _reader()
    x = [(value - m) / s for value, m, s in zip(row, mean, spread)]
    return sum(w * value for w, value in zip(weights, [1.0, *x, *(min(value, 1.0) ** 2 for value in x)]))


def area(scores: list[tuple[float, int]]) -> float | None:
    """How often one that is wanted has a higher score than one that is not; a tie counts half. None if there is only one kind."""
    good = [score for score, wanted in scores if not wanted]
    bad = [score for score, wanted in scores if wanted]
    if not good or not bad:
        return None
    ranked = sorted(scores)
    total, i = 0.0, 0
    while i < len(ranked):  # equal scores share their mean rank
        k = i
        while k < len(ranked) and ranked[k][0] == ranked[i][0]:
            k += 1
        total += sum(wanted for _, wanted in ranked[i:k]) * (i + k + 1) / 2
        i = k
    return (total - len(bad) * (len(bad) + 1) / 2) / (len(bad) * len(good))
