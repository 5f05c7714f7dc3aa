"""Measure random play of the rules as WebAssembly in Node, beside the library for this processor: python bench/wasm.py

Both play the same games on one core, in turns; decisions per second of processor time, the medians. Run `make wasm` first.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import time
from pathlib import Path

import numpy as np

from room25.compile import cpu
from room25.engine.table.state import dtype, to_record
from room25.setup.kinds import GameKind
from room25.setup.lay import table

BUILT = Path(__file__).resolve().parents[1] / "build" / "wasm"
KINDS = (
    GameKind("base", "suspicion", "standard", 6),
    GameKind("base", "cooperation", "standard", 4),
    GameKind("ultimate-en", "suspicion", "standard", 6),
)
SCRIPT = """
import { readFileSync } from "node:fs";
const [loader, module, wanted, games] = process.argv.slice(1);
const { Rules, playGames } = await import(loader);
const rules = await Rules.load(readFileSync(module));
const asked = JSON.parse(wanted);
const kind = rules.kinds.find((kind) => Object.keys(asked).every((key) => kind[key] === asked[key]));
playGames(rules, kind, 1, 2000);  // the engine compiles anew what is called often
const began = process.cpuUsage();
const found = playGames(rules, kind, 1, Number(games));
const { user, system } = process.cpuUsage(began);
console.log(JSON.stringify({ ...found, seconds: (user + system) / 1e6 }));
"""


def in_node(kind: GameKind, games: int) -> tuple[float, int]:
    """Decisions per second, and the checksum of the games."""
    files = [str(BUILT / name) for name in ("room25.js", "room25.wasm")]
    command = ["node", "--input-type=module", "-e", SCRIPT, *files, json.dumps(vars(kind)), str(games)]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found["decisions"] / found["seconds"], found["checksum"]


def native(kind: GameKind, games: int) -> tuple[float, int]:
    """The same by the library."""
    states = np.zeros(2, dtype())
    to_record(table(kind.setup()), states[0])
    began = time.process_time()
    found = cpu.rules().run_games(states, 1, games)
    return (found >> 30) / (time.process_time() - began), found & 0x3FFFFFFF


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=40_000)
    options.add_argument("--runs", type=int, default=5)
    asked = options.parse_args()
    cpu.rules()
    print("| game | WebAssembly in Node | library | share |\n| --- | ---: | ---: | ---: |")
    for kind in KINDS:
        runs = [(in_node(kind, asked.games), native(kind, asked.games)) for _ in range(asked.runs)]
        assert len({checksum for run in runs for _, checksum in run}) == 1, f"{kind}: these are not the same games"
        node, library = (statistics.median(run[i][0] for run in runs) for i in (0, 1))
        print(f"| {kind} | {node:,.0f} | {library:,.0f} | {node / library:.0%} |")


if __name__ == "__main__":
    main()
