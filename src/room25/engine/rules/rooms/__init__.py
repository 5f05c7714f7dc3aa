"""Rooms, one file each: data, rule ids and effect together. Nothing else in the rulebook says the name of a room."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import TypeVar

from room25.engine.marks import dispatch
from room25.engine.table.fields import KINDS

# what a room does to those inside, besides its effect on entry
PEACEFUL = 1  # only Look and Move work here, and nobody is pushed out
WAY_OUT = 2  # slid out of the complex it takes people along
NO_LOOK = 4
ONE_ACTION = 8  # who stands here at programming has one action
NEEDS_COMPANY = 16  # it can be left only towards somebody, or into the central room
CORRIDOR = 32  # Move, Look and Push work through its two ends only
SILENCE = 64  # while somebody is inside nobody may talk
MADDENING = 128  # who is inside stays paranoid

H = TypeVar("H", bound=Callable[..., object])


class Room:
    """One kind of room, as a registered thing."""

    code: int
    key: str  # names its picture and its texts
    mark: str  # in scenarios, positions and drawings
    colour: int
    rules: tuple[str, ...]
    traits: int

    def __init__(self, code: int, key: str, mark: str, colour: int, rules: tuple[str, ...], traits: int = 0) -> None:
        if code in REGISTRY:
            raise ValueError(f"room code {code} is {REGISTRY[code].key}'s")
        self.code = code
        self.key = key
        self.mark = mark
        self.colour = colour
        self.rules = rules
        self.traits = traits
        REGISTRY[code] = self

    def __repr__(self) -> str:
        return f"<room {self.key} ({self.mark})>"

    def on_enter(self, f: H) -> H:
        """`f(s, who, group, tile, came_from)`: the characters of the mask come in together and `who` chooses for them."""
        _enter[self.code] = f
        return f

    def on_reveal(self, f: H) -> H:
        """`f(s, tile)`: the tile is turned face up."""
        _reveal[self.code] = f
        return f

    def on_leave(self, f: H) -> H:
        """`f(s, tile)`: somebody has just left for another room."""
        _leave[self.code] = f
        return f

    def on_robot(self, f: H) -> H:
        """`f(s, robot, tile, came_from)`: a robot has rolled in."""
        _robot[self.code] = f
        return f

    def options(self, f: H) -> H:
        """`f(s, who, tile)`: list what the chooser may answer."""
        _options[self.code] = f
        return f

    def on_answer(self, f: H) -> H:
        """`f(s, who, group, tile, came_from, answer)`: the choice was made."""
        _answer[self.code] = f
        return f


REGISTRY: dict[int, Room] = {}
_enter: dict[int, object] = {}
_reveal: dict[int, object] = {}
_leave: dict[int, object] = {}
_robot: dict[int, object] = {}
_options: dict[int, object] = {}
_answer: dict[int, object] = {}

for _module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
    importlib.import_module(f"{__name__}.{_module.name}")

ENTER = dispatch("room", 4, _enter)
REVEAL = dispatch("room", 1, _reveal)
LEAVE = dispatch("room", 1, _leave)
ROBOT = dispatch("room", 3, _robot)
OPTIONS = dispatch("room", 2, _options)
ANSWER = dispatch("room", 5, _answer)
TRAITS: tuple[int, ...] = tuple(REGISTRY[code].traits if code in REGISTRY else 0 for code in range(KINDS))
COLOUR: tuple[int, ...] = tuple(REGISTRY[code].colour if code in REGISTRY else 0 for code in range(KINDS))
# in a view the kind may be UNKNOWN (-3): the last entries answer for it, and know nothing

BY_KEY = {room.key: room for room in REGISTRY.values()}
BY_MARK = {room.mark: room for room in REGISTRY.values()}
