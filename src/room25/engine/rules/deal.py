"""Dealing a laid table: tiles, roles and who begins. Part of the compiled rules, so that one table is dealt a million times."""

from __future__ import annotations

from room25.engine.rules.deck import shuffle_deck
from room25.engine.rules.rooms import CENTRAL, COLOUR
from room25.engine.rules.round import turn_row
from room25.engine.table import log, rng
from room25.engine.table.board import CENTRE, EXIT_ZONE
from room25.engine.table.fields import CHARACTERS, KINDS, TILES
from room25.engine.table.state import CLUE, GUARD, NONE, PRISONER, State

__all__ = ["deal", "deal_locked"]


def deal(s: State, low: int, high: int) -> None:
    """Deal a laid table from a seed of 64 bits, in two halves."""
    rng.seed(s, low, high)
    deal_out(s)


def deal_locked(s: State, a: int, b: int, c: int, d: int) -> None:
    """Deal a laid table from a key of 128 bits, in four words, the lowest first."""
    rng.lock(s, a, b, c, d)
    deal_out(s)


def deal_out(s: State) -> None:
    """Tiles, roles, who begins (BUILD-04, BUILD-05, MODE-SUSP-04, SETUP-09)."""
    draw_tiles(s)
    deal_tiles(s)
    deal_roles(s)
    shuffle_deck(s)
    if s.next_turn == 0:
        for _ in range(rng.below(s, s.turn_count)):
            turn_row(s)
    s.next_turn = 0
    s.phase = CLUE
    s.decision_number = 1
    for c in range(CHARACTERS):  # one clue a seat, through its first character (CLUE-02)
        if s.owner[c] >= 0:
            first_of_seat = 1
            for i in range(s.turn_count):
                if s.turn_order[i] == c:
                    break
                if s.owner[s.turn_order[i]] == s.owner[c]:
                    first_of_seat = 0
            if first_of_seat:
                s.owes |= 1 << c
    log.deal(s)


def draw_tiles(s: State) -> None:
    """The free tiles of a complex, colour by colour, from what the box still holds (COMPLEX-01…06)."""
    for colour in range(4):
        while s.draws[colour]:
            s.draws[colour] -= 1
            left = 0
            for kind in range(KINDS):
                if COLOUR[kind] == colour:
                    left += s.stock[kind]
            skip = rng.below(s, left)
            for kind in range(KINDS):
                if COLOUR[kind] == colour and skip >= 0:
                    skip -= s.stock[kind]
                    if skip < 0:
                        s.stock[kind] -= 1
                        s.composition[kind] += 1
    for kind in range(KINDS):
        s.stock[kind] = 0


def deal_tiles(s: State) -> None:
    """Twelve ordinary tiles on the inner cross, the rest with those that must start there in the exit zone."""
    # s.legal is scratch: the ordinary tiles from 0 up, the zoned ones from 24 down.
    ordinary = 0
    zoned = 24
    for kind in range(KINDS):
        for _ in range(s.composition[kind] if kind != CENTRAL else 0):
            if (s.exit_zone_kinds >> kind) & 1:
                zoned -= 1
                s.legal[zoned] = kind
            else:
                s.legal[ordinary] = kind
                ordinary += 1
    shuffle(s, 0, ordinary)
    shuffle(s, 12, 24)
    inner = 0
    outer = 12
    for tile in range(TILES):
        if EXIT_ZONE[tile]:
            s.kind[tile] = s.legal[outer]
            outer += 1
        elif tile != CENTRE:
            s.kind[tile] = s.legal[inner]
            inner += 1
        else:
            s.kind[tile] = CENTRAL


def shuffle(s: State, start: int, stop: int) -> None:
    """Shuffle a stretch of the scratch list."""
    for i in range(stop - 1, start, -1):
        j = start + rng.below(s, i - start + 1)
        x = s.legal[i]
        s.legal[i] = s.legal[j]
        s.legal[j] = x


def deal_roles(s: State) -> None:
    """Roles from one shuffled pack; what is left over goes back unseen (MODE-SUSP-02, MODE-SUSP-03)."""
    guards = s.pack_guards
    tiles = s.turn_count + s.spare
    for i in range(s.turn_count):
        if rng.below(s, tiles) < guards:
            s.role[s.turn_order[i]] = GUARD
            guards -= 1
        else:
            s.role[s.turn_order[i]] = PRISONER
        tiles -= 1
    s.spare = (GUARD if guards else PRISONER) if tiles else NONE
