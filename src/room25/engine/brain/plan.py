"""The goal of a character, and how good the table is for its seat: the two numbers behind every planned answer."""

from __future__ import annotations

from room25.engine.brain.beliefs import is_guard
from room25.engine.brain.grid import FAR, SLID, WAY_OUT
from room25.engine.brain.hear import COMPETITION, SUSPICION, TEAM
from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import EXIT
from room25.engine.table.fields import CELLS, CHARACTERS
from room25.engine.table.state import NOWHERE, Flat
from room25.engine.table.switches import GATHER, KEY

__all__ = ["STEP", "aim", "escape", "standing"]

# tuned by playing
DISTANCE = 215  # a step of the way to it
CROWD = 33  # a friend who is nearer
SCATTER = 99  # tenths: a step between it and each friend, for all must meet in the end

APART = tuple(steps * SCATTER // 10 for steps in range(9))
STEP = 100  # what one step on the way is worth
ESCAPE = 20000


def aim(s: Flat, who: int, m: Mind) -> None:
    """Choose this character's goal: the Key if it is the nearest friend to it, the exit once it is known, else the best hidden tile."""
    m.here = s.stands_on[who]
    if m.key >= 0 and nearest(s, who, m.key, m):
        m.goal = m.key
    elif m.exit >= 0 and (s.switch[KEY] == 0 or s.key_entered or m.key >= 0):
        m.goal = m.exit
    else:
        m.goal = unexplored(s, who, m)
        if m.goal < 0:
            m.goal = m.exit if m.exit >= 0 else m.here


def nearest(s: Flat, who: int, tile: int, m: Mind) -> int:
    """Return whether none of its friends is nearer to this tile; of two equally near ones the lower number goes."""
    cell = s.cell_of[tile] * CELLS
    mine = FAR[cell + s.cell_of[s.stands_on[who]]]
    for c in range(CHARACTERS):
        if c != who and s.stands_on[c] >= 0 and m.like[c] > 0:
            far = FAR[cell + s.cell_of[s.stands_on[c]]]
            if far < mine or (far == mine and c < who):
                return 0
    return 1


def unexplored(s: Flat, who: int, m: Mind) -> int:
    """Return the hidden tile that promises most for its distance and that no friend is nearer to; -1 if nothing is hidden."""
    found = -1
    most = -100000
    me = s.cell_of[s.stands_on[who]]
    friends = gather(s, who, m)
    for i in range(m.unseen_count):
        tile = m.unseen_tiles[i]
        if s.closed[tile] == 0:
            cell = s.cell_of[tile] * CELLS
            far = FAR[cell + me]
            value = m.explore_value[tile] - far * DISTANCE
            if value > most:  # friends can only make it less
                for k in range(friends):
                    other = FAR[cell + m.friend[k]]
                    value -= APART[other]
                    if other - m.earlier[k] < far:
                        value -= CROWD
                if value > most:
                    most = value
                    found = tile
    return found


def gather(s: Flat, who: int, m: Mind) -> int:
    """List the places of this character's friends. Returns how many there are."""
    n = 0
    for c in range(CHARACTERS):
        if c != who and s.stands_on[c] >= 0 and m.like[c] > 0:
            m.friend[n] = s.cell_of[s.stands_on[c]]
            m.earlier[n] = 1 if c < who else 0
            n += 1
    return n


def standing(s: Flat, who: int, m: Mind, slide: int) -> int:
    """Return how good the table is after a slide (a row of SLID): friends near the exit and others far from it are good."""
    total = 0
    row = slide * CELLS
    here = SLID[row + m.cell_of[m.here]]
    if m.exit >= 0:
        cell = SLID[row + m.cell_of[m.exit]]
        for c in range(CHARACTERS):
            if c == who:
                total -= m.like[c] * FAR[cell * CELLS + here]
            elif s.stands_on[c] >= 0:
                total -= m.like[c] * FAR[cell * CELLS + SLID[row + m.cell_of[s.stands_on[c]]]]
        if s.switch[GATHER] == 0:
            total -= m.outward * WAY_OUT[cell]
    if m.goal != m.exit:
        total -= STEP * FAR[SLID[row + m.cell_of[m.goal]] * CELLS + here]
    return total


def escape(s: Flat, who: int, m: Mind) -> int:
    """Return what sliding Room 25 out now is worth: ESCAPE if it wins for sure, less if it depends on who the guards are."""
    if m.kind_seen[m.here] != EXIT or is_guard(s, who) or (s.switch[KEY] and s.key_entered == 0):
        return 0
    if s.mode == SUSPICION:
        return risky_escape(s, m)
    dead = 0
    for c in range(CHARACTERS):
        if m.like[c] > 0:
            if s.stands_on[c] == NOWHERE:
                dead += 1
            elif s.stands_on[c] >= 0 and s.stands_on[c] != m.here:
                return 0
    if s.mode == COMPETITION or s.mode == TEAM:
        return ESCAPE if dead == 0 or (dead == 1 and s.rounds_left == 1) else 0
    return ESCAPE


def risky_escape(s: Flat, m: Mind) -> int:
    """Return what an escape is worth if prisoners may be outside: all who are must be guards, but for one at the end (WIN-SUSP-01)."""
    guards = s.pack_guards
    outside = 0
    doubt = 0
    for c in range(CHARACTERS):
        if s.owner[c] >= 0 and s.stands_on[c] != m.here:
            outside += 1
            doubt += 1000 - m.guard[c]
    spared = 1 if s.rounds_left == 1 else 0
    if outside > guards + spared:
        return 0
    return ESCAPE if outside <= spared else ESCAPE * (1000 - (doubt // outside)) // 1000 + 300
