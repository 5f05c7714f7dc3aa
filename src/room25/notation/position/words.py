"""Numbers of a state as words of a position, and back: one pair of functions per sort of number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from room25.engine.rules.cards import KIND_OF
from room25.engine.rules.cards import REGISTRY as CARD_CODES
from room25.engine.rules.rooms import REGISTRY as ROOM_CODES
from room25.engine.table.answers import TALENT_ROBOT
from room25.engine.table.board import COLOURS, cell_name, line_name, parse_cell, parse_line, parse_way, way_name
from room25.engine.table.fields import CHARACTERS, SEATS
from room25.engine.table.knowledge import ALL, CLAIM_BITS, CLAIM_MASK
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import Flat
from room25.notation.grammar import TOKEN_NAMES
from room25.setup.faces import face_name

__all__ = [
    "ANYBODY",
    "CARD",
    "CLAIMS",
    "NOBODY",
    "ONE_WORD_CARD",
    "PEOPLE",
    "PERSON",
    "ROOM",
    "ROOMS_MASK",
    "SEAT",
    "SEEN",
    "SQUARE",
    "TILE",
    "TILES",
    "TOKEN",
    "TOKENS",
    "Value",
    "chosen",
    "number",
    "read_way",
    "several",
    "tile_or",
    "write_way",
]

NOBODY = "-"
EVERYBODY, SPECTATORS = "everybody", "spectators"


class Value(NamedTuple):
    """How a number is written and read back at a table; `read` raises ValueError for a word that means none."""

    write: Callable[[Flat, int], str]
    read: Callable[[Flat, str], int]


def chosen(names: Mapping[int, str], what: str) -> Value:
    """One of some names."""

    def read(_: Flat, word: str) -> int:
        for number, name in names.items():  # there may be more of them by now
            if name == word:
                return number
        raise ValueError(f"{word!r} is no {what}: there are {', '.join(names.values())}")

    return Value(lambda _, number: names[number], read)


def number(least: int, most: int) -> Value:
    """A whole number within limits."""

    def read(_: Flat, word: str) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) < 12 and least <= int(word) <= most):
            raise ValueError(f"{word!r} is no whole number from {least} to {most}")
        return int(word)

    return Value(lambda _, value: str(value), read)


def several(names: Mapping[int, str], what: str) -> Value:
    """A mask as names with a plus between them, `-` for none of them."""
    one = chosen(names, what)

    def write(s: Flat, mask: int) -> str:
        return "+".join(name for bit, name in names.items() if (mask >> bit) & 1) or NOBODY

    def read(s: Flat, word: str) -> int:
        mask = 0
        for name in word.split("+") if word != NOBODY else []:
            mask |= 1 << one.read(s, name)
        return mask

    return Value(write, read)


def _write_claims(s: Flat, said: int) -> str:
    colours = [(seat, (said >> (CLAIM_BITS * seat)) & CLAIM_MASK) for seat in range(SEATS)]
    return "+".join(f"{seat}:{COLOURS[colour - 1]}" for seat, colour in colours if colour)


def _read_claims(s: Flat, word: str) -> int:
    said = 0
    for part in word.split("+"):
        seat, _, colour = part.partition(":")
        shift = CLAIM_BITS * SEAT.read(s, seat)
        said = (said & ~(CLAIM_MASK << shift)) | ((COLOUR.read(s, colour) + 1) << shift)
    return said


def _read_seen(s: Flat, word: str) -> int:
    return ALL if word == EVERYBODY else _SEERS.read(s, word)


def _write_seen(s: Flat, mask: int) -> str:
    return EVERYBODY if mask == ALL else _SEERS.write(s, mask)


def _numbered(names: Sequence[str]) -> dict[int, str]:
    return dict(enumerate(names))


TOKENS_BY_NUMBER = {**_numbered(TOKEN_NAMES), TALENT_ROBOT: "talent-robot"}
CARD_NAMES: dict[int, str] = {}
CARD_WORDS: dict[int, str] = {}
ROOM_NAMES: dict[int, str] = {}


def _name_cards() -> None:
    CARD_NAMES.clear()
    CARD_WORDS.clear()
    CARD_NAMES.update({face: face_name(face) for face in range(len(KIND_OF))})
    CARD_WORDS.update({face: name.replace(" ", "-") for face, name in CARD_NAMES.items()})


def _name_rooms() -> None:
    ROOM_NAMES.clear()
    ROOM_NAMES.update({code: room.key for code, room in ROOM_CODES.items()})


CARD_CODES.whenever(_name_cards)
ROOM_CODES.whenever(_name_rooms)

PERSON = chosen(_numbered(CHARACTER_NAMES), "character")
ANYBODY = chosen({**_numbered(CHARACTER_NAMES), -1: NOBODY}, "character, nor nobody")
PEOPLE = several(_numbered(CHARACTER_NAMES), "character")
SEAT = number(0, SEATS - 1)
TOKEN = chosen(TOKENS_BY_NUMBER, "token")
TOKENS = several(TOKENS_BY_NUMBER, "token")
COLOUR = chosen(_numbered(COLOURS), "colour")
ROOM = chosen(ROOM_NAMES, "room")
ROOMS_MASK = several(ROOM_NAMES, "room")
CARD = chosen(CARD_NAMES, "card")
ONE_WORD_CARD = chosen(CARD_WORDS, "card")
CLAIMS = Value(_write_claims, _read_claims)
_SEERS = several({**_numbered([str(seat) for seat in range(SEATS)]), CHARACTERS: SPECTATORS}, "seat")
SEEN = Value(_write_seen, _read_seen)
# a square of the board, and the tile that lies on it now
SQUARE = Value(lambda _, cell: cell_name(cell).lower(), lambda _, word: parse_cell(word))
TILE = Value(lambda s, tile: cell_name(s.cell_of[tile]).lower(), lambda s, word: s.tile_at[parse_cell(word)])
TILES = Value(
    lambda s, mask: "+".join(TILE.write(s, tile) for tile in s.tile_at if (mask >> tile) & 1) or NOBODY,
    lambda s, word: sum(1 << tile for tile in {TILE.read(s, square) for square in word.split("+")}),
)


def tile_or(other: str, number: int) -> Value:
    """The square of a tile, or another word for what is on none."""
    return Value(
        lambda s, tile: other if tile == number else TILE.write(s, tile),
        lambda s, word: number if word == other else TILE.read(s, word),
    )


def read_way(line: str, way: str) -> tuple[int, int]:
    """A line by its name and the way along it."""
    at = parse_line(line)
    return at, parse_way(at, way)


def write_way(line: int, way: int) -> tuple[str, str]:
    """The name of a line and of a way along it."""
    return line_name(line), way_name(line, way)
