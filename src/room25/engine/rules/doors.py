"""Doors: who may leave which room, and who may enter which."""

from __future__ import annotations

from room25.engine.rules.rooms import COLOUR, CORRIDOR, NEEDS_COMPANY, TRAITS
from room25.engine.table import answers, effects
from room25.engine.table.board import CENTRE, NEIGHBOUR, YELLOW
from room25.engine.table.people import ALICE, BRUCE
from room25.engine.table.state import Flat

__all__ = ["add_yellow", "beyond", "can_be_moved", "in_reach", "is_yellow", "may_pass"]


def may_pass(s: Flat, who: int, tile: int, direction: int) -> int:
    """May this character go from its tile through this side, by foot or by force? (ACT-MOVE-04…07, ACT-PUSH-06, ACT-PUSH-07, AMB-037)"""
    cell = NEIGHBOUR[s.cell_of[tile] * 4 + direction]
    if cell < 0:
        return 0
    beyond = s.tile_at[cell]
    if not effects.may_enter(s, who, beyond):
        return 0
    traits = TRAITS[s.kind[tile]]
    if traits & NEEDS_COMPANY and cell != CENTRE:
        return effects.company(s, who, beyond)
    if traits & CORRIDOR:
        return through_an_end(s, tile, direction)
    return 1


def through_an_end(s: Flat, tile: int, direction: int) -> int:
    """Does this side of a corridor have a door? Unturned it runs from west to east."""
    return 1 if s.turned[tile] == (1 - direction % 2) else 0


def in_reach(s: Flat, tile: int, direction: int, limited: int) -> int:
    """The tile on the other side, or -1 at the edge, or if a corridor limits what is done from inside it."""
    cell = NEIGHBOUR[s.cell_of[tile] * 4 + direction]
    if cell < 0 or (limited and TRAITS[s.kind[tile]] & CORRIDOR and not through_an_end(s, tile, direction)):
        return -1
    return s.tile_at[cell]


def beyond(s: Flat, tile: int, direction: int) -> int:
    """The tile on the other side."""
    return s.tile_at[NEIGHBOUR[s.cell_of[tile] * 4 + direction]]


def can_be_moved(s: Flat, mover: int, target: int) -> int:
    """Can this character be pushed, carried or called? Not while hidden, but Alice sees a hidden Bruce and may push him (ACT-PUSH-05)."""
    return 1 if s.hidden[target] == 0 or (mover == ALICE and target == BRUCE) else 0


def add_yellow(s: Flat, who: int) -> None:
    """List the open yellow rooms into which a card can push this character (AMB-085)."""
    tile = s.stands_on[who]
    for direction in range(4):
        if may_pass(s, who, tile, direction) and is_yellow(s, tile, direction):
            answers.add(s, answers.TO + direction)


def is_yellow(s: Flat, tile: int, direction: int) -> int:
    """Is the room on the other side an open yellow one?"""
    other = beyond(s, tile, direction)
    return 1 if s.face_up[other] and COLOUR[s.kind[other]] == YELLOW else 0
