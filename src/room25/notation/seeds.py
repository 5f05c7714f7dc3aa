"""The number that deals a game, as text.

A seed of up to 64 bits is written as a plain number. A longer one, up to 128 bits, is a key that nobody can search for: `0x` and 32
hexadecimal digits.

>>> write(7), write(2**127)
('7', '0x80000000000000000000000000000000')
>>> read("0x80000000000000000000000000000000") == 2**127
True
"""

from __future__ import annotations

import re

from room25.errors import BadText

__all__ = ["SHORT", "check", "is_long", "read", "read_old", "words", "write"]

SHORT = 2**64  # what is below deals as it always has
END = 2**128
FORMS = "a seed is a whole number below 2**64, or 0x and 32 hexadecimal digits"
PLAIN = re.compile(r"-?[0-9]{1,20}", re.ASCII)
LONG = re.compile(r"0x[0-9a-fA-F]{32}", re.ASCII)


def is_long(seed: int) -> bool:
    """Whether this seed is a key."""
    return seed >= SHORT


def check(seed: int) -> None:
    """Raise BadText if this number is too long to deal a game."""
    if seed >= END:
        raise BadText(f"a seed has 128 bits at the most, this one has {seed.bit_length()}")


def words(seed: int) -> tuple[int, int, int, int]:
    """The words of 32 bits of a seed, the lowest first."""
    low, high, third, fourth = ((seed >> shift) & 0xFFFFFFFF for shift in (0, 32, 64, 96))
    return low, high, third, fourth


def write(seed: int) -> str:
    """Return a seed as text."""
    return f"0x{seed:032x}" if is_long(seed) else str(seed)


def read(text: str) -> int:
    """Read a seed. Raises BadText if it is none."""
    text = text.strip()
    if LONG.fullmatch(text):
        return int(text, 16)
    if PLAIN.fullmatch(text) and (seed := int(text)) < SHORT:
        return seed
    raise BadText(f"{FORMS}, not {text[:80]!r}")


def read_old(text: str) -> int:
    """Read the seed of a record: in older ones a longer number stands for its lowest 64 bits, which were all that dealt."""
    return int(text) % SHORT if re.fullmatch("[0-9]{20,100}", text, re.ASCII) else read(text)
