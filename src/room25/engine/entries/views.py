"""Views and guesses inside one call, over arrays of records: what compiled bots, searches and learners start from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.marks import entry
from room25.engine.views.project import project
from room25.engine.views.redeal import redeal

if TYPE_CHECKING:
    from room25.engine.table.arrays import States, Views

__all__ = ["project_one", "redeal_one"]


@entry
def project_one(states: States, i: int, pov: int, views: Views, to: int) -> None:
    """Make views[to] what this pov may know of states[i]."""
    project(states[i], pov, views[to])


@entry
def redeal_one(views: Views, i: int, low: int, high: int, states: States, to: int) -> None:
    """Make states[to] a full state that views[i] cannot tell from the true one."""
    redeal(views[i], low, high, states[to])
