"""How many times as fast the compiled rules are, and how much of that a vector of games keeps: python bench/ratios.py

Prints what it finds as JSON; with --write it becomes bench/ratios.toml, which tests/test_speed.py holds later measurements against.

A ratio does not know how fast the machine is, and this one hardly knows how busy: the three ways take turns at the same work in short
slices, counted by processor time, and of each way the fastest slice counts, the one that was disturbed least.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np

from room25.cli.bench import check_alike, expected, machine
from room25.compile import cpu
from room25.engine.entries import games as batch
from room25.engine.table.state import State, dtype, to_record
from room25.envs import vector
from room25.setup.lay import Setup, table

KEPT = Path(__file__).with_name("ratios.toml")
SETUP = Setup(edition="ultimate-en", mode="suspicion", seats=6)  # the game with the most rules
ROUNDS = 25
WHOLE = 5  # measurements of which --write keeps the median
# Work of some 25 ms for each way, on the machine of bench/results.md.
INTERPRETED_GAMES = 20
COMPILED_GAMES = 2_000
VECTOR_GAMES, VECTOR_STEPS = 256, 64

Play = Callable[[], int]  # does its work and returns how many decisions it was


def ways() -> dict[str, Play]:
    """The three ways to play at random, each made ready and tried once; the first two play the same games from the same seeds."""
    compiled = cpu.rules()
    laid = table(SETUP)
    states = [laid, State()]
    records = np.zeros(2, dtype())
    to_record(laid, records[0])
    check_alike(SETUP, [compiled.run_games(records, 1, INTERPRETED_GAMES)], [expected(laid, 1, INTERPRETED_GAMES)])
    games = vector.make(SETUP.edition, mode=SETUP.mode, seats=SETUP.seats, games=VECTOR_GAMES, seed=1)
    for _ in range(300):  # until some have ended, so that no slice sees them all in the same phase
        games.step(games.sample())

    def steps() -> int:
        for _ in range(VECTOR_STEPS):
            games.step(games.sample())
        return VECTOR_STEPS * VECTOR_GAMES

    return {
        "interpreted": lambda: batch.run_games(states, 1, INTERPRETED_GAMES) >> 30,
        "compiled": lambda: int(compiled.run_games(records, 1, COMPILED_GAMES)) >> 30,
        "vector": steps,
    }


def speeds(plays: dict[str, Play]) -> dict[str, float]:
    """Return decisions per second of processor time, of each way's fastest slice."""
    best = dict.fromkeys(plays, 0.0)
    for _ in range(ROUNDS):
        for name, play in plays.items():
            began = time.process_time()
            decisions = play()
            best[name] = max(best[name], decisions / (time.process_time() - began))
    return best


def ratios(found: dict[str, float]) -> dict[str, float]:
    """What does not depend on the machine's speed."""
    return {
        "compiled_to_interpreted": found["compiled"] / found["interpreted"],
        "vector_to_compiled": found["vector"] / found["compiled"],
    }


def page(kept: dict[str, float], found: dict[str, float]) -> str:
    """The file of the ratios that were measured, with the speeds behind them."""
    lines = [
        "# Random play of one game, each way to the other; made by `python bench/ratios.py --write`.",
        "# The suite fails where a ratio falls by more than a quarter (tests/test_speed.py).",
        "",
        "[ratios]",
        *(f"{name} = {ratio:.4g}" for name, ratio in kept.items()),
        "",
        "[speeds]  # decisions a second: they say which side has moved, and nothing is held against them",
        *(f"{name} = {round(speed, -3):.0f}" for name, speed in found.items()),
        f'on = "{machine("compiled")}"',
        f'date = "{time.strftime("%Y-%m-%d")}"',
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print, and keep the result if asked to."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--write", action="store_true", help=f"keep the median of {WHOLE} measurements")
    asked = options.parse_args()
    plays = ways()
    runs = [speeds(plays) for _ in range(WHOLE if asked.write else 1)]
    found = {name: median(run[name] for run in runs) for name in plays}
    kept = {name: median(ratios(run)[name] for run in runs) for name in ratios(found)}
    print(json.dumps({"ratios": kept, "speeds": found}))
    if asked.write:
        KEPT.write_text(page(kept, found), encoding="utf-8")


if __name__ == "__main__":
    main()
