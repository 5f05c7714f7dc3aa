"""Whole games between rule bots inside one call: every seat plays with its own eyes, and says what it would say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.brain import ladder
from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import EXIT as EXIT_ROOM
from room25.engine.brain.rooms import KEY as KEY_ROOM
from room25.engine.brain.seat import bot_level, play
from room25.engine.entries.games import first_dice, rounds_played
from room25.engine.marks import entry
from room25.engine.rules.apply import advance
from room25.engine.rules.deal import deal
from room25.engine.rules.legal import legal, to_move
from room25.engine.rules.modes import inside
from room25.engine.table.arrays import put
from room25.engine.table.effects import ALARMED
from room25.engine.table.fields import CHARACTERS, FALLS, KINDS, TILES
from room25.engine.table.state import GUARD, State

if TYPE_CHECKING:
    from room25.engine.brain.mind import Minds, Rows
    from room25.engine.table.arrays import States, Views

__all__ = [
    "ALARM",
    "ANSWER",
    "BEGUN",
    "BEGUN_AT",
    "CELL",
    "DEAD",
    "DEATHS",
    "DECISIONS",
    "ENTRY",
    "EXIT",
    "EXIT_END",
    "FELL",
    "FELL_N",
    "FIRST",
    "GAME",
    "GUARDS",
    "INSIDE",
    "KEY",
    "LEFT",
    "LEFT_AT",
    "NUMBER",
    "OPEN",
    "OPTIONS",
    "OVER",
    "PHASE",
    "POOL",
    "ROUNDS",
    "SIGHT",
    "SLOT",
    "STEP_WIDTH",
    "UNLOCK",
    "WHO",
    "WIDTH",
    "choose_one",
    "note",
    "note_deal",
    "note_step",
    "play_matches",
    "watch",
]

# the columns of a result: how it ended; each mask is by character
OVER, ROUNDS, DECISIONS, DEATHS, GUARDS, DEAD, LEFT = 0, 1, 2, 3, 4, 5, 6
BEGUN, FIRST, INSIDE, OPEN, ALARM = 7, 8, 9, 10, 11  # rounds begun, who was first, who stood in the exit, open tiles
EXIT, EXIT_END, KEY = 12, 13, 14  # cells: where Room 25 and the Key lay (-1: no Key), where Room 25 is at the end
SIGHT, ENTRY, UNLOCK = 15, 16, 17  # rounds on the clock when the exit was first seen, entered, unlocked; 0: never
FELL_N, FELL = 18, 19  # deaths as in the state
POOL = FELL + FALLS  # how many of each room were dealt
WIDTH = POOL + KINDS
# the columns of a step: one decision of one game
(GAME, NUMBER, BEGUN_AT, LEFT_AT, PHASE, SLOT, WHO, CELL, OPTIONS, ANSWER) = range(10)
STEP_WIDTH = 10


def play_on(
    s: State, levels: int, guard_levels: int, m: Mind, row: Rows, g: int, steps: Rows, used: int, most: int
) -> int:
    """Play from here to the end. Returns the number of decisions; `steps` gets them from row `used` on, as far as there is room.

    The levels are packed, LEVEL_BITS per seat; a guard plays at the level that its seat has in `guard_levels`.
    """
    decisions = 0
    n = advance(s)
    while n:
        who = to_move(s)
        level = bot_level(guard_levels if s.role[who] == GUARD else levels, s.owner[who])
        answer = ladder.choose(s, who, level, m)
        if used + decisions < most:
            note_step(s, who, n, answer, steps, used + decisions, g, decisions)
        n = play(s, who, level, answer, m)
        decisions += 1
        watch(s, row, g)
    return decisions


@entry
def play_matches(
    states: States,
    minds: Minds,
    levels: int,
    guard_levels: int,
    seed: int,
    games: int,
    results: Rows,
    steps: Rows,
    most: int,
) -> int:
    """Play games of rule bots on the table in states[0]; states[1] is the board, minds[0] the scratch. Returns the number of all decisions.

    The first `most` decisions are written into `steps`.
    """
    total = 0
    for g in range(games):
        put(states, 1, 0)
        s = states[1]
        deal(s, seed + g, 0)
        minds[0].dice = first_dice(seed + g)
        note_deal(s, results, g)
        decisions = play_on(s, levels, guard_levels, minds[0], results, g, steps, total, most)
        total += decisions
        note(s, decisions, results, g)
    return total


@entry
def choose_one(views: Views, i: int, who: int, level: int, luck: int, minds: Minds) -> int:
    """Return what a rule bot of this level answers for a character, knowing views[i]; minds[0] is the scratch."""
    legal(views[i], who)
    minds[0].dice = luck
    return ladder.choose(views[i], who, level, minds[0])


def note_deal(s: State, results: Rows, g: int) -> None:
    """What was dealt, before anything slides or is replaced: a tile's number is the cell where it begins."""
    row = results[g]
    row[FIRST] = s.turn_order[0]
    row[KEY] = -1
    row[SIGHT] = 0
    row[ENTRY] = 0
    row[UNLOCK] = 0
    for tile in range(TILES):
        if s.kind[tile] == EXIT_ROOM:
            row[EXIT] = tile
        elif s.kind[tile] == KEY_ROOM:
            row[KEY] = tile
    for kind in range(KINDS):
        row[POOL + kind] = s.composition[kind]


def watch(s: State, results: Rows, g: int) -> None:
    """After each decision: has the exit been seen, entered, unlocked? What the clock says then is kept."""
    row = results[g]
    if row[SIGHT] == 0:
        tile = row[EXIT]
        if s.face_up[tile] or s.seen[tile]:
            row[SIGHT] = s.rounds_left
    if s.exit_entered and row[ENTRY] == 0:
        row[ENTRY] = s.rounds_left
    if s.key_entered and row[UNLOCK] == 0:
        row[UNLOCK] = s.rounds_left


def note(s: State, decisions: int, results: Rows, g: int) -> None:
    """Write one row about a finished game."""
    row = results[g]
    guards = 0
    dead = 0
    within = 0
    for c in range(CHARACTERS):
        if s.owner[c] >= 0:
            guards |= (1 if s.role[c] == GUARD else 0) << c
            dead |= (1 if s.stands_on[c] < 0 else 0) << c
            within |= inside(s, c) << c
    row[OVER] = s.outcome
    row[ROUNDS] = rounds_played(s)
    row[DECISIONS] = decisions
    row[DEATHS] = s.dead_count
    row[GUARDS] = guards
    row[DEAD] = dead
    row[LEFT] = s.rounds_left
    row[BEGUN] = s.rounds_begun
    row[INSIDE] = within
    row[ALARM] = 1 if s.exit_entered == ALARMED else 0
    row[EXIT_END] = s.cell_of[row[EXIT]]
    row[OPEN] = 0
    for tile in range(TILES):
        row[OPEN] += 1 if s.face_up[tile] else 0
    row[FELL_N] = s.fall_count
    for i in range(FALLS):
        row[FELL + i] = s.falls[i]


def note_step(s: State, who: int, options: int, answer: int, steps: Rows, i: int, g: int, number: int) -> None:
    """Write one row about a decision, as the table stood before it."""
    row = steps[i]
    row[GAME] = g
    row[NUMBER] = number
    row[BEGUN_AT] = s.rounds_begun
    row[LEFT_AT] = s.rounds_left
    row[PHASE] = s.phase
    row[SLOT] = s.slot
    row[WHO] = who
    row[CELL] = s.cell_of[s.stands_on[who]] if s.stands_on[who] >= 0 else -1
    row[OPTIONS] = options
    row[ANSWER] = answer
