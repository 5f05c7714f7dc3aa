"""A world that a seat could be in, as it believes: a redeal that favours what was claimed, by whom, and programs that make sense."""

from __future__ import annotations

from room25.engine.brain.hear import SUSPICION, colour_odds
from room25.engine.brain.ladder import roll
from room25.engine.brain.mind import Mind
from room25.engine.marks import wide
from room25.engine.rules.rooms import COLOUR
from room25.engine.table.board import EXIT_ZONE
from room25.engine.table.fields import CELLS, CHARACTERS
from room25.engine.table.state import EVERYTHING, GUARD, PRISONER, PROGRAMMING, UNKNOWN, State, View
from room25.engine.views.redeal import redeal

__all__ = ["guess"]


def guess(v: View, seat: int, low: int, high: int, s: State, m: Mind) -> None:
    """Make `s` a full state that this seat could not tell from the true one. The mind must have thought of this view."""
    redeal(v, low, high, s)
    if v.pov == EVERYTHING:
        return
    guards = choose_world(m)
    if v.mode == SUSPICION:
        give_roles(v, s, guards)
    heed_words(v, seat, s, guards, m)
    if s.phase == PROGRAMMING:  # who has laid something may have laid anything: each lays it anew, as it would
        for c in range(CHARACTERS):
            if s.owner[c] != seat and s.stands_on[c] >= 0 and s.chooses_freely[c] == 0 and s.paranoid[c] == 0:
                s.owes |= 1 << c


@wide
def choose_world(m: Mind) -> int:
    """Return who the guards are, as often as the odds say."""
    total = 0
    for w in range(m.world_count):
        total += m.odds[w]
    rest = roll(m, total)
    for w in range(m.world_count):
        rest -= m.odds[w]
        if rest < 0:
            return m.world[w]
    return m.world[0]


def give_roles(v: View, s: State, guards: int) -> None:
    """Deal the roles that this seat does not know; what is left of the pack is the tile that was left over."""
    left = s.pack_guards
    for c in range(CHARACTERS):
        if v.role[c] == UNKNOWN:
            s.role[c] = GUARD if (guards >> c) & 1 else PRISONER
        left -= (guards >> c) & 1
    if v.spare == UNKNOWN:
        s.spare = GUARD if left > 0 else PRISONER


@wide
def heed_words(v: View, seat: int, s: State, guards: int, m: Mind) -> None:
    """Give each hidden tile of which somebody spoke a colour, as often as the odds say, in exchange for another hidden one."""
    for k in range(m.unseen_count):
        m.wish[m.unseen_tiles[k]] = -1
    for k in range(m.unseen_count):
        tile = m.unseen_tiles[k]
        if v.claims[tile]:
            rest = roll(m, colour_odds(v, seat, tile, guards, m) + 1)
            colour = 0
            while colour < 3 and rest >= m.hue[colour]:
                rest -= m.hue[colour]
                colour += 1
            m.wish[tile] = colour
    for k in range(m.unseen_count):
        tile = m.unseen_tiles[k]
        if m.wish[tile] >= 0 and COLOUR[s.kind[tile]] != m.wish[tile]:
            exchange(s, tile, m)


def exchange(s: State, tile: int, m: Mind) -> None:
    """Swap a tile's kind with one of the wanted colour that has to be none itself, or of another, within the exit zone's rules."""
    start = roll(m, CELLS)
    for k in range(m.unseen_count):
        other = m.unseen_tiles[(start + k) % m.unseen_count]
        kind = s.kind[other]
        if COLOUR[kind] == m.wish[tile] and m.wish[other] != COLOUR[kind]:
            fits = EXIT_ZONE[tile] or (s.exit_zone_kinds >> kind) & 1 == 0
            fits = fits and (EXIT_ZONE[other] or (s.exit_zone_kinds >> s.kind[tile]) & 1 == 0)
            if fits:
                s.kind[other] = s.kind[tile]
                s.kind[tile] = kind
                return
