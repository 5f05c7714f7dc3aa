"""What happened, as rows with an audience; host only, so compiled games carry no log.

A row is (kind, who, a, b, c, audience): the kinds and their meaning are in `room25.events`. The audience is a mask of seats, or
EVERYONE.
"""

from __future__ import annotations

from room25.engine.marks import host_only
from room25.engine.table.state import Flat

EVERYONE = -1

(
    ROUND_BEGAN,
    CLUE_TAKEN,
    SAW,
    PROGRAMMED,
    TOKEN_REVEALED,
    KEPT,
    PASSED,
    ACTION_LOST,
    LOOKED,
    MOVED,
    PUSHED,
    SLID,
    ROOM_REVEALED,
    SWAPPED,
    JUMPED,
    SENT_BACK,
    CLOSED,
    TRAP_ARMED,
    WATER_RISING,
    DIED,
    ROLE_SHOWN,
    GUARD_REVEALED,
    ALARM,
    REMINDER_LAID,
    REMINDER_BACK,
    CLAIMED,
    MARKER_REMOVED,
    ESCAPED,
    GAME_OVER,
    COMMITTED,
    WITHDRAWN,
    ADRENALINE_USED,
    HIDDEN,
    VISIBLE,
    CALLED,
    CARRIED,
    RECOVERED,
    REACTIVATED,
    LOCKED,
    UNLOCKED,
    REPLACED,
    ROBOT_PLACED,
    ROBOT_MOVED,
    ROBOT_PUSHED,
    ROBOT_DESTROYED,
    DECLINED,
    PULLED,
    KEY_FOUND,
    REVIVED,
    TIMER,
    CARD_DRAWN,
    CARD_IGNORED,
    DECK_SHUFFLED,
    TOKEN_LOST,
    TURNED,
    ROOM_HIDDEN,
    MIRRORED,
    PARANOIA,
    PARANOIA_OVER,
    BOMB,
    ADRENALINE_LOST,
) = range(61)


@host_only
def write(s: Flat, kind: int, who: int, a: int, b: int, c: int) -> None:
    """Something that everybody sees."""
    s.log.append((kind, who, a, b, c, EVERYONE))


@host_only
def whisper(s: Flat, kind: int, who: int, a: int, b: int, c: int) -> None:
    """Something that only the owner of this character sees."""
    s.log.append((kind, who, a, b, c, 1 << s.owner[who]))


@host_only
def clear(s: Flat) -> None:
    """Forget the rows of the last command."""
    s.log.clear()
