"""What a puzzle is about: the first rule of this list that holds names its theme. Each reads only what the asked seat knows."""

from __future__ import annotations

from collections.abc import Callable

from room25.engine.brain.hear import COMPETITION, SUSPICION, TEAM
from room25.engine.brain.rooms import EXIT
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import View

__all__ = ["RULES", "THEMES", "theme_of"]

Rule = Callable[[View, int, str], bool]


def _in_a_trap(v: View, who: int, answer: str) -> bool:
    """A trap or water kills the asked character unless it gets out."""
    return bool(v.trap[who] or v.drown[who])


def _trust(v: View, who: int, answer: str) -> bool:
    """Suspicion: the asked character is a guard, or somebody else may be one."""
    return v.mode == SUSPICION


def _race(v: View, who: int, answer: str) -> bool:
    """Competition: everybody wants to be out first."""
    return v.mode == COMPETITION


def _team(v: View, who: int, answer: str) -> bool:
    """Team: the first team to be out wins."""
    return v.mode == TEAM


def _last_slide(v: View, who: int, answer: str) -> bool:
    """The last round, the exit is known, and the answer slides."""
    return v.rounds_left == 1 and _knows_exit(v) and "control" in answer.split()


def _save(v: View, who: int, answer: str) -> bool:
    """Somebody who wins or loses together with the asked character is in danger, or is pushed by the answer."""
    others = [c for c in range(CHARACTERS) if c != who and v.owner[c] >= 0 and v.stands_on[c] >= 0]
    return "push" in answer.split() or any(v.trap[c] or v.drown[c] for c in others)


def _escape(v: View, who: int, answer: str) -> bool:
    """At most two rounds are left, and the asked seat knows where the exit lies."""
    return v.rounds_left <= 2 and _knows_exit(v)


def _way(v: View, who: int, answer: str) -> bool:
    """The exit is still to be found, or still to be reached."""
    return True


RULES: dict[str, Rule] = {
    "trap": _in_a_trap,
    "trust": _trust,
    "race": _race,
    "team": _team,
    "slide": _last_slide,
    "save": _save,
    "escape": _escape,
    "way": _way,
}
THEMES = tuple(RULES)


def theme_of(v: View, who: int, answer: str) -> str:
    """Return the theme of a position in which this is the best answer of the asked character."""
    return next(key for key, holds in RULES.items() if holds(v, who, answer))


def _knows_exit(v: View) -> bool:
    return EXIT in v.kind
