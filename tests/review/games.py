"""Games to look back on, each played once."""

from __future__ import annotations

from functools import cache
from random import Random

from room25.bots import registry
from room25.bots.contract import Bot
from room25.bots.host import Host
from room25.game import Game
from room25.review.model import Review, look_back

GAMES = (
    ("base", "suspicion", 5, "uniform"),
    ("ultimate-en", "suspicion", 6, "explorer"),
    ("season2", "competition", 2, "explorer"),
    ("season2", "team", 4, "uniform"),
    ("ultimate-en", "cooperation", 4, "explorer"),
    ("base", "solo", 1, "uniform"),
)


def bot(name: str = "explorer") -> Bot:
    return registry.make(name, 1)


@cache
def played(edition: str, mode: str, seats: int, name: str, seed: int = 4, stop: int = 0) -> str:
    """The record of a bots' game, to its end or to its first `stop` answers; people who change their minds occur in it."""
    game = Game.new(edition, mode=mode, seats=seats, seed=seed)
    host = Host(game, {seat: bot(name) for seat in range(seats)})
    dice = Random(f"{edition} {mode}")
    count = 0
    while not game.is_over and (not stop or count < stop):
        host.step()
        count += 1
        if name == "uniform" and game.decision is not None and game.decision.kind == "program":
            change_a_program(game, dice)
    return game.record()


def change_a_program(game: Game, dice: Random) -> None:
    """Somebody who has programmed lays something else, as is allowed until all have."""
    for seat in range(game.seats):
        view = game.view(seat)
        again = {who: o for who, o in view.options.items() if view.decision and who not in view.decision.asked}
        if again and dice.random() < 0.2:
            who, options = dice.choice(list(again.items()))
            game.play(f"{who} {dice.choice(options)}")
            return


@cache
def reviewed(edition: str, mode: str, seats: int, name: str, seat: int | None = None, stop: int = 0) -> Review:
    return look_back(played(edition, mode, seats, name, stop=stop), bot, seat)
