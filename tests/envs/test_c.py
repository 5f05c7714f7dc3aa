"""What a GPU runs, compiled for the processor, a thread at a time: its kernels play the interpreted games and see the same numbers."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from envs.kinds import broadly, chosen
from room25.compile.cuda import WORDS
from room25.engine.learn.step import DEAL
from room25.engine.table.state import dtype, to_record
from room25.envs import actions, device, encoding, vector
from room25.envs.table import EnvSpec, Episode
from room25.envs.vector import new_envs
from room25.envs.versions import version
from room25.errors import Room25Error
from room25.setup.kinds import GameKind

CC = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
GAMES = 4
# CUDA's words for a processor: blocks of one thread, one after the other; nothing can be hoped of memory that was not written.
HOST = """
#include <string.h>
#define __device__
#define __global__
#define __constant__
#define __noinline__
#define __launch_bounds__(threads)
#define __syncthreads()
#define __syncwarp(threads)
#define __popcll __builtin_popcountll
struct { unsigned x; } blockIdx, blockDim = {1}, threadIdx = {0};
static unsigned atomicAdd(unsigned *to, unsigned n) { *to += n; return *to; }
static int min(int a, int b) { return a < b ? a : b; }
#define step step_on_host  // the C library has a function of that name
static int outside = 0;
static int within(int index, int length) { if (0 <= index && index < length) return index; outside++; return 0; }
"""
RUN = """
extern "C" int run_step(
    unsigned *states, EnvState *envs, const State *table, const long long *actions, Obs *observations, Mask *masks,
    float *rewards, signed char *asked, signed char *done, long long *sampled, unsigned *refused, int games, int watch)
{
    for (blockIdx.x = 0; blockIdx.x < games; blockIdx.x++)
        step(states, envs, table, actions, observations, masks, rewards, asked, done, sampled, refused, games, watch);
    return outside;
}
extern "C" int run_play(unsigned *states, EnvState *envs, const State *table, long long *counted, int games, int steps)
{
    for (blockIdx.x = 0; blockIdx.x < games; blockIdx.x++) play(states, envs, table, counted, games, steps);
    return outside;
}
"""


class OnHost:
    """`device.OnDevice` with NumPy's arrays and the kernels of one thread a block."""

    def __init__(self, cell: GameKind, folder: Path, seed: int) -> None:
        laid = EnvSpec(cell.setup(), compiled=False).laid
        text = device.source(laid, version()).replace(
            "#define AT(index, length) (index)", "#define AT(index, length) within(index, length)"
        )
        text = text.replace("    State s;\n", "    State s; memset(&s, 0x7f, sizeof s);\n")
        assert "within" in text and "memset" in text and WORDS.strip()[:10] in text
        source, library = folder / "kernels.cpp", folder / "kernels.so"
        source.write_text(HOST + text + RUN, encoding="utf-8")
        subprocess.run([str(CC), "-O2", "-w", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
        self.code = ctypes.CDLL(str(library))
        self.table = np.zeros(1, dtype())
        to_record(laid, self.table[0])
        self.states = np.zeros((device._kept(), GAMES), np.uint32)
        self.envs = new_envs(GAMES, seed, 1)
        self.observations = np.ones((GAMES, encoding.SIZE), np.int8)
        self.masks = np.ones((GAMES, actions.SIZE), np.int8)
        self.rewards = np.ones((GAMES, cell.seats), np.float32)
        self.asked, self.done = np.ones(GAMES, np.int8), np.ones(GAMES, np.int8)
        self.sampled, self.counted = np.zeros(GAMES, np.int64), np.zeros(GAMES, np.int64)
        self.refused = np.zeros(1, np.uint32)
        self.step(np.full(GAMES, DEAL, np.int64))

    def step(self, given: Any) -> None:
        arrays = (
            self.states, self.envs, self.table, given.copy(), self.observations, self.masks,
            self.rewards, self.asked, self.done, self.sampled, self.refused,
        )  # fmt: skip
        assert self.code.run_step(*map(address, arrays), GAMES, 1) == 0, "an index lies outside its list"

    def play(self, steps: int) -> None:
        arrays = (self.states, self.envs, self.table, self.counted)
        assert self.code.run_play(*map(address, arrays), GAMES, steps) == 0, "an index lies outside its list"
        self.step(np.full(GAMES, device.SHOW, np.int64))


def address(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


@pytest.mark.skipif(CC is None, reason="no C++ compiler")
@broadly
def test_the_kernels_play_the_games_of_the_vector_on_the_cpu(cell: GameKind, tmp_path: Path) -> None:
    ours = OnHost(cell, tmp_path, seed=5)
    same = vector.make(**chosen(cell), games=GAMES, seed=5)
    ended = 0
    for _ in range(200):
        assert (ours.masks == same.masks).all()
        assert (ours.observations == same.observations).all()
        assert (ours.asked == same.asked).all()
        given = same.sample().copy()
        assert (ours.sampled == given).all()
        ours.step(given)
        same.step(given)
        assert (ours.rewards == same.rewards).all() and (ours.done == same.done).all()
        ended += int(same.done.sum())
    assert ended > 0 and ours.refused == 0
    before = ours.states.copy()
    ours.step(np.full(GAMES, 599, np.int64))
    assert ours.refused == GAMES and (ours.states == before).all()
    ours.play(300)
    assert ours.counted.sum() > 0
    assert (ours.masks.sum(axis=1) > 0).all() and (encoding.named(ours.observations)["question"].sum(axis=1) == 1).all()


def test_a_state_that_a_step_left_is_the_state_of_a_table(tmp_path: Path) -> None:
    cell = GameKind("base", "cooperation", "standard", 4)
    ours = OnHost(cell, tmp_path, seed=0)
    table = Episode(EnvSpec(cell.setup(), compiled=False))
    table.deal(2)
    words = ours.states[:, 2].tobytes()
    record = np.zeros(1, dtype())
    to_record(table.state(), record[0])
    assert words == record.tobytes()[: len(words)]


def test_without_a_gpu_one_sentence_says_what_is_missing() -> None:
    with pytest.raises(Room25Error, match=r"games on a GPU need CuPy|there is no CUDA device"):
        vector.make("base", mode="solo", device="cuda")
    with pytest.raises(Room25Error, match="bots think on the CPU only"):
        vector.make("base", mode="team", seats=4, bots="explorer", device="cuda")
