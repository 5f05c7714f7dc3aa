"""Games that are played so that a designer sees how a table plays: in the processes for bots, some at a time, and kept nowhere."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from room25.bots.contract import BotError
from room25.bots.games import BOT, PLAY, sides
from room25.engine.rules.modes import suspicion
from room25.errors import BadSetup
from room25.server.bodies import PlayedGames
from room25.server.errors import RequestRefused, bad_setup
from room25.server.helps import Helps
from room25.server.sentences import ending
from room25.server.view import Sentence
from room25.setup.choice import CHOICES, Setup
from room25.setup.lay import table

__all__ = ["play"]

SECONDS = 0.5  # of one request: then it is somebody else's turn
GRACE = 60.0  # seconds: a slow machine, whose rules are not compiled, finishes a game


async def play(helps: Helps, setup: Setup, seed: int, games: int, who: str) -> PlayedGames:
    """Return what became of so many games, or of those that there was time for. Raises RequestRefused.

    An address has games played one request at a time, and all who ask share the processes that people's other questions have.
    """
    try:
        laid = table(setup)
    except BadSetup as error:
        raise bad_setup(error) from None
    chosen = {choice.name: getattr(setup, choice.name) for choice in CHOICES}
    line = json.dumps({"ask": PLAY, "setup": chosen, "seed": seed, "games": games, "seconds": SECONDS})
    async with helps.turn((PLAY, who)):
        try:
            said = await helps.pool.think(line, heavy=True, seconds=GRACE)
            found = msgspec.json.decode(said, type=dict[str, dict[str, Any]])[PLAY]
        except (BotError, KeyError, msgspec.DecodeError):
            raise RequestRefused("no-bot", "no games can be played here now") from None
    kind = "-rivals" if len(sides(laid)) > 1 else "-suspicion" if setup.mode == suspicion.MODE.key else ""
    endings = {result: ending(laid, result) for result in sorted(set(found["results"]))}
    about = {"bot": BOT, "said": Sentence(f"build-won{kind}", {}), "endings": endings}
    return msgspec.convert({**found, **about}, PlayedGames)
