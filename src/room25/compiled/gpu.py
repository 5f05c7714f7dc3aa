"""The rules inside a CUDA kernel: every thread plays games of its own, from the same functions as everywhere else.

What there is to choose is where a thread keeps its state, and when the threads of a warp wait for one another:

- `local`: in the thread's local memory, which the hardware interleaves, so that threads at the same field read neighbouring words;
- `global`: in an array of records, a kilobyte apart: the simplest, and every access is a sector of its own;
- `shared`: in a multiprocessor's shared memory: the quickest to reach, but only about 190 states fit.
- `game`: the threads of a warp start each game together, so they stay in the same phase but wait for the longest game;
- `decision`: a thread that has finished deals its next game at once.
"""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import TYPE_CHECKING, Any, TypedDict

from room25.errors import Room25Error

if TYPE_CHECKING:
    from room25.core.state import State

LAYOUTS = ("local", "global", "shared")
PACES = ("game", "decision")
# what runs unless another choice is named; bench/on_gpu.py measures them all
LAYOUT, PACE, BLOCK = "local", "game", 128
PER_MULTIPROCESSOR = 512  # threads: more would hide waiting better, but their states no longer fit into the caches
DIGEST = 0x3FFFFFFF  # the checksum's part of what run_games gives
SHOWN = 64  # threads whose checksums are handed back
DECISIONS, ROUNDS, CHECKSUM = 0, 1, 2  # columns of what a thread leaves behind


class Figures(TypedDict):
    """What one launch did."""

    decisions: int
    rounds: int
    games: int
    seconds: float
    digests: list[int]


def run(table: State, threads: int, games: int, seed: int, layout: str = "", pace: str = "", block: int = 0) -> Figures:
    """Play `games` random games a thread on a laid table; the time is the device's own, after a launch that does not count.

    Thread i plays the games that `run_games` plays from the seed `seed + i * games`, and leaves the same checksum.
    """
    layout, pace, block = layout or LAYOUT, pace or PACE, block or BLOCK
    cuda = _cuda()
    import numpy as np

    from room25.core.state import dtype, to_record

    kernel = _kernel(layout, pace)
    block = 32 if layout == "shared" else block  # as many as fit into the shared memory that a block may ask for
    record = np.zeros(1, dtype())
    to_record(table, record[0])
    words = record.view(np.int64)
    laid = cuda.to_device(words)
    states = cuda.device_array((threads if layout == "global" else 1, words.size), np.int64)
    left = cuda.to_device(np.zeros((threads, 3), np.int64))
    grid = (threads + block - 1) // block
    kernel[grid, block](laid, states, left, seed, 1)
    began, ended = cuda.event(), cuda.event()
    began.record()
    kernel[grid, block](laid, states, left, seed, games)
    ended.record()
    ended.synchronize()
    results = left.copy_to_host()
    return Figures(
        decisions=int(results[:, DECISIONS].sum()),
        rounds=int(results[:, ROUNDS].sum()),
        games=threads * games,
        seconds=cuda.event_elapsed_time(began, ended) / 1000,
        digests=[int(h) for h in results[:SHOWN, CHECKSUM]],
    )


def threads() -> int:
    """How many threads keep this GPU busy."""
    return int(_cuda().get_current_device().MULTIPROCESSOR_COUNT) * PER_MULTIPROCESSOR


def name() -> str:
    """What the GPU calls itself."""
    text = _cuda().get_current_device().name
    return text.decode() if isinstance(text, bytes) else str(text)


def resources(layout: str, pace: str) -> str:
    """Registers and memory a thread, once this kernel has been launched."""
    kernel = _kernel(layout, pace)
    used = [kernel.get_regs_per_thread(), kernel.get_local_mem_per_thread(), kernel.get_shared_mem_per_block()]
    registers, local, shared = (next(iter(n.values())) if isinstance(n, dict) else n for n in used)
    return f"{registers} registers, {local} bytes of local and {shared} of shared memory"


def _cuda() -> Any:
    """Numba's CUDA target, or one sentence about what is missing."""
    try:
        import numpy as np

        vars(np).setdefault("row_stack", np.vstack)  # numba-cuda 0.30 still asks for it, NumPy 2.5 has dropped it
        from numba import cuda
    except ImportError as error:
        raise Room25Error(f"games on a GPU need Numba (pip install numba numba-cuda): {error}") from None
    if not cuda.is_available():
        raise Room25Error(
            "there is no CUDA device here that Numba can use: it needs an NVIDIA GPU with its driver, and numba-cuda"
        )
    return cuda


