"""The log retold: from the setup and the events that one pov may see, what lies on the table; nothing here ever sees a state.

>>> from room25.game import Game
>>> from room25.story import Story, differences
>>> game = Game.new("base", mode="solo", seed=7)
>>> events = game.play("kevin clue c2")
>>> seen = game.view(0)
>>> differences(Story(game.setup, 0).hear(seen.events).board, seen.flat)
[]
"""

from room25.story.compare import FOLLOWS, LAID, PROGRAM, TOLD, Difference, differences
from room25.story.tell import Story

__all__ = ["Difference", "FOLLOWS", "LAID", "PROGRAM", "Story", "TOLD", "differences"]
