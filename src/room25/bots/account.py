"""What everybody could write down of a game, read out of the events that one seat has seen: what trained networks are told besides a view.

It is the ledger of an environment (`engine/learn/ledger.py`) but for the actions of each seat: an action that was forced does not stand
there, and no event says whether it was. Nothing is kept from one call to the next.
"""

from __future__ import annotations

from collections.abc import Sequence

from room25.engine.learn.ledger import Ledger, settle
from room25.engine.table.board import LINE_CELL, way_name
from room25.engine.table.state import View
from room25.events import Event
from room25.game import SeatView
from room25.setup.lay import CHARACTER_NAMES
from room25.story.words import CELLS, LINES, READERS

__all__ = ["asides_since_answer", "ledger_of"]

MOVED = ("slid", "swapped")
FOLLOWED = frozenset((*MOVED, "claimed", "room-revealed", "room-hidden", "replaced"))
# events with which an answer begins: what came of the one before is written down first
ANSWERS = frozenset("claimed clue-taken programmed token-revealed adrenaline-used passed kept".split())
ASIDES = frozenset("claimed reminder-laid withdrawn guard-revealed".split())


def ledger_of(view: SeatView) -> Ledger:
    """Return the ledger of the game so far; what it says of actions is left blank."""
    g, b = Ledger(), _before(view)
    fresh = False
    for event in view.events:
        if fresh and event.kind in ANSWERS:
            settle(b, g)
            fresh = False
        if event.kind in FOLLOWED:
            READERS[event.kind](b, event.values)
            fresh = fresh or event.kind not in MOVED
        if event.kind == "claimed":  # nothing else comes of it
            settle(b, g)
            fresh = False
    if fresh:
        settle(b, g)
    return g


def _before(view: SeatView) -> View:
    """A board on which only the tiles lie, where they lay before the first event: found from where they lie now."""
    b, v = View(), view.flat
    b.seats = v.seats
    b.owner[:] = v.owner
    tiles = list(v.tile_at)
    for event in reversed(view.events):
        if event.kind == "swapped":
            here, there = CELLS[str(event.values["cell"])], CELLS[str(event.values["to"])]
            tiles[here], tiles[there] = tiles[there], tiles[here]
        elif event.kind == "slid":
            line = LINES[str(event.values["line"])]
            cells = LINE_CELL[line * 5 : line * 5 + 5]
            row = [tiles[cell] for cell in cells]
            back = event.values["direction"] == way_name(line, 1)
            for cell, tile in zip(cells, [*row[1:], row[0]] if back else [row[-1], *row[:-1]]):
                tiles[cell] = tile
    for cell, tile in enumerate(tiles):
        b.tile_at[cell], b.cell_of[tile] = tile, cell
    return b


def asides_since_answer(events: Sequence[Event], owner: Sequence[int], seat: int) -> int:
    """How often this seat has spoken or shown something since anybody answered last."""
    count = 0
    for event in reversed(events):
        if event.kind not in ASIDES:
            break
        who = CHARACTER_NAMES.index(str(event.values["who"]))
        count += owner[who] == seat
    return count
