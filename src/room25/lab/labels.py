"""What a report calls a table: its edition, mode and seats, and whatever else is not as printed.

Tables that differ have names that differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from room25.setup import editions
from room25.setup.choice import CHOICES
from room25.setup.lay import Setup

__all__ = ["Words", "full", "named", "words"]

Words = Mapping[str, str]  # what a table's name says, by the field of the setup; empty: as printed
DRAWN = "random "  # a complex of many: the table holds all of them


def words(setup: Setup, complex: str, characters: str, deck: str = "", is_own: bool = False) -> Words:
    """Return what tells this table from others.

    `complex`, `characters` and `deck` are the study's own words; they stand for all that was dealt by them. A complex that is its own
    (`is_own`) is named by it too.
    """
    needs = editions.load(setup.edition).needs if setup.edition in editions.EDITIONS else ()  # as the edition says
    people = {"first": "", "every": "every choice"}.get(characters, characters)
    said = {
        "edition": setup.edition,
        "mode": setup.mode,
        "level": "" if setup.level == "standard" else setup.level,
        "seats": f"{setup.seats} seat{'s' * (setup.seats > 1)}",
        "guards": f"{setup.guards} guard{'s' * (setup.guards > 1)}" if setup.guards else "",
        "complex": "" if complex == "advice" else complex,
        "characters": people,
        "options": "+".join(setup.options),
        "with_": " ".join(label for label in setup.with_ if label not in needs),
    }
    if complex.startswith(DRAWN) or is_own:
        said["tiles"] = ""  # its number or name says which they are
    if deck:
        said["cards"] = "" if deck == "box" else f"deck {deck}"
    for choice in CHOICES:  # what no study of today says; a name that hides it would be wrong tomorrow
        value = getattr(setup, choice.name)
        if choice.name not in said:
            said[choice.name] = "" if value == choice.default else f"{choice.name} {_short(value)}"
    return said


def _short(value: Any) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{n} {key}" for key, n in value.items())
    return str(value) if isinstance(value, str | int) else " ".join(map(str, value))


def named(tables: Sequence[Words], own: Sequence[str]) -> list[str]:
    """Return the name of each table. One of a person's own is followed by what tells apart those that share it."""
    alike: dict[str, list[Words]] = {}
    for table, name in zip(tables, own, strict=True):
        alike.setdefault(name, []).append(table)
    apart = {name: [key for key in some[0] if len({table[key] for table in some}) > 1] for name, some in alike.items()}
    return [
        ", ".join(filter(None, [name, *(table[key] for key in apart[name])])) if name else full(table)
        for table, name in zip(tables, own)
    ]


def full(table: Words, without: str = "") -> str:
    """Return all that is to be said of a table; one field may be left out."""
    said = {key: value for key, value in table.items() if value and key != without}
    head = " ".join(said.pop(key) for key in ("edition", "mode") if key in said)
    return ", ".join([head, *said.values()])
