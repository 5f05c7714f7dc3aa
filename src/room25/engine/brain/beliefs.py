"""What a seat may believe: of each face-down tile what it costs and promises, of each character whether it is a guard.

From the composition, from what the seat has seen, from claims weighed by trust, and from what everybody remembers of everybody.
"""

from __future__ import annotations

from room25.engine.brain.hear import COMPETITION, SURE, SUSPICION, TEAM, deal_colours, hear, kind_seen, suspect
from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import EXIT, KEY, PRICE, TRAPPED
from room25.engine.rules.rooms import COLOUR
from room25.engine.table.board import BLUE, EXIT_ZONE
from room25.engine.table.fields import CHARACTERS, TILES
from room25.engine.table.state import GUARD, PRISONER, UNKNOWN, Flat
from room25.engine.table.switches import KEY as NEEDS_KEY

__all__ = ["is_guard", "think"]

# tuned by playing
UNSEEN = 78  # per cent: what is unknown weighs a little more than its average
OUTWARD = 31  # a slide nearer to the way out
GOLD = 336  # per cent of a hidden tile's promise, for a character that looks for a goal
TOLD = 200  # for a tile that was claimed to be something else
HARDLY = 10  # per mille: who hopes for less hopes for nothing
RIVAL = 33  # how much a rival's way counts, compared with 100 for the seat's own


def think(s: Flat, seat: int, m: Mind) -> None:
    """Fill a mind with all that this seat may believe."""
    count(s, m)
    look_around(s, seat, m)
    deal_colours(m)
    suspect(s, seat, m)
    hear(s, seat, m)
    side_with(s, seat, m)
    promise(s, m)
    for tile in range(TILES):
        m.cell_of[tile] = s.cell_of[tile]
        m.tile_at[tile] = s.tile_at[tile]


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


def look_around(s: Flat, seat: int, m: Mind) -> None:
    """Take what this seat knows off the sums of the composition: what is left lies hidden. `count` must have been called."""
    m.exit = -1
    m.key = -1
    m.unseen_count = 0
    m.zone_tiles = 0
    m.zone_count = m.exit_zone_count
    m.zone_price = m.exit_zone_price
    for colour in range(4):
        m.zone_by_colour[colour] = m.exit_zone_by_colour[colour]
    for tile in range(TILES):
        kind = kind_seen(s, seat, tile)
        m.kind_seen[tile] = kind
        if kind == UNKNOWN:
            m.unseen_tiles[m.unseen_count] = tile
            m.unseen_count += 1
            m.zone_tiles += EXIT_ZONE[tile]
        else:
            cost = PRICE[kind]
            m.unseen_of_kind[kind] -= 1
            m.risk[tile] = cost
            m.goal_chance[tile] = 0
            m.unseen_by_colour[COLOUR[kind]] -= 1
            m.unseen_price_by_colour[COLOUR[kind]] -= cost
            if (s.exit_zone_kinds >> kind) & 1:
                m.zone_count -= 1
                m.zone_price -= cost
                m.zone_by_colour[COLOUR[kind]] -= 1
            if kind == EXIT:
                m.exit = tile
            elif kind == KEY:
                m.key = tile


def promise(s: Flat, m: Mind) -> None:
    """Fill in what entering each hidden tile costs, and how likely it is what everybody looks for."""
    hidden = m.unseen_count
    zone = m.zone_tiles
    wanted = m.unseen_of_kind[EXIT]
    zoned = (s.exit_zone_kinds >> EXIT) & 1
    if s.switch[NEEDS_KEY] == 0 or s.key_entered:
        m.key = -1
    else:
        wanted += m.unseen_of_kind[KEY]  # who looks for one may find the other
    free = hidden - m.zone_count
    price = (
        m.unseen_price_by_colour[0]
        + m.unseen_price_by_colour[1]
        + m.unseen_price_by_colour[2]
        + m.unseen_price_by_colour[3]
        - m.zone_price
    )
    m.trap_chance = SURE * m.unseen_of_kind[TRAPPED] // hidden if hidden else 0
    plain = price // free if free else 0
    rich = (m.zone_price + plain * (zone - m.zone_count)) // zone if zone else plain
    gold_zone = 0
    gold_plain = 0
    sure = 0
    if wanted > 0:
        sure = SURE * wanted // m.unseen_by_colour[BLUE] if m.unseen_by_colour[BLUE] else 0
        if zoned:
            gold_zone = SURE * wanted // zone if zone else 0
        else:
            gold_plain = SURE * wanted // hidden if hidden else 0
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
        if s.claims[tile]:
            m.risk[tile] = told_price(m, tile) * UNSEEN // 100
            m.goal_chance[tile] = m.told[tile * 4 + BLUE] * sure // SURE
            m.explore_value[tile] = lure(m.goal_chance[tile], m.risk[tile]) - (
                TOLD if m.goal_chance[tile] < HARDLY else 0
            )
        else:
            m.goal_chance[tile] = gold_zone if EXIT_ZONE[tile] else gold_plain
            m.risk[tile] = rich_unseen if EXIT_ZONE[tile] else plain_unseen
            m.explore_value[tile] = rich_lure if EXIT_ZONE[tile] else plain_lure


def told_price(m: Mind, tile: int) -> int:
    """Return what entering a hidden tile of which somebody spoke costs on average."""
    cost = 0
    for colour in range(4):
        cost += m.told[tile * 4 + colour] * m.unseen_price_by_colour[colour]
    return cost // SURE


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
        m.exit_zone_by_colour[colour] = 0
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
                m.exit_zone_by_colour[COLOUR[kind]] += n


def lure(gold: int, risk: int) -> int:
    """Return what a hidden tile promises to a character that goes there."""
    return gold * GOLD // 100 - risk // 10


def is_guard(s: Flat, who: int) -> int:
    """Return whether this is one of the seat's own characters, and a guard."""
    return 1 if s.mode == SUSPICION and s.role[who] != PRISONER else 0
