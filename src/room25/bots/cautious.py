"""`cautious`: does not die stupidly. It looks before it moves, leaves traps in time and avoids red rooms; it has no further plan."""

from __future__ import annotations

from room25.bots.rule import RuleBot

__all__: list[str] = []


class Cautious(RuleBot):
    """Stays alive."""

    name = "cautious"
