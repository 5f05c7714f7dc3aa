"""Randomness lives in the state: xoroshiro64**, two words of 32 bits, the same on every machine and in every engine."""

from __future__ import annotations

from room25.engine.table.state import Flat

__all__ = ["below", "seed"]

WORD = 0xFFFFFFFF


def seed(s: Flat, low: int, high: int) -> None:
    """Start the generator; any pair of numbers will do."""
    # Two rounds of mixing, so that neighbouring seeds deal unlike games; the products keep their low 32 bits only.
    x = (low ^ 0x6A09E667) & WORD
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & WORD
    x = ((x ^ (x >> 15)) * 0x45D9F3B) & WORD
    y = (high ^ 0x3C6EF372 ^ x) & WORD
    y = ((y ^ (y >> 16)) * 0x7FEB352D) & WORD
    y = ((y ^ (y >> 15)) * 0x45D9F3B) & WORD
    s.rng0 = (x ^ (x >> 16) ^ y) & WORD
    s.rng1 = (y ^ (y >> 16)) | 1  # never both words zero


def below(s: Flat, n: int) -> int:
    """A number from 0 to n - 1."""
    a = s.rng0
    b = s.rng1
    x = (a * 0x9E3779BB) & WORD
    x = (((x << 5) | (x >> 27)) * 5) & WORD
    b = b ^ a
    s.rng0 = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & WORD
    s.rng1 = ((b << 13) | (b >> 19)) & WORD
    return (x * n) >> 32
