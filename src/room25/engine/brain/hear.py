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
from room25.engine.table.knowledge import ALL, CLAIM_BITS, CLAIM_MASK, claimed
from room25.engine.table.state import GUARD, UNKNOWN, Flat
from room25.engine.views.redeal import weight

__all__ = [
    "COMPETITION",
    "ONE",
    "SURE",
    "SUSPICION",
    "TEAM",
    "colour_odds",
    "deal_colours",
    "hear",
    "kind_seen",
    "suspect",
]

SUSPICION, COMPETITION, TEAM = suspicion.MODE.code, competition.MODE.code, team.MODE.code
SURE = 1000
ONE_BITS = 20
ONE = 1 << ONE_BITS  # what is certain
FINE = 1 << 40  # the odds of all worlds together while they are weighed, at most …
COARSE = 1 << 30  # … and at least
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
MASKS: tuple[int, ...] = tuple(sorted((mask for mask in range(256) if mask.bit_count() <= 3), key=int.bit_count))
# where the packs of so many guards begin
PACKS: tuple[int, ...] = tuple(sum(mask.bit_count() < pack for mask in MASKS) for pack in range(5))
NOBODY = CHARACTERS
MEMBERS: tuple[int, ...] = tuple(
    member for mask in MASKS for member in (*(c for c in range(CHARACTERS) if (mask >> c) & 1), *(NOBODY,) * 3)[:3]
)
FIRST_BITS = sum(1 << CLAIM_BITS * seat for seat in range(SEATS))
LEAN = 1 << 28  # nothing speaks more against anybody
DEEDS = ONE << 6  # nothing that was done does
NEW = 1 << 16  # the odds of a world before anything is known of anybody: three LEANs and this are no more than FINE


def kind_seen(s: Flat, seat: int, tile: int) -> int:
    """Return the kind of a tile, as far as this seat knows it (INFO-01, INFO-04)."""
    if s.face_up[tile] or s.seen[tile] == ALL or (s.seen[tile] >> seat) & 1:
        return s.kind[tile]
    return UNKNOWN


def role_seen(s: Flat, seat: int, who: int) -> int:
    """Return the role of a character, as far as this seat knows it (INFO-10)."""
    return s.role[who] if s.owner[who] == seat or s.role_shown[who] else UNKNOWN


def suspect(s: Flat, seat: int, m: Mind) -> None:
    """List the worlds that the roles allow, with what speaks for them but words that several people contradict (MODE-SUSP-01, AMB-002)."""
    m.world_count = 0
    for c in range(CHARACTERS):
        m.guard[c] = 0
    if s.mode == SUSPICION:
        for other in range(SEATS):
            m.voice[other] = 0
        for c in range(CHARACTERS):
            if s.owner[c] >= 0:
                m.voice[s.owner[c]] |= 1 << c
                m.lean[c] = lean(s, s.owner[c])
        m.lean[NOBODY] = ONE
        for tile in range(TILES):
            voices = heard(s, seat, tile)
            if voices and voices & (voices - 1) == 0 and s.face_up[tile] == 0:
                listen(s, seat, tile, m)
                hold_against(m)
        list_worlds(s, seat, s.failed_escape_count, m)
        if m.world_count == 0:
            list_worlds(s, seat, 0, m)  # no deal fits what people think they have seen
    if m.world_count == 0:
        m.world[0] = 0
        m.deal[0] = 0
        m.odds[0] = ONE
        m.world_count = 1


@wide
def hold_against(m: Mind) -> None:
    """Let a claim that stands alone speak for or against whoever made it."""
    odds = m.likely[1] * ONE // m.likely[0] if m.likely[0] else LEAN
    for c in range(CHARACTERS):
        if (m.speaker[0] >> c) & 1:
            m.lean[c] = bounded(m.lean[c] * bounded(odds) >> ONE_BITS)


def heard(s: Flat, seat: int, tile: int) -> int:
    """Return a bit for each seat but this one that spoke of this tile."""
    claims = s.claims[tile] & ~(CLAIM_MASK << CLAIM_BITS * seat)
    return (claims | claims >> 1 | claims >> 2) & FIRST_BITS


