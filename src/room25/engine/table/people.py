"""The eight characters by number, the same in every edition."""

from __future__ import annotations

__all__ = ["ALICE", "BRUCE", "CHARACTER_NAMES", "EMMETT", "FRANCK", "JENNIFER", "KEVIN", "MAX", "SARAH"]

ALICE, JENNIFER, MAX, KEVIN, FRANCK, EMMETT, SARAH, BRUCE = 0, 1, 2, 3, 4, 5, 6, 7
CHARACTER_NAMES = ("alice", "jennifer", "max", "kevin", "franck", "emmett", "sarah", "bruce")
