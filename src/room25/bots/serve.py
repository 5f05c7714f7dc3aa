"""Any bot as a program: reads questions of the protocol and writes answers, one line each. `room25 bot NAME` runs it.

`room25 bot any` answers for every bot of ours: each question says for which. That bot is made for this question and forgotten after it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from typing import IO, Any

from room25.bots import protocol, registry
from room25.bots.beliefs import Beliefs
from room25.bots.contract import Bot, BotError, Budget
from room25.bots.reasons import why
from room25.errors import Room25Error
from room25.game import SeatView

__all__ = ["ANY", "serve"]

ANY = "any"
Other = Callable[[dict[str, Any]], dict[str, object]]


def serve(name: str, questions: IO[str], answers: IO[str], others: Mapping[str, Other] | None = None) -> None:
    """Answer until the questions end. A new bot is made if seed or budget change; what a bot prints goes to standard error.

    `others` answer what is no question to a bot, by the word that such a line has for "ask".
    """
    bot: Bot | None = None
    made_for: tuple[int, Budget] | None = None
    with redirect_stdout(sys.stderr):
        for line in questions:
            try:
                other = _other(line, others or {})
                if other is not None:
                    answer = other
                else:
                    ask, view, seed, budget = protocol.read_question(line)
                    if name == ANY:
                        bot = _ours(line, seed, budget)
                    elif bot is None or made_for != (seed, budget):
                        bot, made_for = registry.make(name, seed, budget), (seed, budget)
                    answer = _answer(bot, ask, view)
            except BotError as error:
                answer = {"error": str(error)}
            answers.write(json.dumps(answer) + "\n")
            answers.flush()


def _other(line: str, others: Mapping[str, Other]) -> dict[str, object] | None:
    """Return the answer to a line that is no question to a bot, or None if it is one. Raises BotError if there is no answer."""
    try:
        message = json.loads(line) if others else None
    except ValueError:
        return None  # whoever reads questions says what is wrong with it
    if not isinstance(message, dict) or message.get("ask") not in others:
        return None
    try:
        return others[message["ask"]](message)
    except (Room25Error, KeyError, TypeError, ValueError) as error:
        raise BotError(f"{type(error).__name__}: {error}") from None


def _answer(bot: Bot, ask: str, view: SeatView) -> dict[str, object]:
    """Return the answer to a question."""
    answer: dict[str, object] = {"aside": None}
    if ask == protocol.ODDS:
        return {"odds": Beliefs.of(view).told()}
    if ask == protocol.ASIDE:
        answer = {"aside": bot.aside(view)}
    elif view.decision is not None:
        command = bot.decide(view, view.decision)
        answer = {"command": command}
        if ask == protocol.EXPLAIN:
            thought = bot.explain()
            reason = why(view.flat, *command.split(" ", 1))
            answer |= {"reason": reason.id, "values": reason.values}
            if thought is not None and thought.reason:
                answer |= {"reason": thought.reason, "values": dict(thought.values)}
    if bot.note:
        answer["note"] = bot.note
    return answer


def _ours(line: str, seed: int, budget: Budget) -> Bot:
    """Return the bot that a question names: one of ours, never a file or a program. Raises BotError otherwise."""
    name = json.loads(line).get("bot")
    if name not in registry.names():
        raise BotError(f"this question names no bot of ours but {name!r}; bots are {', '.join(registry.names())}")
    return registry.make(name, seed, budget)