def bounded(odds: int) -> int:
    return 1 if odds < 1 else odds if odds < LEAN else LEAN


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
            elif role == GUARD:
                known |= 1 << c
                guards -= 1
    left_over = 1 if s.spare == UNKNOWN or s.spare >= 0 else 0
    fewest = guards - left_over if guards > left_over else 0
    for i in range(PACKS[fewest], PACKS[guards + 1] if guards >= 0 else 0):
        mask = MASKS[i]
        fits = mask & ~unknown == 0 and m.world_count < WORLDS
        if fits and (tried == 0 or weight(s, unknown, mask, guards, left_over, tried)):
            odds = NEW
            for k in range(3):
                odds = odds * m.lean[MEMBERS[i * 3 + k]] >> ONE_BITS
            m.world[m.world_count] = mask | known
            m.deal[m.world_count] = i
            m.odds[m.world_count] = odds
            m.world_count += 1
    level(FINE, m)


@wide
def lean(s: Flat, seat: int) -> int:
    """Return how many times likelier what everybody remembers of a seat is if it is a guard's, in units of ONE."""
    odds = ONE
    for _ in range(least(s.caught[seat], 3)):
        odds *= 16
    for _ in range(least(s.harm[seat], 4)):
        odds *= 4
    for _ in range(least(s.proved[seat], 6)):
        odds -= odds // 4
    odds += odds * least(s.idle[seat], 8) // 8
    return odds if odds < DEEDS else DEEDS


def least(a: int, b: int) -> int:
    return a if a < b else b


@wide
def level(most: int, m: Mind) -> int:
    """Shift the odds of all worlds until together they are `most`, or down to half of it. Returns their sum."""
    total = 0
    for w in range(m.world_count):
        total += m.odds[w]
    if total == 0:
        for w in range(m.world_count):
            m.odds[w] = most // m.world_count
        return most // m.world_count * m.world_count
    up = 0
    while total << up <= most >> 1:
        up += 1
    down = 0
    while total >> down > most:
        down += 1
    total = 0
    for w in range(m.world_count):
        m.odds[w] = m.odds[w] << up >> down
        total += m.odds[w]
    return total


@wide
def hear(s: Flat, seat: int, m: Mind) -> None:
    """Weigh all claims. The worlds must be listed, and what is hidden must be counted."""
    spoken = 0
    for tile in range(TILES):
        spoken |= s.claims[tile]
    if spoken and m.world_count > 1:
        for tile in range(TILES):
            voices = heard(s, seat, tile)
            if voices & (voices - 1) and s.face_up[tile] == 0:
                weigh(s, seat, tile, m)
    total = level(ONE, m)
    if s.mode == SUSPICION:
        accuse(s, seat, total, m)
    if spoken:
        for tile in range(TILES):
            if s.claims[tile] and m.kind_seen[tile] == UNKNOWN:
                colour_tile(s, seat, tile, total, m)


@wide
def accuse(s: Flat, seat: int, total: int, m: Mind) -> None:
    """Add up in which worlds each character is a guard."""
    for c in range(CHARACTERS):
        m.guilt[c] = 0
    for w in range(m.world_count):
        for k in range(3):
            m.guilt[MEMBERS[m.deal[w] * 3 + k]] += m.odds[w]
    share = SURE * ONE // total
    for c in range(CHARACTERS):
        if s.owner[c] >= 0 and role_seen(s, seat, c) == GUARD:
            m.guilt[c] = total
        m.guard[c] = m.guilt[c] * share + ONE // 2 >> ONE_BITS


@wide
def deal_colours(m: Mind) -> None:
    """Fill in how likely a hidden tile has each colour by the deal alone: rooms that must start in the exit zone lie nowhere else."""
    free = m.unseen_count - m.zone_count
    rest = m.zone_tiles - m.zone_count
    plain_share = ONE // free if free > 0 else 0
    zone_share = ONE // m.zone_tiles if m.zone_tiles else 0
    for colour in range(4):
        plain = (m.unseen_by_colour[colour] - m.zone_by_colour[colour]) * plain_share
        m.dealt_colours[colour] = plain
        others = plain * rest * zone_share >> ONE_BITS if rest > 0 else 0
        m.dealt_colours[4 + colour] = m.zone_by_colour[colour] * zone_share + others


@wide
def weigh(s: Flat, seat: int, tile: int, m: Mind) -> None:
    """Weigh for and against every world what several people said of one tile; `suspect` has heard whoever spoke alone."""
    speakers = listen(s, seat, tile, m)
    total = 0
    for w in range(m.world_count):
        m.odds[w] = m.odds[w] * m.likely[liars(speakers, m.world[w], m)] >> ONE_BITS
        total += m.odds[w]
    if total < COARSE:
        level(FINE, m)


