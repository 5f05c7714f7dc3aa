"""The law of the GPU: at every table its kernels play the interpreted games, number by number. Needs CuPy and an NVIDIA GPU.

    python tests/envs/prove_cuda.py             PYTHONPATH=src if room25 is not installed

For every edition, mode and level with the most seats: steps with observations, masks, rewards and the advice of every rule bot; the
same with rule bots of every kind in the other seats; random answers without looking; whole random games by their checksums; and many
games for long beside the compiled rules of the processor, for a fault of threads that run apart is rare. Before every
launch the local memory of the GPU is filled with numbers below zero, as other kernels may leave it. Writes a line per table.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does, by pyproject.toml

from envs.poison import poison
from envs.reference import LARGEST, SHOWN, Reference, differences, mixed
from room25.bots.registry import RULE_BOTS
from room25.compile import cuda
from room25.engine.entries import games as batch
from room25.engine.learn.step import NOBODY
from room25.engine.table.state import State
from room25.envs import mixed as mixtures
from room25.envs import vector
from room25.envs.device import OnDevice
from room25.envs.versions import version
from room25.setup.kinds import GameKind, game_kinds
from room25.setup.lay import table

GAMES, STEPS, THINKING = 16, 60, 25  # games at once; steps without bots and with them
ROLL = 200  # random answers without looking
THREADS, EACH = 64, 3  # whole random games
MANY, LONG = 1 << 13, 120  # games at once and steps beside the processor
MIXED = 64  # games of each kind, if they are mixed


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    asks.add_argument("--only", default="", help="tables whose name begins so")
    said = asks.parse_args()
    chosen = [cell for cell in LARGEST.values() if f"{cell.edition} {cell.mode}".startswith(said.only)]
    began = time.monotonic()
    wrong = 0
    with ProcessPoolExecutor(said.processes, get_context("spawn"), max_tasks_per_child=1) as pool:  # one may die
        jobs = [*pool.map(prove, chosen), *pool.map(prove_mixed, ("alone", "with bots"))]
        for line, is_right in jobs:
            wrong += not is_right
            print(line, flush=True)
    print(f"{len(jobs) - wrong} of {len(jobs)} tables and mixtures are right, {time.monotonic() - began:.0f} s")
    sys.exit(1 if wrong else 0)


def prove(cell: GameKind) -> tuple[str, bool]:
    """One table; a line about it, and whether it is right."""
    name = f"{cell.edition} {cell.mode} {cell.level}, {cell.seats} seats"
    began = time.monotonic()
    try:
        seen = hashlib.sha256()
        compare(cell, NOBODY, STEPS, seen)
        if cell.seats > 1:
            compare(cell, mixed(cell.seats, cell.seats // 2), THINKING, seen)
        whole_games(cell, seen)
        at_scale(cell)
    except Exception as error:
        return f"{name}: WRONG: {type(error).__name__}: {error}", False
    return f"{name}: {seen.hexdigest()[:16]} in {time.monotonic() - began:.0f} s", True


def compare(cell: GameKind, seat_bots: int, steps: int, seen: Any) -> None:
    """Play the same games on the GPU and by the interpreted rules."""
    ours = OnDevice(table(cell.setup()), GAMES, 5, 1, seat_bots, True, version())
    same = Reference(cell, GAMES, 5, seat_bots)
    for step in range(steps):
        check(ours, same, f"step {step}, bots {seat_bots:x}", seen)
        if step % 4 == 0 and seat_bots == NOBODY:
            for bot in RULE_BOTS:
                poison()
                assert (ours.advice(bot).get() == same.advice(bot)).all(), f"step {step}: {bot} advises otherwise"
        given = same.sample()
        assert (ours.sample().get() == given).all(), f"step {step}: other actions are drawn"
        poison()
        ours.step(given)
        same.step(given)
    if seat_bots == NOBODY:
        poison()
        ours.play(ROLL)
        assert int(ours.ended.sum()) == same.play(ROLL), "other games end"
        check(ours, same, "after random answers", seen)


def at_scale(cell: GameKind) -> None:
    """Play many games on the GPU and by the compiled rules of the processor."""
    ours = OnDevice(table(cell.setup()), MANY, 7, 1, NOBODY, True, version())
    same: Any = vector.make(cell.edition, mode=cell.mode, seats=cell.seats, level=cell.level, games=MANY, seed=7)
    for step in range(LONG):
        found = differences(ours, same)
        assert not found, f"many games, step {step}: {'; '.join(found)}"
        given = same.sample()
        poison()
        ours.step(given)
        same.step(given)


def prove_mixed(how: str) -> tuple[str, bool]:
    """Games of every kind at once, on the GPU and by the compiled rules of the processor; a line about them, and whether they are right."""
    began = time.monotonic()
    kinds = list(game_kinds())
    bots = {kind: {seat: RULE_BOTS[seat % 3] for seat in range(1, kind.seats, 2)} for kind in kinds if kind.seats > 1}
    mixture, seated = dict.fromkeys(kinds, MIXED), None if how == "alone" else bots
    try:
        ours, same = (mixtures.make(mixture, bots=seated, seed=9, device=device) for device in ("cuda", "cpu"))
        for step in range(LONG):
            found = differences(ours, same, (*SHOWN, "ledger"))
            assert not found, f"step {step}: {'; '.join(found)}"
            given = same.sample() if step % 3 else same.advice("explorer")
            poison()
            ours.step(given)
            same.step(given)
    except Exception as error:
        return f"all kinds, {how}: WRONG: {type(error).__name__}: {error}", False
    return f"all kinds, {how}: {len(kinds) * MIXED:,} games, {LONG} steps in {time.monotonic() - began:.0f} s", True


def check(ours: OnDevice, same: Reference, when: str, seen: Any) -> None:
    found = differences(ours, same)
    assert not found, f"{when}: {'; '.join(found)}"
    seen.update(same.observations.tobytes() + same.masks.tobytes() + same.rewards.tobytes())


def whole_games(cell: GameKind, seen: Any) -> None:
    """The checksums of random games."""
    laid = table(cell.setup())
    poison()
    digests = cuda.run(laid, THREADS, EACH, 1)["digests"]
    wanted = [batch.run_games([laid, State()], 1 + i * EACH, EACH) & cuda.DIGEST for i in range(len(digests))]
    assert digests == wanted, "whole games differ"
    seen.update(repr(digests).encode())


if __name__ == "__main__":
    main()
