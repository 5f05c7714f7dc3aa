"""From the notes of a task's games to its numbers, each with the interval that it can be told with."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from room25.arena.rate import Z, wilson
from room25.benchmark.believe import Sum
from room25.benchmark.play import GameNote
from room25.benchmark.readable import area
from room25.benchmark.tasks import Task

__all__ = ["measured"]

WON = "wp"  # all but one got out counts as won, as in the arena
DIGITS = 4


def measured(task: Task, notes: Sequence[GameNote]) -> dict[str, Any]:
    """Everything that is scored in this task; None where an agent states no beliefs, or where nothing happened that could be told."""
    found: dict[str, Any] = {}
    for what in task.scored:
        found[what] = _MEASURES[what](notes)
    return found


def _won(notes: Sequence[GameNote]) -> dict[str, Any]:
    return _share(sum(note.word[0] in WON for note in notes), len(notes))


def _exploited(notes: Sequence[GameNote]) -> dict[str, Any]:
    """How often the best of the others beats the agent. It is the greatest of several shares, so it is too high rather than too low."""
    by: dict[str, list[GameNote]] = {}
    for note in notes:
        by.setdefault(note.other, []).append(note)
    lost = {other: _share(sum(note.word[0] == "l" for note in some), len(some)) for other, some in by.items()}
    best = max(lost, key=lambda other: float(lost[other]["share"]))
    return {"by": best, **lost[best], "each": {other: share["share"] for other, share in lost.items()}}


def _held(notes: Sequence[GameNote]) -> dict[str, Any] | None:
    """How well the reader tells guards from prisoners: 0.5 is not at all."""
    return _area([seat for note in notes for seat in note.held])


def _lies(notes: Sequence[GameNote]) -> dict[str, Any] | None:
    return _area([claim for note in notes for claim in note.claims])


def _rooms(notes: Sequence[GameNote]) -> dict[str, Any] | None:
    return _beliefs([note.asked.rooms for note in notes if note.asked])


def _guards(notes: Sequence[GameNote]) -> dict[str, Any] | None:
    return _beliefs([note.asked.guards for note in notes if note.asked])


_MEASURES = {"won": _won, "exploited": _exploited, "held": _held, "lies": _lies, "rooms": _rooms, "guards": _guards}


def _share(count: int, games: int) -> dict[str, Any]:
    low, high = wilson(count, games)
    return {"share": round(count / games, DIGITS), "low": round(low, DIGITS), "high": round(high, DIGITS), "of": games}


def _area(scores: list[tuple[float, int]]) -> dict[str, Any] | None:
    found = area(scores)
    if found is None:
        return None
    wanted = sum(kind for _, kind in scores)
    half = Z * sqrt(found * (1 - found) * (1 / wanted + 1 / (len(scores) - wanted)) / 2)
    low, high = max(0.0, found - half), min(1.0, found + half)
    return {"area": round(found, DIGITS), "low": round(low, DIGITS), "high": round(high, DIGITS)} | {
        "of": len(scores),
        "wanted": wanted,
    }


def _beliefs(games: list[Sum]) -> dict[str, Any] | None:
    """Both scores over all that was asked, with intervals over games: what is asked in one game is alike."""
    asked = [game.of for game in games]
    if not sum(asked):
        return None
    told: dict[str, Any] = {"of": sum(asked), "games": len(games)}
    for score, sums in (("brier", [game.brier for game in games]), ("log", [game.log for game in games])):
        mean = sum(sums) / sum(asked)
        off = sum((value - mean * n) ** 2 for value, n in zip(sums, asked))
        half = Z * sqrt(off * len(games) / max(1, len(games) - 1)) / sum(asked)
        told[score] = {
            "mean": round(mean, DIGITS),
            "low": round(mean - half, DIGITS),
            "high": round(mean + half, DIGITS),
        }
    return told
