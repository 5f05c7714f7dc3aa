"""Which rules play: a hash of the sources of rules and bots, equal on machines that have equal sources."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from room25.compile import link
from room25.setup.expansions import LOADED

__all__ = ["rules_hash"]


def rules_hash() -> str:
    """A hash of every source that rules and bots are made from, of the editions' data and of expansions."""
    return _rules_hash(tuple(link.sources()), tuple(expansion.label for expansion in LOADED.values()))


@cache
def _rules_hash(sources: tuple[Path, ...], expansions: tuple[str, ...]) -> str:
    root = Path(__file__).parents[1]
    digest = hashlib.sha256(" ".join(expansions).encode())
    for path in [
        *sources,
        *sorted((root / "bots").glob("*.py")),
        *sorted((root / "setup" / "editions").glob("*.toml")),
    ]:
        name = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
        digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]
