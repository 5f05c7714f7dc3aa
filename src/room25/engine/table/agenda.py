"""The agenda: a stack of what must still happen, inside the state. Rules schedule here and never call one another.

Rows up to LAST_QUESTION ask somebody; the others resolve by themselves. Last pushed is first resolved.
"""

from __future__ import annotations

from room25.engine.table.state import Flat

ASK_ACTION = 1  # who acts; a: mask of tokens it may play; b: what else it may do (see below)
ASK_ROOM = 2  # who chooses; a: the room's tile; b: mask of all who came in together; c: the cell they came from
# who orders a robot about; a: the robot that must push somebody else, or -1; b: mask of those it may not push; c: 1 where a card asks
ASK_ORDER = 3
ASK_CONSENT = 4  # who may give way; a: who asks; b: what for (see below); c: robot; d: tile
ASK_CARD = 5  # who chooses; a: the card; b, d: as the card needs them; c: the step of the card
LAST_QUESTION = 9

ARRIVE = 10  # who chooses; a: tile; b: mask of all who arrive together; c: the cell they come from
END_GO = 11  # who has finished its go
LEAVE = 12  # a: the tile that somebody has just left
DRAW_CARD = 13  # a card is drawn; who: the character that entered for it, or -1; b: mask of all who did
CARD = 14  # who suffers the card; a: the card; b, d: as it needs them; c: its step

# what an ASK_ACTION row carries in b
REVEALED = 1  # the token lies open: the action is lost where it is impossible (ORDER-04)
MAY_WAIT = 2  # a floating action may be kept for slot 2 (ORDER-02)
MAY_PASS = 4  # a free actor may let its go by
ADRENALINE = 8  # a third action, paid with the token

# what an ASK_CONSENT row is about (in b)
ROBOT_PUSH, CALLED = 0, 1


def push(s: Flat, kind: int, who: int, a: int, b: int, c: int, d: int) -> None:
    """Put a row on top."""
    top = s.agenda_depth
    s.agenda_kind[top] = kind
    s.agenda_who[top] = who
    s.agenda_a[top] = a
    s.agenda_b[top] = b
    s.agenda_c[top] = c
    s.agenda_d[top] = d
    s.agenda_depth = top + 1


def drop(s: Flat) -> None:
    """Take the top row off; rows above the depth stay zero, so that equal positions are equal bytes."""
    top = s.agenda_depth - 1
    s.agenda_kind[top] = 0
    s.agenda_who[top] = 0
    s.agenda_a[top] = 0
    s.agenda_b[top] = 0
    s.agenda_c[top] = 0
    s.agenda_d[top] = 0
    s.agenda_depth = top
