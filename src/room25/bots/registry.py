"""Bots by name: ours, one file each, from the weakest to the strongest; a file of one's own; or any program that speaks the protocol.

Bots that were trained are ours if their weights lie beside this file; `path/to/weights.npz` makes the same bots of other weights.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

from room25.bots.contract import Bot, BotError, Budget
from room25.errors import BadText
from room25.own_code import load_file

__all__ = [
    "CLAIRVOYANT",
    "PROGRAM",
    "RULE_BOTS",
    "THINKERS",
    "TRAINED",
    "WEIGHTS",
    "is_file",
    "is_quick",
    "make",
    "names",
]

RULE_BOTS = (
    "uniform",
    "cautious",
    "explorer",
)  # in the order of their levels in engine/brain/ladder; no budget changes them
LADDER = (*RULE_BOTS, "search")  # each is the file of that name beside this one
TRAINED = ("apprentice", "champion", "sage")  # all three of the same weights, and classes of the same names
WEIGHTS = Path(__file__).with_name("champion.npz")  # what `room25 train --export` writes
CLAIRVOYANT = "clairvoyant"  # search that sees the whole state: only the arena and the lab seat it
THINKERS = ("search", "sage", CLAIRVOYANT)  # think with compiled rules, as long as their budget lets them
PROGRAM = "program:"
NETWORK = ".npz"
HOW = "a file as path/to/my_bot.py or path/to/my_bot.py:Class, a network as path/to/weights.npz, or a program as program:COMMAND LINE"


def names() -> tuple[str, ...]:
    """Return the names of our own bots, from the weakest to the strongest."""
    return (*LADDER, *TRAINED) if WEIGHTS.exists() else LADDER


def make(name: str, seed: int = 0, budget: Budget = Budget()) -> Bot:  # noqa: B008  (a budget never changes)
    """Return a bot by its name, its file or its command line. Raises BotError, which says what there is, if there is none."""
    if name.startswith(PROGRAM):
        from room25.bots.process import Process

        return Process(name.removeprefix(PROGRAM), seed, budget)
    path, network, trained = name.partition(NETWORK)
    if network and (not trained or trained.startswith(":")):
        return _trained(Path(path + network), trained.removeprefix(":") or "champion", seed, budget)
    if name in TRAINED and WEIGHTS.exists():
        return _trained(WEIGHTS, name, seed, budget)
    if name in LADDER:
        try:
            module = importlib.import_module(f"room25.bots.{name}")
        except ImportError as error:
            raise BotError(f"the bot {name} cannot be loaded here: {error}") from None
        kinds = [kind for kind in _bots_in(module) if kind.name == name]
        return kinds[0](seed, budget)
    if is_file(name):
        path, _, wanted = name.partition(".py")
        return _own(Path(f"{path}.py"), wanted.removeprefix(":"))(seed, budget)
    raise BotError(f"there is no bot {name!r}; bots are {', '.join(names())}, {HOW}")


def _trained(weights: Path, name: str, seed: int, budget: Budget) -> Bot:
    """Return the bot of this name with the weights in a file. Raises BotError."""
    if name not in TRAINED:
        raise BotError(f"{weights} makes no bot {name!r}; its bots are {', '.join(TRAINED)}")
    module = importlib.import_module(f"room25.bots.{name}")
    bot: Bot = next(kind for kind in _bots_in(module) if kind.name == name)(seed, budget, weights)  # type: ignore[call-arg]
    return bot


def is_quick(name: str) -> bool:
    """Whether a budget changes nothing about this bot: it never takes longer than it needs."""
    path, network, trained = name.partition(NETWORK)
    return name in RULE_BOTS or (trained.removeprefix(":") or "champion" if network else path) in TRAINED[:2]


def is_file(name: str) -> bool:
    """Whether this names a bot in somebody's own file."""
    _, dot, wanted = name.partition(".py")
    return bool(dot) and (not wanted or wanted.startswith(":")) and not name.startswith(PROGRAM)


def _own(path: Path, wanted: str) -> type[Bot]:
    """Return the bot class of somebody's own file: the one of that name, or the only one. Raises BotError."""
    try:
        module = load_file(path, "a bot", prefix="bot_")
    except BadText as error:
        raise BotError(str(error)) from error
    kinds = _bots_in(module)
    listed = ", ".join(kind.__name__ for kind in kinds)
    if wanted:
        kinds = [kind for kind in kinds if kind.__name__ == wanted]
        if not kinds:
            raise BotError(f"{path} has no bot {wanted!r}; its bots are {listed or 'none'}")
    if not kinds:
        raise BotError(f"{path} has no bot: write a class that inherits room25.bots.contract.Bot and has decide()")
    if len(kinds) > 1:
        raise BotError(f"{path} has several bots, {listed}: say which, as in {path}:{kinds[0].__name__}")
    return kinds[0]


def _bots_in(module: ModuleType) -> list[type[Bot]]:
    """Return the bot classes that a module defines, not those that it imports."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Bot)]
    return [kind for kind in found if kind.__module__ == module.__name__ and not kind.__abstractmethods__]
