"""Rooms, one file each: data, rule ids and effect together.

The rest of the rulebook knows a room by its hooks, its colour and its traits. It names two rooms only, which belong to every complex: the
central room, where everybody starts, and the Empty room, which others become.
"""

from __future__ import annotations

from room25.engine.rules.registry import NEXT, H, Registry, Thing
from room25.engine.table.fields import KINDS

__all__ = [
    "ANSWER",
    "BY_KEY",
    "BY_MARK",
    "CAN_CLOSE",
    "CENTRAL",
    "COLOUR",
    "CORRIDOR",
    "EMPTY",
    "ENTER",
    "FOR_ONE",
    "LEADS_ON",
    "LEAVE",
    "MADDENING",
    "NEEDS_COMPANY",
    "NEXT",
    "NO_LOOK",
    "ONE_ACTION",
    "OPTIONS",
    "PEACEFUL",
    "REGISTRY",
    "REVEAL",
    "ROBOT",
    "Room",
    "SILENCE",
    "TRAITS",
    "WAY_OUT",
]

# what a room does to those inside, besides its effect on entry
PEACEFUL = 1  # only Look and Move work here, and nobody is pushed out
WAY_OUT = 2  # slid out of the complex it takes people along
NO_LOOK = 4
ONE_ACTION = 8  # who stands here at programming has one action
NEEDS_COMPANY = 16  # it can be left only towards somebody, or into the central room
CORRIDOR = 32  # Move, Look and Push work through its two ends only
SILENCE = 64  # while somebody is inside nobody may talk
MADDENING = 128  # who is inside stays paranoid
FOR_ONE = 256  # two never live in it
CAN_CLOSE = 512  # once it is found or set off nobody may enter it
LEADS_ON = 1024  # those inside may be sent on by it once more (CARD-CHAOS-03)


class Room(Thing):
    """One kind of room; its key names its picture too."""

    family = "room"

    def __init__(self, code: int, key: str, mark: str, colour: int, rules: tuple[str, ...], traits: int = 0) -> None:
        super().__init__(code, key, rules)
        self.mark = mark  # in scenarios, positions and drawings
        self.colour = colour
        self.traits = traits
        REGISTRY.register(self)

    def on_enter(self, f: H) -> H:
        """`f(s, who, group, tile, came_from)`: the characters of the mask come in together and `who` chooses for them."""
        return self.hook("on_enter", f)

    def on_reveal(self, f: H) -> H:
        """`f(s, tile)`: the tile is turned face up."""
        return self.hook("on_reveal", f)

    def on_leave(self, f: H) -> H:
        """`f(s, tile)`: somebody has just left for another room."""
        return self.hook("on_leave", f)

    def on_robot(self, f: H) -> H:
        """`f(s, robot, tile, came_from)`: a robot has rolled in."""
        return self.hook("on_robot", f)

    def options(self, f: H) -> H:
        """`f(s, who, tile)`: list what the chooser may answer."""
        return self.hook("options", f)

    def on_answer(self, f: H) -> H:
        """`f(s, who, group, tile, came_from, answer)`: the choice was made."""
        return self.hook("on_answer", f)


REGISTRY: Registry[Room] = Registry()
REGISTRY.load(__name__, __path__)

ENTER = REGISTRY.verb("on_enter", 4)
REVEAL = REGISTRY.verb("on_reveal", 1)
LEAVE = REGISTRY.verb("on_leave", 1)
ROBOT = REGISTRY.verb("on_robot", 3)
OPTIONS = REGISTRY.verb("options", 2)
ANSWER = REGISTRY.verb("on_answer", 5)
# in a view the kind may be UNKNOWN (-3): the last entries answer for it, and know nothing
TRAITS = REGISTRY.numbers(lambda room: room.traits, KINDS)
COLOUR = REGISTRY.numbers(lambda room: room.colour, KINDS)
BY_KEY = REGISTRY.by_key()
CENTRAL, EMPTY = BY_KEY["central"].code, BY_KEY["empty"].code
BY_MARK: dict[str, Room] = {}


def _mark() -> None:
    BY_MARK.clear()
    BY_MARK.update({room.mark: room for room in REGISTRY.values()})


REGISTRY.whenever(_mark)
