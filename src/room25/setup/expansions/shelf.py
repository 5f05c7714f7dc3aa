"""The expansions that this process has, and which of them a setup needs. Nothing is read here: `load` puts them here."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from room25.setup import editions

__all__ = ["ENVIRONMENT", "Expansion", "LABEL", "LOADED", "missing", "needed", "tell_children"]

ENVIRONMENT = (
    "ROOM25_WITH"  # their folders, in the order in which they were loaded, for the processes that this one starts
)
LABEL = re.compile(r"[a-z][a-z0-9-]{0,31}@[0-9a-f]{12}")


@dataclass(frozen=True)
class Expansion:
    """A folder that was loaded."""

    name: str
    hash: str  # of what plays: rules, numbers, prices; texts and pictures may change
    folder: Path
    rooms: tuple[str, ...]
    cards: tuple[str, ...]
    editions: Mapping[str, str]  # and the printed edition that each differs from
    notes: tuple[str, ...]  # what it lacks and can be played without

    @property
    def label(self) -> str:
        """How records and messages name it: another hash is another game."""
        return f"{self.name}@{self.hash}"


LOADED: dict[str, Expansion] = {}


def tell_children() -> None:
    """Every process that this one starts from now on loads the same."""
    os.environ[ENVIRONMENT] = os.pathsep.join(str(one.folder) for one in LOADED.values())


def needed(edition: str, said: Sequence[str]) -> tuple[str, ...]:
    """The labels that a setup holds: what its edition is made of here, but for those of which another hash was said."""
    if edition not in editions.EDITIONS:
        return tuple(said)
    here = {one.label for one in LOADED.values()}
    other = {label.partition("@")[0]: label for label in said if label not in here}
    return tuple(
        dict.fromkeys(
            [*(other.get(label.partition("@")[0], label) for label in editions.load(edition).needs), *other.values()]
        )
    )


def missing(labels: Sequence[str]) -> str:
    """Return in one sentence which of these expansions are not here, and how they come; nothing if all are."""
    for label in labels:
        name = label.partition("@")[0]
        here = LOADED.get(name)
        if here is None:
            return f"it is played with the expansion {label}, which is not here: load its folder (--with FOLDER)"
        if here.label != label:
            return (
                f"it is played with the expansion {label}, and here {name} is another ({here.hash}): "
                f"played on, it would become another game"
            )
    return ""
