"""Any bot as a program: reads questions of the protocol and writes answers, one line each. `room25 bot NAME` runs it."""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stdout
from typing import IO

from room25.bots import protocol, registry
from room25.bots.contract import Bot, BotError, Budget


def serve(name: str, questions: IO[str], answers: IO[str]) -> None:
    """Until the questions end. The bot is made anew where seed or budget change, and what it prints does not get between the answers."""
    bot: Bot | None = None
    made_for: tuple[int, Budget] | None = None
    with redirect_stdout(sys.stderr):
        for line in questions:
            try:
                ask, view, seed, budget = protocol.read_question(line)
                if bot is None or made_for != (seed, budget):
                    bot, made_for = registry.make(name, seed, budget), (seed, budget)
                answer: dict[str, str | None] = {"aside": None}
                if ask == protocol.ASIDE:
                    answer = {"aside": bot.aside(view)}
                elif view.decision is not None:
                    answer = {"command": bot.decide(view, view.decision)}
            except BotError as error:
                answer = {"error": str(error)}
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
