"""Make observations.md: the pieces of an observation and the numbers of the actions, from the code. python docs/make_observations.py"""

from __future__ import annotations

from pathlib import Path

from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.people import CHARACTER_NAMES
from room25.envs import VERSION, actions, encoding
from room25.envs.versions import version
from room25.notation.command import TOKEN_NAMES

HERE = Path(__file__).parent
PIECE = ("numbers", "piece", "shape", "range", "what it says")


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    """A Markdown table."""
    return ["| " + " | ".join(row) + " |" for row in (head, ("---",) * len(head), *rows)]


def page() -> str:
    """The whole page."""
    rooms = ", ".join(f"{code} {room.key}" for code, room in sorted(ROOMS.items()))
    people = ", ".join(f"{c} {name}" for c, name in enumerate(CHARACTER_NAMES))
    tokens = ", ".join(f"{token} {name}" for token, name in enumerate((*TOKEN_NAMES, "talent with Kevin's robot sign")))
    lines = [
        f"# What a learner sees and does: {VERSION}",
        "",
        "Made from the code by `docs/make_observations.py`. A number never changes its meaning within a version: whatever must change will",
        "be the next version, beside this one.",
        "",
        f"## Observations: {encoding.SIZE} numbers of one byte",
        "",
        "Filled from the view of one seat and from nothing else. `room25.envs.encoding.named(row)` gives the pieces by name and in their",
        "shapes. Seats are counted from the one that looks: 0 is the seat itself, 1 the next. Cells run from A1 to E5, row by row.",
        "",
        *table(PIECE, encoding.table()),  # type: ignore[arg-type]
        "",
        "### Version 1",
        "",
        f'`observation="v1"` has {version("v1").size} numbers: those above, then these, from which a network learns faster.',
        "",
        *table(PIECE, encoding.table("v1")[len(encoding.PIECES) :]),  # type: ignore[arg-type]
        "",
        f"**Rooms**: {rooms}.",
        "",
        f"**Characters**: {people}.",
        "",
        f"**Tokens**: {tokens}.",
        "",
        f"## Actions: {actions.SIZE} numbers",
        "",
        "The same in every edition; the mask says which are offered. Directions are north, east, south, west; lines the five rows, then",
        "the five columns; ways left or up, right or down; colours blue, green, yellow, red. What is done beside an answer takes no",
        "decision: the seat is asked again.",
        "",
        *table(("numbers", "action", "what is added to the first number"), actions.families()),  # type: ignore[arg-type]
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    (HERE / "observations.md").write_text(page(), encoding="utf-8")
