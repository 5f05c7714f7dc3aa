"""What an environment does with an action that is not offered: one choice for all adapters, `illegal=`.

`raise`: IllegalAction, and nothing has changed. `refuse`: nothing has changed, and `info["refused"]` says why. `random`: one that is
offered is played instead, drawn by the environment's own luck. `end`: the game ends at once; whoever did it gets -1 and the others
nothing, and in Cooperation and Solo, where all win and lose together, everybody gets -1.
"""

from __future__ import annotations

from room25.errors import BadText

__all__ = ["END", "RAISE", "RANDOM", "REFUSE", "check", "check_cycles", "forfeit"]

RAISE, REFUSE, RANDOM, END = "raise", "refuse", "random", "end"
POLICIES = (RAISE, REFUSE, RANDOM, END)
TOGETHER = ("solo", "cooperation")  # modes in which there is one result for all


def check(illegal: str) -> None:
    """Raise BadText if there is no such policy."""
    if illegal not in POLICIES:
        raise BadText(f"illegal is {illegal!r}; it may be {', '.join(POLICIES)}")


def check_cycles(max_cycles: int | None) -> None:
    """Raise BadText if a game cannot be cut after so many cycles."""
    if max_cycles is not None and max_cycles < 1:
        raise BadText(f"max_cycles is {max_cycles}: a game is cut after 1 or more, or never (None)")


def forfeit(mode: str, seats: int, offenders: set[int]) -> list[float]:
    """Return what each seat gets where the policy `end` ended the game."""
    return [-1.0 if seat in offenders or mode in TOGETHER else 0.0 for seat in range(seats)]
