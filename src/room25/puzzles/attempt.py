"""What an answer comes to: the game goes on from there in its true deal, with `explorer` in every seat."""

from __future__ import annotations

from collections.abc import Callable

from room25.bots.contract import Bot
from room25.bots.explorer import Explorer
from room25.bots.host import Host
from room25.game import Game

__all__ = ["MOST_COMMANDS", "MOST_ROUNDS", "ROUNDS", "play_on"]

ROUNDS = 2  # that are shown at least, the puzzle's counted
MOST_ROUNDS = 4  # if nobody has died or got out by then, more are shown
MOST_COMMANDS = 49
LUCK = 25


def play_on(game: Game, who: str, answer: str, bot: Callable[[int], Bot] = Explorer) -> Game:
    """Give this answer and play on for two rounds, and then until something is decided. Returns the same game.

    Raises what `Game.play` raises.
    `bot` makes the bot of a seat with this luck: `explorer`, or one that answers alike and faster.
    """
    begun, there = game.state().rounds_begun, _still_there(game)
    game.play(f"{who} {answer}")
    host = Host(game, {seat: bot(LUCK) for seat in range(game.seats)})
    for _ in range(MOST_COMMANDS):
        rounds = game.state().rounds_begun - begun
        is_decided = _still_there(game) < there
        if game.is_over or rounds >= (ROUNDS if is_decided else MOST_ROUNDS) or not host.step():
            break
    host.close()
    return game


def _still_there(game: Game) -> int:
    """How many characters have neither died nor got out."""
    return sum(tile >= 0 for tile in game.state().stands_on)
