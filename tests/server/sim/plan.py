"""What befalls a schedule, drawn from its seed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

KINDS: tuple[tuple[dict[str, Any], tuple[int, ...]], ...] = (  # games, and which seats are a bot's
    ({"edition": "base", "mode": "solo", "seats": 1}, ()),
    ({"edition": "base", "mode": "cooperation", "seats": 2}, (1,)),
    ({"edition": "base", "mode": "competition", "seats": 2}, ()),
    ({"edition": "base", "mode": "cooperation", "seats": 3}, (2,)),
)
WINDOW = 2.0  # seconds in which faults begin


@dataclass(frozen=True)
class Plan:
    """What befalls a schedule."""

    nodes: int
    kind: int
    game: int  # its seed
    trouble: float  # share of calls to the database that something happens to
    lost_notices: float
    cuts: float  # share of the moments at which a person loses the socket
    faults: tuple[tuple[float, str, int, float], ...]  # when, what, to which server, for how long
    idle: float

    @classmethod
    def drawn(cls, dice: Random) -> Plan:
        nodes = dice.choice((1, 2, 2, 2, 2, 3))
        faults = []
        for _ in range(dice.choice((0, 1, 1, 2, 3))):
            what = dice.choice(("crash", "crash", "pause", "pause", "down", "hang up", "stop"))
            long = dice.choice((0.05, 0.5, 1.0, 3.0, 6.0)) * dice.random()
            faults.append((dice.random() * WINDOW, what, dice.randrange(nodes), long))
        return cls(
            nodes=nodes,
            kind=dice.randrange(len(KINDS)),
            game=dice.getrandbits(64),
            trouble=dice.choice((0.0, 0.0, 0.02, 0.1)),
            lost_notices=dice.choice((0.0, 0.0, 0.1, 0.5)),
            cuts=dice.choice((0.0, 0.02, 0.1)),
            faults=tuple(sorted(faults)),
            idle=dice.choice((600.0, 600.0, 4.0)),
        )
