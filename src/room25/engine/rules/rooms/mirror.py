"""Mirror: adrenaline is gone, and whatever was still programmed this round is cancelled."""

from __future__ import annotations

from room25.engine.table import effects, log
from room25.engine.table.board import YELLOW
from room25.engine.table.state import NONE, State
from room25.engine.rules.rooms import Room

ROOM = Room(
    code=21,
    key="mirror",
    mark="MI",
    colour=YELLOW,
    rules=(
        "ROOM-MIRROR-01",
        "ROOM-MIRROR-02",
        "ROOM-MIRROR-03",
        "ROOM-MIRROR-04",
        "ROOM-MIRROR-05",
        "ADR-10",
        "AMB-026",
        "AMB-027",
    ),
)


@ROOM.on_enter
def shatter(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    """What was never programmed stays: a paranoid's pile, a revealed guard's choice (they have empty slots)."""
    for c in range(8):
        if (group >> c) & 1:
            effects.lose_adrenaline(s, c)
            if s.slot1[c] != NONE or s.slot2[c] != NONE:
                s.slot1[c] = NONE
                s.slot2[c] = NONE
                s.floating[c] = 0
                log.write(s, log.MIRRORED, c, 0, 0, 0)
