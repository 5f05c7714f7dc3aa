"""What a seat may believe: of each face-down tile what it costs and promises, of each character whether it is a guard.

From the composition, from what the seat has seen, from claims weighed by trust, and from what everybody remembers of everybody.
"""

from __future__ import annotations

from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import EXIT, KEY, PRICE, TRAPPED
from room25.engine.marks import wide
from room25.engine.rules.modes import competition, suspicion, team
from room25.engine.rules.rooms import COLOUR
from room25.engine.table.board import BLUE, EXIT_ZONE
from room25.engine.table.fields import CHARACTERS, TILES
from room25.engine.table.knowledge import ALL, claimed
from room25.engine.table.state import GUARD, PRISONER, UNKNOWN, Flat
from room25.engine.table.switches import KEY as NEEDS_KEY

__all__ = ["COMPETITION", "SURE", "SUSPICION", "TEAM", "is_guard", "kind_seen", "suspect", "think", "trust", "weigh"]

# tuned by playing
UNSEEN = 78  # per cent: what is unknown weighs a little more than its average
OUTWARD = 31  # a slide nearer to the way out
GOLD = 336  # per cent of a hidden tile's promise, for a character that looks for a goal
TOLD = 200  # for a tile that was claimed to be something else
RIVAL = 33  # how much a rival's way counts, compared with 100 for the seat's own

SUSPICION, COMPETITION, TEAM = suspicion.MODE.code, competition.MODE.code, team.MODE.code
SURE = 1000


def kind_seen(s: Flat, seat: int, tile: int) -> int:
    """Return the kind of a tile, as far as this seat knows it (INFO-01, INFO-04)."""
    if s.face_up[tile] or s.seen[tile] == ALL or (s.seen[tile] >> seat) & 1:
        return s.kind[tile]
    return UNKNOWN


def role_seen(s: Flat, seat: int, who: int) -> int:
    """Return the role of a character, as far as this seat knows it (INFO-10)."""
    return s.role[who] if s.owner[who] == seat or s.role_shown[who] else UNKNOWN


def think(s: Flat, seat: int, m: Mind) -> None:
    """Fill a mind with all that this seat may believe."""
    if s.mode == SUSPICION:
        suspect(s, seat, m)
    side_with(s, seat, m)
    survey(s, seat, m)
    for tile in range(TILES):
        m.cell_of[tile] = s.cell_of[tile]
        m.tile_at[tile] = s.tile_at[tile]


def suspect(s: Flat, seat: int, m: Mind) -> None:
    """Fill in how likely each character is a guard: the roles that are left, then what each seat did and said (MODE-SUSP-01, AMB-002)."""
    guards = s.pack_guards
    hidden = (
        1 if s.spare == UNKNOWN or s.spare >= 0 else 0
    )  # the tile that was left over counts as one more face (INFO-11)
    for c in range(CHARACTERS):
        m.guard[c] = 0
        if s.owner[c] >= 0:
            role = role_seen(s, seat, c)
            if role == UNKNOWN:
                hidden += 1
            elif role == GUARD:
                guards -= 1
                m.guard[c] = SURE
    prior = guards * SURE // hidden if hidden and guards > 0 else 0
    for c in range(CHARACTERS):
        if s.owner[c] >= 0 and role_seen(s, seat, c) == UNKNOWN:
            m.guard[c] = weigh(s, s.owner[c], prior)


@wide
def weigh(s: Flat, seat: int, prior: int) -> int:
    """Return a likelihood, corrected by what everybody remembers: caught lies and harm speak against a seat, true claims for it."""
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
    """Return how far this seat believes what another one says, per mille."""
    if s.mode == COMPETITION or s.mode == TEAM:
        for c in range(CHARACTERS):
            if s.owner[c] == other:
                for d in range(CHARACTERS):
                    if s.owner[d] == seat and s.side[c] == s.side[d]:
                        return SURE
        return 250
    if s.mode == SUSPICION:
        for c in range(CHARACTERS):
            if s.owner[c] == other:
                return 0 if s.caught[other] else SURE - m.guard[c]
    return SURE


def side_with(s: Flat, seat: int, m: Mind) -> None:
    """Fill in how much this seat wants each character in the exit: its own side, those it takes for friends, nobody else."""
    m.outward = OUTWARD
    if s.mode == COMPETITION or s.mode == TEAM:
        side = -1
        for c in range(CHARACTERS):
            if s.owner[c] == seat:
                side = s.side[c]
        for c in range(CHARACTERS):
            m.like[c] = 100 if s.side[c] == side else -RIVAL
    elif s.mode == SUSPICION:
        bad = 0
        for c in range(CHARACTERS):
            if s.owner[c] == seat and s.role[c] == GUARD:
                bad = 1
        for c in range(CHARACTERS):
            if bad:
                m.like[c] = m.guard[c] // 10 - 100
            else:
                m.like[c] = 100 - m.guard[c] // 8
        for c in range(CHARACTERS):
            if s.owner[c] == seat:
                m.like[c] = 0 if bad else 100
        if bad:
            m.outward = -OUTWARD
    else:
        for c in range(CHARACTERS):
            m.like[c] = 100


