"""A bot of your own: python examples/my_bot.py plays a game with it, room25 play --bots examples/my_bot.py plays against it."""

from __future__ import annotations

from room25.bots.contract import Bot, Command, first_asked
from room25.bots.host import Host
from room25.game import Decision, Game, SeatView


class MyBot(Bot):
    """Looks first, moves then, and otherwise does anything."""

    name = "my-bot"

    def decide(self, view: SeatView, decision: Decision) -> Command:
        who = first_asked(view, decision)
        options = view.options[who]
        liked = [words for words in options if words.startswith(("program look move", "look", "move"))]
        return f"{who} {self.luck(view).choice(liked or options)}"


if __name__ == "__main__":
    game = Game.new("base", mode="cooperation", seats=4, seed=7)
    result = Host(game, {seat: MyBot(seed=1) for seat in range(4)}).finish()
    print(game.draw())
    print(f"result: {result}")
