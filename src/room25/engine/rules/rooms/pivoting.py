"""Pivoting: a corridor that turns towards whoever comes in; Move, Look and Push work through its two ends only."""

from __future__ import annotations

from room25.engine.rules.rooms import CORRIDOR, Room
from room25.engine.table import log
from room25.engine.table.board import YELLOW
from room25.engine.table.state import State

__all__ = ["ROOM"]

ROOM = Room(
    code=19,
    key="pivoting",
    mark="PV",
    colour=YELLOW,
    rules=tuple(
        "ROOM-PIVOT-01 ROOM-PIVOT-02 ROOM-PIVOT-03 ROOM-PIVOT-04 ROOM-PIVOT-05 ROOM-PIVOT-06 ROOM-PIVOT-07 "
        "AMB-024 AMB-034 AMB-121".split()
    ),
    traits=CORRIDOR,
)


def line_up(s: State, tile: int, came_from: int) -> None:
    """The corridor runs towards the cell where the newcomer was."""
    turned = s.turned[tile]
    if came_from // 5 == s.cell_of[tile] // 5:
        turned = 0
    elif came_from % 5 == s.cell_of[tile] % 5:
        turned = 1
    if turned != s.turned[tile]:
        s.turned[tile] = turned
        log.write(s, log.TURNED, -1, s.cell_of[tile], turned, 0)


@ROOM.on_enter
def turn(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    line_up(s, tile, came_from)


@ROOM.on_robot
def turn_for_robot(s: State, robot: int, tile: int, came_from: int) -> None:
    line_up(s, tile, came_from)
