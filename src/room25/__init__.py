"""Room 25 in Python: the rules of every edition, to play, to bot, to study. An unofficial fan implementation.

What people need stands here; everything else may move. What is named in `__all__` goes on working for one minor version after something
better has come, and warns where it is used.

>>> import room25
>>> game = room25.Game.new("base", mode="solo", seed=7)
>>> game.play("kevin clue c2")[0].kind
'clue-taken'
>>> room25.editions()
('base', 'season2', 'ultimate-en', 'ultimate-pl', 'ultimate-uk')
>>> room25.bots()
('uniform', 'cautious', 'explorer', 'search')
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as _installed
from os import environ
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from room25.bots.contract import Bot, BotError, Budget
    from room25.errors import BadSetup, BadText, GameOver, IllegalCommand, NotAsked, OtherRules, Room25Error
    from room25.events import Event
    from room25.game import EVERYTHING, SPECTATOR, Decision, Game
    from room25.game import SeatView as View
    from room25.setup.lay import Setup

__all__ = [
    "BadSetup",
    "BadText",
    "Bot",
    "BotError",
    "Budget",
    "Decision",
    "EVERYTHING",
    "Event",
    "Game",
    "GameOver",
    "IllegalCommand",
    "NotAsked",
    "OtherRules",
    "Room25Error",
    "SPECTATOR",
    "Setup",
    "View",
    "__version__",
    "bots",
    "editions",
]

# Loaded when they are asked for: `room25 --version` needs none of them.
_HOME = {
    "room25.bots.contract": ("Bot", "BotError", "Budget"),
    "room25.errors": (
        "BadSetup",
        "BadText",
        "GameOver",
        "IllegalCommand",
        "NotAsked",
        "OtherRules",
        "Room25Error",
    ),
    "room25.events": ("Event",),
    "room25.game": ("EVERYTHING", "SPECTATOR", "Decision", "Game"),
    "room25.setup.lay": ("Setup",),
}
_LAZY = {name: (module, name) for module, names in _HOME.items() for name in names} | {
    "View": ("room25.game", "SeatView")
}

try:
    __version__ = _installed("room25")
except PackageNotFoundError:  # run from its sources without having been installed
    __version__ = "0+unknown"


def editions() -> tuple[str, ...]:
    """The editions that can be played, by name."""
    from room25.setup import editions

    return editions.EDITIONS


def bots() -> tuple[str, ...]:
    """Our own bots by name, from the weakest to the strongest."""
    from room25.bots.registry import names

    return names()


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"room25 has no {name!r}; it has {', '.join(__all__)}")
    module, inside = _LAZY[name]
    return getattr(import_module(module), inside)


def __dir__() -> list[str]:
    return sorted(__all__)


if environ.get("ROOM25_WITH"):  # the process that started this one plays with expansions, or somebody has named some
    from room25.errors import Room25Error as _Refused
    from room25.setup.expansions import load_named as _load_named

    try:
        _load_named()
    except _Refused as _error:
        raise SystemExit(f"room25: {_error}") from None
