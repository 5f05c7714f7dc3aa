"""What a running game is likely worth to people who play together: a guess from a few numbers, fitted to explorers' games."""

from __future__ import annotations

import math

from room25.engine.brain.grid import FAR, WAY_OUT
from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import EXIT, KEY
from room25.engine.brain.weights import LEFT, NUMBERS, WEIGHTS
from room25.engine.table.board import EXIT_ZONE
from room25.engine.table.fields import CELLS, CHARACTERS, TILES
from room25.engine.table.state import State
from room25.engine.table.switches import KEY as NEEDS_KEY

__all__ = ["STAGES", "features", "measure", "outlook"]

STAGES = 8
STEEP = 6 * 256
CHANCE: tuple[int, ...] = tuple(round(1000 / (1 + math.exp(-x / 256))) for x in range(-STEEP, STEEP + 1))


def outlook(s: State, m: Mind) -> int:
    """Return what the game is likely worth, in thousandths of a win."""
    stage = features(s, m)
    if stage < 0:
        return 0
    left = s.rounds_left if s.rounds_left < LEFT else LEFT
    left = left if left > 1 else 1
    row = (stage * LEFT + left - 1) * (NUMBERS + 1)
    total = WEIGHTS[row]
    for i in range(NUMBERS):
        total += WEIGHTS[row + 1 + i] * m.trait[i]
    total = total if total < STEEP else STEEP
    total = total if total > -STEEP else -STEEP
    return CHANCE[total + STEEP]


def features(s: State, m: Mind) -> int:
    """Fill `m.trait` with what matters. Returns the stage, which says what is still to be found, or -1 if there is no exit."""
    exit = -1
    key = -1
    hidden = 0
    zone = 0
    for tile in range(TILES):
        if s.face_up[tile] == 0 and s.seen[tile] == 0:
            hidden += 1
            zone += EXIT_ZONE[tile]
        if s.kind[tile] == EXIT:
            exit = tile
        elif s.kind[tile] == KEY:
            key = tile
    if exit < 0:
        return -1
    m.trait[0] = 0
    m.trait[1] = 0
    m.trait[2] = WAY_OUT[s.cell_of[exit]]
    m.trait[3] = 0
    m.trait[4] = 0
    m.trait[5] = hidden
    m.trait[6] = zone
    known = 1 if s.face_up[exit] or s.seen[exit] else 0
    measure(s, m, s.cell_of[exit] * CELLS)
    if s.switch[NEEDS_KEY] == 0:
        return 6 + known
    if s.key_entered:
        return 3 * known
    if key >= 0:
        m.trait[3] = nearest_to(s, s.cell_of[key] * CELLS)
    return 3 * known + (1 if key >= 0 and (s.face_up[key] or s.seen[key]) else 2)


def measure(s: State, m: Mind, goal: int) -> None:
    """How far everybody is from the exit: on average, in tenths, and at most; and how many are dead."""
    alive = 0
    total = 0
    for c in range(CHARACTERS):
        if s.owner[c] >= 0:
            if s.stands_on[c] < 0:
                m.trait[4] += 1
            else:
                far = FAR[goal + s.cell_of[s.stands_on[c]]]
                alive += 1
                total += far
                m.trait[1] = far if far > m.trait[1] else m.trait[1]
    m.trait[0] = total * 10 // alive if alive else 0


def nearest_to(s: State, goal: int) -> int:
    """Return how far the nearest character is from a cell."""
    near = 9
    for c in range(CHARACTERS):
        if s.stands_on[c] >= 0:
            far = FAR[goal + s.cell_of[s.stands_on[c]]]
            near = far if far < near else near
    return near
