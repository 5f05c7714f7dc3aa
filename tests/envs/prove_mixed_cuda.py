"""The law of the GPU for mixed tables: every kind of game, step by step, as the processor plays it. Needs CuPy, a GPU and a C compiler.

    python tests/envs/prove_mixed_cuda.py             PYTHONPATH=src if room25 is not installed

Observations, ledgers, masks, rewards, truths and advice are compared after every step, without bots, and with bots and ends that are held.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does, by pyproject.toml

from envs.poison import poison
from room25.envs import mixed
from room25.setup.kinds import game_kinds

EACH, STEPS = 40, 120
NAMES = ("observations", "ledger", "masks", "asked", "rewards", "done")


def main() -> None:
    began = time.monotonic()
    kinds = dict.fromkeys(game_kinds(), EACH)
    sitting = {kind: {0: "explorer", 1: "cautious"} for kind in kinds if kind.seats > 2}
    for bots, hold in ((None, False), (sitting, True)):
        ours: Any = mixed.make(kinds, seed=5, bots=bots, hold=hold, device="cuda")
        same: Any = mixed.make(kinds, seed=5, bots=bots, hold=hold)
        for step in range(STEPS):
            for name in NAMES:
                here, there = getattr(ours, name).get(), getattr(same, name)
                assert (here == there).all(), f"step {step}: {name} differ"
            poison()
            assert (ours.truth().get() == same.truth()).all(), f"step {step}: truths differ"
            assert (ours.advice().get() == same.advice()).all(), f"step {step}: advice differs"
            given = same.sample().copy()
            assert (ours.sample().get() == given).all(), f"step {step}: other actions are drawn"
            poison()
            ours.step(given)
            same.step(given)
            if step % 30 == 20:
                ours.redeal(step)
                same.redeal(step)
        print(
            f"{len(kinds)} kinds, {ours.games} games, {STEPS} steps are the same after {time.monotonic() - began:.0f} s"
        )


if __name__ == "__main__":
    main()
