"""What rooms mean to a character that wants to live and get out: the price of entering each, in thousandths of a life."""

from __future__ import annotations

from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.fields import KINDS

DEATH = 1000

# A lost move is worth about 60. What is not listed costs nothing.
PRICES = {
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
PRICE: tuple[int, ...] = tuple(
    PRICES.get(next((key for key, room in BY_KEY.items() if room.code == code), ""), 0) for code in range(KINDS)
)
EXIT, KEY = BY_KEY["room25"].code, BY_KEY["key"].code
ACID, SHREDDER, TRAPPED, ILLUSION, TIMER, ROBOT = (
    BY_KEY[key].code for key in ("acid", "shredder", "trapped", "illusion", "timer", "robot")
)
