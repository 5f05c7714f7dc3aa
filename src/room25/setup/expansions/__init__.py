"""Expansions: rooms, cards, editions, complexes and decks of somebody's own, in a folder outside the package.

    my-expansion/
      expansion.toml      its name; what its rooms cost a bot
      editions/NAME.toml  an edition by difference from another: box, complexes, cards, switches, modes
      rooms/KEY.py        a room, as the package has its own; KEY.svg beside it is its picture
      cards/KEY.py        a card
      rules.md            what its rules say, by id
      texts/en.ftl        names and help; also fr, pl, uk
      scenarios/*.yaml    examples that show the rules

`load` reads a folder, checks it, and takes it in for as long as the process lives. An edition of an expansion is chosen like any other, so
nothing else has to know whether one is printed. With no expansion loaded nothing is different.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from room25.setup.expansions.shelf import ENVIRONMENT, LABEL, LOADED, Expansion

__all__ = ["ENVIRONMENT", "Expansion", "LOADED", "labels", "load", "load_named"]


def load(folder: str | Path) -> Expansion:
    """Take an expansion in. Raises BadExpansion with everything that is wrong with it; then nothing has changed.

    A folder that was loaded before is not read again.
    """
    from room25.setup.expansions.folder import take_in

    return take_in(Path(folder))


def load_named() -> None:
    """Take in what the process that started this one had loaded, or what somebody put into $ROOM25_WITH."""
    for folder in os.environ.get(ENVIRONMENT, "").split(os.pathsep):
        if folder:
            load(folder)


def labels(said: Sequence[str] | str | Path) -> tuple[str, ...]:
    """Return expansions by name and hash; those that are said by their folder are loaded."""
    every: Iterable[str | Path] = (said,) if isinstance(said, str | Path) else said
    return tuple(_label(one) for one in every)


def _label(said: str | Path) -> str:
    if isinstance(said, str) and LABEL.fullmatch(said):
        return said
    if isinstance(said, str) and said in LOADED:
        return LOADED[said].label
    return load(said).label
