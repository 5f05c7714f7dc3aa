"""The rule bots as one function of their level: what a bot of this level answers here, knowing what its seat may know."""

from __future__ import annotations

from room25.engine.brain.beliefs import think
from room25.engine.brain.grid import FAR
from room25.engine.brain.mind import Mind
from room25.engine.brain.plan import aim
from room25.engine.brain.program import adrenaline_worth, best_look, consider, look_ahead, pair, program_worth
from room25.engine.brain.score import KNOWN_AGAIN, control, price, stay, worth
from room25.engine.entries.games import dice
from room25.engine.rules import go
from room25.engine.rules.actions import TOKEN_OF
from room25.engine.rules.legal import answer_at
from room25.engine.rules.programs import (
    FIRST,
    NEEDS,
    PROGRAMS,
    SECOND,
    count_programs,
    hand,
    list_programs,
    with_or_without,
)
from room25.engine.table import answers, effects
from room25.engine.table.answers import CONTROL_TOKEN, LOOK_TOKEN, MOVE_TOKEN, NOTHING
from room25.engine.table.board import NEIGHBOUR
from room25.engine.table.fields import CELLS
from room25.engine.table.state import PROGRAMMING, UNKNOWN, Flat

__all__ = ["CAUTIOUS", "EXPLORER", "UNIFORM", "choose", "rate", "relist", "roll"]

UNIFORM, CAUTIOUS, EXPLORER = 0, 1, 2


def choose(s: Flat, who: int, level: int, m: Mind) -> int:
    """Return the answer of a bot of this level. Unless a program is asked for, the legal answers are listed in `s.legal`."""
    if level == UNIFORM:
        return any_answer(s, who, m)
    think(s, s.owner[who], m)
    m.here = s.stands_on[who]
    if level == CAUTIOUS:
        m.goal = m.exit if m.exit >= 0 else m.here
        return careful_program(s, who, m) if s.phase == PROGRAMMING else careful_answer(s, who, m)
    aim(s, who, m)
    if s.phase == PROGRAMMING:
        consider(s, who, m)
        return best_program(s, who, m)
    return best_answer(s, who, m)


def roll(m: Mind, n: int) -> int:
    """Return a random number from 0 to n - 1, from the bot's own generator."""
    m.dice = dice(m.dice)
    return (m.dice * n) >> 32


def any_answer(s: Flat, who: int, m: Mind) -> int:
    n = count_programs(s, who) if s.phase == PROGRAMMING else s.legal_count
    return answer_at(s, who, roll(m, n))


def best_answer(s: Flat, who: int, m: Mind) -> int:
    """Return the best of the listed answers; among equals one at random."""
    top = -1
    most = 0
    look_ahead(s, who, m)
    for i in range(s.legal_count):
        value = (worth(s, who, s.legal[i], m) + follow_up(s.legal[i], m)) * 8 + roll(m, 64)
        if top < 0 or value > most:
            most = value
            top = s.legal[i]
    return top


def follow_up(answer: int, m: Mind) -> int:
    """Return what may follow this action, as a value."""
    return m.ahead[TOKEN_OF[answer]] if answer >= answers.LOOK else 0


def best_program(s: Flat, who: int, m: Mind) -> int:
    """Return the best program of two tokens or one. `consider` must have been called."""
    if s.chooses_freely[who]:  # a shown guard that may lay its adrenaline (AMB-092)
        return answers.NO_TOKENS + (1 if adrenaline_worth(s, who, m) > 0 else 0)
    held = hand(s, who)
    top = -1
    most = 0
    for i in range(PROGRAMS):
        if NEEDS[i] & held == NEEDS[i]:
            value = pair(s, who, m, FIRST[i], SECOND[i]) * 8 + roll(m, 64)
            if top < 0 or value > most:
                most = value
                top = i
    extra = 1 if with_or_without(s, who) == 2 and adrenaline_worth(s, who, m) > 0 else 0
    return answers.program_answer(FIRST[top], SECOND[top], extra)


def careful_program(s: Flat, who: int, m: Mind) -> int:
    """Return a careful program: out of danger first, then a look before a step, in the exit Control. If nothing helps, any program."""
    if s.chooses_freely[who]:
        return answers.NO_TOKENS
    m.turn = 0
    tokens = go.with_signs(s, who, effects.owned(s, who))
    if m.here == m.exit and (tokens >> CONTROL_TOKEN) & 1:
        return answers.program_answer(CONTROL_TOKEN, NOTHING, 0)
    first = LOOK_TOKEN if best_look(s, m) > 0 and stay(s, who, m) == 0 else MOVE_TOKEN
    second = MOVE_TOKEN if first == LOOK_TOKEN else LOOK_TOKEN
    if (tokens >> first) & 1 == 0 or (tokens >> second) & 1 == 0 or roll(m, 8) == 0:
        return any_answer(s, who, m)
    if s.actions_allowed[who] == 1:
        second = NOTHING
    return answers.program_answer(first, second, 0)


def careful_answer(s: Flat, who: int, m: Mind) -> int:
    """Return a random answer among those that are not dangerous."""
    top = -1
    most = 0
    for i in range(s.legal_count):
        value = careful(s, who, s.legal[i], m) + roll(m, 50)
        if top < 0 or value > most:
            most = value
            top = s.legal[i]
    return top


def careful(s: Flat, who: int, answer: int, m: Mind) -> int:
    """Return what a careful player minds about an answer: rooms that it would enter or push others into, and wasted looks."""
    family = answers.FAMILY_OF[answer]
    value = answer - family
    if family == answers.LOOK:
        tile = m.tile_at[NEIGHBOUR[m.cell_of[m.here] * 4 + value]]
        return 60 if m.kind_seen[tile] == UNKNOWN else KNOWN_AGAIN
    if family == answers.MOVE:
        tile = m.tile_at[NEIGHBOUR[m.cell_of[m.here] * 4 + value]]
        goal = m.cell_of[m.goal] * CELLS  # it goes to the exit if it knows it, and looks for nothing
        nearer = FAR[goal + m.cell_of[m.here]] - FAR[goal + m.cell_of[tile]] if m.exit >= 0 else 0
        return stay(s, who, m) - price(s, who, m, tile) + 60 * nearer
    if family == answers.CONTROL:
        return control(s, who, m, value // 2, value % 2) // 4
    if family == answers.PUSH:
        target = value // 4
        tile = m.tile_at[NEIGHBOUR[m.cell_of[s.stands_on[target]] * 4 + value % 4]]
        return -m.like[target] * m.risk[tile] // 100
    if answer == answers.SABOTAGE_ROOM:
        return 100
    return 0


def rate(s: Flat, who: int, m: Mind) -> None:
    """Fill `m.score` with the value of every listed answer, programs included: what a search tries first."""
    think(s, s.owner[who], m)
    aim(s, who, m)
    if s.phase == PROGRAMMING:
        n = s.legal_count
        consider(s, who, m)
        relist(s, who)
        for i in range(n):
            m.score[i] = program_worth(s, who, s.legal[i], m)
    else:
        look_ahead(s, who, m)
        for i in range(s.legal_count):
            m.score[i] = worth(s, who, s.legal[i], m) + follow_up(s.legal[i], m)


def relist(s: Flat, who: int) -> None:
    """List the programs again: considering them used the list."""
    s.legal_count = 0
    list_programs(s, who)
