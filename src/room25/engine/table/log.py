"""What happened, as rows with an audience; host only, so compiled games carry no log.

A row is (kind, who, a, b, c, audience): the kinds and their meaning are in `room25.events`. The audience is a mask of seats, or
EVERYONE. Together they tell the whole story: whoever reads them knows what lies on the table (`room25.story`).
"""

from __future__ import annotations

from room25.engine.marks import host_only
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import Flat

__all__ = [
    "ACTION_LOST",
    "ADRENALINE_LOST",
    "ADRENALINE_USED",
    "ALARM",
    "BOMB",
    "CALLED",
    "CARD_DISCARDED",
    "CARD_DRAWN",
    "CARD_IGNORED",
    "CARRIED",
    "CHILLED",
    "CLAIMED",
    "CLOSED",
    "CLUE_TAKEN",
    "COMMITTED",
    "DEALT",
    "DECK_SHUFFLED",
    "DECLINED",
    "DIED",
    "ESCAPED",
    "EVERYONE",
    "EXIT_FOUND",
    "GAME_OVER",
    "GUARD_REVEALED",
    "HIDDEN",
    "JUMPED",
    "KEPT",
    "KEY_FOUND",
    "LOCKED",
    "LOOKED",
    "MARKER_REMOVED",
    "MIRRORED",
    "MOVED",
    "NOT_SAID",
    "PARANOIA",
    "PARANOIA_OVER",
    "PASSED",
    "PHASE_BEGAN",
    "PROGRAMMED",
    "PULLED",
    "PUSHED",
    "REACTIVATED",
    "RECOVERED",
    "REMINDER_BACK",
    "REMINDER_LAID",
    "REPLACED",
    "REVIVED",
    "ROBOT_DESTROYED",
    "ROBOT_MOVED",
    "ROBOT_PLACED",
    "ROBOT_PUSHED",
    "ROLE_DEALT",
    "ROLE_SHOWN",
    "ROOM_HIDDEN",
    "ROOM_REVEALED",
    "ROUND_BEGAN",
    "SAW",
    "SENT_BACK",
    "SLID",
    "SWAPPED",
    "TIMER",
    "TOKEN_LOST",
    "TOKEN_REVEALED",
    "TRAP_ARMED",
    "TURNED",
    "UNLOCKED",
    "VISIBLE",
    "WATER_RISING",
    "WITHDRAWN",
    "begin_phase",
    "begin_round",
    "deal",
    "unpacked",
    "whisper",
    "write",
]

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
    DEALT,
    ROLE_DEALT,
    PHASE_BEGAN,
    CHILLED,
    EXIT_FOUND,
    CARD_DISCARDED,
) = range(67)

NOT_SAID = -1  # a number that this row leaves out
PLACES = 5  # bits for one of several small numbers in one


@host_only
def write(s: Flat, kind: int, who: int, a: int, b: int, c: int) -> None:
    """Something that everybody sees."""
    s.log.append((kind, who, a, b, c, EVERYONE))


@host_only
def whisper(s: Flat, kind: int, who: int, a: int, b: int, c: int) -> None:
    """Something that only the owner of this character sees."""
    s.log.append((kind, who, a, b, c, 1 << s.owner[who]))


@host_only
def deal(s: Flat) -> None:
    """The table is dealt: which tiles are in the complex and in which order the markers lie; a role tile only to its owner."""
    write(s, DEALT, s.turn_order[0], packed(s.turn_order[: s.turn_count]), packed(s.composition), 0)
    for c in s.turn_order[: s.turn_count]:
        if s.pack_guards:
            whisper(s, ROLE_DEALT, c, s.role[c], 0, 0)


@host_only
def begin_round(s: Flat) -> None:
    """A round begins, with its number and the marker row."""
    write(s, ROUND_BEGAN, s.turn_order[0], s.rounds_left, s.rounds_begun, packed(s.turn_order[: s.turn_count]))


@host_only
def begin_phase(s: Flat) -> None:
    """Programming begins, or a slot; when programs are fixed everybody sees who has laid one token and who two."""
    single = sum(1 << c for c in range(CHARACTERS) if s.floating[c]) if s.slot == 1 else 0
    pair = sum(1 << c for c in range(CHARACTERS) if s.slot2[c] >= 0) if s.slot == 1 else 0
    write(s, PHASE_BEGAN, -1, s.slot, single, pair)


def packed(numbers: list[int]) -> int:
    """Several small numbers as one, the first in the lowest bits; one more than each, so that their count is not lost."""
    return sum((number + 1) << PLACES * i for i, number in enumerate(numbers))


def unpacked(number: int) -> list[int]:
    """The numbers again."""
    found = []
    while number:
        found.append((number & (1 << PLACES) - 1) - 1)
        number >>= PLACES
    return found
