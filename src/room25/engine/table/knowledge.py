"""Who knows which face-down tile, and who said what about it. Knowledge sticks to the tile and changes only here."""

from __future__ import annotations

from room25.engine.table import log
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import Flat

__all__ = ["ALL", "CLAIM_BITS", "CLAIM_MASK", "claim", "claimed", "knows", "peek", "reveal"]

ALL = 0x1FF  # everybody has seen it, the spectators too: they are bit 8
CLAIM_BITS = 3
CLAIM_MASK = 7


def knows(s: Flat, seat: int, tile: int) -> int:
    """Has this seat seen the tile, or does it lie open?"""
    return s.face_up[tile] | ((s.seen[tile] >> seat) & 1)


def peek(s: Flat, who: int, tile: int) -> None:
    """The owner of this character secretly looks at a tile (ACT-LOOK-01)."""
    s.seen[tile] = s.seen[tile] | (1 << s.owner[who])
    log.whisper(s, log.SAW, who, s.cell_of[tile], s.kind[tile], 0)


def claimed(s: Flat, seat: int, tile: int) -> int:
    """What the seat last said of this tile: 0 nothing, else 1 + colour."""
    return (s.claims[tile] >> (CLAIM_BITS * seat)) & CLAIM_MASK


def claim(s: Flat, who: int, tile: int, colour: int) -> None:
    """The owner of this character says a colour aloud, true or not (INFO-02)."""
    shift = CLAIM_BITS * s.owner[who]
    s.claims[tile] = (s.claims[tile] & ~(CLAIM_MASK << shift)) | ((colour + 1) << shift)
    log.write(s, log.CLAIMED, who, s.cell_of[tile], colour, 0)


def reveal(s: Flat, tile: int) -> None:
    """Turn a tile face up for all; reminders on it go back to their owners (TOKEN-REM-02), and what was said of it is settled."""
    s.face_up[tile] = 1
    s.claims[tile] = 0
    log.write(s, log.ROOM_REVEALED, -1, s.cell_of[tile], s.kind[tile], 0)
    for c in range(CHARACTERS):
        if s.reminder[c] == tile:
            s.reminder[c] = -1
            log.write(s, log.REMINDER_BACK, c, s.cell_of[tile], 0, 0)
