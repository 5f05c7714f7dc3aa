"""Every answer that any edition can ask for, numbered once and for ever: one family of numbers a verb.

What is next to somebody goes by direction, what is far goes by cell. A number never changes its meaning: records, trained networks and
other people's programs hold it. The copied talents of Bruce have the numbers of the talents: each verb has one source.
"""

from __future__ import annotations

from room25.engine.table.fields import CELLS
from room25.engine.table.state import Flat

PASS = 0
WAIT = 1
REVEAL = 2
ACCEPT = 3
REFUSE = 4
WITHDRAW = 5
HIDE = 6
RECOVER = 7
SABOTAGE_ROOM = 8
SABOTAGE_ROBOT = 9  # + robot
COMMIT = 11  # adrenaline, without a program
FROM = 12  # + lock: which one is moved
PICK_ROBOT = 14  # + robot: which one comes
CLUE = 16  # + direction from the centre
LOOK = 20  # + direction
MOVE = 24  # + direction
PUSH = 28  # + character * 4 + direction
CONTROL = 60  # + line * 2 + way
SLIDE = 80  # + line * 2 + way
PEEK = 100  # + cell
SWAP = 125  # + cell
TUNNEL = 150  # + cell
TO = 175  # + direction
CALL = 179  # + character
CARRY = 187  # + character * 4 + direction
REACTIVATE = 219  # + direction
LOCK = (
    223  # + place * 3 + lock: place is a direction or OWN_ROOM; lock is 0 for one in hand, 1 or 2 for one that is moved
)
HACK = 238  # + pair of directions
HACK_FAR = 244  # + edge: two rooms next to each other, anywhere
ORDER = 284  # + robot * 36 + what: a direction, or 4 + character * 4 + direction
PULL = 356  # + character
SACRIFICE = 364  # + character
LOSE = 372  # + token
MARK = 379  # + cell
CLAIM = 404  # + cell * 4 + colour
PROGRAM = 504  # + (first * 7 + second) * 2 + adrenaline; second is NOTHING for a single action
NO_TOKENS = 588  # + adrenaline: a shown guard that still has its token programs that alone, or nothing (AMB-092)
END = 600  # one more than the highest number

TOKENS = 6
NOTHING = 6
OWN_ROOM = 4
ORDERS = 36

LOOK_TOKEN, MOVE_TOKEN, PUSH_TOKEN, CONTROL_TOKEN, TALENT, TALENT_ROBOT = 0, 1, 2, 3, 4, 5
BASICS = 15  # the mask of the four actions that everybody has
TALENTS = 48  # the mask of the talent token, with the sign of Kevin's second ability

# PAIRS[2 * i], PAIRS[2 * i + 1]: the two directions of a HACK
PAIRS: tuple[int, ...] = (0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3)


def program_answer(first: int, second: int, adrenaline: int) -> int:
    """The number of programming these two tokens in order, with adrenaline or without."""
    return PROGRAM + (first * 7 + second) * 2 + adrenaline


def add(s: Flat, answer: int) -> None:
    """Put one more legal answer on the list."""
    s.legal[s.legal_count] = answer
    s.legal_count += 1


def add_hidden(s: Flat, family: int) -> None:
    """Put every face-down room on the list (AMB-108)."""
    for cell in range(CELLS):
        if s.face_up[s.tile_at[cell]] == 0:
            add(s, family + cell)
