"""Tiles as text: two characters each, UPPER case face up, lower case face down; Room 25 is `25` face down and `R2` face up."""

from __future__ import annotations

from room25.core.state import UNKNOWN, Flat
from room25.editions import Edition
from room25.errors import BadText
from room25.rules.rooms import BY_KEY, BY_MARK, REGISTRY

EXIT = "25"
HIDDEN = "??"
# the marks of rooms that other editions have
LATER_MARKS = ("KY", "RO", "RG", "PV", "MC", "MI", "JM", "DE", "SH", "PA", "TM")


def tile_code(s: Flat, tile: int) -> str:
    """The code of a tile as this state or view knows it."""
    kind = s.kind[tile]
    if kind == UNKNOWN:
        return HIDDEN
    mark = REGISTRY[kind].mark
    if s.up[tile]:
        return mark
    return EXIT if REGISTRY[kind].key == "room25" else mark.lower()


def parse_tile(code: str, edition: Edition) -> tuple[int, int]:
    """Kind and whether it is face up; BadText for what is no tile of this edition."""
    word = code.rstrip("#-|")
    marks = code[len(word) :]
    if word == EXIT:
        kind, up = BY_KEY["room25"], 0
    elif word.upper() in BY_MARK and word in (word.upper(), word.lower()) and word != "r2":
        kind, up = BY_MARK[word.upper()], int(word.isupper())
    elif word.upper() in LATER_MARKS:
        raise BadText(f"board: {code} is not in this edition yet")
    else:
        known = ", ".join(sorted(BY_MARK))
        raise BadText(f"board: {code!r} is no tile; codes are {known} and 25, lower case where they are face down")
    if marks:
        raise BadText(f"board: {code}: the marks # - | are not in this edition yet")
    if kind.key not in edition.box:
        raise BadText(f"board: {code} is not in {edition.name}")
    return kind.code, up
