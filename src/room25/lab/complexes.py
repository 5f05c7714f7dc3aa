"""Random legal complexes, each with its number: a number always means the same complex, on every machine."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache

from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.board import COLOURS, GREEN, RED, YELLOW
from room25.setup import editions

__all__ = ["MOST_IN_RANGE", "numbers", "random_complex"]

RANGE = re.compile(r"^random (\d+)(?:-(\d+))?$")
MOST_IN_RANGE = 100_000


def numbers(words: str) -> range | None:
    """Return the numbers that `random 1-200` or `random 7` asks for; None if the words name a complex instead."""
    match = RANGE.match(words)
    if match is None:
        return None
    first, last = int(match[1]), int(match[2] or match[1])
    return range(first, last + 1)


def random_complex(edition: str, needs_key: bool, number: int) -> dict[str, int]:
    """Return random complex `number` of this edition: first how many rooms of each colour, then which ones out of the box (BUILD-02)."""
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
    """Return how many rooms of each colour there are."""
    counts = dict.fromkeys(COLOURS, 0)
    for key, n in tiles.items():
        counts[COLOURS[BY_KEY[key].colour]] += n
    return counts


@cache
def _splits(stock: tuple[int, ...], wanted: int) -> tuple[tuple[int, int, int], ...]:
    """Every way to share the rooms among green, yellow and red."""
    green, yellow, red = stock
    return tuple(
        (g, y, wanted - g - y) for g in range(green + 1) for y in range(yellow + 1) if 0 <= wanted - g - y <= red
    )


class Luck:
    """Random numbers that follow from a name by a hash, so that they are the same in every version of Python."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._count = 0

    def below(self, n: int) -> int:
        self._count += 1
        digest = hashlib.blake2b(f"{self._name} {self._count}".encode(), digest_size=8, person=b"room25 lab")
        return int.from_bytes(digest.digest(), "big") % n

    def choice(self, among: Sequence[tuple[int, int, int]]) -> tuple[int, int, int]:
        return among[self.below(len(among))]
