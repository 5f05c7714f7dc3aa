"""Schedules of a simulated world, as many as you like: tables, servers, a database and people, on a virtual clock, each from one seed.

python tests/server/prove.py simulate --count 1000000 --workers 2   # many
python tests/server/prove.py simulate --seed 4711                   # one, with all that happens in it
python tests/server/prove.py simulate --mutant stale-welcome        # with a fault put in, which has to be found
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import sys
import time
from collections import Counter
from multiprocessing.pool import Pool

TOGETHER = 20  # schedules for a worker at a time
SHOWN = {
    "schedules": "schedules",
    "crash": "crashes",
    "pause": "pauses",
    "stop": "restarts",
    "down": "failures of the database",
    "hang up": "connections of a server cut",
    "cuts": "sockets cut",
    "log server-gone": "failovers noticed",
    "log leases-lapsed": "leases lapsed",
    "database failed": "calls failed",
    "database lost answers": "answers lost",
    "database swallowed": "calls swallowed",
    "database late": "done after its caller gave up",
    "database lost notices": "notices lost",
    "commands": "commands",
    "bots' commands": "of bots",
    "sent": "times sent by people",
    "steps": "steps",
    "seconds": "virtual seconds",
}


def some(work: tuple[int, int, str]) -> tuple[Counter[str], list[tuple[int, str]]]:
    """Play these schedules; gives what they have seen, and which have failed with what."""
    from server.sim.database import Memory
    from server.sim.mutants import MUTANTS
    from server.sim.world import played

    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    first, last, mutant = work
    memory, total, failed = Memory(), Counter[str](), []
    for seed in range(first, last):
        result = played(seed, memory, mutant=MUTANTS[mutant] if mutant else None)
        longest = max(total["longest wait"], result.counts.pop("longest wait", 0))
        total.update(result.counts)
        total["longest wait"] = longest
        if result.failure:
            failed.append((seed, result.failure))
    return total, failed


def one(work: tuple[int, str]) -> tuple[list[str], str]:
    """Play one schedule and tell all that happens in it."""
    from server.sim.database import Memory
    from server.sim.mutants import MUTANTS
    from server.sim.world import played

    seed, mutant = work
    result = played(seed, Memory(), has_trace=True, mutant=MUTANTS[mutant] if mutant else None)
    return result.trace, result.failure


def main(arguments: list[str]) -> None:
    asks = argparse.ArgumentParser(
        "prove.py simulate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asks.add_argument(
        "--count", type=int, default=0, help="schedules; 1,000,000 where neither this nor a seed is named"
    )
    asks.add_argument("--seed", type=int, help="the first; without --count the only one")
    asks.add_argument("--workers", type=int, default=1)
    asks.add_argument("--mutant", default="", help="a fault of tests/server/sim/mutants.py")
    said = asks.parse_args(arguments)
    os.environ["PYTHONHASHSEED"] = "0"  # the order within sets of words is the same in every process
    with multiprocessing.get_context("spawn").Pool(said.workers) as pool:
        if said.seed is not None and not said.count:
            trace, failure = pool.apply(one, ((said.seed, said.mutant),))
            print("\n".join(trace))
            sys.exit(bool(failure))
        sys.exit(many(pool, said.seed or 1, said.count or (500 if said.mutant else 1_000_000), said.mutant))


def many(pool: Pool, first: int, count: int, mutant: str) -> int:
    """Play so many, and say what they have seen. Return 1 if a promise was broken; at the first one it ends."""
    began = said = time.monotonic()
    end = first + count
    total: Counter[str] = Counter()
    works = [(at, min(at + TOGETHER, end), mutant) for at in range(first, end, TOGETHER)]
    for seen, failed in pool.imap(some, works):
        longest = max(total["longest wait"], seen.pop("longest wait", 0))
        total.update(seen)
        total["longest wait"] = longest
        if failed:
            seed, failure = failed[0]
            print(f"schedule {seed}: {failure}\nreplay it: python tests/server/prove.py simulate --seed {seed}", end="")
            print(f" --mutant {mutant}" if mutant else "")
            return 1
        if time.monotonic() > said + 10:
            said = time.monotonic()
            print(f"… {total['schedules']:,} of {count:,}, {total['schedules'] / (said - began):.0f}/s", flush=True)
    seconds = time.monotonic() - began
    print(", ".join(f"{total[key]:,} {name}" for key, name in SHOWN.items()))
    print(
        f"longest wait for anything to move once nothing befell anybody: {total['longest wait'] / 1000:.2f} virtual s"
    )
    print(f"nothing broken; {seconds:.0f} s, {total['schedules'] / seconds:.0f} schedules/s")
    return 0