@cache
def _rules() -> Any:
    """The device functions that a game needs, by name, each compiled for one signature."""
    cuda = _cuda()
    import numba as nb
    import numpy as np
    from numba import types as nt

    from room25.compiled.link import RECORDS, Program
    from room25.core.state import dtype
    from room25.rules import apply, batch, deal, legal

    record = nb.from_dtype(dtype())

    def kind(name: str) -> Any:
        return record if name in RECORDS else nt.none if name == "None" else nt.int64

    def constant(values: tuple[int, ...]) -> Any:
        # Constant memory is small: the narrowest numbers that hold the table.
        return np.array(values, dtype=np.int8 if min(values) >= -128 and max(values) < 128 else np.int64)

    program = Program(lambda f, kinds, result: cuda.jit(device=True)(f), constant)
    roots: tuple[Any, ...] = (
        deal.deal,
        batch.playout,
        batch.digest,
        batch.rounds_played,
        batch.first_dice,
        batch.dice,
        apply.advance,
        apply.apply,
        legal.to_move,
    )
    for f in program.in_order(roots):
        twin = program.twins[id(f)]
        kinds, result = program.kinds[id(f)]
        twin.compile_device(tuple(kind(name) for name in kinds), kind(result))
        twin.disable_compile()
    return {f.__name__: program.twins[id(f)] for f in roots}


@cache
def _kernel(layout: str, pace: str) -> Any:
    """One kernel: a way of playing around a place for the state."""
    if layout not in LAYOUTS or pace not in PACES:
        raise Room25Error(f"no kernel {layout}/{pace}: layouts are {', '.join(LAYOUTS)}, paces {', '.join(PACES)}")
    cuda = _cuda()
    from numba import types as nt

    from room25.core.state import dtype

    record = dtype()
    size = record.itemsize // 8
    stride = size + 1  # neighbours in shared memory begin in different banks
    shared = 32 * stride
    word = nt.int64
    rules = _rules()
    deal, playout, digest, advance, apply = (rules[n] for n in ("deal", "playout", "digest", "advance", "apply"))
    first_dice, dice, to_move, rounds_played = (rules[n] for n in ("first_dice", "dice", "to_move", "rounds_played"))

    def by_game(words: Any, table: Any, left: Any, i: int, seed: int, games: int) -> None:
        s = words.view(record)[0]
        decisions = 0
        rounds = 0
        h = 0
        for g in range(seed, seed + games):
            for k in range(size):
                words[k] = table[k]
            deal(s, g, 0)
            decisions += playout(s, g)
            rounds += rounds_played(s)
            h = (h * 31 + digest(s)) & DIGEST
        left[i, DECISIONS] = decisions
        left[i, ROUNDS] = rounds
        left[i, CHECKSUM] = h

    def by_decision(words: Any, table: Any, left: Any, i: int, seed: int, games: int) -> None:
        s = words.view(record)[0]
        decisions = 0
        rounds = 0
        h = 0
        g = seed - 1
        n = 0
        x = 0
        while True:
            if n == 0:
                if g >= seed:
                    rounds += rounds_played(s)
                    h = (h * 31 + digest(s)) & DIGEST
                g += 1
                if g == seed + games:
                    break
                for k in range(size):
                    words[k] = table[k]
                deal(s, g, 0)
                x = first_dice(g)
                n = advance(s)
            x = dice(x)
            n = apply(s, to_move(s), s.acts[(x * n) >> 32])
            decisions += 1
        left[i, DECISIONS] = decisions
        left[i, ROUNDS] = rounds
        left[i, CHECKSUM] = h

    play = cuda.jit(device=True)(by_game if pace == "game" else by_decision)

    def in_local(table: Any, states: Any, left: Any, seed: int, games: int) -> None:
        i = cuda.grid(1)
        if i < left.shape[0]:
            play(cuda.local.array(size, word), table, left, i, seed + i * games, games)

    def in_global(table: Any, states: Any, left: Any, seed: int, games: int) -> None:
        i = cuda.grid(1)
        if i < left.shape[0]:
            play(states[i], table, left, i, seed + i * games, games)

    def in_shared(table: Any, states: Any, left: Any, seed: int, games: int) -> None:
        i = cuda.grid(1)
        boards = cuda.shared.array(shared, word)
        if i < left.shape[0]:
            at = cuda.threadIdx.x * stride
            play(boards[at : at + size], table, left, i, seed + i * games, games)

    options: dict[str, str] = {}
    if "shared_memory_carveout" in signature(cuda.jit).parameters:  # how a multiprocessor splits its fast memory
        options["shared_memory_carveout"] = "MaxShared" if layout == "shared" else "MaxL1"
    return cuda.jit(**options)({"local": in_local, "global": in_global, "shared": in_shared}[layout])