def survey(s: Flat, seat: int, m: Mind) -> None:
    """Fill in what each tile is or may be, what entering it costs, and how likely it is the goal."""
    count(s, m)
    hidden = 0
    zone = 0
    m.exit = -1
    m.key = -1
    zoned = m.exit_zone_count
    zone_price = m.exit_zone_price
    for tile in range(TILES):
        kind = kind_seen(s, seat, tile)
        m.kind_seen[tile] = kind
        if kind == UNKNOWN:
            m.unseen_tiles[hidden] = tile
            hidden += 1
            zone += EXIT_ZONE[tile]
        else:
            cost = PRICE[kind]
            m.unseen_of_kind[kind] -= 1
            m.risk[tile] = cost
            m.goal_chance[tile] = 0
            m.unseen_by_colour[COLOUR[kind]] -= 1
            m.unseen_price_by_colour[COLOUR[kind]] -= cost
            if (s.exit_zone_kinds >> kind) & 1:
                zoned -= 1
                zone_price -= cost
            if kind == EXIT:
                m.exit = tile
            elif kind == KEY:
                m.key = tile
    m.unseen_count = hidden
    wanted = KEY if m.exit >= 0 else EXIT  # the Key matters once the exit is known; both are blue
    if s.switch[NEEDS_KEY] == 0 or s.key_entered:
        wanted = EXIT
        m.key = -1
    free = hidden - zoned
    price = (
        m.unseen_price_by_colour[0]
        + m.unseen_price_by_colour[1]
        + m.unseen_price_by_colour[2]
        + m.unseen_price_by_colour[3]
        - zone_price
    )
    m.trap_chance = SURE * m.unseen_of_kind[TRAPPED] // hidden if hidden else 0
    plain = price // free if free else 0
    rich = (zone_price + plain * (zone - zoned)) // zone if zone else plain
    gold_zone = 0
    gold_plain = 0
    if m.unseen_of_kind[wanted] > 0:
        if (s.exit_zone_kinds >> wanted) & 1:
            gold_zone = SURE * m.unseen_of_kind[wanted] // zone if zone else 0
        else:
            gold_plain = SURE * m.unseen_of_kind[wanted] // hidden if hidden else 0
            gold_zone = gold_plain
    for colour in range(4):
        if m.unseen_by_colour[colour]:
            m.unseen_price_by_colour[colour] = m.unseen_price_by_colour[colour] // m.unseen_by_colour[colour]
    rich_unseen = rich * UNSEEN // 100
    plain_unseen = plain * UNSEEN // 100
    rich_lure = lure(gold_zone, rich_unseen)
    plain_lure = lure(gold_plain, plain_unseen)
    for k in range(hidden):
        tile = m.unseen_tiles[k]
        m.goal_chance[tile] = gold_zone if EXIT_ZONE[tile] else gold_plain
        if s.claims[tile]:
            m.risk[tile] = rich if EXIT_ZONE[tile] else plain
            listen(s, seat, tile, wanted, m)
            m.risk[tile] = m.risk[tile] * UNSEEN // 100
            m.explore_value[tile] = lure(m.goal_chance[tile], m.risk[tile]) - (TOLD if m.goal_chance[tile] == 0 else 0)
        else:
            m.risk[tile] = rich_unseen if EXIT_ZONE[tile] else plain_unseen
            m.explore_value[tile] = rich_lure if EXIT_ZONE[tile] else plain_lure


def count(s: Flat, m: Mind) -> None:
    """Start from all tiles of the composition. Its sums are made once, because it never changes within a game."""
    other = s.exit_zone_kinds ^ m.exit_zone_kinds
    for kind in range(32):
        other |= s.composition[kind] ^ m.composition[kind]
    if other:
        add_up(s, m)
    for kind in range(32):
        m.unseen_of_kind[kind] = m.composition[kind]
    for colour in range(4):
        m.unseen_by_colour[colour] = m.composition_by_colour[colour]
        m.unseen_price_by_colour[colour] = m.composition_price[colour]


def add_up(s: Flat, m: Mind) -> None:
    """Make the sums of a composition."""
    m.exit_zone_kinds = s.exit_zone_kinds
    m.exit_zone_count = 0
    m.exit_zone_price = 0
    for colour in range(4):
        m.composition_by_colour[colour] = 0
        m.composition_price[colour] = 0
    for kind in range(32):
        n = s.composition[kind]
        m.composition[kind] = n
        if n:
            m.composition_by_colour[COLOUR[kind]] += n
            m.composition_price[COLOUR[kind]] += n * PRICE[kind]
            if (s.exit_zone_kinds >> kind) & 1:
                m.exit_zone_count += n
                m.exit_zone_price += n * PRICE[kind]


def lure(gold: int, risk: int) -> int:
    """Return what a hidden tile promises to a character that goes there."""
    return gold * GOLD // 100 - risk // 10


def listen(s: Flat, seat: int, tile: int, wanted: int, m: Mind) -> None:
    """Take in what was claimed of a hidden tile, as far as the speakers are trusted (INFO-02)."""
    for other in range(s.seats):
        said = claimed(s, other, tile) - 1
        if said >= 0 and other != seat and m.unseen_by_colour[said]:
            faith = trust(s, seat, other, m)
            sure = (
                SURE * m.unseen_of_kind[wanted] // m.unseen_by_colour[said]
                if said == BLUE and m.unseen_of_kind[wanted] > 0
                else 0
            )
            if faith == SURE:
                m.risk[tile] = m.unseen_price_by_colour[said]
                m.goal_chance[tile] = sure
            else:
                m.risk[tile] = (faith * m.unseen_price_by_colour[said] + (SURE - faith) * m.risk[tile]) // SURE
                m.goal_chance[tile] = (faith * sure + (SURE - faith) * m.goal_chance[tile]) // SURE


def is_guard(s: Flat, who: int) -> int:
    """Return whether this is one of the seat's own characters, and a guard."""
    return 1 if s.mode == SUSPICION and s.role[who] != PRISONER else 0
