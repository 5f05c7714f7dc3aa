"""The rules inside a CUDA kernel: every thread plays games of its own, from the same functions as everywhere else.

A thread keeps its state in its local memory, which the hardware interleaves, so that threads at the same field read neighbouring
words; the threads of a warp start each game together, which keeps them in the same phase. Both were measured against the other
ways: with the states in global memory it ran at half the speed, in shared memory (where few fit) and with each thread dealing its
next game as soon as it was done at little more than half.
"""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import TYPE_CHECKING, Any, TypedDict

from room25 import editions
from room25.core.switches import TALENTS
from room25.errors import Room25Error
from room25.rules.cards import KIND_OF
from room25.rules.rooms import BY_KEY as ROOMS

if TYPE_CHECKING:
    from room25.core.state import State

Occurring = tuple[tuple[str, tuple[int, ...]], ...]

BLOCK = 128
PER_MULTIPROCESSOR = 1536  # threads
REGISTERS = (
    40  # a thread: unasked the compiler takes 94, and then too few threads are in flight to hide each other's waiting
)
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


def run(table: State, threads: int, games: int, seed: int) -> Figures:
    """Play `games` random games a thread on a laid table; the time is the device's own, after a launch that does not count.

    Thread i plays the games that `run_games` plays from the seed `seed + i * games`, and leaves the same checksum.
    """
    cuda = _cuda()
    import numpy as np

    from room25.core.state import dtype, to_record

    kernel = _kernel(occurring(table))
    record = np.zeros(1, dtype())
    to_record(table, record[0])
    laid = cuda.to_device(record.view(np.int64))
    left = cuda.to_device(np.zeros((threads, 3), np.int64))
    grid = (threads + BLOCK - 1) // BLOCK
    kernel[grid, BLOCK](laid, left, seed, 1)
    began, ended = cuda.event(), cuda.event()
    began.record()
    kernel[grid, BLOCK](laid, left, seed, games)
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


def occurring(table: State) -> Occurring:
    """What can occur in games of this table: a kernel without the rest is smaller, and its code stays in the caches."""
    edition = next(e for e in map(editions.load, editions.EDITIONS) if e.code == table.edition)
    people = tuple(c for c in range(8) if table.owner[c] >= 0 and table.switch[TALENTS])
    return (
        ("room", tuple(sorted(ROOMS[key].code for key in edition.box))),
        ("mode", (table.mode,)),
        ("action", tuple(range(6 if people else 4))),
        ("card", tuple(sorted({KIND_OF[face] for face in table.deck[: table.deck_n]}))),
        ("character", people),
        ("talent", tuple(range(32)) if people else ()),
    )


def threads() -> int:
    """How many threads keep this GPU busy."""
    return int(_cuda().get_current_device().MULTIPROCESSOR_COUNT) * PER_MULTIPROCESSOR


def name() -> str:
    """What the GPU calls itself."""
    text = _cuda().get_current_device().name
    return text.decode() if isinstance(text, bytes) else str(text)


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
def _rules(needed: Occurring) -> Any:
    """The device functions that a game needs, by name, each compiled for one signature."""
    cuda = _cuda()
    import numba as nb
    import numpy as np
    from numba import types as nt

    from room25.compiled.link import RECORDS, Program
    from room25.core.state import dtype
    from room25.rules import batch, deal

    record = nb.from_dtype(dtype())

    def kind(name: str) -> Any:
        return record if name in RECORDS else nt.none if name == "None" else nt.int64

    def constant(values: tuple[int, ...]) -> Any:
        # Constant memory is small: the narrowest numbers that hold the table.
        return np.array(values, dtype=np.int8 if min(values) >= -128 and max(values) < 128 else np.int64)

    program = Program(lambda f, kinds, result: cuda.jit(device=True)(f), constant, dict(needed))
    roots: tuple[Any, ...] = (deal.deal, batch.playout, batch.digest, batch.rounds_played)
    for f in program.in_order(roots):
        twin = program.twins[id(f)]
        kinds, result = program.kinds[id(f)]
        twin.compile_device(tuple(kind(name) for name in kinds), kind(result))
        twin.disable_compile()
    return {f.__name__: program.twins[id(f)] for f in roots}


@cache
def _kernel(needed: Occurring) -> Any:
    """Play games on the laid table, one after the other, and leave what was counted."""
    cuda = _cuda()
    from numba import types as nt

    from room25.core.state import dtype

    record = dtype()
    size = record.itemsize // 8
    word = nt.int64
    rules = _rules(needed)
    deal, playout, digest, rounds_played = (rules[n] for n in ("deal", "playout", "digest", "rounds_played"))

    def play(table: Any, left: Any, seed: int, games: int) -> None:
        i = cuda.grid(1)
        if i >= left.shape[0]:
            return
        words = cuda.local.array(size, word)
        s = words.view(record)[0]
        decisions = 0
        rounds = 0
        h = 0
        for g in range(seed + i * games, seed + (i + 1) * games):
            for k in range(size):
                words[k] = table[k]
            deal(s, g, 0)
            decisions += playout(s, g)
            rounds += rounds_played(s)
            h = (h * 31 + digest(s)) & DIGEST
        left[i, DECISIONS] = decisions
        left[i, ROUNDS] = rounds
        left[i, CHECKSUM] = h

    options: dict[str, str | int] = {"max_registers": REGISTERS}
    if "shared_memory_carveout" in signature(cuda.jit).parameters:  # how a multiprocessor splits its fast memory
        options["shared_memory_carveout"] = "MaxL1"
    return cuda.jit(**options)(play)
