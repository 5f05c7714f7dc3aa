"""Project: fill a view from nothing with what one pov may know. A field that nobody fills in stays hidden."""

from __future__ import annotations

from room25.engine.rules.cards import FACES
from room25.engine.table import agenda
from room25.engine.table.knowledge import ALL
from room25.engine.table.state import (
    ABSENT,
    ACTIONS,
    EVERYTHING,
    NONE,
    PROGRAMMING,
    SPECTATOR,
    UNKNOWN,
    Flat,
    State,
    View,
)


def is_open(s: Flat, pov: int) -> int:
    """Does this pov see everything? The lab does, and everybody once the game is over (AMB-120)."""
    return 1 if pov == EVERYTHING or s.over else 0


def project(s: State, pov: int, v: View) -> None:
    """Make `v` all that this pov may know of `s`, and nothing else."""
    fill(s, pov, v)


def fill(s: Flat, pov: int, v: Flat) -> None:
    """Copy, field by field, what this pov may know: what everybody knows, and what it knows besides."""
    fill_public(s, v)
    add_own(s, pov, v)


def fill_public(s: Flat, v: Flat) -> None:
    """What everybody knows: a spectator's view, and a part of every other."""
    v.pov = SPECTATOR
    copy_table(s, v)
    copy_complex(s, v)
    copy_characters(s, v)
    copy_time(s, v)
    copy_agenda(s, v)
    copy_cards(s, v)
    v.spare = s.spare if s.spare == NONE else UNKNOWN  # INFO-11
    v.rng0 = 0
    v.rng1 = 0
    v.acts_n = 0


def add_own(s: Flat, pov: int, v: Flat) -> None:
    """Add to what everybody knows what this pov knows besides: the tiles it has seen, its roles, its programs; all where all is open."""
    v.pov = pov
    open_to_all = is_open(s, pov)
    if open_to_all == 0 and pov < 0:
        return
    for tile in range(25):
        if open_to_all or (s.seen[tile] >> pov) & 1:
            v.kind[tile] = s.kind[tile]
    for c in range(8):
        if open_to_all or s.owner[c] == pov:
            v.role[c] = s.role[c]
            v.slot1[c] = s.slot1[c]
            v.slot2[c] = s.slot2[c]
            v.floating[c] = s.floating[c]
            v.adr[c] = s.adr[c]
    for i in range(s.depth):
        if is_secret(s, i) and (open_to_all or s.owner[s.ag_who[i]] == pov):
            v.ag_a[i] = s.ag_a[i]
    if open_to_all:
        v.spare = s.spare
        for i in range(58):
            v.deck[i] = s.deck[i]
        for i in range(40):
            v.pile[i] = s.pile[i]


def copy_table(s: Flat, v: Flat) -> None:
    """What is fixed from the setup on is public."""
    v.edition = s.edition
    v.mode = s.mode
    v.level = s.level
    v.seats = s.seats
    v.rounds = s.rounds
    v.zoned = s.zoned
    v.pack_guards = s.pack_guards
    for i in range(32):
        v.switch[i] = s.switch[i]
        v.pool[i] = s.pool[i]
        v.stock[i] = s.stock[i]
    for c in range(8):
        v.owner[c] = s.owner[c]
        v.side[c] = s.side[c]
        v.seated[c] = s.seated[c]
    for colour in range(4):
        v.draws[colour] = s.draws[colour]


def copy_complex(s: Flat, v: Flat) -> None:
    """Where every tile lies is public, and who has looked at it; what it is where all have seen it (INFO-01, INFO-04)."""
    for tile in range(25):
        v.up[tile] = s.up[tile]
        v.closed[tile] = s.closed[tile]
        v.turned[tile] = s.turned[tile]
        v.cell_of[tile] = s.cell_of[tile]
        v.tile_at[tile] = s.tile_at[tile]
        v.seen[tile] = s.seen[tile]
        v.claims[tile] = s.claims[tile]
        v.kind[tile] = s.kind[tile] if s.up[tile] or s.seen[tile] == ALL else UNKNOWN
    for line in range(10):
        v.lines[line] = s.lines[line]
    for i in range(2):
        v.lock[i] = s.lock[i]
        v.robot[i] = s.robot[i]
    v.key = s.key
    v.activated = s.activated


