"""Mirror: adrenaline is gone, and whatever was still programmed this round is cancelled."""

from __future__ import annotations

from room25.engine.rules.rooms import Room
from room25.engine.table import effects, log
from room25.engine.table.board import YELLOW
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import GUARD, NONE, Flat, State
from room25.engine.table.switches import MIRROR_GUARD

__all__ = ["ROOM"]

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
    """What was never programmed stays, as a paranoid's pile does; of a shown guard's free choice the editions disagree."""
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            if s.switch[MIRROR_GUARD] and s.adrenaline[c] and is_free_guard(s, c):
                s.actions_allowed[c] = 0  # its turn ends with its token; without one it has nothing to lose (AMB-026)
                log.write(s, log.MIRRORED, c, 0, 0, 0)
            effects.lose_adrenaline(s, c)
            if s.slot1[c] != NONE or s.slot2[c] != NONE:
                s.slot1[c] = NONE
                s.slot2[c] = NONE
                s.floating[c] = 0
                log.write(s, log.MIRRORED, c, 0, 0, 0)


def is_free_guard(s: Flat, who: int) -> int:
    """Does this character act without a program because it was shown to be a guard, and not by chance?"""
    return 1 if s.chooses_freely[who] and s.role_shown[who] and s.role[who] == GUARD and s.paranoid[who] == 0 else 0
