"""What the game's own rooms are held to, for those of an expansion: random games of its editions, looked at by every seat.

Whoever reads only the events that a seat may see can lay its table; a view lists what the rules allow; what is dealt anew from a view
looks the same from there; a position reads back; and compiled games never come to an impossible state.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from room25.engine.table.state import SPECTATOR, State, View
from room25.engine.views.project import project
from room25.engine.views.redeal import redeal
from room25.errors import Room25Error
from room25.game import Game
from room25.notation.position import read_position, write_position
from room25.setup.expansions import Expansion
from room25.setup.kinds import GameKind, Soaker, game_kinds
from room25.story import Story, differences

__all__ = ["faults"]

MOST_ANSWERS = 3000  # of one game: more, and it does not end
LOOKS = 0.1  # of all answers, after which everything is looked at


def faults(expansion: Expansion, games: int, compiled: Soaker | None) -> Iterator[str]:
    """Play so many games of every kind, a hundred times as many compiled; the first fault of each kind in a sentence."""
    for kind in game_kinds():
        if kind.edition in expansion.editions:
            for seed in range(1, games + 1):
                fault = _fault(kind, seed)
                if fault:
                    yield f"{kind}, the game of seed {seed}: {fault}"
                    break
            try:
                if compiled is not None:
                    kind.soak(compiled, 1, games * 100)
            except Room25Error as error:
                yield str(error)


def _fault(kind: GameKind, seed: int) -> str:
    dice = Random(f"{kind} {seed}")
    game = Game(kind.setup(), seed)
    for _ in range(MOST_ANSWERS):
        decision = game.decision
        if decision is None:
            return ""
        who = dice.choice(decision.asked)
        said = f"{who} {dice.choice(game.options(who))}"
        game.play(said)
        if dice.random() < LOOKS and not game.is_over:
            fault = _looked_at(game, dice)
            if fault:
                return f"after {said!r} {fault}"
    return f"it has not ended after {MOST_ANSWERS:,} answers"


def _looked_at(game: Game, dice: Random) -> str:
    for pov in (*range(game.seats), SPECTATOR):
        seen = game.view(pov)
        told = differences(Story(game.setup, pov).hear(seen.events).board, seen.flat)
        if told:
            return f"the events do not tell what has changed: {told[0]}. Change the table through effects, or log what you do"
    s = game.state()
    if read_position(write_position(s)).numbers() != s.numbers():
        return "its position does not read back"
    seat = dice.randrange(game.seats)
    seen = game.view(seat)
    if any(game.options(who) != options for who, options in seen.options.items()):
        return f"what seat {seat} may answer depends on what it does not know"
    other, again = State(), View()
    redeal(seen.flat, seed_of(dice), 7, other)
    project(other, seat, again)
    if again.numbers(_OWN) != seen.flat.numbers(_OWN):
        return f"seat {seat} sees what it cannot know: dealt anew, the table looks different from there"
    return ""


_OWN = ("rng0", "rng1", "key")


def seed_of(dice: Random) -> int:
    """A number to deal anew with."""
    return dice.randrange(1 << 30)
