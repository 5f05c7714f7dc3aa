"""Robot: whoever enters brings a robot into play, as far as the limit goes, and gives one order to any robot."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import agenda, effects
from room25.engine.table.board import GREEN
from room25.engine.table.fields import CELLS
from room25.engine.table.state import State
from room25.engine.table.switches import ROBOT_ACTIVATED

__all__ = ["ROOM"]

CODE = 18
ROOM = Room(
    code=CODE,
    key="robot",
    mark="RO",
    colour=GREEN,
    rules=("ROOM-ROBOT-01", "ROOM-ROBOT-02", "ROBOT-01", "AMB-069", "AMB-070"),
)


@ROOM.on_enter
def deploy(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    """As many robots as Robot rooms lie open, and two at the most (AMB-069); the new one may be the one that is ordered."""
    s.activated |= 1 << tile
    rooms = 0
    for t in range(CELLS):
        if s.face_up[t] and s.kind[t] == CODE and (s.switch[ROBOT_ACTIVATED] == 0 or (s.activated >> t) & 1):
            rooms += 1
    out = (1 if s.robot[0] >= 0 else 0) + (1 if s.robot[1] >= 0 else 0)
    if out < rooms and out < 2:
        effects.put_robot(s, 0 if s.robot[0] < 0 else 1, tile)
    agenda.ask_order(s, who, -1, 0, 0)
