"""A whole game by random seats, each choosing from its own view: python examples/random_game.py [mode] [seed]"""

from __future__ import annotations

import random
import sys

from room25.game import Game


def play(mode: str, seed: int) -> Game:
    """Everybody answers at random with what its own view offers."""
    game = Game.new("base", mode=mode, seed=seed, seats={"solo": 1, "competition": 2}.get(mode, 4))
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        who = decision.asked[0]
        view = game.view(game.seat_of(who))
        game.play(f"{who} {chance.choice(view.options[who])}")
    return game


if __name__ == "__main__":
    finished = play(sys.argv[1] if len(sys.argv) > 1 else "suspicion", int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    print(finished.draw())
    print(f"result: {finished.result}")
