"""Every refusal, as a type: what was refused, where, by which rule, and what else is possible."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["BadSetup", "BadText", "GameOver", "IllegalCommand", "NotAsked", "OtherRules", "Problem", "Room25Error"]


class Room25Error(ValueError):
    """Something that was asked for cannot be done; nothing has changed."""


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a setup, or one piece of advice about it."""

    rule: str
    text: str
    key: str = ""  # names its text in the catalogues
    values: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class BadSetup(Room25Error):
    """A game that cannot be set up, with all its problems at once."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("this game cannot be set up: " + "; ".join(str(problem) for problem in problems))


class IllegalCommand(Room25Error):
    """An answer that the rules do not allow now."""

    def __init__(self, what: str, rule: str, where: str, alternatives: tuple[str, ...], key: str = "") -> None:
        self.what = what
        self.rule = rule
        self.key = key  # of the reason: `why-<key>` is its sentence in the catalogues
        self.where = where
        self.alternatives = alternatives
        instead = f" Possible: {', '.join(alternatives)}." if alternatives else ""
        super().__init__(f"{what} ({rule}). {where}.{instead}")


class NotAsked(IllegalCommand):
    """An answer of a character that is not asked."""


class GameOver(IllegalCommand):
    """The game has ended; there is nothing left to answer."""


class BadText(Room25Error):
    """A text that cannot be read: a command, a position or a record."""

    def __init__(self, what: str, where: str = "") -> None:
        self.where = where
        super().__init__(f"{where}: {what}" if where else what)


class OtherRules(BadText):
    """A game that was made with another version of its edition's rules than is played here."""
