"""The names of what a view shows and what is chosen first, for browsers: `python -m room25.server.constants > web/src/constants.ts`.

No rule goes there: only which things there are, and how the values of a sentence are said.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from room25 import rulebook
from room25.engine.rules import rooms
from room25.engine.table.board import COLOURS, EXIT_ZONE, MOVABLE, cell_name
from room25.engine.table.people import CHARACTER_NAMES
from room25.notation.command import TOKEN_NAMES
from room25.setup.editions import EDITIONS
from room25.texts import LANGUAGES
from room25.words import vocabulary

__all__: list[str] = []

HEAD = "// Written by room25.server.constants from the rulebook's own names. Do not edit: change them there and write it anew.\n"
# A game that a newcomer can win: everybody on one side, rooms that are kind to beginners, and the bots that think ahead. Somebody careful
# without a plan gets out in 71 % of such games, with `explorer` beside them in 40 % (bench/newcomer.py).
FIRST_GAME = {
    "edition": "base",
    "mode": "cooperation",
    "seats": 4,
    "complex": "beginner",
    "bots": {"1": "search", "2": "search", "3": "search"},
    "listed": False,
}
TRAITS = {"wayOut": rooms.WAY_OUT, "corridor": rooms.CORRIDOR}


def write() -> str:
    """Return the text of the file."""
    values: Mapping[str, object] = {
        "LANGUAGES": LANGUAGES,
        "CHARACTERS": CHARACTER_NAMES,
        "COLOURS": COLOURS,
        "TOKENS": TOKEN_NAMES,
        "PREFIX": vocabulary.PREFIX,
        "PLACES": vocabulary.PLACES,
        "ABILITIES": vocabulary.ABILITIES,
        "ROOMS": {room.key: _room(room) for room in rooms.REGISTRY.values()},
        "EXIT_ZONE": [cell_name(cell).lower() for cell in range(25) if EXIT_ZONE[cell]],
        "MOVABLE": ["12345abcde"[line] for line in range(10) if MOVABLE[line]],
        "EDITIONS": EDITIONS,
        "OWN_BOOK": _own_books(),
        "MARKS": rulebook.TAGS,
        "FIRST_GAME": FIRST_GAME,
    }
    lines = [
        f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;" for name, value in values.items()
    ]
    return "\n".join([HEAD, *lines, ""])


def _room(room: rooms.Room) -> dict[str, object]:
    """A room's danger, and what of it can be seen on the board."""
    return {"danger": COLOURS[room.colour], **{name: True for name, trait in TRAITS.items() if room.traits & trait}}


def _own_books() -> dict[str, str]:
    """By language, the edition whose book is written in it; everybody else begins with the first of all editions."""
    first, *others = LANGUAGES
    books = {language: f"ultimate-{language}" for language in others}
    return {
        first: EDITIONS[0],
        **{language: book if book in EDITIONS else EDITIONS[0] for language, book in books.items()},
    }


if __name__ == "__main__":
    print(write(), end="")
