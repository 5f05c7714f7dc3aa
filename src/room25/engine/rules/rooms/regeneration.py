"""Regeneration: if anybody is dead, all the dead return to the central room, and this room becomes Empty."""

from __future__ import annotations

from room25.engine.rules.rooms import Room, empty
from room25.engine.table import effects, log
from room25.engine.table.board import CENTRE, GREEN
from room25.engine.table.state import NONE, NOWHERE, State

__all__ = ["ROOM"]

ROOM = Room(
    code=17,
    key="regeneration",
    mark="RG",
    colour=GREEN,
    rules=tuple(
        "ROOM-REGEN-01 ROOM-REGEN-02 ROOM-REGEN-03 ROOM-REGEN-04 ROOM-REGEN-05 DEATH-04 ADR-11 TIME-09 AMB-066 AMB-067 AMB-068".split()
    ),
)
EMPTY = empty.ROOM.code


@ROOM.on_enter
def revive(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    if s.dead_count == 0:
        return
    for i in range(s.dead_count):
        c = s.dead[i]
        s.dead[i] = NONE
        if s.stands_on[c] == NOWHERE:
            s.stands_on[c] = s.tile_at[CENTRE]
            log.write(s, log.REVIVED, c, 0, 0, 0)
            s.chooses_freely[c] = 0
            s.actions_allowed[c] = (
                0  # it acts from the next round on, whatever it had left of this one (PROG-10, AMB-068)
            )
            if s.paranoid[c]:
                effects.come_to_senses(s, c)
    s.dead_count = 0  # the order of deaths starts afresh (AMB-068)
    effects.replace(s, tile, EMPTY)
