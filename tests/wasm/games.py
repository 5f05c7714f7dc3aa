"""Games of the interpreted rules, written down for those in WebAssembly: python tests/wasm/games.py --games 5 --every-kind

Plays them again in Node, which is what the tests do with fewer.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from laws.games import begin, listed, listed_beside, play, some_setup, view_of  # noqa: E402
from room25.engine.brain.mind import Mind, Node  # noqa: E402
from room25.engine.brain.tree import search_on  # noqa: E402
from room25.engine.entries.games import run_games  # noqa: E402
from room25.engine.entries.matches import choose_one  # noqa: E402
from room25.engine.rules.asides import is_aside  # noqa: E402
from room25.engine.table.fields import SCRATCH  # noqa: E402
from room25.engine.table.state import Flat, State, dtype, to_record  # noqa: E402
from room25.notation import seeds  # noqa: E402
from room25.setup.kinds import GameKind, game_kinds  # noqa: E402
from room25.setup.lay import table  # noqa: E402

BUILT = ROOT / "build" / "wasm"
KINDS = list(game_kinds())
LEVELS = 3  # of rule bots
PLAYOUTS = 3  # of a search: interpreted, each takes about as long as a game
SAME = "steps are the same"
OFTEN = 0.1  # of the steps are looked at by every seat and every bot


def position() -> int:
    """How many bytes of a record are the position."""
    fields = dtype().fields
    assert fields is not None
    return int(fields[SCRATCH[0]][1])


def record(s: Flat) -> bytes:
    """A state as the bytes of a record."""
    records = np.zeros(1, dtype())
    to_record(s, records[0])
    return records.tobytes()


def checksum(s: Flat) -> int:
    return zlib.crc32(record(s)[: position()])


def one_of_each(seed: int) -> Iterator[GameKind]:
    """One kind of each edition, mode and level, with any number of seats."""
    dice = Random(seed)
    for cell in sorted({(k.edition, k.mode, k.level) for k in KINDS}):
        yield dice.choice([k for k in KINDS if (k.edition, k.mode, k.level) == cell])


def played(kind: GameKind, seed: int) -> dict[str, Any]:
    """One game, step by step, with what seats see and what bots answer on the way."""
    dice, look = Random(f"{kind} {seed}"), Random(f"look {kind} {seed}")  # looking changes nothing
    setup = some_setup(kind, dice)
    key = Random(f"key {kind} {seed}")  # one game in three is dealt from one
    deal = key.randrange(seeds.SHORT, 2**128) if key.random() < 1 / 3 else dice.randrange(2**32)
    s = begin(setup, deal)
    steps: list[dict[str, Any]] = []
    for who, answer in play(s, dice):
        step: dict[str, Any] = {"who": who, "answer": answer, "aside": bool(is_aside(answer)), "state": checksum(s)}
        step["legal"] = [move.answer for move in listed(s, who)]
        step["asides"] = [move.answer for move in listed_beside(s, who)]
        if look.random() < OFTEN or not steps:
            step["views"] = [checksum(view_of(s, seat)) for seat in range(s.seats)]
            if step["legal"]:
                step["bots"] = [chosen(s, who, level, look.randrange(1, 2**31)) for level in range(LEVELS)]
        if not steps:
            step["search"] = searched(s, who, look.getrandbits(28))
        steps.append(step)
    states = [table(kind.setup()), State()]
    found = run_games(states, seed, 1)
    random = {"seed": seed, "games": 1, "decisions": found >> 30, "checksum": found & 0x3FFFFFFF}
    laid = record(table(setup)).hex()
    name = f"{kind}, game {seed}"
    return {
        "name": name,
        "kind": KINDS.index(kind),
        "table": laid,
        "seed": seeds.words(deal) if seeds.is_long(deal) else deal,
        "steps": steps,
        "end": checksum(s),
        "random": random,
    }


def chosen(s: State, who: int, level: int, luck: int) -> tuple[int, int, int]:
    """What a rule bot answers."""
    return level, luck, choose_one([view_of(s, s.owner[who])], 0, who, level, luck, [Mind()])


def searched(s: State, who: int, seed: int) -> dict[str, Any]:
    """A small search: every answer that it tried, with visits and worth."""
    seat = s.owner[who]
    nodes = [Node() for _ in range(PLAYOUTS * 2 + 2)]
    search_on([view_of(s, seat)], 0, seat, who, [State()], [Mind(), Mind()], nodes, seed, 0, PLAYOUTS)
    found = []
    at = nodes[0].first_child
    while at:
        found.append((nodes[at].key, nodes[at].visits, nodes[at].value))
        at = nodes[at].next_sibling
    return {"seed": seed, "playouts": PLAYOUTS, "found": found}


def write(path: Path, kinds: Iterable[GameKind], games: int) -> int:
    """Write games of these kinds. Returns how many steps they have."""
    found = [played(kind, seed) for kind in kinds for seed in range(1, games + 1)]
    path.write_text(json.dumps({"position": position(), "games": found}), encoding="utf-8")
    return sum(len(game["steps"]) for game in found)


def build(folder: Path) -> None:
    """The module and its loader, as `make wasm` makes them, and the replay, all in this folder."""
    with Path(__file__).open(encoding="utf-8") as script:
        fcntl.flock(script, fcntl.LOCK_EX)  # other workers wait: all build in the same place
        for made in (["tools/make_wasm.py"], ["web/build.py", "wasm"]):
            subprocess.run([sys.executable, *made], check=True, cwd=ROOT)
        for name in ("room25.wasm", "replay.js"):
            shutil.copyfile(BUILT / name, folder / name)


def node() -> str:
    """The Node of the system, or the one that web/build.py has fetched."""
    folders = [os.environ.get("PATH", ""), str(Path(sys.executable).parent)]
    found = shutil.which("node", path=os.pathsep.join(folders))
    assert found, "there is no Node, though web/build.py has run"
    return found


def in_node(path: Path) -> str:
    """Replay written games in Node, by what was built into their folder. Returns what it says."""
    script = (
        "import { readFileSync } from 'node:fs'; const { replay } = await import(process.argv[1]);"
        "const { games, position } = JSON.parse(readFileSync(process.argv[3], 'utf8'));"
        f"console.log(await replay(readFileSync(process.argv[2]), games, position), '{SAME}')"
    )
    asked = [
        node(),
        "--input-type=module",
        "-e",
        script,
        str(path.with_name("replay.js")),
        str(path.with_name("room25.wasm")),
        str(path),
    ]
    done = subprocess.run(asked, capture_output=True, text=True)
    return (done.stdout + done.stderr).strip()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=1, help="of each kind")
    options.add_argument("--every-kind", action="store_true", help="with every number of seats, not one for each level")
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.json"
        build(path.parent)
        write(path, KINDS if asked.every_kind else one_of_each(1), asked.games)
        said = in_node(path)
    print(said)
    sys.exit(not said.endswith(SAME))


if __name__ == "__main__":
    main()
