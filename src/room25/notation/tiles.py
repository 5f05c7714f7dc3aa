"""Tiles as text: two characters each, UPPER case face up, lower case face down; Room 25 is `25` face down and `R2` face up.

Marks may follow: `#` for a Do Not Cross marker, `-` or `|` for the corridor of a Pivoting room.
"""

from __future__ import annotations

from room25.engine.rules.rooms import BY_KEY, BY_MARK, CORRIDOR, REGISTRY, Room
from room25.engine.table.state import UNKNOWN, Flat
from room25.errors import BadText
from room25.setup.editions import Edition, load, named

__all__ = ["mark_code", "marked_code", "parse_tile", "tile_code"]

EXIT = "25"
HIDDEN = "??"
BLOCKABLE = ("flooded", "shredder")


def mark_code(kind: int, up: int) -> str:
    """The two characters of a kind."""
    if up:
        return REGISTRY[kind].mark
    return EXIT if REGISTRY[kind].key == "room25" else REGISTRY[kind].mark.lower()


def tile_code(s: Flat, tile: int) -> str:
    """The code of a tile as this state or view knows it, without marks."""
    return HIDDEN if s.kind[tile] == UNKNOWN else mark_code(s.kind[tile], s.face_up[tile])


def marked_code(s: Flat, tile: int) -> str:
    """The code with its marks; in the base game a flooded room is closed without one."""
    code = tile_code(s, tile)
    if s.face_up[tile] and REGISTRY[s.kind[tile]].traits & CORRIDOR:
        code += "|" if s.turned[tile] else "-"
    return code + "#" if s.closed[tile] and load(named(s.edition)).printed != "base" else code


def parse_tile(code: str, edition: Edition) -> tuple[int, int, int, int]:
    """Kind, whether it is face up, closed, turned; BadText for what is no tile of this edition."""
    word = code.rstrip("#-|")
    marks = code[len(word) :]
    kind, up = _kind(word, code)
    if kind.key not in edition.box:
        raise BadText(f"board: {code} is not in {edition.name}")
    closed = int("#" in marks)
    if closed and (kind.key not in BLOCKABLE or edition.printed == "base"):
        raise BadText(
            f"board: {code}: Do Not Cross lies on Flooded and Shredder rooms only, and in base on none (TOKEN-DNC-01)"
        )
    corridor = marks.replace("#", "")
    if corridor and (not kind.traits & CORRIDOR or not up or len(corridor) > 1):
        raise BadText(f"board: {code}: only an open Pivoting room has a corridor (ROOM-PIVOT-01)")
    return kind.code, up, closed, int(corridor == "|")


def _kind(word: str, code: str) -> tuple[Room, int]:
    if word == EXIT:
        return BY_KEY["room25"], 0
    if word.upper() in BY_MARK and word in (word.upper(), word.lower()) and word != "r2":
        return BY_MARK[word.upper()], int(word.isupper())
    known = ", ".join(sorted(BY_MARK))
    raise BadText(f"board: {code!r} is no tile; codes are {known} and 25, lower case where they are face down")
