"""What the server must not let out: the deal's seed and nonce until the end, and seat keys for ever."""

from __future__ import annotations

import hashlib
import secrets


def new_table() -> str:
    """The id of a table: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """64 bits that deal a game."""
    return secrets.randbits(64)


def new_nonce() -> str:
    """128 bits, so that nobody finds the seed by trying all of them against the commitment."""
    return secrets.token_hex(16)


def commitment(seed: int, nonce: str) -> str:
    """What everybody sees at the start: SHA-256 of `seed:nonce`."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


def new_key() -> str:
    """A seat key of 128 bits."""
    return secrets.token_urlsafe(16)


def key_hash(key: str) -> str:
    """What is stored of a key. It is drawn from 128 bits, so no slow hash is needed against guessing."""
    return hashlib.sha256(key.encode()).hexdigest()
