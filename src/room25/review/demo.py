"""A game of bots to be reviewed: every seat is held by the same kind of bot."""

from __future__ import annotations

from collections.abc import Callable

from room25.bots.contract import Bot
from room25.bots.host import Host
from room25.game import Game

__all__ = ["play"]


def play(edition: str, mode: str, seats: int | None, level: str, seed: int, make_bot: Callable[[], Bot]) -> str:
    """Play a game to its end and return its record. Unless seats are given, Competition is for two."""
    if seats is None and mode == "competition":
        seats = 2
    game = Game.new(edition, mode=mode, seats=seats, level=level, seed=seed)
    Host(game, {seat: make_bot() for seat in range(game.seats)}).finish()
    return game.record()
