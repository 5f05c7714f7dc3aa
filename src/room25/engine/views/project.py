"""Project: fill a view from nothing with what one pov may know. A field that nobody fills in stays hidden."""

from __future__ import annotations

from room25.engine.rules import cards
from room25.engine.table import agenda
from room25.engine.table.fields import CARDS, CHARACTERS, STACK, SWITCHES, TILES
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

__all__ = ["add_own", "fill", "fill_public", "is_open", "project"]


def is_open(s: Flat, pov: int) -> int:
    """Does this pov see everything? The lab does, and everybody once the game is over (AMB-120)."""
    return 1 if pov == EVERYTHING or s.outcome else 0


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
    for i in range(4):
        v.key[i] = 0
    v.legal_count = 0


def add_own(s: Flat, pov: int, v: Flat) -> None:
    """Add what only this pov knows: the tiles it has seen, its roles, its programs; everything if everything is open."""
    v.pov = pov
    open_to_all = is_open(s, pov)
    if open_to_all == 0 and pov < 0:
        return
    for tile in range(TILES):
        if open_to_all or (s.seen[tile] >> pov) & 1:
            v.kind[tile] = s.kind[tile]
    for c in range(CHARACTERS):
        if open_to_all or s.owner[c] == pov:
            v.role[c] = s.role[c]
            v.slot1[c] = s.slot1[c]
            v.slot2[c] = s.slot2[c]
            v.floating[c] = s.floating[c]
            v.adrenaline[c] = s.adrenaline[c]
    for i in range(s.agenda_depth):
        if is_secret(s, i) and (open_to_all or s.owner[s.agenda_who[i]] == pov):
            v.agenda_a[i] = s.agenda_a[i]
    if open_to_all:
        v.spare = s.spare
        for i in range(CARDS):
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
    v.exit_zone_kinds = s.exit_zone_kinds
    v.pack_guards = s.pack_guards
    for i in range(SWITCHES):
        v.switch[i] = s.switch[i]
        v.composition[i] = s.composition[i]
        v.stock[i] = s.stock[i]
    for c in range(CHARACTERS):
        v.owner[c] = s.owner[c]
        v.side[c] = s.side[c]
        v.seat_order[c] = s.seat_order[c]
    for colour in range(4):
        v.draws[colour] = s.draws[colour]


def copy_complex(s: Flat, v: Flat) -> None:
    """The place of every tile and who has looked at it is public; so is its kind if all have seen it (INFO-01, INFO-04)."""
    for tile in range(TILES):
        v.face_up[tile] = s.face_up[tile]
        v.closed[tile] = s.closed[tile]
        v.turned[tile] = s.turned[tile]
        v.cell_of[tile] = s.cell_of[tile]
        v.tile_at[tile] = s.tile_at[tile]
        v.seen[tile] = s.seen[tile]
        v.claims[tile] = s.claims[tile]
        v.kind[tile] = s.kind[tile] if s.face_up[tile] or s.seen[tile] == ALL else UNKNOWN
    for line in range(10):
        v.line_controls[line] = s.line_controls[line]
    for i in range(2):
        v.lock[i] = s.lock[i]
        v.robot[i] = s.robot[i]
    v.key_entered = s.key_entered
    v.activated = s.activated


