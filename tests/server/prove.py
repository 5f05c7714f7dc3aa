"""The server's promises at full volume; CI makes a share of each.

    python tests/server/prove.py kills --count 200 --database sqlite
    python tests/server/prove.py frames --workers 2
    python tests/server/prove.py simulate --count 1000000 --workers 2
    python tests/server/prove.py all                     # everything, several beside each other; the table goes into docs/server.md

Each says what it has seen, or stops with the first broken promise. Shares run beside each other, with other dice. PostgreSQL is started
on loopback for the while.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import asyncpg

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does, by pyproject.toml

from server import (
    prove_cuts,
    prove_faults,
    prove_frames,
    prove_fuzz,
    prove_kills,
    prove_leaks,
    prove_quotas,
    prove_repeats,
    prove_simulate,
    prove_worlds,
)
from server.at_table import database
from server.databases import postgres
from server.volume import Proof, share, together

BOTH = ("sqlite", "postgresql")
OWN = "its own"  # a PostgreSQL to which the proof does things
PROOFS = {
    "kills": Proof(prove_kills.kills, 1_000, BOTH, lane="kills"),
    "repeats": Proof(prove_repeats.repeats, 100_000, BOTH, lane="repeats"),
    "cuts": Proof(prove_cuts.cuts, 10_000, BOTH),
    "faults": Proof(prove_faults.faults, 1_800, (OWN,), workers=1, lane="faults"),
    "leaks": Proof(prove_leaks.leaks, 2_000),
    "worlds": Proof(prove_worlds.worlds, 200_000),
    "frames": Proof(prove_frames.frames, 100_000),
    "fuzz": Proof(prove_fuzz.fuzz, 900_000),
    "quotas": Proof(prove_quotas.quotas, 20, workers=1, is_alone=True),
}
TABLE = Path(__file__).parents[2] / "docs" / "server.md"
BEGIN, END = "<!-- proven -->", "<!-- /proven -->"


@contextmanager
def on(kind: str, workers: int) -> Iterator[list[tuple[Path, str]]]:
    """A folder and a new and empty database of this kind for each worker."""
    with tempfile.TemporaryDirectory() as name:
        folders = [Path(name) / str(number) for number in range(workers)]
        for folder in folders:
            folder.mkdir()
        if kind == "sqlite":
            yield [(folder, database(folder)) for folder in folders]
            return
        if kind == OWN:
            yield [(folder, "") for folder in folders]
            return
        with postgres() as url:
            if url is None:
                raise SystemExit("PostgreSQL is not installed: apt install postgresql")
            asyncio.run(_create(url, workers))
            yield [(folder, f"{url.removesuffix('postgres')}share_{n}") for n, folder in enumerate(folders)]


async def _create(url: str, workers: int) -> None:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    for number in range(workers):
        await connection.execute(f"CREATE DATABASE share_{number}")
    await connection.close()


def prove(name: str, kind: str, count: int, workers: int, seed: int) -> tuple[str, float]:
    """Make one proof on one kind of database; gives what was seen, and the seconds that it took."""
    proof, began = PROOFS[name], time.monotonic()
    workers = min(workers, proof.workers or workers)
    parts = [count // workers + (number < count % workers) for number in range(workers)]
    with on(kind, workers) as places:
        commands = [
            [__file__, name, "--share", str(folder), url, "--count", str(part), "--seed", str(seed * 100 + number)]
            for number, ((folder, url), part) in enumerate(zip(places, parts))
        ]
        counts = together(commands, lambda text: print(f"  {name} on {kind}: {text}", flush=True))
    took = time.monotonic() - began
    print(f"{name} on {kind}: {counts}; {took:.0f} s", flush=True)
    return str(counts), took


def everything(workers: int, seed: int, part: float) -> None:
    """All proofs on all their databases, lane beside lane, and the table of what they have seen."""
    began = time.monotonic()
    todo = [(name, kind) for name, proof in PROOFS.items() for kind in proof.databases]
    seen: dict[tuple[str, str], tuple[str, float]] = {}

    def make(some: list[tuple[str, str]]) -> None:
        for name, kind in some:
            seen[name, kind] = prove(name, kind, max(1, int(PROOFS[name].volume * part)), workers, seed)

    lanes: dict[str, list[tuple[str, str]]] = {}
    for name, kind in todo:
        if not PROOFS[name].is_alone:
            lanes.setdefault(PROOFS[name].lane, []).append((name, kind))
    with ThreadPoolExecutor(len(lanes)) as beside:
        for one in [beside.submit(make, lane) for lane in lanes.values()]:
            one.result()
    make([(name, kind) for name, kind in todo if PROOFS[name].is_alone])
    rows = [f"| `{name}` | {kind} | {seen[name, kind][0]} | {seen[name, kind][1]:,.0f} s |" for name, kind in todo]
    git = ["git", "-C", str(TABLE.parent), "rev-parse", "--short=10", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    head = (
        f"{datetime.now(UTC):%Y-%m-%d}, commit `{commit}`, {os.cpu_count()} cores, load {os.getloadavg()[2]:.0f} in the last quarter of an "
        f"hour, {(time.monotonic() - began) / 60:.0f} minutes: `python tests/server/prove.py all`.\n\n"
        "| proof | database | what was seen | took |\n| --- | --- | --- | ---: |\n"
    )
    print(head + "\n".join(rows))
    if part == 1:
        text = TABLE.read_text(encoding="utf-8")
        before, after = text.split(BEGIN)[0], text.split(END)[1]
        TABLE.write_text(f"{before}{BEGIN}\n{head}{chr(10).join(rows)}\n{END}{after}", encoding="utf-8")


def main() -> None:
    if sys.argv[1:2] == ["simulate"]:
        prove_simulate.main(sys.argv[2:])
        return
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("what", choices=[*PROOFS, "all"])
    asks.add_argument("--count", type=int, help="how much; the volume that is promised where nothing is said")
    asks.add_argument("--database", choices=BOTH, help="where it can be made on either; both if nothing is said")
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="shares that are made beside each other")
    asks.add_argument(
        "--part", type=float, default=1.0, help="of all: this part of each volume; then no table is written"
    )
    asks.add_argument("--share", nargs=2, metavar=("FOLDER", "URL"), help=argparse.SUPPRESS)
    said = asks.parse_args()
    if said.what == "all":
        everything(said.workers, said.seed, said.part)
    elif said.share:
        share(PROOFS[said.what], Path(said.share[0]), said.share[1], said.count, said.seed)
    else:
        proof = PROOFS[said.what]
        for kind in (said.database,) if said.database else proof.databases:
            prove(said.what, kind, said.count or proof.volume, said.workers, said.seed)


if __name__ == "__main__":
    main()
