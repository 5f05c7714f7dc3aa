"""Randomness lives in the state, the same on every machine and in every engine.

A seed of up to 64 bits starts xoroshiro64**, two words of 32 bits: quick, and good enough for studies and bots. Whoever knows what it has
dealt can search for its two words, and so foretell what it will deal. A longer seed is a key: draw number n is then a word of the
Chaskey-12 tag (ISO/IEC 29192-6) of the number n, which nobody who does not know the 128 bits of the key can tell from chance.
"""

from __future__ import annotations

from room25.engine.table.state import Flat

__all__ = ["ROUNDS", "below", "lock", "seed", "tag"]

WORD = 0xFFFFFFFF
ROUNDS = 12


def seed(s: Flat, low: int, high: int) -> None:
    """Start the generator without a key; any pair of numbers will do."""
    for i in range(4):
        s.key[i] = 0
    # Two rounds of mixing, so that neighbouring seeds deal unlike games; the products keep their low 32 bits only.
    x = (low ^ 0x6A09E667) & WORD
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & WORD
    x = ((x ^ (x >> 15)) * 0x45D9F3B) & WORD
    y = (high ^ 0x3C6EF372 ^ x) & WORD
    y = ((y ^ (y >> 16)) * 0x7FEB352D) & WORD
    y = ((y ^ (y >> 15)) * 0x45D9F3B) & WORD
    s.rng0 = (x ^ (x >> 16) ^ y) & WORD
    s.rng1 = (y ^ (y >> 16)) | 1  # never both words zero


def lock(s: Flat, a: int, b: int, c: int, d: int) -> None:
    """Start the generator with a key of four words, the lowest first. The last two may not both be zero: then it would be no key."""
    s.key[0] = a & WORD
    s.key[1] = b & WORD
    s.key[2] = c & WORD
    s.key[3] = d & WORD
    s.rng0 = 0  # with a key the first word counts the draws
    s.rng1 = 0


def below(s: Flat, n: int) -> int:
    """A number from 0 to n - 1."""
    a = s.rng0
    if s.key[2] | s.key[3]:
        s.rng0 = (a + 1) & WORD
        return (tag(s, a, 0, 0, 0) * n) >> 32
    b = s.rng1
    x = (a * 0x9E3779BB) & WORD
    x = (((x << 5) | (x >> 27)) * 5) & WORD
    b = b ^ a
    s.rng0 = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & WORD
    s.rng1 = ((b << 13) | (b >> 19)) & WORD
    return (x * n) >> 32


def tag(s: Flat, a: int, b: int, c: int, d: int) -> int:
    """The first word of the Chaskey-12 tag of a message of four words, the lowest first."""
    # The second key is the first one times x, as a polynomial over two elements.
    k0 = ((s.key[0] << 1) ^ ((s.key[3] >> 31) * 0x87)) & WORD
    k1 = ((s.key[1] << 1) | (s.key[0] >> 31)) & WORD
    k2 = ((s.key[2] << 1) | (s.key[1] >> 31)) & WORD
    k3 = ((s.key[3] << 1) | (s.key[2] >> 31)) & WORD
    a = a ^ s.key[0] ^ k0
    b = b ^ s.key[1] ^ k1
    c = c ^ s.key[2] ^ k2
    d = d ^ s.key[3] ^ k3
    for _ in range(ROUNDS):
        a = (a + b) & WORD
        b = (((b << 5) | (b >> 27)) & WORD) ^ a
        a = ((a << 16) | (a >> 16)) & WORD
        c = (c + d) & WORD
        d = (((d << 8) | (d >> 24)) & WORD) ^ c
        a = (a + d) & WORD
        d = (((d << 13) | (d >> 19)) & WORD) ^ a
        c = (c + b) & WORD
        b = (((b << 7) | (b >> 25)) & WORD) ^ c
        c = ((c << 16) | (c >> 16)) & WORD
    return a ^ k0