def copy_characters(s: Flat, v: Flat) -> None:
    """Figures and played tokens are public; a role and a program are their owner's (INFO-01, INFO-10)."""
    for c in range(8):
        v.at[c] = s.at[c]
        v.shown[c] = s.shown[c]
        v.free[c] = s.free[c]
        v.limit[c] = s.limit[c]
        v.used[c] = s.used[c]
        v.trap[c] = s.trap[c]
        v.drown[c] = s.drown[c]
        v.reminder[c] = s.reminder[c]
        v.hidden[c] = s.hidden[c]
        v.lost[c] = s.lost[c]
        v.supply[c] = s.supply[c]
        v.paranoid[c] = s.paranoid[c]
        v.pile_left[c] = s.pile_left[c]  # which tokens, but not in which order
        v.role[c] = s.role[c] if s.shown[c] or s.at[c] == ABSENT else UNKNOWN
        if s.phase == PROGRAMMING:  # it may still be changed: only who has laid something is seen (in `owes`)
            v.adr[c] = 1 if s.adr[c] and s.paranoid[c] == 0 else s.adr[c]
            v.slot1[c] = NONE
            v.slot2[c] = NONE
            v.floating[c] = 0
        else:
            v.adr[c] = s.adr[c]
            v.slot1[c] = NONE if s.slot1[c] == NONE else UNKNOWN
            v.slot2[c] = NONE if s.slot2[c] == NONE else UNKNOWN
            v.floating[c] = s.floating[c]


def copy_time(s: Flat, v: Flat) -> None:
    """The marker row, the clock, the dead, what was done in the open and what is being asked are public."""
    for i in range(8):
        v.row[i] = s.row[i]
        v.died[i] = s.died[i]
        v.tried[i] = s.tried[i]
        v.tried_by[i] = s.tried_by[i]
        v.caught[i] = s.caught[i]
        v.proved[i] = s.proved[i]
        v.harm[i] = s.harm[i]
        v.idle[i] = s.idle[i]
    v.row_n = s.row_n
    v.died_n = s.died_n
    v.tried_n = s.tried_n
    v.left = s.left
    v.begun = s.begun
    v.phase = s.phase
    v.slot = s.slot
    v.turn = s.turn
    v.actor = s.actor
    v.owes = s.owes
    v.recent = s.recent
    v.found = s.found
    v.hold = s.hold
    v.number = s.number
    v.dying = s.dying
    v.dirty = s.dirty
    v.over = s.over


def copy_agenda(s: Flat, v: Flat) -> None:
    """What must still happen follows from what everybody saw, but for the token of a floating action."""
    v.depth = s.depth
    for i in range(24):
        v.ag_kind[i] = s.ag_kind[i]
        v.ag_who[i] = s.ag_who[i]
        v.ag_a[i] = 0 if is_secret(s, i) else s.ag_a[i]
        v.ag_b[i] = s.ag_b[i]
        v.ag_c[i] = s.ag_c[i]
        v.ag_d[i] = s.ag_d[i]


def is_secret(s: Flat, i: int) -> int:
    """Does this row of the agenda hold the token of a floating action, which only its owner knows?"""
    return 1 if s.phase == ACTIONS and s.ag_kind[i] == agenda.ASK_ACTION and s.ag_b[i] & agenda.MAY_WAIT else 0


def copy_cards(s: Flat, v: Flat) -> None:
    """The discard pile and what lies in view are public, and so is what the deck still holds; its order is nobody's (INFO-01, INFO-04)."""
    v.deck_n = s.deck_n
    v.discard_n = s.discard_n
    v.bomb = s.bomb
    v.jam = s.jam
    v.accel = s.accel
    v.accel_n = s.accel_n
    for i in range(58):
        v.discard[i] = s.discard[i]
        v.deck[i] = NONE
    for i in range(40):
        v.pile[i] = s.pile[i] if s.pile[i] == NONE else UNKNOWN
    list_deck(s, v)


def list_deck(s: Flat, v: Flat) -> None:
    """What the deck holds, in the order of the faces instead of its own. `v.acts` is scratch here."""
    if s.deck_n == 0:
        return
    for face in range(FACES):
        v.acts[face] = 0
    for i in range(s.deck_n):
        v.acts[s.deck[i]] += 1
    n = 0
    for face in range(FACES):
        for _ in range(v.acts[face]):
            v.deck[n] = face
            n += 1
