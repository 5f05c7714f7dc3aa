"""The server's promises at full volume; CI makes a share of each.

    python tests/server/prove.py kills --count 200 --database sqlite
    python tests/server/prove.py repeats --count 20000 --database postgresql
    python tests/server/prove.py cuts --count 2000 --database postgresql
    python tests/server/prove.py leaks --count 2000
    python tests/server/prove.py frames --count 100000

Each says what it has seen, or stops with the first broken promise. PostgreSQL is started on loopback for the while.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does, by pyproject.toml

from server import prove_cuts, prove_frames, prove_kills, prove_leaks
from server.at_table import database
from server.databases import postgres

PROOFS = {
    "kills": (prove_kills.kills, 200),
    "repeats": (prove_kills.repeats, 20_000),
    "cuts": (prove_cuts.cuts, 2000),
    "leaks": (prove_leaks.leaks, 2000),
    "frames": (prove_frames.frames, 100_000),
}


@contextmanager
def on(kind: str, folder: Path) -> Iterator[str]:
    """A new and empty database of this kind."""
    if kind == "sqlite":
        yield database(folder)
        return
    with postgres() as url:
        if url is None:
            raise SystemExit("PostgreSQL is not installed: apt install postgresql")
        yield url


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("what", choices=PROOFS)
    asks.add_argument("--count", type=int, help="how much; the volume that is promised where nothing is said")
    asks.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    asks.add_argument("--seed", type=int, default=1)
    said = asks.parse_args()
    proof, volume = PROOFS[said.what]
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, on(said.database, Path(folder)) as url:
        counts = asyncio.run(proof(Path(folder), url, said.count or volume, said.seed))
    print(f"{said.what} on {said.database}: {counts}; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
