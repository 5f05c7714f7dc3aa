"""Every way of playing on a GPU, timed one after the other: python bench/on_gpu.py

Prints decisions a second for each place of the state, each pace and several numbers of threads, checks that every kernel plays the
interpreted rules' games, and measures all modes with the best of them. On a machine that cannot install packages, `--packages` names a
folder or an archive with those for Python and the GPU (numba, llvmlite, numba-cuda and what they need; typer and rich for the table).
"""

from __future__ import annotations

import argparse
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from room25.rules.setup import Setup  # noqa: E402  (needs none of the packages below)

SETUP = Setup(mode="suspicion", seats=6)
THREADS = (128, 256, 512, 1024, 2048)  # a multiprocessor
BLOCKS = (64, 128, 256)


class Choice(NamedTuple):
    """One way to play, and how fast it went."""

    speed: float
    layout: str
    pace: str
    per_multiprocessor: int
    block: int


def main() -> None:
    """Time all, then the best one for every mode."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--packages", type=Path, help="a folder or .tar.xz with the packages that this machine lacks")
    options.add_argument("--seconds", type=float, default=0.3, help="how long each launch should last")
    options.add_argument(
        "--only", help="LAYOUT/PACE: two launches of this way and no more, the second worth a profiler's look"
    )
    options.add_argument("--results", type=Path, help="a page to which the cells of the best way are added")
    asked = options.parse_args()
    if asked.packages:
        use(asked.packages)
    from room25.cli.bench import append, chosen, cuda_cell
    from room25.compiled import gpu
    from room25.errors import Room25Error
    from room25.rules.setup import table

    try:
        name = gpu.name()
    except Room25Error as error:
        sys.exit(f"on_gpu: {error}")
    print(f"{name}, {gpu.threads() // gpu.PER_MULTIPROCESSOR} multiprocessors", flush=True)
    if asked.only:
        gpu.run(table(SETUP), gpu.threads(), 8, 1, *asked.only.split("/"))
        return
    found = []
    for layout in gpu.LAYOUTS:
        for pace in gpu.PACES:
            try:
                found += timings(layout, pace, asked.seconds)
            except Exception as error:  # one way that fails must not cost the figures of the others
                print(f"{layout}/{pace} FAILED: {type(error).__name__}: {error}", flush=True)
    best = max(found)
    print(f"best: {best}", flush=True)
    gpu.LAYOUT, gpu.PACE, gpu.PER_MULTIPROCESSOR, gpu.BLOCK = best[1:]
    cells = [cuda_cell(setup, 1.0) for setup in chosen("", "", 0)]
    for cell in cells:
        print(*cell.texts(), sep="  ", flush=True)
    if asked.results:
        append(asked.results, cells)


def use(packages: Path) -> None:
    """Put these packages before the machine's own."""
    if packages.is_file():
        folder = tempfile.mkdtemp()
        began = time.perf_counter()
        with tarfile.open(packages) as archive:
            archive.extractall(folder, filter="data")
        print(f"unpacked {packages.name} in {time.perf_counter() - began:.0f} s", flush=True)
        packages = Path(folder)
    sys.path.insert(0, str(packages))
    if (packages / "_numba_cuda_redirector.py").exists():
        __import__("_numba_cuda_redirector")  # what its .pth file does in a site folder


def timings(layout: str, pace: str, seconds: float) -> list[Choice]:
    """One kernel with several numbers of threads."""
    from room25.cli.bench import check_alike, expected
    from room25.compiled import gpu
    from room25.rules.setup import table

    laid = table(SETUP)
    multiprocessors = gpu.threads() // gpu.PER_MULTIPROCESSOR
    began = time.perf_counter()
    first = gpu.run(laid, 64, 4, 1, layout, pace)
    wanted = [expected(laid, 1 + i * 4, 4) & gpu.DIGEST for i in range(64)]
    check_alike(SETUP, first["digests"], wanted)
    made = time.perf_counter() - began
    print(f"{layout}/{pace}: {gpu.resources(layout, pace)}; made in {made:.0f} s, plays the same games", flush=True)
    found = []
    for block in BLOCKS if layout != "shared" else (32,):
        for per in THREADS if layout != "shared" else (192,):
            threads = multiprocessors * per
            trial = gpu.run(laid, threads, 4, 1, layout, pace, block)
            games = max(4, int(4 * seconds / trial["seconds"]))
            figures = gpu.run(laid, threads, games, 1, layout, pace, block)
            speed = figures["decisions"] / figures["seconds"]
            found.append(Choice(speed, layout, pace, per, block))
            took = f"{games} games a thread in {figures['seconds']:.3f} s"
            print(
                f"  {per:5} threads a multiprocessor, blocks of {block:3}: {speed / 1e6:8,.1f} M/s  ({took})",
                flush=True,
            )
    return found


if __name__ == "__main__":
    main()
