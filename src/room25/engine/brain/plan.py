"""Where somebody wants to go, and how good the table is for its seat: the two numbers behind every planned answer."""

from __future__ import annotations

from room25.engine.brain.beliefs import SUSPICION, is_guard
from room25.engine.brain.grid import FAR, SLID, WAY_OUT
from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import EXIT
from room25.engine.rules.modes import competition, team
from room25.engine.table.state import NOWHERE, Flat
from room25.engine.table.switches import GATHER, KEY

# tuned by playing
DISTANCE = 215  # a step of the way to it
CROWD = 33  # a friend who is nearer
SCATTER = 99  # tenths: a step between it and each friend, for all must meet in the end

APART = tuple(steps * SCATTER // 10 for steps in range(9))
STEP = 100  # what one step on the way is worth
ESCAPE = 20000
COMPETITION, TEAM = competition.MODE.code, team.MODE.code


def aim(s: Flat, who: int, m: Mind) -> None:
    """Choose this character's goal: the Key if it is the nearest friend to it, the exit once it is known, else the best hidden tile."""
    m.here = s.at[who]
    if m.key >= 0 and nearest(s, who, m.key, m):
        m.goal = m.key
    elif m.exit >= 0 and (s.switch[KEY] == 0 or s.key or m.key >= 0):
        m.goal = m.exit
    else:
        m.goal = unexplored(s, who, m)
        if m.goal < 0:
            m.goal = m.exit if m.exit >= 0 else m.here


def nearest(s: Flat, who: int, tile: int, m: Mind) -> int:
    """Is nobody of one's friends nearer to this tile? Of equals the first in number goes."""
    cell = s.cell_of[tile] * 25
    mine = FAR[cell + s.cell_of[s.at[who]]]
    for c in range(8):
        if c != who and s.at[c] >= 0 and m.like[c] > 0:
            far = FAR[cell + s.cell_of[s.at[c]]]
            if far < mine or (far == mine and c < who):
                return 0
    return 1


def unexplored(s: Flat, who: int, m: Mind) -> int:
    """The hidden tile that promises most for its distance and that no friend is nearer to; -1 where nothing is hidden."""
    found = -1
    most = -100000
    me = s.cell_of[s.at[who]]
    friends = gather(s, who, m)
    for i in range(m.hidden):
        tile = m.veil[i]
        if s.closed[tile] == 0:
            cell = s.cell_of[tile] * 25
            far = FAR[cell + me]
            value = m.lure[tile] - far * DISTANCE
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
    """List where one's friends are; gives how many."""
    n = 0
    for c in range(8):
        if c != who and s.at[c] >= 0 and m.like[c] > 0:
            m.friend[n] = s.cell_of[s.at[c]]
            m.earlier[n] = 1 if c < who else 0
            n += 1
    return n


def standing(s: Flat, who: int, m: Mind, slide: int) -> int:
    """How good the table is after a slide (a row of SLID): near the exit whoever is liked, far from it whoever is not."""
    total = 0
    row = slide * 25
    here = SLID[row + m.cell_of[m.here]]
    if m.exit >= 0:
        cell = SLID[row + m.cell_of[m.exit]]
        for c in range(8):
            if c == who:
                total -= m.like[c] * FAR[cell * 25 + here]
            elif s.at[c] >= 0:
                total -= m.like[c] * FAR[cell * 25 + SLID[row + m.cell_of[s.at[c]]]]
        if s.switch[GATHER] == 0:
            total -= m.outward * WAY_OUT[cell]
    if m.goal != m.exit:
        total -= STEP * FAR[SLID[row + m.cell_of[m.goal]] * 25 + here]
    return total


def escape(s: Flat, who: int, m: Mind) -> int:
    """What sliding Room 25 out now would be worth: ESCAPE where it wins for sure, less where it depends on who the guards are."""
    if m.see[m.here] != EXIT or is_guard(s, who) or (s.switch[KEY] and s.key == 0):
        return 0
    if s.mode == SUSPICION:
        return hope(s, m)
    dead = 0
    for c in range(8):
        if m.like[c] > 0:
            if s.at[c] == NOWHERE:
                dead += 1
            elif s.at[c] >= 0 and s.at[c] != m.here:
                return 0
    if s.mode == COMPETITION or s.mode == TEAM:
        return ESCAPE if dead == 0 or (dead == 1 and s.left == 1) else 0
    return ESCAPE


def hope(s: Flat, m: Mind) -> int:
    """Nobody knows whether all prisoners are inside: those outside must all be guards, but for one at the end (WIN-SUSP-01)."""
    guards = s.pack_guards
    outside = 0
    doubt = 0
    for c in range(8):
        if s.owner[c] >= 0 and s.at[c] != m.here:
            outside += 1
            doubt += 1000 - m.guard[c]
    spared = 1 if s.left == 1 else 0
    if outside > guards + spared:
        return 0
    return ESCAPE if outside <= spared else ESCAPE * (1000 - (doubt // outside)) // 1000 + 300
