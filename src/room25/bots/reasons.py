"""Why an answer is a good one, as far as a seat's view alone tells: the id of a sentence in the catalogues, and the values in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.rules.rooms import COLOUR, REGISTRY, TRAITS, WAY_OUT
from room25.engine.table.board import COLOURS, EXIT_ZONE, RED
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import UNKNOWN, Flat
from room25.engine.table.switches import KEY
from room25.notation import command
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["Reason", "leaves_the_complex", "why"]

STEPS = ("move", "tunnel", "to", "carry")  # the one who answers goes there
LOOKS = ("clue", "look", "peek")
KEY_ROOM = ROOMS["key"].code


@dataclass(frozen=True)
class Reason:
    """A sentence by its id. Its values are keys where a language has words for them: a room's, a colour's, a character's."""

    id: str
    values: dict[str, str] = field(default_factory=dict)


def why(v: Flat, who: str, words: str) -> Reason:
    """Return why this character would answer so."""
    c = CHARACTER_NAMES.index(who)
    parsed = command.parse(words)
    verb, n = parsed.verb, parsed.numbers
    if verb == "program":
        first = words.split()[1]
        return Reason(f"hint-program-{first}" if first in ("look", "move") else "hint-program")
    if verb == "control":
        return Reason("hint-out" if leaves_the_complex(v, c, *n) else "hint-slide")
    if verb in LOOKS and v.kind[v.tile_at[n[-1]]] == UNKNOWN:
        return Reason("hint-look", _red(v))
    if verb in STEPS:
        return Reason("hint-danger") if v.trap[c] or v.drown[c] else _of_room(v, v.tile_at[n[-1]])
    if verb in ("push", "call", "pull"):
        return Reason("hint-target", {"target": CHARACTER_NAMES[n[0]]})
    return Reason("hint-wait" if verb in ("wait", "pass") else "hint-best")


def leaves_the_complex(v: Flat, who: int, line: int, way: int) -> bool:
    """Would this slide push the way out, with this character in it, over the edge of the complex?"""
    tile = v.stands_on[who]
    if tile < 0 or not TRAITS[v.kind[tile]] & WAY_OUT:
        return False
    cell = v.cell_of[tile]
    place = cell % 5 if line < 5 else cell // 5
    return bool(EXIT_ZONE[cell]) and place == way * 4


def _of_room(v: Flat, tile: int) -> Reason:
    """What this seat knows, or was told, of a room to be entered."""
    kind = v.kind[tile]
    if kind == UNKNOWN:
        said = {claimed(v, seat, tile) for seat in range(v.seats)} - {0}
        if len(said) == 1:
            return Reason("hint-claimed", {"colour": COLOURS[said.pop() - 1]})
        return Reason("hint-unknown", _red(v))
    if TRAITS[kind] & WAY_OUT:
        return Reason("hint-exit")
    if kind == KEY_ROOM and v.switch[KEY] and not v.key_entered:
        return Reason("hint-key")
    return Reason("hint-known", {"room": REGISTRY[kind].key})


def _red(v: Flat) -> dict[str, str]:
    """How many of the rooms that this seat does not know are red, and how many there are."""
    known = [kind for kind in v.kind if kind != UNKNOWN]
    rest = [(kind, v.composition[kind] - known.count(kind)) for kind in range(len(v.composition))]
    red = sum(number for kind, number in rest if number > 0 and COLOUR[kind] == RED)
    return {"red": str(red), "of": str(v.kind.count(UNKNOWN))}
