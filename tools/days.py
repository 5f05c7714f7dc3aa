"""Write which puzzle each day has: days that have one keep it, however the file of puzzles grows. A part of `make made`."""

from __future__ import annotations

from room25.puzzles import load
from room25.puzzles.daily import FIRST_DAY, days, planned


def page() -> str:
    """Return the file of the days, with as many more as there are to be."""
    ids = "".join(f'    "{id}",\n' for id in planned(load(), days()))
    return f"# The puzzle of each day from {FIRST_DAY} on. Lines are only added: a day keeps its puzzle.\ndays = [\n{ids}]\n"
