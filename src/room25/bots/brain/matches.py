"""Whole games between rule bots inside one call: every seat plays with its own eyes, and says what it would say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.bots.brain import ladder
from room25.bots.brain.mind import Mind
from room25.bots.brain.talk import is_news, speak
from room25.core.arrays import put
from room25.core.jit import entry
from room25.core.state import GUARD, State
from room25.rules import asides
from room25.rules.apply import advance, apply
from room25.rules.batch import first_dice, rounds_played
from room25.rules.deal import deal
from room25.rules.legal import to_move

if TYPE_CHECKING:
    from room25.bots.brain.mind import Minds, Rows
    from room25.core.arrays import States

OVER, ROUNDS, DECISIONS, DEATHS, GUARDS, DEAD, LEFT = 0, 1, 2, 3, 4, 5, 6  # the columns of a result


def level_of(s: State, who: int, levels: int, guard_levels: int) -> int:
    """The level of the seat that owns this character: four bits a seat, guards apart."""
    return ((guard_levels if s.role[who] == GUARD else levels) >> (4 * s.owner[who])) & 15


def talk(s: State, who: int, level: int, m: Mind) -> int:
    """Say and do all that this character has to, beside answering; gives the number of answers to the open question."""
    aside = speak(s, who, level, m)
    while aside >= 0:
        asides.step_aside(s, who, aside)
        aside = speak(s, who, level, m)
    return advance(s)


def play_on(s: State, levels: int, guard_levels: int, m: Mind) -> int:
    """From here to the end; gives the number of decisions."""
    decisions = 0
    n = advance(s)
    while n:
        who = to_move(s)
        level = level_of(s, who, levels, guard_levels)
        answer = ladder.choose(s, who, level, m)
        n = apply(s, who, answer)
        decisions += 1
        if n and level and (is_news(answer) or s.role[who] == GUARD):
            n = talk(s, who, level, m)
    return decisions


@entry
def play_matches(
    states: States, minds: Minds, levels: int, guard_levels: int, seed: int, games: int, results: Rows
) -> int:
    """Play games of rule bots on the table in states[0]; states[1] is the board, minds[0] the scratch. Gives all decisions."""
    total = 0
    for g in range(games):
        put(states, 1, 0)
        s = states[1]
        deal(s, seed + g, 0)
        minds[0].dice = first_dice(seed + g)
        decisions = play_on(s, levels, guard_levels, minds[0])
        total += decisions
        note(s, decisions, results, g)
    return total


def note(s: State, decisions: int, results: Rows, g: int) -> None:
    """One row about a finished game."""
    guards = 0
    dead = 0
    for c in range(8):
        if s.owner[c] >= 0:
            guards |= (1 if s.role[c] == GUARD else 0) << c
            dead |= (1 if s.at[c] < 0 else 0) << c
    results[g][OVER] = s.over
    results[g][ROUNDS] = rounds_played(s)
    results[g][DECISIONS] = decisions
    results[g][DEATHS] = s.died_n
    results[g][GUARDS] = guards
    results[g][DEAD] = dead
    results[g][LEFT] = s.left
