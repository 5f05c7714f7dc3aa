"""Doors: who may leave which room, and who may enter which."""

from __future__ import annotations

from room25.core import effects
from room25.core.board import CENTRE, NEIGHBOUR
from room25.core.state import Flat
from room25.rules.rooms import NEEDS_COMPANY, TRAITS


def may_pass(s: Flat, who: int, tile: int, direction: int) -> int:
    """May this character go from its tile through this side? (ACT-MOVE-04, ACT-MOVE-06, ACT-PUSH-06)"""
    cell = NEIGHBOUR[s.cell_of[tile] * 4 + direction]
    if cell < 0:
        return 0
    beyond = s.tile_at[cell]
    if s.closed[beyond]:
        return 0
    if TRAITS[s.kind[tile]] & NEEDS_COMPANY and cell != CENTRE:
        return effects.company(s, who, beyond)  # by force as by foot (AMB-037)
    return 1


def beyond(s: Flat, tile: int, direction: int) -> int:
    """The tile on the other side."""
    return s.tile_at[NEIGHBOUR[s.cell_of[tile] * 4 + direction]]
