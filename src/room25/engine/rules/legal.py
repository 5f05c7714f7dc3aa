"""What may be answered: one list for people, bots, learners and the rules themselves.

Nothing here looks at what the asked seat may not know, so the same function runs on a state and on that seat's view.
"""

from __future__ import annotations

from room25.engine.rules import robots, round
from room25.engine.rules.actions import ACTIONS, OPTIONS
from room25.engine.rules.cards import KIND_OF
from room25.engine.rules.cards import OPTIONS as CARD_OPTIONS
from room25.engine.rules.programs import list_programs, program_at
from room25.engine.rules.rooms import OPTIONS as ROOM_OPTIONS
from room25.engine.table import agenda, answers
from room25.engine.table.board import CENTRE, NEIGHBOUR
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import CLUE, PROGRAMMING, Flat

__all__ = ["answer_at", "is_asked", "legal", "owing", "to_move"]


def to_move(s: Flat) -> int:
    """The character whose answer is awaited; of several who may answer at once, the first in turn order; -1 if nobody is asked."""
    if s.phase <= PROGRAMMING:
        for i in range(s.turn_count):
            if (s.owes >> s.turn_order[i]) & 1:
                return s.turn_order[i]
        return -1
    return agenda.who(s) if agenda.asks(s) else -1


def is_asked(s: Flat, who: int) -> int:
    """May this character answer the open question? The clue is one a seat; a program may be changed until the last one is laid."""
    if s.outcome or s.owner[who] < 0:
        return 0
    if s.phase == CLUE:
        return 1 if owing(s, who) >= 0 else 0
    if s.phase == PROGRAMMING:
        return 1 if s.owes and round.programs(s, who) else 0
    return 1 if to_move(s) == who else 0


def owing(s: Flat, who: int) -> int:
    """The character through which this one's seat still owes an answer, or -1 (CLUE-02)."""
    for c in range(CHARACTERS):
        if (s.owes >> c) & 1 and s.owner[c] == s.owner[who]:
            return c
    return -1


def legal(s: Flat, who: int) -> int:
    """List the legal answers of this character in `s.legal`; returns their number, 0 if it is not asked."""
    s.legal_count = 0
    if is_asked(s, who) == 0:
        return 0
    if s.phase == CLUE:
        for direction in range(4):
            if s.face_up[s.tile_at[NEIGHBOUR[CENTRE * 4 + direction]]] == 0:
                answers.add(s, answers.CLUE + direction)
    elif s.phase == PROGRAMMING:
        list_programs(s, who)
    else:
        list_answers(s, who)
    return s.legal_count


def list_answers(s: Flat, who: int) -> None:
    """Whatever the top row of the agenda asks for."""
    kind = agenda.kind(s)
    if kind == agenda.ASK_ACTION:
        list_actions(s, who)
    elif kind == agenda.ASK_ROOM:
        tile = agenda.tile(s)
        ROOM_OPTIONS(s, s.kind[tile], who, tile)
    elif kind == agenda.ASK_ORDER:
        if agenda.robot_to_push(s) < 0:
            robots.add_orders(s)
        else:
            robots.add_pushes(s, agenda.robot_to_push(s), agenda.spared(s), agenda.by_card(s))
    elif kind == agenda.ASK_CONSENT:
        answers.add(s, answers.ACCEPT)
        answers.add(s, answers.REFUSE)
    else:
        face = agenda.face(s)
        CARD_OPTIONS(s, KIND_OF[face], who, face, agenda.group(s), agenda.step(s), agenda.aux(s))


def list_actions(s: Flat, who: int) -> None:
    """What can be done with the tokens that may be played."""
    tokens = agenda.tokens(s)
    manner = agenda.manner(s)
    for token in range(ACTIONS):
        if (tokens >> token) & 1:
            OPTIONS(s, token, who)
    if tokens & answers.TALENTS == answers.TALENTS:
        drop_doubles(s)  # both of Kevin's signs: if one ability is impossible they offer the same
    if manner & agenda.MAY_WAIT:
        answers.add(s, answers.WAIT)
    if manner & agenda.MAY_PASS:
        answers.add(s, answers.PASS)


def drop_doubles(s: Flat) -> None:
    """Keep every answer once."""
    kept = 0
    for i in range(s.legal_count):
        fresh = 1
        for k in range(kept):
            if s.legal[k] == s.legal[i]:
                fresh = 0
        if fresh:
            s.legal[kept] = s.legal[i]
            kept += 1
    s.legal_count = kept


def answer_at(s: Flat, who: int, k: int) -> int:
    """The k-th answer to the open question, as `advance` left it: programs are so many that a playout does not list them to take one."""
    return program_at(s, who, k) if s.phase == PROGRAMMING else s.legal[k]
