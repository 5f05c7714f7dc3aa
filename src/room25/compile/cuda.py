"""The rules inside a CUDA kernel: every thread plays games of its own, from the same functions as everywhere else.

They come as C (`compile/c.py`), for the length of the code decides: what Numba made of them was seven times as long and ran at a
quarter of the speed. A thread keeps its state in its local memory, which the hardware interleaves, so that threads at the same field
read neighbouring words; the threads of a warp start each game together, which keeps them in the same phase. Of Numba's kernel the
other ways were measured too: with the states in global memory it ran at half the speed, in shared memory, where few fit, at little
more than half.
"""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import TYPE_CHECKING, Any, TypedDict

from room25.engine.rules.cards import KIND_OF
from room25.engine.rules.rooms import empty
from room25.engine.table.fields import KINDS
from room25.engine.table.switches import TALENTS
from room25.errors import Room25Error

if TYPE_CHECKING:
    from room25.engine.table.state import State

__all__ = ["DIGEST", "WORDS", "name", "occurring", "run", "threads"]

Occurring = tuple[tuple[str, tuple[int, ...]], ...]

EMPTY = empty.ROOM.code  # other rooms become it, whether the complex holds one or not
BLOCK = 128
PER_MULTIPROCESSOR = 1536  # threads
REGISTERS = 40  # a thread: with more, so many threads do not fit
DIGEST = 0x3FFFFFFF  # the checksum's part of what run_games gives
SHOWN = 64  # threads whose checksums are handed back
DECISIONS, ROUNDS, CHECKSUM = 0, 1, 2  # columns of what a thread leaves behind

# what the rules in C leave to whoever compiles them: see compile/c.py
WORDS = """
#define RULE static __device__
#define LONG_RULE static __device__ __noinline__
#define TABLE static __constant__ const
#define AT(index, length) (index)
RULE int MODULO(int a, int b) { int r = a % b; return r && (r < 0) != (b < 0) ? r + b : r; }
RULE int DIVIDE(int a, int b) { return (a - MODULO(a, b)) / b; }
"""
# Numba calls a function with the place of its result first, and with 0 for an answer where all went well.
PLAY = f"""
extern "C" __device__ int play(
    long long *decisions, long long table, long long left, long long thread, long long seed, long long games)
{{
    State s;
    long long *words = (long long *)&s;
    long long *own = (long long *)left + thread * 3;
    long long played = 0, rounds = 0, digest = 0;
    #pragma unroll 1
    for (long long game = seed; game < seed + games; game++) {{
        #pragma unroll 1
        for (int k = 0; k < sizeof(State) / 8; k++) words[k] = ((const long long *)table)[k];
        rules_deal_deal(&s, (int)game, 0);
        played += entries_games_playout(&s, game);
        rounds += entries_games_rounds_played(&s);
        digest = (digest * 31 + entries_games_digest(&s)) & {DIGEST};
    }}
    own[{DECISIONS}] = played;
    own[{ROUNDS}] = rounds;
    own[{CHECKSUM}] = digest;
    *decisions = played;
    return 0;
}}
"""


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

    from room25.engine.table.state import dtype, to_record

    kernel = _kernel(source(table))
    record = np.zeros(1, dtype())
    to_record(table, record[0])
    laid = cuda.to_device(record.view(np.int64))
    left = cuda.to_device(np.zeros((threads, 3), np.int64))
    addresses = [array.__cuda_array_interface__["data"][0] for array in (laid, left)]
    grid = (threads + BLOCK - 1) // BLOCK
    kernel[grid, BLOCK](*addresses, threads, seed, 1)
    began, ended = cuda.event(), cuda.event()
    began.record()
    kernel[grid, BLOCK](*addresses, threads, seed, games)
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
    rooms = [
        kind for kind in range(KINDS) if table.composition[kind] or table.stock[kind] or kind == EMPTY
    ]  # laid or drawn
    people = tuple(c for c in range(8) if table.owner[c] >= 0 and table.switch[TALENTS])
    return (
        ("room", tuple(rooms)),
        ("mode", (table.mode,)),
        ("action", tuple(range(6 if people else 4))),
        ("card", tuple(sorted({KIND_OF[face] for face in table.deck[: table.deck_count]}))),
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


def source(table: State) -> str:
    """The games of one table as CUDA C: `play` plays those of one thread and gives the number of decisions."""
    from room25.compile import c
    from room25.engine.entries import games as batch
    from room25.engine.rules import deal

    rules = c.program(table, dict(occurring(table)), (deal.deal, batch.playout, batch.digest, batch.rounds_played))
    return WORDS + rules + PLAY


@cache
def _kernel(text: str) -> Any:
    """Play games on the laid table, one after the other, and leave what was counted."""
    cuda = _cuda()
    from numba import types as nt

    play = cuda.declare_device("play", nt.int64(*[nt.int64] * 5))

    def kernel(table: int, left: int, threads: int, seed: int, games: int) -> None:
        i = cuda.grid(1)
        if i < threads:
            play(table, left, i, seed + i * games, games)

    options: dict[str, Any] = {"max_registers": REGISTERS, "link": [cuda.CUSource(text.encode())]}
    if "shared_memory_carveout" in signature(cuda.jit).parameters:  # how a multiprocessor splits its fast memory
        options["shared_memory_carveout"] = "MaxL1"
    return cuda.jit(nt.void(*[nt.int64] * 5), **options)(kernel)
