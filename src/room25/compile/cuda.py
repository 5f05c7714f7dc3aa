"""The rules inside CUDA kernels: a thread plays a game, by the same functions as everywhere else.

The rules come as C for one table (`compile/c.py`), the kernels are the files of `compile/kernels/`, and NVRTC compiles both as one
text; CuPy calls it and keeps what it made on disk. The length of the code decides the speed, so every kernel is a program of its own
that holds what it needs and no more. A thread keeps its state in its local memory, which the hardware interleaves, so that threads
at the same field read neighbouring words; threads of a warp that start games together stay in the same phase.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypedDict

from room25.compile import c
from room25.engine.entries import games
from room25.engine.learn import encode_v1, ledger, mixed, step, truth
from room25.engine.rules.cards import KIND_OF
from room25.engine.rules.rooms import empty
from room25.engine.table.answers import END
from room25.engine.table.fields import KINDS, SEATS
from room25.engine.table.switches import TALENTS
from room25.engine.views.project import project
from room25.errors import Room25Error

if TYPE_CHECKING:
    from room25.engine.table.state import State

__all__ = [
    "BLOCK",
    "DIGEST",
    "PER_MULTIPROCESSOR",
    "SAMPLED",
    "Tables",
    "compiled",
    "device",
    "kept",
    "kernel",
    "name",
    "on_device",
    "run",
    "source",
    "threads",
]

Tables = tuple["State", ...]
Occurring = tuple[tuple[str, tuple[int, ...]], ...]

EMPTY = empty.ROOM.code  # other rooms become it, whether the complex holds one or not
WARP = 32
BLOCK = 128  # threads
SAMPLED = 64  # threads of a block that draws answers, see sample.cu
PER_MULTIPROCESSOR = 1536  # threads
REGISTERS = 40  # per thread: with more, so many threads do not fit
MORE = 64  # the same in kernels that gain more by registers than by threads …
LARGE = ("step", "look", "advise", "mixed", "mixed_advise")  # … where something is shown, or bots think
DIGEST = 0x3FFFFFFF  # the checksum's part of what play_games returns
SHOWN = 64  # threads whose checksums are handed back

FOLDER = Path(__file__).with_name("kernels")
# every kernel: the rule functions that it calls, and the files before its own
ROOTS: dict[str, tuple[Any, ...]] = {
    "games": (games.play_games,),
    "step": (step.step,),
    "look": (),
    "sample": (step.draw,),
    "advise": (step.advise,),
    "play": (step.roll,),
    "mixed": (mixed.step_mixed, project, encode_v1.encode, ledger.recount, step.offer),
    "mixed_advise": (mixed.advise_aloud,),
    "mixed_truth": (truth.tell,),
    "mixed_redeal": (mixed.redeal_unknown,),
}
SHOWING = (project, step.offer)  # what show.cu calls, with the encoder of a version of observations
PARTS: dict[str, tuple[str, ...]] = {
    "games": (),
    "step": ("memory", "show"),
    "look": ("memory", "show"),
    "sample": (),
    "advise": ("memory",),
    "play": ("memory",),
    "mixed": ("memory",),
    "mixed_advise": ("memory",),
    "mixed_truth": ("memory",),
    "mixed_redeal": ("memory",),
}


class Figures(TypedDict):
    """What one launch did."""

    decisions: int
    rounds: int
    games: int
    seconds: float
    digests: list[int]


def run(table: State, threads: int, games: int, seed: int, launch: Any = None) -> Figures:
    """Play `games` random games per thread on a laid table; the time is the device's own, after a launch that does not count.

    Thread i plays the games that `run_games` plays from the seed `seed + i * games`, and leaves the same checksum. `launch` is the
    kernel, if it was compiled otherwise.
    """
    cupy = device()
    import numpy as np

    launch = launch or kernel("games", table)
    laid = on_device(table)
    left = cupy.zeros((threads, 2), np.int64)
    grid = (-(-threads // BLOCK),)

    def play(games: int) -> None:
        launch(grid, (BLOCK,), (laid, left, np.int32(threads), np.int64(seed), np.int64(games)))

    play(1)
    began, ended = cupy.cuda.Event(), cupy.cuda.Event()
    began.record()
    play(games)
    ended.record()
    ended.synchronize()
    counted = left.get()
    return Figures(
        decisions=int((counted[:, 0] >> 30).sum()),
        rounds=int(counted[:, 1].sum()),
        games=threads * games,
        seconds=cupy.cuda.get_elapsed_time(began, ended) / 1000,
        digests=[int(h) & DIGEST for h in counted[:SHOWN, 0]],
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


def merged(tables: Tables) -> dict[str, set[int]]:
    """What can occur in games of any of these tables."""
    found: dict[str, set[int]] = {}
    for table in tables:
        for family, codes in occurring(table):
            found.setdefault(family, set()).update(codes)
    return found


def source(table: State | Tables, *names: str, seat_bots: int = step.NOBODY, encode: FunctionType | None = None) -> str:
    """Return some kernels as CUDA C: for the games of one table, or of several, if they are kernels for that.

    `seat_bots` are the bots that sit there, `encode` writes a view as an observation; only kernels that show something need it.
    """
    one = None if isinstance(table, tuple) else table
    tables = table if isinstance(table, tuple) else (table,)
    parts = dict.fromkeys(part for name in names for part in PARTS[name])
    roots = [f for name in names for f in ROOTS[name]]
    numbers: dict[str, object] = {
        "KEPT": kept(),
        "WARP": WARP,
        "BLOCK": BLOCK,
        "DEAL": f"({step.DEAL})",
        "SIZE": END,
        "SEATS": one.seats if one else SEATS,
        "WHOLE": step.WHOLE,
        "NOBODY": f"{step.NOBODY}LL",
        "SEAT_BOTS": f"{seat_bots}LL",
        "HAS_BOTS": int(seat_bots != step.NOBODY),
    }
    if "show" in parts:
        assert encode
        roots += [*SHOWING, encode]
        numbers["ENCODE"] = c.name(encode)
        numbers["OBS"] = encode.__annotations__["o"]
    defined = "\n".join(f"#define {key} {value}" for key, value in numbers.items()) + "\n"
    rules = c.program(one, merged(tables), dict.fromkeys(roots))
    words, *kernels = ((FOLDER / f"{part}.cu").read_text(encoding="utf-8") for part in ("words", *parts, *names))
    return "".join([defined, words, rules, *kernels])


def kept() -> int:
    """Words of a state that are kept from step to step: all but the lists at its end."""
    from room25.engine.table.state import dtype

    fields = dtype().fields
    assert fields is not None
    return int(fields["legal"][1]) // 4


def kernel(name: str, table: State | Tables, seat_bots: int = step.NOBODY, encode: FunctionType | None = None) -> Any:
    """Return one kernel for the games of one table, or of several, ready to be launched."""
    registers = MORE if name in LARGE else REGISTERS
    return compiled(source(table, name, seat_bots=seat_bots, encode=encode), name, registers)


@cache
def compiled(text: str, name: str, registers: int) -> Any:
    """A kernel from its text. What needs no shared memory gets all of a multiprocessor's fast memory for its caches."""
    options = ("--std=c++17", f"--maxrregcount={registers}")
    found = device().RawModule(code=text, options=options).get_function(name)
    if "__shared__" not in text:
        found.preferred_shared_memory_carveout = 0
    return found


def on_device(table: State) -> Any:
    """A laid table as a record in the memory of the GPU."""
    import numpy as np

    from room25.engine.table.state import dtype, to_record

    record = np.zeros(1, dtype())
    to_record(table, record[0])
    return device().asarray(record.view(np.int8))


def threads() -> int:
    """How many threads keep this GPU busy."""
    return int(device().cuda.Device().attributes["MultiProcessorCount"]) * PER_MULTIPROCESSOR


def name() -> str:
    """What the GPU calls itself."""
    cupy = device()
    return str(cupy.cuda.runtime.getDeviceProperties(cupy.cuda.Device().id)["name"].decode())


def device() -> Any:
    """CuPy with a GPU behind it. Raises Room25Error with one sentence about what is missing."""
    try:
        import cupy
    except ImportError as error:
        raise Room25Error(f"games on a GPU need CuPy (pip install cupy-cuda13x, or -cuda12x): {error}") from None
    try:
        cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise Room25Error(f"there is no CUDA device here that CuPy can use: {error}") from None
    return cupy
