"""How a character is shown wherever there is room for one letter: the letter and its colour."""

from __future__ import annotations

from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts

__all__ = ["FIGURES", "initial"]

FIGURES = ("#ff8fa3", "#ffd166", "#8ecae6", "#b8f2a6", "#d0b3ff", "#ffb570", "#f5f5f5", "#7fe3d4")


def initial(who: int, texts: Texts) -> str:
    """The letter of a character: the first of its name in this language."""
    return texts.character(CHARACTER_NAMES[who])[0]
