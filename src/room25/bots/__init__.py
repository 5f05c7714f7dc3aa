"""Bots: each holds a seat, knows what that seat may know, and nothing else. `contract` says what a bot is, `registry` has them by name."""

from __future__ import annotations

import sys
from types import ModuleType

__all__: list[str] = []


class _Bots(ModuleType):
    """Once this package is loaded its name hides the function `room25.bots`, so the package itself can be called."""

    def __call__(self) -> tuple[str, ...]:
        from room25.bots.registry import names

        return names()


sys.modules[__name__].__class__ = _Bots
