"""What a seat may believe: of each face-down tile what it costs and promises, of each character whether it is a guard.

From the composition, from what the seat has seen, from claims weighed by trust, and from what everybody remembers of everybody.
"""

from __future__ import annotations

from room25.bots.brain.mind import Mind
from room25.bots.brain.rooms import EXIT, KEY, PRICE, TRAPPED
from room25.core.board import BLUE, EXIT_ZONE
from room25.core.knowledge import ALL, claimed
from room25.core.state import GUARD, PRISONER, UNKNOWN, Flat
from room25.core.switches import KEY as NEEDS_KEY
from room25.rules.modes import competition, suspicion, team
from room25.rules.rooms import COLOUR

# tuned by playing
UNSEEN = 78  # per cent: what is unknown weighs a little more than its average
OUTWARD = 31  # a slide nearer to the way out
RIVAL = 33  # how much a rival's way counts, beside 100 for one's own

SUSPICION, COMPETITION, TEAM = suspicion.MODE.code, competition.MODE.code, team.MODE.code
SURE = 1000


def eye(s: Flat, seat: int, tile: int) -> int:
    """The kind of a tile, as far as this seat knows it (INFO-01, INFO-04)."""
    if s.up[tile] or s.seen[tile] == ALL or (s.seen[tile] >> seat) & 1:
        return s.kind[tile]
    return UNKNOWN


def role_seen(s: Flat, seat: int, who: int) -> int:
    """The role of a character, as far as this seat knows it (INFO-10)."""
    return s.role[who] if s.owner[who] == seat or s.shown[who] else UNKNOWN


def think(s: Flat, seat: int, m: Mind) -> None:
    """Fill a mind with all that this seat may believe."""
    if s.mode == SUSPICION:
        suspect(s, seat, m)
    side_with(s, seat, m)
    survey(s, seat, m)
    for tile in range(25):
        m.cell_of[tile] = s.cell_of[tile]
        m.tile_at[tile] = s.tile_at[tile]


def suspect(s: Flat, seat: int, m: Mind) -> None:
    """How likely each character is a guard: the roles that are left, then what each seat did and said (MODE-SUSP-01, AMB-002)."""
    guards = s.pack_guards
    hidden = (
        1 if s.spare == UNKNOWN or s.spare >= 0 else 0
    )  # the tile that was left over counts as one more face (INFO-11)
    for c in range(8):
        m.guard[c] = 0
        if s.owner[c] >= 0:
            role = role_seen(s, seat, c)
            if role == UNKNOWN:
                hidden += 1
            elif role == GUARD:
                guards -= 1
                m.guard[c] = SURE
    prior = guards * SURE // hidden if hidden and guards > 0 else 0
    for c in range(8):
        if s.owner[c] >= 0 and role_seen(s, seat, c) == UNKNOWN:
            m.guard[c] = weigh(s, s.owner[c], prior)


def weigh(s: Flat, seat: int, prior: int) -> int:
    """A likelihood after what everybody remembers: each caught lie and each harm speaks against a seat, each true claim for it."""
    against = prior * 16
    innocent = (SURE - prior) * 16
    for _ in range(least(s.caught[seat], 4)):
        against *= 8
    for _ in range(least(s.harm[seat], 4)):
        against *= 4
    for _ in range(least(s.proved[seat], 6)):
        innocent += innocent // 3
    against += against * least(s.idle[seat], 8) // 8
    if against + innocent == 0:
        return 0
    return against * SURE // (against + innocent)


def least(a: int, b: int) -> int:
    return a if a < b else b


def trust(s: Flat, seat: int, other: int, m: Mind) -> int:
    """How far this seat believes what another one says, per mille."""
    if s.mode == COMPETITION or s.mode == TEAM:
        for c in range(8):
            if s.owner[c] == other:
                for d in range(8):
                    if s.owner[d] == seat and s.side[c] == s.side[d]:
                        return SURE
        return 250
    if s.mode == SUSPICION:
        for c in range(8):
            if s.owner[c] == other:
                return 0 if s.caught[other] else SURE - m.guard[c]
    return SURE


