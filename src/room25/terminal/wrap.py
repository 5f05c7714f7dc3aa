"""Breaking sentences into lines, at spaces that may be broken and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rich.console import Console
from rich.text import Text

__all__ = ["KEPT", "wrapped"]

KEPT = "\u00a0"  # stands before French punctuation, and between a number and its answer
STAND_IN = "\ue000"  # rich would break at the real one


@cache
def _console() -> Console:
    """Only asked how wide letters are; it never prints."""
    return Console(color_system=None)


def wrapped(lines: Iterable[Text], width: int, indent: int = 2) -> list[Text]:
    """Every line broken at words; what follows on a second line stands in a little."""
    console = _console()
    out: list[Text] = []
    for line in lines:
        whole = line.copy()
        whole.plain = line.plain.replace(KEPT, STAND_IN)
        first, *rest = whole.wrap(console, width)
        parts = [first]
        if rest:
            for part in (first, *rest):
                part.rstrip()
            again = Text(" ", style=line.style).join(rest)
            parts += [Text(" " * indent).append_text(part) for part in again.wrap(console, width - indent)]
        for part in parts:
            part.plain = part.plain.replace(STAND_IN, KEPT)
        out += parts
    return out
