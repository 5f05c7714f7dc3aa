"""A function as an agent: `module:function` takes an observation and a mask, as the environments show them, and returns an action."""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from room25.bots.contract import Bot, BotError, Budget, Command, first_asked
from room25.engine.table.answers import END
from room25.envs import actions, encoding
from room25.game import Decision, SeatView
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["FunctionBot", "is_function"]

FUNCTION = re.compile(r"^[A-Za-z_][\w.]*:[A-Za-z_]\w*$")  # a path or a command line has other signs in it


def is_function(name: str) -> bool:
    """Whether this names a function of a module."""
    return bool(FUNCTION.match(name)) and not re.search(r"\.(py|npz):", name) and not name.startswith("program:")


class FunctionBot(Bot):
    """Asks a function. It never speaks: of the actions it is offered the answers alone."""

    name = "function"

    def __init__(self, function: str, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        vars(self)["name"] = function
        self._function = _load(function)

    def decide(self, view: SeatView, decision: Decision) -> Command:
        import numpy as np

        name = first_asked(view, decision)
        who = CHARACTER_NAMES.index(name)
        offered = actions.offered(view.flat, who)
        mask = np.zeros(END, np.int8)
        mask[list(offered)] = 1
        chosen = int(self._function(np.array(encoding.encode(view.flat), np.int8), mask))
        if chosen not in offered:
            raise BotError(f"{self.name} answered {chosen}, which the mask does not offer")
        return f"{name} {offered[chosen]}"


@cache
def _load(name: str) -> Callable[[Any, Any], Any]:
    """Return the function. Raises BotError if there is none."""
    module, _, wanted = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module), wanted, None)
    except Exception as error:
        raise BotError(f"the module {module} cannot be loaded: {type(error).__name__}: {error}") from None
    if not callable(found):
        raise BotError(f"the module {module} has no function {wanted!r}")
    function: Callable[[Any, Any], Any] = found
    return function
