"""The names behind the numbers of a view, for the browser: `python -m room25.server.constants > web/src/constants.ts`.

No rule goes there: only what a number is called, so that the browser shows what the view holds.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from room25.engine.rules import rooms
from room25.engine.rules.cards import FACES
from room25.engine.rules.modes import BY_SEAT, BY_TURNS
from room25.engine.rules.modes import REGISTRY as MODES
from room25.engine.table import agenda, state, switches
from room25.engine.table.answers import FAMILIES
from room25.engine.table.board import COLOURS, EXIT_ZONE, MOVABLE, cell_name
from room25.engine.table.effects import COMMITTED, READY
from room25.engine.table.people import CHARACTER_NAMES
from room25.events import ROLES
from room25.notation.command import GRAMMAR, TALENT_VERBS, TOKEN_NAMES
from room25.setup.faces import face_name
from room25.texts import LANGUAGES

__all__: list[str] = []

HEAD = "// Written by room25.server.constants from the rulebook's own names. Do not edit: change them there and write it anew.\n"
TRAITS = {"wayOut": rooms.WAY_OUT, "corridor": rooms.CORRIDOR}
SIDES = {BY_SEAT: "seats", BY_TURNS: "teams"}


def write() -> str:
    """Return the text of the file."""
    values: Mapping[str, object] = {
        "LANGUAGES": LANGUAGES,
        "CHARACTERS": CHARACTER_NAMES,
        "COLOURS": COLOURS,
        "TOKENS": TOKEN_NAMES,
        "TALENT_VERBS": TALENT_VERBS,
        "FORMS": GRAMMAR,
        "ENTERING": [family.verb for family in FAMILIES if family.enters],
        "ROLES": ROLES,
        "ROOMS": {room.key: _room(room) for room in rooms.REGISTRY.values()},
        "SIDES": {mode.key: SIDES.get(mode.sides, "one") for mode in MODES.values()},
        "SWITCHES": {name: number for number, name in enumerate(switches.NAMES)},
        "CARD_FACES": [face_name(face) for face in range(FACES)],
        "EXIT_ZONE": [cell_name(cell).lower() for cell in range(25) if EXIT_ZONE[cell]],
        "MOVABLE": ["12345abcde"[line] for line in range(10) if MOVABLE[line]],
        "PHASES": {
            name.lower(): getattr(state, name) for name in ("CLUE", "PROGRAMMING", "ACTIONS", "COUNTDOWN", "OPENING")
        },
        "AGENDA": {"askConsent": agenda.ASK_CONSENT, "mayWait": agenda.MAY_WAIT, "adrenaline": agenda.ADRENALINE},
        "CONSENT_TO_ROBOT": agenda.ROBOT_PUSH,
        "ADRENALINE": {"ready": READY, "committed": COMMITTED},
    }
    lines = [
        f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;" for name, value in values.items()
    ]
    return "\n".join([HEAD, *lines, ""])


def _room(room: rooms.Room) -> dict[str, object]:
    """A room's danger, and what of it can be seen on the board."""
    return {"danger": COLOURS[room.colour], **{name: True for name, trait in TRAITS.items() if room.traits & trait}}


if __name__ == "__main__":
    print(write(), end="")