@wide
def colour_tile(s: Flat, seat: int, tile: int, all_odds: int, m: Mind) -> None:
    """Fill in how likely a hidden tile of which somebody spoke has each colour, over all worlds."""
    speakers = listen(s, seat, tile, m)
    if speakers:
        mix(speakers, all_odds, m)
    base = tile * 4
    total = m.hue[0] + m.hue[1] + m.hue[2] + m.hue[3]
    share = SURE * ONE // total if total else 0
    rest = SURE
    likeliest = 0
    for colour in range(4):
        m.told[base + colour] = m.hue[colour] * share >> ONE_BITS
        rest -= m.told[base + colour]
        if m.told[base + colour] > m.told[base + likeliest]:
            likeliest = colour
    m.told[base + likeliest] += rest


@wide
def mix(speakers: int, all_odds: int, m: Mind) -> None:
    """Make one row of `m.hue` of all of them, by the odds of the worlds in which they hold."""
    for row in range(1 << speakers):
        m.holds[row] = 0
    if speakers == 1:
        for c in range(CHARACTERS):
            m.holds[1] += m.guilt[c] * ((m.speaker[0] >> c) & 1)
        m.holds[0] = all_odds - m.holds[1]
    else:
        for w in range(m.world_count):
            m.holds[liars(speakers, m.world[w], m)] += m.odds[w]
    for row in range(1 << speakers):
        part = m.holds[row] * ONE // m.likely[row] if m.likely[row] else 0
        for colour in range(4):
            mixed = 0 if row == 0 else m.hue[colour]
            m.hue[colour] = mixed + (m.hue[row * 4 + colour] * part >> ONE_BITS)


@wide
def listen(s: Flat, seat: int, tile: int, m: Mind) -> int:
    """Fill `m.hue` and `m.likely` for every choice of liars among those who spoke of this tile. Returns how many may lie or not.

    The worlds are many, but whoever did not speak makes no difference: with one speaker there are two rows for all of them.
    """
    speakers = 0
    deal_hue(tile, m)
    for other in range(s.seats):
        said = claimed(s, other, tile) - 1
        if said >= 0 and other != seat:
            if s.mode == SUSPICION:
                rows = 1 << speakers
                for row in range(rows):
                    believe(row, rows + row, LIAR, said, m)
                    believe(row, row, HONEST, said, m)
                m.speaker[speakers] = m.voice[other]
                speakers += 1
            else:
                believe(0, 0, speaker(s, seat, other, 0, m), said, m)
    for row in range(1 << speakers):
        m.likely[row] = m.hue[row * 4] + m.hue[row * 4 + 1] + m.hue[row * 4 + 2] + m.hue[row * 4 + 3]
    return speakers


def liars(speakers: int, guards: int, m: Mind) -> int:
    """Return the row of `m.hue` that holds for a world with these guards."""
    row = 0
    for k in range(speakers):
        if m.speaker[k] & guards:
            row |= 1 << k
    return row


@wide
def colour_odds(s: Flat, seat: int, tile: int, guards: int, m: Mind) -> int:
    """Fill the first row of `m.hue` with the odds of each colour of this tile, and of all that was said of it, were these the guards.

    Returns their sum.
    """
    deal_hue(tile, m)
    for other in range(s.seats):
        said = claimed(s, other, tile) - 1
        if said >= 0 and other != seat:
            believe(0, 0, speaker(s, seat, other, guards, m), said, m)
    return m.hue[0] + m.hue[1] + m.hue[2] + m.hue[3]


def deal_hue(tile: int, m: Mind) -> None:
    """Fill the first row of `m.hue` with how likely each colour is before anybody speaks."""
    kind = m.kind_seen[tile]
    for colour in range(4):
        if kind == UNKNOWN:
            m.hue[colour] = m.dealt_colours[EXIT_ZONE[tile] * 4 + colour]
        else:
            m.hue[colour] = ONE if COLOUR[kind] == colour else 0


@wide
def believe(row: int, to: int, speaks: int, said: int, m: Mind) -> None:
    """Weigh one claim: fill the row `to` of `m.hue` from another one, by how somebody speaks who does so (a row of SAYS)."""
    for colour in range(4):
        m.hue[to * 4 + colour] = m.hue[row * 4 + colour] * SAYS[speaks + colour * 4 + said] >> BITS


def speaker(s: Flat, seat: int, other: int, guards: int, m: Mind) -> int:
    """Return how this seat speaks: the row of SAYS. Friends are honest, rivals are not, guards have something to hide."""
    if s.mode == COMPETITION or s.mode == TEAM:
        for c in range(CHARACTERS):
            if s.owner[c] == other:
                for d in range(CHARACTERS):
                    if s.owner[d] == seat and s.side[c] == s.side[d]:
                        return HONEST
        return RIVAL
    return LIAR if s.mode == SUSPICION and m.voice[other] & guards else HONEST
