"""A world that a seat could be in, as it believes: a redeal that favours what trusted people claimed and programs that make sense."""

from __future__ import annotations

from room25.engine.brain.beliefs import kind_seen, think, trust
from room25.engine.brain.ladder import roll
from room25.engine.brain.mind import Mind
from room25.engine.rules.rooms import COLOUR
from room25.engine.table.board import EXIT_ZONE
from room25.engine.table.fields import CELLS, CHARACTERS, TILES
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import EVERYTHING, GUARD, PRISONER, PROGRAMMING, UNKNOWN, State, View
from room25.engine.views.redeal import redeal

__all__ = ["guess"]

SURE = 1000


def guess(v: View, seat: int, low: int, high: int, s: State, m: Mind) -> None:
    """Make `s` a full state that this seat could not tell from the true one."""
    redeal(v, low, high, s)
    if v.pov == EVERYTHING:
        return
    think(v, seat, m)
    if s.failed_escape_count == 0:
        heed_doubts(v, seat, s, m)
    heed_claims(v, seat, s, m)
    if s.phase == PROGRAMMING:  # who has laid something may have laid anything: each lays it anew, as it would
        for c in range(CHARACTERS):
            if s.owner[c] != seat and s.stands_on[c] >= 0 and s.chooses_freely[c] == 0 and s.paranoid[c] == 0:
                s.owes |= 1 << c


def heed_claims(v: View, seat: int, s: State, m: Mind) -> None:
    """If a trusted seat claimed the colour of a hidden tile, deal a tile of that colour there, in exchange for another hidden one."""
    for tile in range(TILES):
        if s.claims[tile] and kind_seen(v, seat, tile) == UNKNOWN:
            for other in range(CHARACTERS):
                said = claimed(s, other, tile) - 1
                if said >= 0 and COLOUR[s.kind[tile]] != said and roll(m, SURE) < trust(s, seat, other, m):
                    exchange(v, seat, s, tile, said, m)


def exchange(v: View, seat: int, s: State, tile: int, colour: int, m: Mind) -> None:
    """Swap a hidden tile's kind with that of another hidden one of this colour of which nothing was said, within the exit zone's rules."""
    start = roll(m, CELLS)
    for k in range(CELLS):
        other = (start + k) % CELLS
        if other != tile and s.claims[other] == 0 and kind_seen(v, seat, other) == UNKNOWN:
            kind = s.kind[other]
            fits = EXIT_ZONE[tile] or (s.exit_zone_kinds >> kind) & 1 == 0
            fits = fits and (EXIT_ZONE[other] or (s.exit_zone_kinds >> s.kind[tile]) & 1 == 0)
            if COLOUR[kind] == colour and fits:
                s.kind[other] = s.kind[tile]
                s.kind[tile] = kind
                return


def heed_doubts(v: View, seat: int, s: State, m: Mind) -> None:
    """A guard that nobody doubts changes places with a prisoner whom everybody doubts, as often as the doubts say."""
    for c in range(CHARACTERS):
        if v.role[c] == UNKNOWN and s.role[c] == GUARD:
            d = roll(m, 8)
            if v.role[d] == UNKNOWN and s.role[d] == PRISONER:
                if roll(m, m.guard[c] + m.guard[d] + 1) < m.guard[d]:
                    s.role[c] = PRISONER
                    s.role[d] = GUARD
