"""Sorts of lines of a position: a single value, values by name, people for whom something holds, lists in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from room25.engine.table.fields import CHARACTERS, TILES
from room25.engine.table.state import NOWHERE, State
from room25.notation.position import words as w

__all__ = ["MOST", "PositionLine", "both", "by_person", "count", "flags", "mask", "one", "pairs", "row", "squares"]

MOST = 127  # of a number without a limit of its own


class PositionLine(NamedTuple):
    """One line: `write` returns "" if there is nothing to say; `read` raises ValueError for what it cannot be."""

    key: str
    meaning: str
    write: Callable[[State], str]
    read: Callable[[State, str], None]
    follows: bool = False  # what it says if it is left out follows from the lines before it


def one(key: str, field: str, value: w.Value, meaning: str, default: int = 0) -> PositionLine:
    """A single value."""

    def write(s: State) -> str:
        held = getattr(s, field)
        return "" if held == default else value.write(s, held)

    return PositionLine(key, meaning, write, lambda s, text: setattr(s, field, value.read(s, text)))


def pairs(
    key: str,
    field: str,
    index: w.Value,
    value: w.Value,
    meaning: str,
    default: int | Callable[[State], Sequence[int]] = 0,
    length: int = CHARACTERS,
) -> PositionLine:
    """`max=2 kevin=1`: whatever differs from the default."""

    def usual(s: State) -> Sequence[int]:
        return [default] * length if isinstance(default, int) else default(s)

    def write(s: State) -> str:
        held, plain = getattr(s, field), usual(s)
        order = s.tile_at if length == TILES else range(length)
        return " ".join(f"{index.write(s, i)}={value.write(s, held[i])}" for i in order if held[i] != plain[i])

    def read(s: State, text: str) -> None:
        held = list(usual(s)) + [0] * (len(getattr(s, field)) - length)
        seen = set()
        for name, _, said in (part.partition("=") for part in text.split()):
            place = index.read(s, name)
            if place in seen or place >= length:
                raise ValueError(f"{name} cannot stand there, or stands there twice")
            seen.add(place)
            held[place] = value.read(s, said)
        setattr(s, field, held)

    return PositionLine(key, meaning, write, read, follows=not isinstance(default, int))


def flags(key: str, field: str, meaning: str) -> PositionLine:
    """The characters for whom something holds."""

    def write(s: State) -> str:
        return " ".join(w.PERSON.write(s, c) for c in range(CHARACTERS) if getattr(s, field)[c])

    def read(s: State, text: str) -> None:
        for name in text.split():
            getattr(s, field)[w.PERSON.read(s, name)] = 1

    return PositionLine(key, meaning, write, read)


def mask(key: str, field: str, value: w.Value, meaning: str) -> PositionLine:
    """The members of a mask, as a list of words."""
    return PositionLine(
        key,
        meaning,
        lambda s: value.write(s, getattr(s, field)).replace("+", " ") if getattr(s, field) else "",
        lambda s, text: setattr(s, field, value.read(s, "+".join(text.split()))),
    )


def row(
    key: str, field: str, count: str, value: w.Value, meaning: str, most: int, separator: str = " "
) -> PositionLine:
    """A list in order, with its own count."""

    def write(s: State) -> str:
        return separator.join(value.write(s, held) for held in getattr(s, field)[: getattr(s, count)])

    def read(s: State, text: str) -> None:
        said = [value.read(s, part.strip()) for part in text.split(separator.strip() or None)]
        if len(said) > most:
            raise ValueError(f"there are {most} at the most")
        getattr(s, field)[: len(said)] = said
        setattr(s, count, len(said))

    return PositionLine(key, meaning, write, read)


def both(key: str, field: str, meaning: str) -> PositionLine:
    """Two things that lie on tiles, the first one first."""
    value = w.tile_or(w.NOBODY, NOWHERE)

    def write(s: State) -> str:
        held = getattr(s, field)
        return " ".join(value.write(s, tile) for tile in held) if max(held) >= 0 else ""

    def read(s: State, text: str) -> None:
        said = [value.read(s, word) for word in text.split()]
        if len(said) != 2:
            raise ValueError("two squares are needed, - for none")
        getattr(s, field)[:] = said

    return PositionLine(key, meaning, write, read)


def squares(key: str, field: str, shown: Callable[[State, int], int], meaning: str) -> PositionLine:
    """The tiles for which something holds, if the board does not show it all; `-` for none of them."""

    def write(s: State) -> str:
        held = getattr(s, field)
        if all(held[tile] == shown(s, tile) for tile in range(TILES)):
            return ""
        return " ".join(w.TILE.write(s, tile) for tile in s.tile_at if held[tile]) or w.NOBODY

    def read(s: State, text: str) -> None:
        said = [w.TILE.read(s, word) for word in text.split() if text != w.NOBODY]
        getattr(s, field)[:] = [int(tile in said) for tile in range(TILES)]

    return PositionLine(key, meaning, write, read)


def count(key: str, field: str, meaning: str, most: int = MOST) -> PositionLine:
    """A single number, 0 if nothing is said."""
    return one(key, field, w.number(0, most), meaning)


def by_person(key: str, field: str, value: w.Value, meaning: str, default: int = 0) -> PositionLine:
    """A value of some characters."""
    return pairs(key, field, w.PERSON, value, meaning, default)
