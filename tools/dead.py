"""Find code that nobody uses: `python tools/dead.py`, a part of `make test`. It reads all Python and reports what is dead in `src`.

What is used in a way that a reader of the sources cannot see stands in the lists below, each with the reason. A line there that is not
needed any more is reported too.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("src", "tests", "bench", "tools", "docs", "examples", "web/build.py")

# functions that are registered by what decorates them
DECORATORS = (
    *("@ACTION.*", "@CARD.*", "@CHARACTER.*", "@MODE.*", "@ROOM.*"),  # hooks of the rulebook
    "@reads",  # readers of events in a story
    "@router.*",  # HTTP routes
    "@app.*",  # commands and options of the command line
)
# names that are used from outside Python, or by a name that is put together; "file: name" with * for anything
USED = {
    "*: __*__": "Python calls them",
    "*: memo": "the parameter of __deepcopy__",
    "bots/apprentice.py: Apprentice": "the registry imports bots by name",
    "bots/cautious.py: Cautious": "the same",
    "bots/sage.py: Sage": "the same",
    "engine/table/board.py: WEST": "all four directions have names",
    "engine/table/switches.py: *": "every value of a switch has a name, also those that are told by 0 or by not being the others",
    "compile/cuda.py: preferred_shared_memory_carveout": "CUDA reads it",
    "envs/openspiel.py: *": "OpenSpiel calls them",
    "scenario/expect.py: _*": "the keys of `expect:` are looked up by name",
    "server/catalogue_bodies.py: *": "fields of a body, which a browser reads",
    "server/bus.py: channel": "the driver calls back with it",
    "server/logs.py: logger": "structlog calls with it",
    "server/migrations/versions/*.py: *": "Alembic reads them",
    "server/pages.py: all_directories": "Starlette reads it",
    "site/stand_in/*: *": "in the place of a library: what our server or Starlette uses of it",
    "server/view.py: *": "fields of a view, which a browser reads",
}


def unused() -> list[tuple[str, int, str]]:
    """What is dead in src as path below src/room25, line and name; nothing is left out but what a decorator registers."""
    vulture = Vulture(ignore_decorators=list(DECORATORS))
    vulture.scavenge([str(ROOT / place) for place in PLACES])
    package = ROOT / "src" / "room25"
    items = [item for item in vulture.get_unused_code() if package in Path(item.filename).parents]
    return [(Path(item.filename).relative_to(package).as_posix(), item.first_lineno, item.name) for item in items]


def main() -> int:
    """Say what is dead, and which lines of USED are. Returns 1 if there is any."""
    found, needed = [], set()
    for path, line, name in unused():
        reasons = {pattern for pattern in USED if fnmatch(f"{path}: {name}", pattern)}
        needed |= reasons
        if not reasons:
            found.append(f"src/room25/{path}:{line}: nobody uses {name}")
    found += [f"tools/dead.py: USED has {pattern!r}, but nothing is like that" for pattern in USED.keys() - needed]
    print("\n".join(sorted(found)) or "nothing is dead")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
