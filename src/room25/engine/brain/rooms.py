"""What rooms mean to a character that wants to live and get out: the price of entering each, in thousandths of a life."""

from __future__ import annotations

from room25.engine.rules.rooms import BY_KEY, REGISTRY, Room
from room25.engine.table.board import COLOURS
from room25.engine.table.fields import KINDS

__all__ = [
    "ACID",
    "DEATH",
    "EXIT",
    "GIVEN",
    "ILLUSION",
    "KEY",
    "PIVOTING",
    "PRICE",
    "ROBOT",
    "SHREDDER",
    "TIMER",
    "TRAPPED",
    "VORTEX",
]

DEATH = 1000

# A lost move is worth about 60. A room that is not listed costs what the listed rooms of its colour cost on average.
PRICES = {
    "central": 0,
    "room25": 0,
    "key": 0,
    "empty": 0,
    "moving": 0,
    "tunnel": 0,
    "regeneration": 0,
    "robot": 0,
    "control": -40,
    "vision": -25,
    "vortex": 130,
    "dark": 35,
    "prison": 110,
    "pivoting": 20,
    "cold": 60,
    "mac": 70,
    "mirror": 70,
    "jamming": 15,
    "deadend": 10,
    "acid": 110,
    "mortal": 1000,
    "trapped": 330,
    "shredder": 110,
    "flooded": 170,
    "paranoia": 190,
    "illusion": 200,
    "timer": 260,
}
BY_COLOUR = tuple(
    [price for key, price in PRICES.items() if BY_KEY[key].colour == colour] for colour in range(len(COLOURS))
)
GIVEN: dict[str, int] = {}  # prices of rooms from outside the package


def _price(room: Room) -> int:
    alike = BY_COLOUR[room.colour]
    return PRICES.get(room.key, GIVEN.get(room.key, sum(alike) // len(alike)))


PRICE = REGISTRY.numbers(_price, KINDS)
EXIT, KEY, PIVOTING, VORTEX = (BY_KEY[key].code for key in ("room25", "key", "pivoting", "vortex"))
ACID, SHREDDER, TRAPPED, ILLUSION, TIMER, ROBOT = (
    BY_KEY[key].code for key in ("acid", "shredder", "trapped", "illusion", "timer", "robot")
)
