"""Write the rules as WebAssembly, with a laid table of every kind of game: `make wasm`, or `python tools/make_wasm.py`."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from typing import Any

from room25.compile import wasm
from room25.engine.table.state import FIELDS, State
from room25.errors import Room25Error
from room25.setup.kinds import game_kinds
from room25.setup.lay import table

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / "build" / "wasm" / "room25.wasm"


def tables() -> list[dict[str, Any]]:
    """Each kind of game and its laid table: the fields in which it differs from the first, and those of the first from all zeros."""
    found: list[dict[str, Any]] = []
    before = State()
    zero = {name: [0] * length if length else 0 for name, length, _ in FIELDS}
    for kind in game_kinds():
        laid = table(kind.setup())
        fields = {name: getattr(laid, name) for name in zero}
        known = {name: getattr(before, name) for name in zero} if found else zero
        differs = {name: value for name, value in fields.items() if value != known[name]}
        found.append({**vars(kind), "differs": differs})
        if len(found) == 1:
            before = laid
    return found


def main() -> None:
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    made = wasm.module({"tables": tables()})
    PLACE.write_bytes(made)
    print(f"{PLACE.relative_to(ROOT)}: {len(made):,} bytes, {len(gzip.compress(made, 9)):,} gzipped")


if __name__ == "__main__":
    try:
        main()
    except Room25Error as error:
        sys.exit(f"room25: {error}")
