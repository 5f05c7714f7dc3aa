"""`room25 new`: the files of an expansion, of a room or of a card to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

__all__ = ["new"]


def new(
    what: Annotated[Literal["expansion", "room", "card"], typer.Argument(help="expansion, room or card.")],
    name: Annotated[Path, typer.Argument(help="The folder of a new expansion; the key of a room or card, as furnace.")],
    into: Annotated[Path, typer.Option("--in", help="The expansion that a room or card belongs to.")] = Path(),
    based_on: Annotated[str, typer.Option(help="The edition that a new expansion differs from.")] = "ultimate-en",
) -> None:
    """Write the files of an expansion, a room or a card. They work as they are: change them from there."""
    from room25.studio import new as make

    if what == "expansion":
        written = make.expansion(name, based_on)
    else:
        written = (make.room if what == "room" else make.card)(into, str(name))
    for path in dict.fromkeys(written):
        print(path)
    folder = name if what == "expansion" else into
    print(f"Check it: room25 check {folder}. Play it: room25 play --with {folder}")
