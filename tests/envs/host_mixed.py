"""The kernels for games of different tables, compiled for the processor and run a thread at a time, with every index looked at."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from envs.host import CC, HOST, worst
from room25.compile import cuda
from room25.engine.learn import ledger, truth
from room25.engine.learn.step import NOBODY
from room25.engine.table.state import dtype, to_record
from room25.envs import actions as numbered
from room25.envs.mixed import MixedGames
from room25.envs.mixed_device import every_table
from room25.envs.table import rule_bot_level
from room25.envs.vector import new_envs
from room25.envs.versions import version

KERNELS = ("mixed", "sample", "mixed_advise", "mixed_truth", "mixed_redeal")
RUN = """
#define EACH for (blockIdx.x = 0; blockIdx.x < games; blockIdx.x++)
extern "C" int run_mixed(
    unsigned *a, EnvState *b, Ledger *c, State *d, long long *e, long long *f, Obs1 *g, Account *h, Mask *k, float *l,
    signed char *m, signed char *n, int *o, int games, int deal, int hold)
{ EACH mixed(a, b, c, d, e, f, g, h, k, l, m, n, o, games, deal, hold); return outside; }
extern "C" int run_sample(EnvState *a, Mask *b, long long *c, int games) { EACH sample(a, b, c, games); return outside; }
extern "C" int run_mixed_advise(unsigned *a, EnvState *b, long long *c, int level, int games)
{ EACH mixed_advise(a, b, c, level, games); return outside; }
extern "C" int run_mixed_truth(unsigned *a, EnvState *b, Truth *c, int games) { EACH mixed_truth(a, b, c, games); return outside; }
extern "C" int run_mixed_redeal(unsigned *a, EnvState *b, long long low, long long high, int games)
{ EACH mixed_redeal(a, b, low, high, games); return outside; }
"""


class MixedOnHost:
    """`mixed_device.MixedOnDevice` with NumPy's arrays."""

    def __init__(self, mixture: MixedGames, folder: Path, seed: int, hold: bool = False) -> None:
        self.source, library = folder / "kernels.cpp", folder / "kernels.so"
        seat_bots = next((bots for bots in mixture.seat_bots if bots != NOBODY), NOBODY)
        text = cuda.source(every_table(), *KERNELS, seat_bots=seat_bots)
        self.source.write_text(HOST + worst(text) + RUN, encoding="utf-8")
        options = ["-std=c++17", "-O1", "-w", "-fwrapv"]
        subprocess.run([str(CC), *options, "-shared", "-fPIC", "-o", str(library), str(self.source)], check=True)
        self.code = ctypes.CDLL(str(library))
        games = self.games = mixture.count
        self.hold = int(hold)
        self.laid = np.zeros(len(mixture.laid), dtype())
        for i, laid in enumerate(mixture.laid):
            to_record(laid, self.laid[i])
        self.tables = mixture.tables
        self.states = np.zeros((cuda.kept(), games), np.uint32)
        self.envs = new_envs(games, seed, 1)
        self.ledgers = np.zeros(games, ledger.dtype())
        self.observations = np.ones((games, version("v1").size), np.int8)
        self.ledger = np.ones((games, ledger.account_dtype().itemsize), np.int8)
        self.masks = np.ones((games, numbered.SIZE), np.int8)
        self.rewards = np.ones((games, 8), np.float32)
        self.asked, self.done = np.ones(games, np.int8), np.ones(games, np.int8)
        self.actions = np.zeros(games, np.int64)
        self.truths = np.ones((games, truth.dtype().itemsize), np.int8)
        self.wrong = np.full(1, games, np.int32)
        self.step(self.actions, deal=True)

    def step(self, given: Any, deal: bool = False) -> None:
        held = (self.states, self.envs, self.ledgers, self.laid, self.tables, given.copy())
        shown = (self.observations, self.ledger, self.masks, self.rewards, self.asked, self.done, self.wrong)
        self._run("mixed", *held, *shown, self.games, int(deal), self.hold)

    def sample(self) -> Any:
        self._run("sample", self.envs, self.masks, self.actions, self.games)
        return self.actions

    def advice(self, bot: str) -> Any:
        self._run("mixed_advise", self.states, self.envs, self.actions, rule_bot_level(bot), self.games)
        return self.actions

    def truth(self) -> Any:
        self._run("mixed_truth", self.states, self.envs, self.truths, self.games)
        return self.truths

    def redeal(self, seed: int) -> None:
        words = (ctypes.c_longlong(seed & 0x7FFFFFFF), ctypes.c_longlong((seed >> 31) & 0xFFFFF))
        self._run("mixed_redeal", self.states, self.envs, *words, self.games)

    def _run(self, name: str, *given: Any) -> None:
        taken = [ctypes.c_void_p(x.ctypes.data) if isinstance(x, np.ndarray) else x for x in given]
        line = getattr(self.code, f"run_{name}")(*taken)
        assert line == 0, f"an index lies outside its list in line {line} of {self.source}"
