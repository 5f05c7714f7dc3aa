"""What was said, weighed together: who may be a guard, and what colour the rooms may have of which somebody spoke.

Every way in which the roles may lie is one world, with odds: so a claim counts for or against its speaker and for or against a colour at
once, and it makes no difference in what order the speakers sit.
"""

from __future__ import annotations

from room25.engine.brain.mind import WORLDS, Mind
from room25.engine.marks import wide
from room25.engine.rules.modes import competition, suspicion, team
from room25.engine.rules.rooms import COLOUR
from room25.engine.table.board import EXIT_ZONE
from room25.engine.table.fields import CHARACTERS, SEATS, TILES
from room25.engine.table.knowledge import ALL, claimed
from room25.engine.table.state import GUARD, UNKNOWN, Flat
from room25.engine.views.redeal import weight

__all__ = ["COMPETITION", "ONE", "SURE", "SUSPICION", "TEAM", "colour_odds", "hear", "kind_seen", "suspect"]

SUSPICION, COMPETITION, TEAM = suspicion.MODE.code, competition.MODE.code, team.MODE.code
SURE = 1000
ONE = 1 << 20  # all odds together
BITS = 12
EVER = 1 << BITS  # what is said for certain

ERR = 4  # nobody has to err, but people do
# SAYS[speaker * 16 + true * 4 + said]: how likely a speaker says this of a room of that colour (blue, green, yellow, red)
HONEST, LIAR, RIVAL = 0, 16, 32
SAYS: tuple[int, ...] = (
    *(EVER - 3 * ERR if said == true else ERR for true in range(4) for said in range(4)),
    *(1230, 1230, 410, 1226),  # a guard, of a blue room,
    *(200, 3500, 196, 200),  # of a green one,
    *(200, 500, 3196, 200),  # of a yellow one
    *(250, 1000, 250, 2596),  # and of a red one
    *(EVER * 7 // 16 if said == true else EVER * 3 // 16 for true in range(4) for said in range(4)),
)
# the worlds that may be: who the guards are, as masks; no pack has more than three
MASKS: tuple[int, ...] = tuple(mask for mask in range(256) if mask.bit_count() <= 3)
MOST = len(MASKS)
LEAN = 1 << 18  # nothing that was done speaks more against anybody


def kind_seen(s: Flat, seat: int, tile: int) -> int:
    """Return the kind of a tile, as far as this seat knows it (INFO-01, INFO-04)."""
    if s.face_up[tile] or s.seen[tile] == ALL or (s.seen[tile] >> seat) & 1:
        return s.kind[tile]
    return UNKNOWN


def role_seen(s: Flat, seat: int, who: int) -> int:
    """Return the role of a character, as far as this seat knows it (INFO-10)."""
    return s.role[who] if s.owner[who] == seat or s.role_shown[who] else UNKNOWN


def suspect(s: Flat, seat: int, m: Mind) -> None:
    """List the worlds that the roles allow, with what was done in them: what was said is not weighed yet (MODE-SUSP-01, AMB-002)."""
    m.world_count = 0
    for other in range(SEATS):
        m.voice[other] = 0
    for c in range(CHARACTERS):
        m.guard[c] = 0
        if s.owner[c] >= 0:
            m.voice[s.owner[c]] |= 1 << c
    if s.mode == SUSPICION:
        list_worlds(s, seat, s.failed_escape_count, m)
        if m.world_count == 0:
            list_worlds(s, seat, 0, m)  # no deal fits what people think they have seen
    if m.world_count == 0:
        m.world[0] = 0
        m.odds[0] = ONE
        m.world_count = 1


@wide
def list_worlds(s: Flat, seat: int, tried: int, m: Mind) -> None:
    """All deals of the roles that are left; the tile that was left over may be any of those that are not dealt (INFO-11)."""
    unknown = 0
    known = 0
    guards = s.pack_guards
    for c in range(CHARACTERS):
        if s.owner[c] >= 0:
            role = role_seen(s, seat, c)
            if role == UNKNOWN:
                unknown |= 1 << c
                m.lean[c] = lean(s, s.owner[c])
            elif role == GUARD:
                known |= 1 << c
                guards -= 1
    left_over = 1 if s.spare == UNKNOWN or s.spare >= 0 else 0
    for i in range(MOST):
        mask = MASKS[i]
        if weight(s, unknown, mask, guards, left_over, tried) and m.world_count < WORLDS:
            odds = ONE
            for c in range(CHARACTERS):
                if (mask >> c) & 1:
                    odds = odds * m.lean[c] >> BITS
            m.world[m.world_count] = mask | known
            m.odds[m.world_count] = odds
            m.world_count += 1
    level(m)


@wide
def lean(s: Flat, seat: int) -> int:
    """Return how many times likelier what everybody remembers of a seat is if it is a guard's, in units of EVER."""
    odds = EVER
    for _ in range(least(s.caught[seat], 3)):
        odds *= 16
    for _ in range(least(s.harm[seat], 4)):
        odds *= 4
    for _ in range(least(s.proved[seat], 6)):
        odds -= odds // 4
    odds += odds * least(s.idle[seat], 8) // 8
    return odds if odds < LEAN else LEAN


def least(a: int, b: int) -> int:
    return a if a < b else b


@wide
def level(m: Mind) -> None:
    """Make the odds of all worlds ONE together."""
    total = 0
    for w in range(m.world_count):
        total += m.odds[w]
    for w in range(m.world_count):
        m.odds[w] = m.odds[w] * ONE // total if total else ONE // m.world_count


@wide
def hear(s: Flat, seat: int, m: Mind) -> None:
    """Weigh all claims. The worlds must be listed, and what is hidden must be counted."""
    if m.world_count > 1:
        for tile in range(TILES):
            if s.claims[tile] and s.face_up[tile] == 0:
                for w in range(m.world_count):
                    m.odds[w] = m.odds[w] * colour_odds(s, seat, tile, m.world[w], m) >> BITS
                level(m)
    if s.mode == SUSPICION:
        for c in range(CHARACTERS):
            total = 0
            for w in range(m.world_count):
                total += m.odds[w] * ((m.world[w] >> c) & 1)
            m.guard[c] = (total * SURE + ONE // 2) // ONE
    for tile in range(TILES):
        if s.claims[tile] and m.kind_seen[tile] == UNKNOWN:
            colour_tile(s, seat, tile, m)


@wide
def colour_tile(s: Flat, seat: int, tile: int, m: Mind) -> None:
    """Fill in how likely a hidden tile of which somebody spoke has each colour, over all worlds."""
    base = tile * 4
    for colour in range(4):
        m.told[base + colour] = 0
    for w in range(m.world_count):
        total = colour_odds(s, seat, tile, m.world[w], m)
        if total:
            for colour in range(4):
                m.told[base + colour] += m.hue[colour] * SURE // total * m.odds[w] // ONE
    rest = SURE
    likeliest = 0
    for colour in range(4):
        rest -= m.told[base + colour]
        if m.told[base + colour] > m.told[base + likeliest]:
            likeliest = colour
    m.told[base + likeliest] += rest


@wide
def colour_odds(s: Flat, seat: int, tile: int, guards: int, m: Mind) -> int:
    """Fill `m.hue` with the odds of each colour of this tile, and of all that was said of it, were these the guards. Returns their sum."""
    kind = m.kind_seen[tile]
    for colour in range(4):
        if kind == UNKNOWN:
            m.hue[colour] = m.dealt_colours[EXIT_ZONE[tile] * 4 + colour]
        else:
            m.hue[colour] = ONE if COLOUR[kind] == colour else 0
    for other in range(s.seats):
        said = claimed(s, other, tile) - 1
        if said >= 0 and other != seat:
            row = speaker(s, seat, other, guards, m)
            for colour in range(4):
                m.hue[colour] = m.hue[colour] * SAYS[row + colour * 4 + said] >> BITS
    return m.hue[0] + m.hue[1] + m.hue[2] + m.hue[3]


def speaker(s: Flat, seat: int, other: int, guards: int, m: Mind) -> int:
    """Return how this seat speaks: the row of SAYS. Friends are honest, rivals are not, guards have something to hide."""
    if s.mode == COMPETITION or s.mode == TEAM:
        for c in range(CHARACTERS):
            if s.owner[c] == other:
                for d in range(CHARACTERS):
                    if s.owner[d] == seat and s.side[c] == s.side[d]:
                        return HONEST
        return RIVAL
    return LIAR if m.voice[other] & guards else HONEST
