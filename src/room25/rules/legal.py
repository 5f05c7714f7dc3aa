"""What may be answered: one list for people, bots, learners and the rules themselves.

Nothing here looks at what the asked seat may not know, so the same function runs on a state and on that seat's view.
"""

from __future__ import annotations

from room25.core import agenda, answers
from room25.core.answers import NOTHING
from room25.core.board import CENTRE, NEIGHBOUR
from room25.core.state import CLUE, PROGRAMMING, Flat
from room25.rules.actions import ACTIONS, OPTIONS
from room25.rules.rooms import OPTIONS as ROOM_OPTIONS


def to_move(s: Flat) -> int:
    """The character whose answer is awaited; of several who may answer at once, the first in turn order; -1 where nobody is asked."""
    if s.phase <= PROGRAMMING:
        for i in range(s.row_n):
            if (s.owes >> s.row[i]) & 1:
                return s.row[i]
        return -1
    if s.depth and s.ag_kind[s.depth - 1] <= agenda.LAST_QUESTION:
        return s.ag_who[s.depth - 1]
    return -1


def is_asked(s: Flat, who: int) -> int:
    """May this character answer the open question? The clue is one a seat; a program may be changed until the last one is laid."""
    if s.over or s.owner[who] < 0:
        return 0
    if s.phase == CLUE:
        return 1 if owing(s, who) >= 0 else 0
    if s.phase == PROGRAMMING:
        return 1 if s.owes and s.at[who] >= 0 and s.free[who] == 0 else 0
    return 1 if to_move(s) == who else 0


def owing(s: Flat, who: int) -> int:
    """The character through which this one's seat still owes an answer, or -1 (CLUE-02)."""
    for c in range(8):
        if (s.owes >> c) & 1 and s.owner[c] == s.owner[who]:
            return c
    return -1


def legal(s: Flat, who: int) -> int:
    """List the legal answers of this character in `s.acts`; gives their number, 0 where it is not asked."""
    s.acts_n = 0
    if is_asked(s, who) == 0:
        return 0
    if s.phase == CLUE:
        for direction in range(4):
            if s.up[s.tile_at[NEIGHBOUR[CENTRE * 4 + direction]]] == 0:
                answers.add(s, answers.CLUE + direction)
    elif s.phase == PROGRAMMING:
        list_programs(s, who)
    else:
        top = s.depth - 1
        if s.ag_kind[top] == agenda.ASK_ROOM:
            ROOM_OPTIONS(s, s.kind[s.ag_a[top]], who, s.ag_a[top])
        else:
            mask = s.ag_a[top]
            for token in range(ACTIONS):
                if (mask >> token) & 1:
                    OPTIONS(s, token, who)
            if s.ag_b[top] & agenda.MAY_WAIT:
                answers.add(s, answers.WAIT)
            if s.ag_b[top] & agenda.MAY_PASS:
                answers.add(s, answers.PASS)
    return s.acts_n


def list_programs(s: Flat, who: int) -> None:
    """One token, or two different ones in order unless the cold allows one only (PROG-02, PROG-03, PROG-06, AMB-013)."""
    n = s.acts_n
    for first in range(ACTIONS):
        s.acts[n] = answers.PROGRAM + (first * 7 + NOTHING) * 2
        n += 1
        if s.limit[who] > 1:
            for second in range(ACTIONS):
                if second != first:
                    s.acts[n] = answers.PROGRAM + (first * 7 + second) * 2
                    n += 1
    s.acts_n = n
