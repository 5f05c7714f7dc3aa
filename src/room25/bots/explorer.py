"""`explorer`: has a plan. It finds the way out, activates the Key, gathers and slides out; as a guard it hinders all that."""

from __future__ import annotations

from room25.bots.rule import RuleBot

__all__ = ["Explorer"]


class Explorer(RuleBot):
    """Looks for the way out and takes it."""

    name = "explorer"
