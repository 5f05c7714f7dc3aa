"""Many games inside one call: what the benchmark, the laws and every playout run. Over arrays of states, so that no decision costs a
Python call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.entries.invariants import card_sum, first_broken
from room25.engine.marks import entry, meet, together, wide
from room25.engine.rules import asides
from room25.engine.rules.apply import advance, apply, resolve, step
from room25.engine.rules.deal import deal, deal_locked
from room25.engine.rules.legal import answer_at, legal, to_move
from room25.engine.rules.outcome import settle
from room25.engine.table.arrays import lay, put
from room25.engine.table.fields import CELLS, CHARACTERS
from room25.engine.table.state import State

if TYPE_CHECKING:
    from room25.engine.table.arrays import States

__all__ = [
    "apply_one",
    "asides_one",
    "clone_many",
    "deal_locked_one",
    "deal_one",
    "dice",
    "digest",
    "first_dice",
    "legal_one",
    "play_games",
    "playout",
    "rounds_played",
    "run_games",
    "soak",
    "step_aside_one",
]


def dice(x: int) -> int:
    """Return the next number of a player's own generator: thinking never touches the state's."""
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    return x ^ ((x << 5) & 0xFFFFFFFF)


def first_dice(seed: int) -> int:
    """Return the first number of a player's own generator."""
    return ((seed * 2654435761 + 1013904223) & 0xFFFFFFFF) | 1


def playout(s: State, seed: int) -> int:
    """Play at random from here to the end. Returns the number of decisions.

    It is `advance` and `apply` taken apart, so that the threads of a GPU answer, settle and step at the same time, phase by phase.
    """
    x = first_dice(seed)
    decisions = 0
    n = 0
    going = 1
    while together(going):
        phase = s.phase
        while together(going and s.phase == phase):
            acts = going and s.phase == phase
            if acts and n:
                x = dice(x)
                who = to_move(s)
                resolve(s, who, answer_at(s, who, (x * n) >> 32))
                decisions += 1
            meet()
            if acts and s.dirty:
                settle(s)
            meet()
            if acts and s.outcome:
                going = 0
            elif acts:
                n = step(s)
    return decisions


def digest(s: State) -> int:
    """Return a checksum of a final state, to compare engines with."""
    h = s.outcome * 7 + s.rounds_left
    for c in range(CHARACTERS):
        h = (h * 31 + s.stands_on[c] + 3) & 0x3FFFFFFF
    for cell in range(CELLS):
        tile = s.tile_at[cell]
        h = (h * 31 + s.kind[tile] * 2 + s.face_up[tile]) & 0x3FFFFFFF
    return h


def rounds_played(s: State) -> int:
    """The rounds of a finished game; those that an alarm or a Timer cuts off were never played."""
    return s.rounds_begun


@entry
@wide
def run_games(states: States, seed: int, games: int) -> int:
    """Play random games on the table in states[0]; states[1] is the board. Returns what `play_games` does."""
    return play_games(states[1], states[0], seed, games)


def play_games(s: State, laid: State, seed: int, games: int) -> int:
    """Play random games on a laid table, one after the other in `s`. Returns decisions * 2^30 + a checksum of all games.

    The rounds that were played are left in s.rng0, for the benchmark.
    """
    decisions = 0
    rounds = 0
    h = 0
    for g in range(games):
        lay(s, laid)
        deal(s, seed + g, 0)
        decisions += playout(s, seed + g)
        rounds += rounds_played(s)
        h = (h * 31 + digest(s)) & 0x3FFFFFFF
    s.rng0 = rounds
    return decisions * 0x40000000 + h


@entry
def clone_many(states: States, n: int) -> int:
    """Copy a whole state n times, to and fro between states[0] and states[1]; each copy differs, so that none can be left out."""
    for i in range(n):
        put(states, (i + 1) & 1, i & 1)
        states[(i + 1) & 1].rng1 = i
    return states[0].rng1


@entry
def deal_one(states: States, i: int, low: int, high: int) -> int:
    """Deal the laid table at i and run to the first question."""
    deal(states[i], low, high)
    return advance(states[i])


@entry
def deal_locked_one(states: States, i: int, a: int, b: int, c: int, d: int) -> int:
    """Deal the laid table in state i from a key of four words."""
    deal_locked(states[i], a, b, c, d)
    return advance(states[i])


@entry
def apply_one(states: States, i: int, who: int, answer: int) -> int:
    """One legal answer to the open question of state i."""
    return apply(states[i], who, answer)


@entry
def step_aside_one(states: States, i: int, who: int, answer: int) -> int:
    """One legal aside in state i; whatever follows from it happens."""
    asides.step_aside(states[i], who, answer)
    return advance(states[i])


@entry
def legal_one(states: States, i: int, who: int) -> int:
    """List the legal answers of a character in state i."""
    return legal(states[i], who)


@entry
def soak(states: States, seed: int, games: int) -> int:
    """Play random games on the table in states[0], asides included, and check every state; states[1] is the board.

    Returns the number of decisions, or - (fault + 100 * game) - 1 at the first impossible state or game that does not end.
    """
    decisions = 0
    for g in range(games):
        put(states, 1, 0)
        s = states[1]
        deal(s, seed + g, 0)
        cards = card_sum(s)
        x = ((seed + g) * 2654435761 & 0xFFFFFFFF) | 1
        n = advance(s)
        steps = 0
        while n:
            fault = first_broken(s, cards)
            if fault or steps > 5000:
                return -1 - fault - 100 * g
            x = dice(x)
            who = to_move(s)
            if (
                x & 15 == 0
            ):  # at one decision in sixteen anybody may step aside instead: bits that said nothing yet say who
                who = (x >> 8) & 7
                aside_count = asides.asides(s, who)
                if aside_count:
                    x = dice(x)
                    asides.step_aside(s, who, s.legal[(x * aside_count) >> 32])
                n = advance(s)
            else:
                n = apply(s, who, answer_at(s, who, (x * n) >> 32))
            steps += 1
        fault = first_broken(s, cards)
        if fault or s.outcome == 0:
            return -1 - fault - 100 * g
        decisions += steps
    return decisions


@entry
def asides_one(states: States, i: int, who: int) -> int:
    """List the asides of a character in state i."""
    return asides.asides(states[i], who)
