"""Which rules play: a hash of the sources of rules and bots, equal on machines that have equal sources."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from room25.compile import link

__all__ = ["rules_hash"]


@cache
def rules_hash() -> str:
    """A hash of every source that rules and bots are made from, and of the editions' data."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in [
        *link.sources(),
        *sorted((root / "bots").glob("*.py")),
        *sorted((root / "setup" / "editions").glob("*.toml")),
    ]:
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]