def copy_characters(s: Flat, v: Flat) -> None:
    """Figures and played tokens are public; a role and a program are their owner's (INFO-01, INFO-10)."""
    for c in range(CHARACTERS):
        v.stands_on[c] = s.stands_on[c]
        v.role_shown[c] = s.role_shown[c]
        v.chooses_freely[c] = s.chooses_freely[c]
        v.actions_allowed[c] = s.actions_allowed[c]
        v.tokens_played[c] = s.tokens_played[c]
        v.trap[c] = s.trap[c]
        v.drown[c] = s.drown[c]
        v.reminder[c] = s.reminder[c]
        v.hidden[c] = s.hidden[c]
        v.tokens_lost[c] = s.tokens_lost[c]
        v.supply[c] = s.supply[c]
        v.paranoid[c] = s.paranoid[c]
        v.pile_left[c] = s.pile_left[c]  # which tokens, but not in which order
        v.role[c] = s.role[c] if s.role_shown[c] or s.stands_on[c] == ABSENT else UNKNOWN
        if s.phase == PROGRAMMING:  # it may still be changed: only who has laid something is seen (in `owes`)
            v.adrenaline[c] = 1 if s.adrenaline[c] and s.paranoid[c] == 0 else s.adrenaline[c]
            v.slot1[c] = NONE
            v.slot2[c] = NONE
            v.floating[c] = 0
        else:
            v.adrenaline[c] = s.adrenaline[c]
            v.slot1[c] = NONE if s.slot1[c] == NONE else UNKNOWN
            v.slot2[c] = NONE if s.slot2[c] == NONE else UNKNOWN
            v.floating[c] = s.floating[c]


def copy_time(s: Flat, v: Flat) -> None:
    """The marker row, the clock, the dead, what was done in the open and what is being asked are public."""
    for i in range(CHARACTERS):
        v.turn_order[i] = s.turn_order[i]
        v.dead[i] = s.dead[i]
        v.failed_escapes[i] = s.failed_escapes[i]
        v.failed_escape_by[i] = s.failed_escape_by[i]
        v.caught[i] = s.caught[i]
        v.proved[i] = s.proved[i]
        v.harm[i] = s.harm[i]
        v.idle[i] = s.idle[i]
    v.turn_count = s.turn_count
    v.dead_count = s.dead_count
    v.failed_escape_count = s.failed_escape_count
    v.rounds_left = s.rounds_left
    v.rounds_begun = s.rounds_begun
    v.phase = s.phase
    v.slot = s.slot
    v.next_turn = s.next_turn
    v.actor = s.actor
    v.owes = s.owes
    v.open_goes = s.open_goes
    v.exit_entered = s.exit_entered
    v.decision_number = s.decision_number
    v.dying = s.dying
    v.dirty = s.dirty
    v.outcome = s.outcome


def copy_agenda(s: Flat, v: Flat) -> None:
    """What must still happen follows from what everybody saw, but for the token of a floating action."""
    v.agenda_depth = s.agenda_depth
    for i in range(STACK):
        v.agenda_kind[i] = s.agenda_kind[i]
        v.agenda_who[i] = s.agenda_who[i]
        v.agenda_a[i] = 0 if is_secret(s, i) else s.agenda_a[i]
        v.agenda_b[i] = s.agenda_b[i]
        v.agenda_c[i] = s.agenda_c[i]
        v.agenda_d[i] = s.agenda_d[i]


def is_secret(s: Flat, i: int) -> int:
    """Does this row of the agenda hold the token of a floating action, which only its owner knows?"""
    return 1 if s.phase == ACTIONS and agenda.is_floating(s, i) else 0


def copy_cards(s: Flat, v: Flat) -> None:
    """The discard pile and what lies in view are public, and so is what the deck still holds; its order is nobody's (INFO-01, INFO-04)."""
    v.deck_count = s.deck_count
    v.discard_count = s.discard_count
    v.time_bombs = s.time_bombs
    v.jamming_cards = s.jamming_cards
    v.acceleration_slot = s.acceleration_slot
    v.acceleration_cards = s.acceleration_cards
    for i in range(CARDS):
        v.discard[i] = s.discard[i]
        v.deck[i] = NONE
    for i in range(40):
        v.pile[i] = s.pile[i] if s.pile[i] == NONE else UNKNOWN
    list_deck(s, v)


def list_deck(s: Flat, v: Flat) -> None:
    """What the deck holds, in the order of the faces instead of its own. `v.acts` is scratch here."""
    if s.deck_count == 0:
        return
    for face in range(cards.FACES):
        v.legal[face] = 0
    for i in range(s.deck_count):
        v.legal[s.deck[i]] += 1
    n = 0
    for face in range(cards.FACES):
        for _ in range(v.legal[face]):
            v.deck[n] = face
            n += 1
