"""Games of every kind through the C of the rules under sanitizers: python tests/laws/sanitized.py --games 1000

AddressSanitizer and UndefinedBehaviorSanitizer stop at the first access outside an array and at the first number that does not fit;
every index is checked against its own list besides. `--one-table` plays each kind in the program of its own table, with the widths of
numbers that a GPU calculates with.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import numpy as np

from room25.compile import c, cpu, native
from room25.compile.cuda import occurring
from room25.compile.link import rule_functions
from room25.engine.brain import mind
from room25.engine.entries import matches, watch
from room25.engine.learn import mask, v0
from room25.engine.learn.step import DEAL, result_dtype
from room25.engine.table.state import State, dtype, to_record
from room25.envs.table import seat_bots_of
from room25.envs.vector import new_envs
from room25.setup.kinds import GameKind, game_kinds
from room25.setup.lay import table

FLAGS = "-O1 -g -fno-wrapv -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all"
EXPLORERS, MIXED = 0x22222222, 0x21021021


def environment() -> dict[str, str]:
    """Where a process loads libraries that were built with sanitizers."""
    command = native.compiler() or ("cc",)
    asked = [*command, "-print-file-name=libasan.so"]
    preload = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    options = {"ASAN_OPTIONS": "detect_leaks=0", "UBSAN_OPTIONS": "print_stacktrace=1"}
    return {**os.environ, **options, "ROOM25_CFLAGS": FLAGS, "LD_PRELOAD": preload}


def one_table_text(laid: State) -> str:
    """The rules for the games of one table as C, with every index checked."""
    roots = [f for _, f, _ in rule_functions() if "entry" in f.__dict__]
    return native.WORDS + native.CHECKED + c.native(roots, laid, dict(occurring(laid)))


def of_one_table(laid: State) -> cpu.Compiled:
    """Those rules, compiled."""
    return cpu.Compiled(native.library(one_table_text(laid)), checked=True)


def play(compiled: cpu.Compiled, cell: GameKind, games: int) -> int:
    """Every entry at one kind of game; returns the decisions of the random games."""
    states, views = np.zeros(3, dtype()), np.zeros(1, dtype())
    to_record(table(cell.setup()), states[0])
    minds, nodes = np.zeros(2, mind.dtype()), np.zeros(256, mind.node_dtype())
    results, steps = np.zeros((games, matches.WIDTH), np.int64), np.zeros((5, matches.STEP_WIDTH), np.int64)
    decisions = cell.soak(compiled, 1, games)
    compiled.run_games(states[:2].copy(), 1, games)
    compiled.play_matches(states[:2].copy(), minds, EXPLORERS, EXPLORERS, 1, games, results, steps, len(steps))
    compiled.play_matches(states[:2].copy(), minds, MIXED, EXPLORERS, 9, games, results, steps, 0)
    for level in (2, 3):
        wanted = games * 20 if level < 3 else games
        assert compiled.unfair(states.copy(), views, np.zeros(1, dtype()), minds, nodes, level, 3, 1, wanted) == wanted
    rows = np.zeros((games * 40, watch.WORTH + 1), np.int64)
    compiled.watch_games(states[:2].copy(), minds, 1, games, rows)
    one = states[:2].copy()
    compiled.deal_one(one, 0, 5, 0)
    compiled.perft(one, 2)
    step(compiled, cell, games, minds, views)
    return decisions


def step(compiled: cpu.Compiled, cell: GameKind, games: int, minds: Any, views: Any) -> None:
    """Environments with a bot in every other seat, and some answers that are not offered."""
    many = 3
    states = np.zeros(many + 1, dtype())
    to_record(table(cell.setup()), states[many])
    envs = new_envs(many, 5, 1)
    observations, masks = np.zeros(many + 1, v0.dtype()), np.zeros(many + 1, mask.dtype())
    actions, results = np.full((many, 1), DEAL, np.int64), np.zeros(many, result_dtype())
    seat_bots = seat_bots_of({seat: "explorer" for seat in range(1, cell.seats, 2)})
    arrays = (states, envs, views, minds, observations, masks, actions, results)
    for _ in range(games * 10):
        assert compiled.env_step_many(*arrays, seat_bots, many, 1) == -1
        compiled.env_advise_many(states, envs, minds, actions, 2, many)
        compiled.env_sample_many(envs, masks, actions, many)
    for wrong in (-7, 0, 599, 600, 10**12):
        actions[:] = wrong
        compiled.env_step_many(*arrays, seat_bots, many, 1)


def largest() -> Iterable[GameKind]:
    """One kind of each edition, mode and level: the one with the most seats."""
    return {(k.edition, k.mode, k.level): k for k in sorted(game_kinds(), key=lambda k: k.seats)}.values()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=10, help="for every kind of game")
    options.add_argument(
        "--one-table", action="store_true", help="in the program of each table, the largest of each mode"
    )
    asked = options.parse_args()
    if "ROOM25_CFLAGS" not in os.environ:
        raise SystemExit(subprocess.run([sys.executable, *sys.argv], env=environment()).returncode)
    decisions = 0
    for cell in largest() if asked.one_table else game_kinds():
        print(cell, file=sys.stderr)
        compiled = of_one_table(table(cell.setup())) if asked.one_table else cpu.rules(checked=True)
        decisions += play(compiled, cell, asked.games)
    print(f"{decisions:,} random decisions, and as many games of bots, searches and environments, without a fault")


if __name__ == "__main__":
    main()
