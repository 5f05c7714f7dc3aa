"""Puzzles: moments of real games in which one seat has one best answer, proved by search over many worlds that the seat could be in.

A puzzle is a game like any other, up to a moment: its setup, its seed and its commands. `book` holds those that come with the
program, `make` finds new ones, `prove` says what a proof is, `themes` and `grades` by what rules each is named, and `attempt` shows
what an answer comes to.
"""

from __future__ import annotations

from room25.puzzles.book import PUZZLES, Book, load
from room25.puzzles.daily import Daily, daily
from room25.puzzles.model import Puzzle

__all__ = ["Book", "Daily", "PUZZLES", "Puzzle", "daily", "load"]
