"""The kernels under compute-sanitizer: memcheck, initcheck and racecheck at every table. Needs CuPy, an NVIDIA GPU and CUDA's tools.

    python tests/envs/prove_cuda_memory.py            PYTHONPATH=src if room25 is not installed
    python tests/envs/prove_cuda_memory.py --fault    show that the check of local memory can fail

No tool of the sanitizer watches local memory, where every thread keeps its game, so it is filled with numbers below zero before each
launch: who takes one of them for an index leaves its list and is seen by memcheck. With `--fault` the kernels do not empty the lists
that a step does not keep, as they once did not: in fresh memory, which holds zeros, nothing is seen; in filled memory a game dies of
an illegal address; and emptied again it is clean.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does, by pyproject.toml

from envs.poison import poison
from envs.reference import LARGEST, mixed
from room25.bots.registry import RULE_BOTS
from room25.compile import cuda
from room25.engine.learn.step import NOBODY
from room25.envs import mixed as mixtures
from room25.envs.device import OnDevice
from room25.envs.versions import version
from room25.setup.kinds import GameKind, game_kinds
from room25.setup.lay import table

TOOLS = ("memcheck", "initcheck", "racecheck")
MIXED = "mixed"  # games of every kind at once
GAMES = 40  # a full warp and a part of one
EMPTIED = ("    s->legal_count_ = 0;\n", "    s->fall_count_ = 0;\n")


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) // 2))
    asks.add_argument("--tools", nargs="*", default=TOOLS, choices=TOOLS)
    asks.add_argument("--only", default="", help="tables whose name begins so")
    asks.add_argument("--fault", action="store_true", help="show that the check can fail")
    asks.add_argument("--play", help="one table, in this process: edition/mode/level, or mixed")
    asks.add_argument("--keep", action="store_true", help="with --play: do not empty what a step does not keep")
    asks.add_argument("--fresh", action="store_true", help="with --play: do not fill local memory")
    said = asks.parse_args()
    if said.play == MIXED:
        play_mixed()
        return
    if said.play:
        edition, mode, level = said.play.split("/")
        play(LARGEST[edition, mode, level], said.keep, said.fresh)
        return
    if said.fault:
        sys.exit(fault())
    chosen = [f"{cell.edition}/{cell.mode}/{cell.level}" for cell in LARGEST.values()] + [MIXED]
    jobs = [(tool, name) for tool in said.tools for name in chosen if name.startswith(said.only)]
    began, wrong = time.monotonic(), 0
    with ThreadPoolExecutor(said.processes) as pool:
        for line, is_clean in pool.map(lambda job: sanitized(*job), jobs):
            wrong += not is_clean
            print(line, flush=True)
    print(f"{len(jobs) - wrong} of {len(jobs)} runs are clean, {time.monotonic() - began:.0f} s")
    sys.exit(1 if wrong else 0)


def play(cell: GameKind, keep: bool = False, fresh: bool = False) -> None:
    """A few games of one table by every kernel."""
    if keep:
        whole = cuda.compiled

        def without(text: str, name: str, registers: int) -> Any:
            for line in EMPTIED:
                text = text.replace(line, "")
            return whole(text, name, registers)

        cuda.compiled = without  # type: ignore[assignment]
    laid = table(cell.setup())

    def fill() -> None:
        if not fresh:
            poison()

    for seat_bots in (NOBODY, mixed(cell.seats, cell.seats // 2)) if cell.seats > 1 else (NOBODY,):
        games = OnDevice(laid, GAMES, 5, 1, seat_bots, True, version())
        for i in range(9):
            fill()
            games.step(games.sample())
            games.advice(RULE_BOTS[i % 3])
        if seat_bots == NOBODY:
            for _ in range(3):
                fill()
                games.play(300)
    fill()
    cuda.run(laid, GAMES, 2, 1)
    cuda.device().cuda.Device().synchronize()
    print("played")


def play_mixed() -> None:
    """A few games of every kind at once, with bots in every other seat."""
    kinds = list(game_kinds())
    bots = {kind: {seat: RULE_BOTS[seat % 3] for seat in range(1, kind.seats, 2)} for kind in kinds if kind.seats > 1}
    games = mixtures.make(dict.fromkeys(kinds, 1), bots=bots, seed=5, device="cuda")
    for i in range(9):
        poison()
        games.step(games.sample() if i % 2 else games.advice(RULE_BOTS[i % 3]))
        games.truth()
        games.redeal(i)
    cuda.device().cuda.Device().synchronize()
    print("played")


def sanitized(tool: str, name: str) -> tuple[str, bool]:
    """One table under one tool; a line about it, and whether it is clean."""
    command = [_sanitizer(), "--tool", tool, "--error-exitcode", "9", "--print-limit", "5"]
    done = subprocess.run([*command, sys.executable, __file__, "--play", name], capture_output=True, text=True)
    is_clean = done.returncode == 0 and "played" in done.stdout and "ERROR SUMMARY: 0 errors" in done.stdout
    is_clean = is_clean or (tool == "racecheck" and done.returncode == 0 and "(0 errors, 0 warnings)" in done.stdout)
    more = "clean" if is_clean else f"exit {done.returncode}\n{done.stdout[-1500:]}{done.stderr[-1500:]}"
    return f"{tool} {name}: {more}", is_clean


def fault() -> int:
    """The fault that was found, and that filled memory shows it; 0 if all is as it must be."""
    cases = {"--keep --fresh": False, "--keep": True, "--fresh": False, "": False}  # and whether a game dies
    with ThreadPoolExecutor(len(cases)) as pool:
        found = list(pool.map(_last_words, cases))
    wrong = 0
    for (options, dies), last in zip(cases.items(), found):
        print(f"{options or 'as it is'}: {f'dies: {last}' if last else 'is clean'}")
        wrong += bool(last) != dies
    return wrong


def _last_words(options: str) -> str:
    """One table in a process of its own; how it ended, or nothing if it played to the end."""
    command = [sys.executable, __file__, "--play", "base/suspicion/standard", *options.split()]
    done = subprocess.run(command, capture_output=True, text=True)
    return (done.stderr.strip().splitlines() or [f"exit {done.returncode}"])[-1] if done.returncode else ""


def _sanitizer() -> str:
    found = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not Path(found).exists():
        sys.exit("compute-sanitizer is not there: it comes with CUDA's toolkit")
    return found


if __name__ == "__main__":
    main()
