"""A command tried on a copy of the game. A refusal says only what its sender may know."""

from __future__ import annotations

from room25.errors import BadText, GameOver, IllegalCommand, NotAsked
from room25.game import Game
from room25.server.letters import PlayCommand
from room25.server.messages import Accepted, Code, Refused

__all__ = ["tried"]


def tried(game: Game, command: PlayCommand, number: int, is_waiting: bool) -> Accepted | Refused:
    """Play the command on this copy, as the one of this number. Return the reply."""
    if is_waiting:
        return Refused(command.id, "waiting", text="the game has not begun yet")
    name = command.text.split()[0] if command.text.split() else command.text
    try:
        if game.seat_of(name) != command.seat:
            return Refused(command.id, "not-yours", text=f"{name.lower()} is not played by seat {command.seat}")
        game.play(command.text)
    except IllegalCommand as error:
        why = f"why-{error.key}" if error.key else ""
        return Refused(command.id, _code(error), error.rule, why, str(error), list(error.alternatives))
    except BadText as error:
        return Refused(command.id, "bad-text", text=str(error))
    return Accepted(command.id, number)


def _code(error: IllegalCommand) -> Code:
    if isinstance(error, GameOver):
        return "game-over"
    return "not-asked" if isinstance(error, NotAsked) else "illegal"
