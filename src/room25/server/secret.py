"""What the server must not let out: the seed of a deal and the secret behind it until the end, and seat keys always."""

from __future__ import annotations

import base64
import hashlib
import secrets

__all__ = ["commitment", "key_hash", "key_of", "new_key", "new_nonce", "new_seed", "new_table"]


def new_table() -> str:
    """Return a new id of a table: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """Return 64 random bits that deal a game."""
    return secrets.randbits(64)


def new_nonce() -> str:
    """Return 128 random bits, so that nobody finds the seed by trying all seeds against the commitment."""
    return secrets.token_hex(16)


def commitment(seed: int, nonce: str) -> str:
    """Return what everybody sees at the start of a game whose seed is fixed then: SHA-256 of `seed:nonce`."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


def new_key() -> str:
    """Return a new seat key of 128 random bits."""
    return secrets.token_urlsafe(16)


def key_of(request: str, what: str) -> str:
    """Return the key that a request with this id of its client's gets: the same for the same id, so that nobody has to keep it.

    Only a hash of the id is stored, and whoever does not know the id cannot find the key.
    """
    digest = hashlib.sha256(f"the key of {what} {request}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:18]).decode()


def key_hash(key: str) -> str:
    """Return what is stored of a key. Keys have 128 random bits, so no slow hash is needed against guessing."""
    return hashlib.sha256(key.encode()).hexdigest()