def side_with(s: Flat, seat: int, m: Mind) -> None:
    """How much this seat wants each character in the exit: its own side, those it takes for friends, nobody else."""
    m.outward = OUTWARD
    if s.mode == COMPETITION or s.mode == TEAM:
        side = -1
        for c in range(8):
            if s.owner[c] == seat:
                side = s.side[c]
        for c in range(8):
            m.like[c] = 100 if s.side[c] == side else -RIVAL
    elif s.mode == SUSPICION:
        bad = 0
        for c in range(8):
            if s.owner[c] == seat and s.role[c] == GUARD:
                bad = 1
        for c in range(8):
            if bad:
                m.like[c] = m.guard[c] // 10 - 100
            else:
                m.like[c] = 100 - m.guard[c] // 8
        for c in range(8):
            if s.owner[c] == seat:
                m.like[c] = 0 if bad else 100
        if bad:
            m.outward = -OUTWARD
    else:
        for c in range(8):
            m.like[c] = 100


def survey(s: Flat, seat: int, m: Mind) -> None:
    """What each tile is or may be, what entering it costs, and how likely it is what everybody looks for."""
    for kind in range(32):
        m.rest[kind] = s.pool[kind]
    hidden = 0
    zone = 0
    m.exit = -1
    m.key = -1
    for tile in range(25):
        kind = eye(s, seat, tile)
        m.see[tile] = kind
        if kind == UNKNOWN:
            hidden += 1
            zone += EXIT_ZONE[tile]
        else:
            m.rest[kind] -= 1
            if kind == EXIT:
                m.exit = tile
            elif kind == KEY:
                m.key = tile
    wanted = KEY if m.exit >= 0 else EXIT  # the Key matters once the exit is known; both are blue
    if s.switch[NEEDS_KEY] == 0 or s.key:
        wanted = EXIT
        m.key = -1
    zoned = 0
    zone_price = 0
    price = 0
    free = 0
    for kind in range(32):
        n = m.rest[kind]
        if n > 0:
            if (s.zoned >> kind) & 1:
                zoned += n
                zone_price += n * PRICE[kind]
            else:
                free += n
                price += n * PRICE[kind]
    m.snare = SURE * m.rest[TRAPPED] // hidden if hidden else 0
    plain = price // free if free else 0
    rich = (zone_price + plain * (zone - zoned)) // zone if zone else plain
    gold_zone = 0
    gold_plain = 0
    if m.rest[wanted] > 0:
        if (s.zoned >> wanted) & 1:
            gold_zone = SURE * m.rest[wanted] // zone if zone else 0
        else:
            gold_plain = SURE * m.rest[wanted] // hidden if hidden else 0
            gold_zone = gold_plain
    for tile in range(25):
        kind = m.see[tile]
        if kind != UNKNOWN:
            m.risk[tile] = PRICE[kind]
            m.gold[tile] = 0
        else:
            m.risk[tile] = rich if EXIT_ZONE[tile] else plain
            m.gold[tile] = gold_zone if EXIT_ZONE[tile] else gold_plain
            if s.claims[tile]:
                listen(s, seat, tile, wanted, m)
            m.risk[tile] = m.risk[tile] * UNSEEN // 100


def listen(s: Flat, seat: int, tile: int, wanted: int, m: Mind) -> None:
    """What was said of a hidden tile, as far as the speakers are trusted (INFO-02)."""
    for other in range(8):
        said = claimed(s, other, tile) - 1
        if said >= 0 and other != seat:
            faith = trust(s, seat, other, m)
            n = 0
            price = 0
            for kind in range(32):
                if m.rest[kind] > 0 and COLOUR[kind] == said:
                    n += m.rest[kind]
                    price += m.rest[kind] * PRICE[kind]
            if n:
                m.risk[tile] = (faith * (price // n) + (SURE - faith) * m.risk[tile]) // SURE
                sure = SURE * m.rest[wanted] // n if said == BLUE and m.rest[wanted] > 0 else 0
                m.gold[tile] = (faith * sure + (SURE - faith) * m.gold[tile]) // SURE


def is_guard(s: Flat, who: int) -> int:
    """Is this one of the seat's own characters, and a guard?"""
    return 1 if s.mode == SUSPICION and s.role[who] != PRISONER else 0
