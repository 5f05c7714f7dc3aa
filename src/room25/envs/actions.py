"""What a seat may do, as numbers: the answers of `room25.engine.table.answers`, which never change their meaning, and their words."""

from __future__ import annotations

from collections.abc import Iterable

from room25.engine.rules import asides
from room25.engine.rules.legal import legal
from room25.engine.table import answers
from room25.engine.table.answers import END as SIZE
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import Flat
from room25.errors import Room25Error
from room25.notation import command

__all__ = ["IllegalAction", "NOTHING", "SIZE", "added", "families", "illegal", "is_aside", "offered", "words"]

NOTHING = answers.PASS  # the action of a seat that is not asked, if everybody must act
MOST_LISTED = 12  # offered actions that an error names


class IllegalAction(Room25Error):
    """An action that was not offered; nothing has changed."""


def families() -> list[tuple[str, str, str]]:
    """Return rows for a page: numbers, name, what is added to the first number."""
    ends = [family.first for family in answers.FAMILIES[1:]] + [SIZE]
    return [
        (
            f"{family.first}–{end - 1}" if end - family.first > 1 else str(family.first),
            family.name.replace("-", " "),
            added(family),
        )
        for family, end in zip(answers.FAMILIES, ends)
    ]


def added(family: answers.Family) -> str:
    """What is added to the first number of a family: `character × 4 + direction`."""
    terms = [f"{name} × {weight}" if weight > 1 else name for name, weight in zip(family.parameters, family.weights)]
    meanings = [(name, answers.PARAMETERS[name].meaning) for name in family.parameters]
    said = [" + ".join(terms), *(f"{name}: {meaning}" for name, meaning in meanings if meaning), family.note]
    text = "; ".join(filter(None, said))
    return ": ".join(filter(None, ["besides an answer", text])) if family.aside else text


def is_aside(action: int) -> bool:
    """Return whether this action is an aside: done in addition to an answer, so that the seat is asked again."""
    return bool(asides.is_aside(action))


def words(view: Flat, who: int, action: int) -> str:
    """Return an offered action of a character in words: `push max b1`."""
    return command.words(view, who, action)


def offered(view: Flat, who: int) -> dict[int, str]:
    """Return what a character may answer, by number and in words, from its seat's view; asides are left out."""
    n = legal(view, who)
    return {number: words(view, who, number) for number in sorted(view.legal[:n])}


def illegal(view: Flat, who: int, action: int, numbers: Iterable[int]) -> IllegalAction:
    """Return the error for an action that was not offered."""
    if who < 0:
        return IllegalAction(f"action {action} comes too late: the game is over")
    listed = [f"{number} ({words(view, who, number)})" for number in numbers]
    more = ", …" if len(listed) > MOST_LISTED else ""
    return IllegalAction(
        f"action {action} is not offered: {CHARACTER_NAMES[who]} may {', '.join(listed[:MOST_LISTED])}{more}; the mask says so"
    )
