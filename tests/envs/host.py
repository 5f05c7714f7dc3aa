"""The kernels of a GPU, compiled for the processor and run a thread at a time, with every index looked at."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from room25.compile import cuda
from room25.engine.learn import v0
from room25.engine.learn.step import NOBODY
from room25.engine.table.state import dtype, to_record
from room25.envs import actions as numbered
from room25.envs.table import rule_bot_level
from room25.envs.vector import new_envs
from room25.envs.versions import version
from room25.setup.kinds import GameKind
from room25.setup.lay import table

CC = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
KERNELS = ("step", "look", "sample", "advise", "play", "games")
# CUDA's words for a processor: blocks of one thread, one after the other. Memory that was not written holds the worst: every number
# is far below zero, so that whoever takes one for an index leaves its list.
HOST = """
#include <string.h>
#define __device__
#define __global__
#define __constant__
#define __noinline__
#define __shared__ static
#define __syncthreads()
#define __syncwarp(...)
#define __activemask() 1
#define __any_sync(threads, going) ((void)(threads), going)
struct uint4 { unsigned x, y, z, w; };
struct { unsigned x; } blockIdx, blockDim = {1}, threadIdx = {0};
static int atomicMin(int *least, int n) { if (n < *least) *least = n; return n; }
static int min(int a, int b) { return a < b ? a : b; }
#define step step_on_host  // the C library has a function of that name
static int outside = 0;  // the first line of this text that takes an index from outside its list
static int within(int index, int length, int line) {
    if (0 <= index && index < length) return index;
    if (!outside) outside = line;
    return 0;
}
"""
# a loop over all blocks for each kernel: the address of a function, and of what it is given
RUN = """
extern "C" int run_step(
    unsigned *a, EnvState *b, State *c, long long *d, Obs *e, Mask *f, float *g, signed char *h, signed char *k, int *l,
    int games, int watch, int deal)
{
    for (blockIdx.x = 0; blockIdx.x < games; blockIdx.x++) step(a, b, c, d, e, f, g, h, k, l, games, watch, deal);
    return outside;
}
extern "C" int run_look(unsigned *a, EnvState *b, Obs *c, Mask *d, signed char *e, int games, int watch)
{
    for (blockIdx.x = 0; blockIdx.x < games; blockIdx.x++) look(a, b, c, d, e, games, watch);
    return outside;
}
extern "C" int run_sample(EnvState *a, Mask *b, long long *c, int games)
{
    for (blockIdx.x = 0; blockIdx.x < games; blockIdx.x++) sample(a, b, c, games);
    return outside;
}
extern "C" int run_advise(unsigned *a, EnvState *b, long long *c, int level, int games)
{
    for (blockIdx.x = 0; blockIdx.x < games; blockIdx.x++) advise(a, b, c, level, games);
    return outside;
}
extern "C" int run_play(unsigned *a, EnvState *b, State *c, long long *d, int games, int answers)
{
    for (blockIdx.x = 0; blockIdx.x < games; blockIdx.x++) play(a, b, c, d, games, answers);
    return outside;
}
extern "C" int run_games(State *a, long long *b, int threads, long long seed, long long each)
{
    for (blockIdx.x = 0; blockIdx.x < threads; blockIdx.x++) games(a, b, threads, seed, each);
    return outside;
}
"""


def text_of(cell: GameKind, seat_bots: int) -> str:
    """All kernels as C++ for the processor."""
    return HOST + worst(cuda.source(table(cell.setup()), *KERNELS, seat_bots=seat_bots, encode=version().encode)) + RUN


def worst(text: str) -> str:
    """Kernels whose indices are looked at, and whose memory holds the worst."""
    for cuda_has, host_has in (
        ("#define AT(index, length) (index)", "#define AT(index, length) within(index, length, __LINE__)"),
        (f"#define WARP {cuda.WARP}", "#define WARP 1"),
        ("    State s;\n", "    State s; memset(&s, 0x80, sizeof s);\n"),
        ("    State v;\n", "    State v; memset(&v, 0x80, sizeof v);\n"),
        ("    Mind m;\n", "    Mind m; memset(&m, 0x80, sizeof m);\n"),
    ):
        assert cuda_has in text, cuda_has
        text = text.replace(cuda_has, host_has)
    return text


class OnHost:
    """`device.OnDevice` with NumPy's arrays."""

    def __init__(self, cell: GameKind, folder: Path, games: int, seed: int, seat_bots: int = NOBODY) -> None:
        self.source, library = folder / "kernels.cpp", folder / "kernels.so"
        self.source.write_text(text_of(cell, seat_bots), encoding="utf-8")
        options = ["-std=c++17", "-O1", "-w", "-fwrapv"]
        subprocess.run([str(CC), *options, "-shared", "-fPIC", "-o", str(library), str(self.source)], check=True)
        self.code = ctypes.CDLL(str(library))
        self.games = games
        laid = table(cell.setup())
        self.table = np.zeros(1, dtype())
        to_record(laid, self.table[0])
        self.states = np.zeros((cuda.kept(), games), np.uint32)
        self.envs = new_envs(games, seed, 1)
        self.observations = np.ones((games, v0.SIZE), np.int8)
        self.masks = np.ones((games, numbered.SIZE), np.int8)
        self.rewards = np.ones((games, cell.seats), np.float32)
        self.asked, self.done = np.ones(games, np.int8), np.ones(games, np.int8)
        self.actions, self.ended = np.zeros(games, np.int64), np.zeros(games, np.int64)
        self.wrong = np.full(1, games, np.int32)
        self.step(self.actions, deal=True)

    def step(self, given: Any, deal: bool = False) -> None:
        seen = (self.observations, self.masks, self.rewards, self.asked, self.done, self.wrong)
        self._run("step", self.states, self.envs, self.table, given.copy(), *seen, self.games, 1, int(deal))

    def sample(self) -> Any:
        self._run("sample", self.envs, self.masks, self.actions, self.games)
        return self.actions

    def advice(self, bot: str) -> Any:
        self._run("advise", self.states, self.envs, self.actions, rule_bot_level(bot), self.games)
        return self.actions

    def play(self, answers: int) -> None:
        self._run("play", self.states, self.envs, self.table, self.ended, self.games, answers)
        self._run("look", self.states, self.envs, self.observations, self.masks, self.asked, self.games, 1)

    def random_games(self, threads: int, seed: int, each: int) -> Any:
        left = np.zeros((threads, 2), np.int64)
        self._run("games", self.table, left, threads, ctypes.c_longlong(seed), ctypes.c_longlong(each))
        return left

    def _run(self, name: str, *given: Any) -> None:
        taken = [ctypes.c_void_p(x.ctypes.data) if isinstance(x, np.ndarray) else x for x in given]
        line = getattr(self.code, f"run_{name}")(*taken)
        assert line == 0, f"an index lies outside its list in line {line} of {self.source}"
