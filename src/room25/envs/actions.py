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

__all__ = ["FAMILIES", "IllegalAction", "NOTHING", "SIZE", "families", "illegal", "is_aside", "offered", "words"]

NOTHING = answers.PASS  # the action of a seat that is not asked, if everybody must act
MOST_LISTED = 12  # offered actions that an error names

# name, its first number, what is added to it
FAMILIES: tuple[tuple[str, int, str], ...] = (
    ("pass", answers.PASS, ""),
    ("wait", answers.WAIT, ""),
    ("reveal", answers.REVEAL, "beside an answer: the guard shows itself"),
    ("accept", answers.ACCEPT, ""),
    ("refuse", answers.REFUSE, ""),
    ("withdraw", answers.WITHDRAW, "beside an answer: adrenaline is taken back"),
    ("hide", answers.HIDE, ""),
    ("recover", answers.RECOVER, ""),
    ("sabotage room", answers.SABOTAGE_ROOM, ""),
    ("sabotage robot", answers.SABOTAGE_ROBOT, "robot"),
    ("commit", answers.COMMIT, "beside an answer: adrenaline without a program"),
    ("from", answers.FROM, "lock"),
    ("robot", answers.PICK_ROBOT, "robot"),
    ("clue", answers.CLUE, "direction from the centre"),
    ("look", answers.LOOK, "direction"),
    ("move", answers.MOVE, "direction"),
    ("push", answers.PUSH, "character × 4 + direction"),
    ("control", answers.CONTROL, "line × 2 + way"),
    ("slide", answers.SLIDE, "line × 2 + way"),
    ("peek", answers.PEEK, "cell"),
    ("swap", answers.SWAP, "cell"),
    ("tunnel", answers.TUNNEL, "cell"),
    ("to", answers.TO, "direction"),
    ("call", answers.CALL, "character"),
    ("carry", answers.CARRY, "character × 4 + direction"),
    ("reactivate", answers.REACTIVATE, "direction"),
    ("lock", answers.LOCK, "place × 3 + lock; a place is a direction, or 4 for one's own room"),
    ("hack", answers.HACK, "pair of directions"),
    ("hack far", answers.HACK_FAR, "two rooms that share a side, in reading order"),
    ("order", answers.ORDER, "robot × 36 + a direction, or + 4 + character × 4 + direction"),
    ("pull", answers.PULL, "character"),
    ("sacrifice", answers.SACRIFICE, "character"),
    ("lose", answers.LOSE, "token"),
    ("mark", answers.MARK, "beside an answer: cell"),
    ("claim", answers.CLAIM, "beside an answer: cell × 4 + colour"),
    ("program", answers.PROGRAM, "(first token × 7 + second token, or 6 for none) × 2 + adrenaline"),
)


class IllegalAction(Room25Error):
    """An action that was not offered; nothing has changed."""


def families() -> list[tuple[str, str, str]]:
    """Return rows for a page: numbers, name, what is added to the first number."""
    ends = [first for _, first, _ in FAMILIES[1:]] + [SIZE]
    return [
        (f"{first}–{end - 1}" if end - first > 1 else str(first), name, added)
        for (name, first, added), end in zip(FAMILIES, ends)
    ]


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
