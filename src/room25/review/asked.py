"""A part of a review, as a process is asked for it: the same numbers as `room25 review --bot search` has, some answers at a time."""

from __future__ import annotations

from typing import Any

from room25.bots import registry
from room25.bots.contract import Bot, Budget
from room25.review.chances import PLAYOUTS
from room25.review.data import told
from room25.review.model import look_back

__all__ = ["REVIEW", "part"]

REVIEW = "review"  # what such a line asks for
BOT = "search"  # `sage`, where it is, weighs answers otherwise
LUCK, THOUGHTS = 1, 400  # as the command line has them


def part(message: dict[str, Any]) -> dict[str, object]:
    """Return the review of the record in `message`, with the answers and the moments from number `first` to `last`."""
    first, last = int(message["first"]), int(message["last"])

    def make_bot() -> Bot:
        return registry.make(BOT, LUCK, Budget(playouts=THOUGHTS))

    review = look_back(message["record"], make_bot, only=lambda n: first <= n <= last, playouts=PLAYOUTS)
    return {REVIEW: told(review)}
