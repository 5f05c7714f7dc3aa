"""How events change the complex: tiles, what lies on them, and who has seen them."""

from __future__ import annotations

from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.board import COLOURS, LINE_CELL, way_name
from room25.engine.table.knowledge import ALL, CLAIM_BITS, CLAIM_MASK
from room25.engine.table.state import NONE, NOWHERE, View
from room25.events import CORRIDORS
from room25.story.words import LINES, Values, names, reads, tile, who

__all__: list[str] = []


@reads("clue-taken", "looked")
def looked(b: View, e: Values) -> None:
    b.seen[tile(b, e)] |= 1 << b.owner[who(e)]


@reads("saw")
def saw(b: View, e: Values) -> None:
    b.kind[tile(b, e)] = ROOMS[str(e["room"])].code


@reads("claimed")
def claimed(b: View, e: Values) -> None:
    shift = CLAIM_BITS * b.owner[who(e)]
    said = (COLOURS.index(str(e["colour"])) + 1) << shift
    b.claims[tile(b, e)] = b.claims[tile(b, e)] & ~(CLAIM_MASK << shift) | said


@reads("room-revealed")
def revealed(b: View, e: Values) -> None:
    here = tile(b, e)
    b.kind[here] = ROOMS[str(e["room"])].code
    b.face_up[here] = 1
    b.claims[here] = 0


@reads("room-hidden")
def hidden(b: View, e: Values) -> None:
    here = tile(b, e)
    b.face_up[here] = 0
    b.seen[here] = ALL
    b.closed[here] = int(e.get("closed", 0))


@reads("replaced")
def replaced(b: View, e: Values) -> None:
    """Another tile lies there; clocks that belonged to the old room stop. With a name it is a tile of that one's supply."""
    here = tile(b, e)
    b.composition[b.kind[here]] -= 1
    b.kind[here] = ROOMS[str(e["room"])].code
    b.composition[b.kind[here]] += 1
    b.face_up[here] = 1
    b.closed[here] = b.turned[here] = 0
    for c in range(8):
        if b.stands_on[c] == here:
            b.trap[c] = b.drown[c] = 0
    if "who" in e:
        b.supply[who(e)] -= 1


@reads("closed")
def closed(b: View, e: Values) -> None:
    b.closed[tile(b, e)] = 1


@reads("turned")
def turned(b: View, e: Values) -> None:
    b.turned[tile(b, e)] = CORRIDORS.index(str(e["along"]))


@reads("slid")
def slid(b: View, e: Values) -> None:
    line = LINES[str(e["line"])]
    way = 1 if e["direction"] == way_name(line, 1) else 0
    b.line_controls[line] = way + 1
    cells = LINE_CELL[line * 5 : line * 5 + 5]
    tiles = [b.tile_at[cell] for cell in cells]
    tiles = [tiles[-1], *tiles[:-1]] if way else [*tiles[1:], tiles[0]]
    for cell, there in zip(cells, tiles):
        b.tile_at[cell] = there
        b.cell_of[there] = cell


@reads("swapped")
def swapped(b: View, e: Values) -> None:
    """Two tiles change places with all on them; who stays on the spot is on the other one now."""
    here, there = tile(b, e), tile(b, e, "to")
    b.cell_of[here], b.cell_of[there] = b.cell_of[there], b.cell_of[here]
    b.tile_at[b.cell_of[here]] = here
    b.tile_at[b.cell_of[there]] = there
    for c in names(e, "staying"):
        b.stands_on[c] = there
        b.trap[c] = b.drown[c] = 0


@reads("locked")
def locked(b: View, e: Values) -> None:
    """A Lock from the hand, or one that lay elsewhere."""
    lock = b.lock.index(tile(b, e, "from") if "from" in e else NOWHERE)
    b.lock[lock] = tile(b, e)


@reads("unlocked")
def unlocked(b: View, e: Values) -> None:
    b.lock[b.lock.index(tile(b, e))] = NOWHERE


@reads("robot-placed")
def robot_placed(b: View, e: Values) -> None:
    b.robot[int(e["robot"]) - 1] = tile(b, e)


@reads("robot-moved")
def robot_moved(b: View, e: Values) -> None:
    b.robot[int(e["robot"]) - 1] = tile(b, e, "to")


@reads("robot-destroyed")
def robot_destroyed(b: View, e: Values) -> None:
    b.robot[int(e["robot"]) - 1] = NOWHERE


@reads("reminder-laid")
def reminder_laid(b: View, e: Values) -> None:
    b.reminder[who(e)] = tile(b, e)


@reads("reminder-back")
def reminder_back(b: View, e: Values) -> None:
    b.reminder[who(e)] = NONE


@reads("key-found")
def key_found(b: View, e: Values) -> None:
    b.key_entered = 1
