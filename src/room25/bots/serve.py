"""Any bot as a program: reads questions of the protocol and writes answers, one line each. `room25 bot NAME` runs it.

`room25 bot any` answers for every bot of ours: each question says for which. That bot is made for this question and forgotten after it.
"""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stdout
from typing import IO

from room25.bots import protocol, registry
from room25.bots.contract import Bot, BotError, Budget

__all__ = ["ANY", "serve"]

ANY = "any"


def serve(name: str, questions: IO[str], answers: IO[str]) -> None:
    """Answer until the questions end. A new bot is made if seed or budget change; what a bot prints goes to standard error."""
    bot: Bot | None = None
    made_for: tuple[int, Budget] | None = None
    with redirect_stdout(sys.stderr):
        for line in questions:
            try:
                ask, view, seed, budget = protocol.read_question(line)
                if name == ANY:
                    bot = _ours(line, seed, budget)
                elif bot is None or made_for != (seed, budget):
                    bot, made_for = registry.make(name, seed, budget), (seed, budget)
                answer: dict[str, str | None] = {"aside": None}
                if ask == protocol.ASIDE:
                    answer = {"aside": bot.aside(view)}
                elif view.decision is not None:
                    answer = {"command": bot.decide(view, view.decision)}
                if bot.note:
                    answer["note"] = bot.note
            except BotError as error:
                answer = {"error": str(error)}
            answers.write(json.dumps(answer) + "\n")
            answers.flush()


def _ours(line: str, seed: int, budget: Budget) -> Bot:
    """Return the bot that a question names: one of ours, never a file or a program. Raises BotError otherwise."""
    name = json.loads(line).get("bot")
    if name not in registry.names():
        raise BotError(f"this question names no bot of ours but {name!r}; bots are {', '.join(registry.names())}")
    return registry.make(name, seed, budget)
