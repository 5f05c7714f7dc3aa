"""A seat's view as numbers, version 1: fills the pieces of `v1`, which must be all zero before. It reads the view and nothing else.

What it shares with version 0 is filled by the very functions of version 0, linked anew for the longer record.
"""

from __future__ import annotations

from types import FunctionType

from room25.engine.brain.rooms import EXIT, KEY, PIVOTING
from room25.engine.learn import encode_v0, v1
from room25.engine.learn.encode_v0 import asked_of
from room25.engine.learn.v1 import FIGURES, HOURS, PLACES, REACH, ROBOTS, TRAITS, Obs1
from room25.engine.table.board import DIRECTIONS, EXIT_ZONE, NEIGHBOUR, SIDE
from room25.engine.table.fields import CELLS, CHARACTERS, TILES
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import Flat

__all__ = ["encode"]

FEATURES = v1.FEATURES
OPEN, CLOSED, ZONE, LOCKED, SEEN, TOLD = range(TRAITS, FEATURES)
SHARED = (
    encode_v0.encode_complex,
    encode_v0.encode_markers,
    encode_v0.encode_people,
    encode_v0.encode_slot,
    encode_v0.encode_hands,
    encode_v0.encode_memory,
    encode_v0.encode_table,
    encode_v0.encode_question,
    encode_v0.encode,
)


def _link_anew() -> None:
    """The functions of version 0, over records of version 1, as functions of this module."""
    here = globals()
    for name, value in vars(encode_v0).items():
        here.setdefault(name, value)
    for f in SHARED:
        name = "encode_as_v0" if f is encode_v0.encode else f.__name__
        again = FunctionType(f.__code__, here, name)
        again.__annotations__ = {**f.__annotations__, "o": "Obs1"}
        again.__module__ = __name__
        here[name] = again


_link_anew()


def encode(v: Flat, o: Obs1) -> None:
    """The view of the seat `v.pov` as numbers."""
    encode_as_v0(v, o)  # type: ignore[name-defined]  # noqa: F821  (linked anew above)
    encode_voices(v, o)
    for i in range(HOURS):
        o.hours[i] = 1 if v.rounds_left > i else 0
    who = asked_of(v, v.pov)
    if who >= 0 and v.stands_on[who] >= 0:
        here = v.cell_of[v.stands_on[who]]
        for place in range(PLACES):
            cell = NEIGHBOUR[here * DIRECTIONS + place] if place < DIRECTIONS else here
            if cell >= 0:
                encode_place(v, o, place * FEATURES, v.tile_at[cell])
        for tile in range(TILES):
            if v.kind[tile] == EXIT:
                encode_way(o, 0, here, v.cell_of[tile])
            elif v.kind[tile] == KEY:
                encode_way(o, 2 * (2 * REACH + 1), here, v.cell_of[tile])


def encode_voices(v: Flat, o: Obs1) -> None:
    """What others say of each room, and the corridors that the seat knows."""
    for cell in range(CELLS):
        tile = v.tile_at[cell]
        if v.claims[tile]:
            for seat in range(v.seats):
                said = claimed(v, seat, tile)
                if seat != v.pov and said:
                    o.voices[(said - 1) * CELLS + cell] += 1
        if v.kind[tile] == PIVOTING:
            o.corridor[v.turned[tile] * CELLS + cell] = 1


def encode_place(v: Flat, o: Obs1, start: int, tile: int) -> None:
    """One room beside the asked figure, or its own."""
    if v.kind[tile] >= 0:
        o.around[start + v.kind[tile]] = 1
    for c in range(CHARACTERS):
        if v.stands_on[c] == tile:
            o.around[start + FIGURES + c] = 1
    for i in range(2):
        if v.robot[i] == tile:
            o.around[start + ROBOTS + i] = 1
        if v.lock[i] == tile:
            o.around[start + LOCKED] = 1
    o.around[start + OPEN] = v.face_up[tile]
    o.around[start + CLOSED] = v.closed[tile]
    o.around[start + ZONE] = EXIT_ZONE[tile]
    o.around[start + SEEN] = 1 if v.seen[tile] else 0
    o.around[start + TOLD] = 1 if v.claims[tile] else 0


def encode_way(o: Obs1, start: int, here: int, there: int) -> None:
    """How far to the east and to the south a cell lies."""
    o.way[start + REACH + there % SIDE - here % SIDE] = 1
    o.way[start + 2 * REACH + 1 + REACH + there // SIDE - here // SIDE] = 1
