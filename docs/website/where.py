"""Where the reference finds what it describes. When a module moves, its line here is all that changes."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"

FIELDS = "room25.engine.table.fields:FIELDS"  # rows of name, length, width and meaning
SCRATCH = "room25.engine.table.fields:SCRATCH"
FAMILIES = "room25.engine.table.answers:FAMILIES"
ADDED = "room25.envs.actions:families"  # rows of numbers, name, what is added to the first number
EVENTS = "room25.events:KINDS"
COMMANDS = "room25.cli:app"
SETTINGS = "room25.server.settings:Settings"
APPLICATION = "room25.server.app:make_app"
MESSAGES = "room25.server.messages"
BODIES = "room25.server.bodies:BODIES"
PUZZLE_BODIES = "room25.server.puzzle_bodies:BODIES"


@dataclass(frozen=True)
class ApiPage:
    """One page of the Python reference: what it is called, what it is for, and whose public names it shows."""

    name: str
    title: str
    about: str
    modules: tuple[str, ...]


API = (
    ApiPage(
        "game",
        "The game",
        "One game, asked and answered in words: set it up, play it, look at it from a seat, keep it as a record.",
        ("room25.game", "room25.setup.lay", "room25.events"),
    ),
    ApiPage(
        "errors",
        "Errors",
        "Whatever room25 refuses is one of these: what was refused, by which rule, and what else is possible. Nothing has changed.",
        ("room25.errors",),
    ),
    ApiPage(
        "bots",
        "Bots",
        "What a bot is, how bots are found by name, and who asks them.",
        ("room25.bots.contract", "room25.bots.registry", "room25.bots.host", "room25.bots.protocol"),
    ),
    ApiPage(
        "envs",
        "Environments",
        "Seats that learn, for PettingZoo, Gymnasium and OpenSpiel, and thousands of games at once.",
        (
            "room25.envs.gymnasium",
            "room25.envs.pettingzoo",
            "room25.envs.openspiel",
            "room25.envs.vector",
            "room25.envs.encoding",
            "room25.envs.actions",
            "room25.envs.rewards",
        ),
    ),
    ApiPage(
        "lab",
        "The lab",
        "What a metric of your own is made of, and how hard a complex is.",
        ("room25.lab.metric", "room25.lab.difficulty"),
    ),
    ApiPage(
        "texts",
        "Editions, rules and texts",
        "The editions as data, the rules by id, and the words of the game in four languages.",
        ("room25.setup.editions", "room25.rulebook", "room25.texts"),
    ),
)


def find(place: str) -> Any:
    """The thing at `module:name`, or the module at `module`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name) if name else import_module(module)


def file_of(place: str) -> Path:
    """The source file of the module at `module` or `module:name`."""
    return Path(import_module(place.partition(":")[0]).__file__ or "")
