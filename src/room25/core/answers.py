"""Every answer that any edition can ask for, numbered once and for ever: one family of numbers a verb.

What is next to somebody goes by direction, what is far goes by cell. A number never changes its meaning: records, trained networks and
other people's programs hold it. Gaps are kept for the verbs of later editions.
"""

from __future__ import annotations

from room25.core.state import Flat

PASS = 0
WAIT = 1
REVEAL = 2
CLUE = 16  # + direction from the centre
LOOK = 20  # + direction
MOVE = 24  # + direction
PUSH = 28  # + character * 4 + direction
CONTROL = 60  # + line * 2 + way
SLIDE = 80  # + line * 2 + way
PEEK = 100  # + cell
SWAP = 125  # + cell
TUNNEL = 150  # + cell
MARK = 379  # + cell
CLAIM = 404  # + cell * 4 + colour
PROGRAM = 504  # + (first * 7 + second) * 2; second is NOTHING for a single action
END = 600  # one more than the highest number

TOKENS = 6
NOTHING = 6

LOOK_TOKEN, MOVE_TOKEN, PUSH_TOKEN, CONTROL_TOKEN = 0, 1, 2, 3


def program_answer(first: int, second: int) -> int:
    """The number of programming these two tokens in order."""
    return PROGRAM + (first * 7 + second) * 2


def add(s: Flat, answer: int) -> None:
    """Put one more legal answer on the list."""
    s.acts[s.acts_n] = answer
    s.acts_n += 1


def add_hidden(s: Flat, family: int) -> None:
    """Put every face-down room on the list (AMB-108)."""
    for cell in range(25):
        if s.up[s.tile_at[cell]] == 0:
            add(s, family + cell)
