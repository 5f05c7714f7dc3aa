"""Events: what happened, with names instead of numbers, and who may know it. Stored without language; catalogues have the words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from room25.engine.rules.actions import REGISTRY as ACTIONS
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table import log
from room25.engine.table.board import COLOURS, cell_name, line_name, way_name
from room25.engine.table.state import DEFEAT, FULL, GUARDS, PARTIAL, PRISONERS, TIE, WINNER
from room25.setup.faces import face_name
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["CORRIDORS", "EVERYONE", "Event", "KINDS", "OPTIONAL", "PHASES", "RESULTS", "ROLES", "from_row", "hidden"]

EVERYONE = log.EVERYONE
ROLES = ("prisoner", "guard")
RESULTS = {PRISONERS: "prisoners", GUARDS: "guards", DEFEAT: "defeat", FULL: "full", PARTIAL: "partial", TIE: "draw"}

PHASES = ("programming", "slot-1", "slot-2", "slot-a")
CORRIDORS = ("row", "column")  # along which its two doors lie

# kind of row -> name of the event, and what its numbers a, b and c are; "who" is always first if there is somebody
KINDS: dict[int, tuple[str, tuple[str, ...]]] = {
    log.ROUND_BEGAN: ("round-began", ("left", "round", "order")),
    log.CLUE_TAKEN: ("clue-taken", ("cell",)),
    log.SAW: ("saw", ("cell", "room")),
    log.PROGRAMMED: ("programmed", ()),
    log.TOKEN_REVEALED: ("token-revealed", ("token",)),
    log.KEPT: ("kept", ()),
    log.PASSED: ("passed", ()),
    log.ACTION_LOST: ("action-lost", ("token",)),
    log.LOOKED: ("looked", ("cell",)),
    log.MOVED: ("moved", ("cell", "to")),
    log.PUSHED: ("pushed", ("target", "to")),
    log.SLID: ("slid", ("line", "direction")),
    log.ROOM_REVEALED: ("room-revealed", ("cell", "room")),
    log.SWAPPED: ("swapped", ("cell", "to", "staying")),
    log.JUMPED: ("jumped", ("to",)),
    log.SENT_BACK: ("sent-back", ()),
    log.CLOSED: ("closed", ("cell",)),
    log.TRAP_ARMED: ("trap-armed", ()),
    log.WATER_RISING: ("water-rising", ()),
    log.DIED: ("died", ("room",)),
    log.ROLE_SHOWN: ("role-shown", ("role",)),
    log.GUARD_REVEALED: ("guard-revealed", ()),
    log.ALARM: ("alarm", ("left",)),
    log.REMINDER_LAID: ("reminder-laid", ("cell",)),
    log.REMINDER_BACK: ("reminder-back", ("cell",)),
    log.CLAIMED: ("claimed", ("cell", "colour")),
    log.MARKER_REMOVED: ("marker-removed", ()),
    log.ESCAPED: ("escaped", ()),
    log.GAME_OVER: ("game-over", ("result", "left")),
    log.COMMITTED: ("committed", ()),
    log.WITHDRAWN: ("withdrawn", ()),
    log.ADRENALINE_USED: ("adrenaline-used", ()),
    log.ADRENALINE_LOST: ("adrenaline-lost", ()),
    log.HIDDEN: ("hid", ()),
    log.VISIBLE: ("visible", ()),
    log.CALLED: ("called", ("target", "to")),
    log.CARRIED: ("carried", ("target", "to")),
    log.RECOVERED: ("recovered", ()),
    log.REACTIVATED: ("reactivated", ("cell",)),
    log.LOCKED: ("locked", ("cell", "from")),
    log.UNLOCKED: ("unlocked", ("cell",)),
    log.REPLACED: ("replaced", ("cell", "room")),
    log.ROBOT_PLACED: ("robot-placed", ("cell", "robot")),
    log.ROBOT_MOVED: ("robot-moved", ("cell", "to", "robot")),
    log.ROBOT_PUSHED: ("robot-pushed", ("to", "robot")),
    log.ROBOT_DESTROYED: ("robot-destroyed", ("cell", "robot")),
    log.DECLINED: ("declined", ()),
    log.PULLED: ("pulled", ("target", "to")),
    log.KEY_FOUND: ("key-found", ()),
    log.REVIVED: ("revived", ()),
    log.TIMER: ("timer", ("left",)),
    log.CARD_DRAWN: ("card-drawn", ("card", "stays")),
    log.CARD_IGNORED: ("card-ignored", ("card",)),
    log.DECK_SHUFFLED: ("deck-shuffled", ("left",)),
    log.TOKEN_LOST: ("token-lost", ("token", "slot")),
    log.TURNED: ("turned", ("cell", "along")),
    log.ROOM_HIDDEN: ("room-hidden", ("cell", "closed")),
    log.MIRRORED: ("mirrored", ()),
    log.PARANOIA: ("paranoia", ()),
    log.PARANOIA_OVER: ("paranoia-over", ()),
    log.BOMB: ("bomb", ()),
    log.DEALT: ("dealt", ("order", "tiles")),
    log.ROLE_DEALT: ("role-dealt", ("role",)),
    log.PHASE_BEGAN: ("phase-began", ("phase", "single", "pair")),
    log.CHILLED: ("chilled", ()),
    log.EXIT_FOUND: ("exit-found", ()),
    log.CARD_DISCARDED: ("card-discarded", ("card",)),
}
# values that no sentence says: they are for programs that draw the table or follow the game by its log
UNSAID = {"round", "order", "staying", "stays", "slot", "along", "closed", "tiles", "single", "pair"}
# values that are left out if there is nothing to say
OPTIONAL = {"from", "stays", "slot", "closed"}
MASKS = {"staying", "single", "pair"}  # several characters, by their names; left out if there are none


class Event(NamedTuple):
    """One thing that happened. A hidden event is its bare number: everybody counts alike, and learns no more."""

    number: int
    kind: str
    values: Mapping[str, str | int]
    audience: int  # EVERYONE or a mask of seats

    @property
    def is_hidden(self) -> bool:
        return self.kind == "hidden"

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{key}={value}" for key, value in self.values.items())])


@lru_cache(maxsize=4096)
def hidden(number: int) -> Event:
    """What those outside the audience get."""
    return Event(number, "hidden", {}, EVERYONE)


def from_row(number: int, row: tuple[int, int, int, int, int, int]) -> Event:
    """A row of the log as an event."""
    kind, who, a, b, c, audience = row
    name, fields = KINDS[kind]
    values: dict[str, str | int] = {}
    if who >= 0:
        values["first" if name in ("dealt", "round-began") else "who"] = CHARACTER_NAMES[who]
    for field, number_ in zip(fields, (a, b, c)):
        if not (field in OPTIONAL and number_ == log.NOT_SAID) and not (field in MASKS and number_ == 0):
            values[field] = _value(field, number_, a)
    return Event(number, name, values, audience)


def _value(field: str, number: int, line: int) -> str | int:
    if field in ("cell", "to", "from"):
        return cell_name(number)
    if field == "room":
        return ROOMS[number].key
    if field == "token":
        return ACTIONS[number].key
    if field == "card":
        return face_name(number)
    if field == "robot":
        return number + 1
    if field == "target":
        return CHARACTER_NAMES[number]
    if field == "line":
        return line_name(number)
    if field == "direction":
        return way_name(line, number)
    if field == "role":
        return ROLES[number]
    if field == "colour":
        return COLOURS[number]
    if field == "phase":
        return PHASES[number]
    if field == "along":
        return CORRIDORS[number]
    if field == "order":
        return " ".join(CHARACTER_NAMES[c] for c in log.unpacked(number))
    if field in MASKS:
        return " ".join(name for c, name in enumerate(CHARACTER_NAMES) if (number >> c) & 1)
    if field == "tiles":
        return " ".join(f"{ROOMS[kind].key} {n}" for kind, n in enumerate(log.unpacked(number)) if n)
    if field == "result":
        return RESULTS.get(number, f"side-{number - WINNER}")
    return number
