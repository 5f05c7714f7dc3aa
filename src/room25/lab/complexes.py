"""Random legal complexes, each with its number: the same number is the same complex for ever, on every machine."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache

from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.board import COLOURS, GREEN, RED, YELLOW
from room25.setup import editions

RANGE = re.compile(r"^random (\d+)(?:-(\d+))?$")
MOST = 100_000  # of one range


def numbers(words: str) -> range | None:
    """`random 1-200` as numbers, `random 7` as one; None where the words name a complex."""
    found = RANGE.match(words)
    if found is None:
        return None
    first, last = int(found[1]), int(found[2] or found[1])
    return range(first, last + 1)


def random_complex(edition: str, needs_key: bool, number: int) -> dict[str, int]:
    """Complex number so-and-so of this edition: how many of each colour first, then which ones out of the box (BUILD-02)."""
    box = editions.load(edition).box
    tiles = {"central": 1, "room25": 1} | ({"key": 1} if needs_key else {})
    wanted = 25 - len(tiles)
    stocks = [
        [key for key in box if BY_KEY[key].colour == colour for _ in range(box[key])] for colour in (GREEN, YELLOW, RED)
    ]
    splits = _splits(tuple(map(len, stocks)), wanted)
    luck = Luck(f"{edition} {'key' if needs_key else ''} {number}")
    for stock, n in zip(stocks, luck.choice(splits)):
        for _ in range(n):
            key = stock.pop(luck.below(len(stock)))
            tiles[key] = tiles.get(key, 0) + 1
    return {key: tiles[key] for key in box if key in tiles}


def colours(tiles: dict[str, int]) -> dict[str, int]:
    """How many rooms of each colour."""
    found = dict.fromkeys(COLOURS, 0)
    for key, n in tiles.items():
        found[COLOURS[BY_KEY[key].colour]] += n
    return found


@cache
def _splits(stock: tuple[int, ...], wanted: int) -> tuple[tuple[int, int, int], ...]:
    """Every way to share the rooms among green, yellow and red."""
    green, yellow, red = stock
    return tuple(
        (g, y, wanted - g - y) for g in range(green + 1) for y in range(yellow + 1) if 0 <= wanted - g - y <= red
    )


class Luck:
    """Numbers from a name, by a hash: no version of Python deals them otherwise."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._count = 0

    def below(self, n: int) -> int:
        self._count += 1
        digest = hashlib.blake2b(f"{self._name} {self._count}".encode(), digest_size=8, person=b"room25 lab")
        return int.from_bytes(digest.digest(), "big") % n

    def choice(self, among: Sequence[tuple[int, int, int]]) -> tuple[int, int, int]:
        return among[self.below(len(among))]
