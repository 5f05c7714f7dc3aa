"""Many games on a GPU, one thread per game, from the functions of the rules, written out in C for one setup (`compile/c.py`).

States lie word by word, so that neighbouring threads read neighbouring words; a thread plays in its own fast memory and leaves
observations and masks in rows, which torch (`torch.as_tensor`, `torch.from_dlpack`) and JAX (`jax.dlpack.from_dlpack`) take as they are.
Needs CuPy, for arrays on the device and its compiler.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from room25.compile import c
from room25.compile.cuda import WORDS, occurring
from room25.engine.entries import games as playouts
from room25.engine.learn import step
from room25.engine.rules import apply, legal
from room25.engine.table.state import dtype, to_record
from room25.engine.views import project
from room25.envs import actions as numbered
from room25.envs.vector import new_envs
from room25.envs.versions import ObservationVersion
from room25.errors import BadText, Room25Error

if TYPE_CHECKING:
    from room25.engine.table.state import State

__all__ = ["BLOCK", "OnDevice", "REGISTERS"]

BLOCK = 128
REGISTERS = 40  # per thread: with more, fewer threads fit; see compile/cuda.py
SHOW = -2  # instead of an answer: nothing happens, all is shown again
ROOTS = (
    step.begin, step.act, step.offer, step.reward, project.project,
    apply.advance, apply.apply, legal.to_move, legal.answer_at, playouts.dice,
)  # fmt: skip

KERNELS = """
#define KEPT %(kept)d
// Words of a state are copied as bytes: read as numbers of another width, a compiler need not take them for the state's own.
RULE void load(State *s, const unsigned *states, int i, int games) {
    #pragma unroll 4
    for (int k = 0; k < KEPT; k++) {
        unsigned word = states[(long long)k * games + i];
        memcpy((char *)s + 4 * k, &word, 4);
    }
}
RULE void store(const State *s, unsigned *states, int i, int games) {
    #pragma unroll 4
    for (int k = 0; k < KEPT; k++) {
        unsigned word;
        memcpy(&word, (const char *)s + 4 * k, 4);
        states[(long long)k * games + i] = word;
    }
}
RULE void lay(State *s, const State *table) {
    #pragma unroll 4
    for (int k = 0; k < KEPT; k++) memcpy((char *)s + 4 * k, (const char *)table + 4 * k, 4);
}
RULE void wipe(void *rows, long long bytes) {
    unsigned long long *words = (unsigned long long *)rows;
    for (long long k = threadIdx.x; k < bytes / 8; k += blockDim.x) words[k] = 0;
}
RULE long long draw(EnvState *r, const Mask *mask) {
    const unsigned long long *words = (const unsigned long long *)mask;
    int n = 0;
    for (int k = 0; k < sizeof(Mask) / 8; k++) n += __popcll(words[k]);
    r->luck_ = entries_games_dice(r->luck_);
    int skip = (int)((r->luck_ * n) >> 32);
    int k = 0;
    for (int here = __popcll(words[0]); skip >= here; here = __popcll(words[k])) { skip -= here; k++; }
    int answer = k * 8;
    while (skip || mask->may_[answer] == 0) skip -= mask->may_[answer++];
    return answer;
}

extern "C" __global__ void __launch_bounds__(%(block)d) step(
    unsigned *states, EnvState *envs, const State *table, const long long *actions, Obs *observations, Mask *masks,
    float *rewards, signed char *asked, signed char *done, long long *sampled, unsigned *refused,
    int games, int watch)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int first = blockIdx.x * blockDim.x;
    int rows = min((int)blockDim.x, games - first);
    State s;
    EnvState r;
    int seat = 0;
    if (i < games) {
        r = envs[i];
        long long answer = actions[i];
        int over = 0;
        if (answer == %(deal)d) r.who_ = -1;
        else {
            load(&s, states, i, games);
            if (answer >= 0 && answer < %(answers)d && masks[i].may_[answer]) {
                learn_step_act(&s, &r, (int)answer);
                over = r.who_ < 0;
            }
            else if (answer != %(show)d) atomicAdd(refused, 1);
        }
        done[i] = over;
        for (int k = 0; k < %(seats)d; k++)
            rewards[i * %(seats)d + k] = over ? learn_step_reward(&s, k) / %(whole)d.0f : 0.0f;
        while (r.who_ < 0) {
            lay(&s, table);
            learn_step_begin(&s, &r);
        }
        store(&s, states, i, games);
        seat = s.owner_[r.who_];
        asked[i] = seat;
    }
    __syncthreads();
    if (watch) wipe(observations + first, rows * (long long)sizeof(Obs));
    wipe(masks + first, rows * (long long)sizeof(Mask));
    __syncthreads();
    if (i < games) {
        if (watch) {
            State v;
            views_project_project(&s, seat, &v);
            %(encode)s(&v, observations + i);
        }
        learn_step_offer(&s, &r, r.who_, masks + i);
        sampled[i] = draw(&r, masks + i);
        envs[i] = r;
    }
}

extern "C" __global__ void __launch_bounds__(%(block)d) play(
    unsigned *states, EnvState *envs, const State *table, long long *counted, int games, int steps)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= games) return;
    State s;
    EnvState r = envs[i];
    load(&s, states, i, games);
    int left = steps, finished = 0;
    #pragma unroll 1
    while (left > 0) {
        int n = rules_apply_advance(&s);
        #pragma unroll 1
        while (n && left > 0) {
            int phase = s.phase_;  // one loop per phase, at whose end the threads of a warp wait for one another
            #pragma unroll 1
            while (n && left > 0 && s.phase_ == phase) {
                r.luck_ = entries_games_dice(r.luck_);
                int who = rules_legal_to_move(&s);
                n = rules_apply_apply(&s, who, rules_legal_answer_at(&s, who, (int)((r.luck_ * n) >> 32)));
                left--;
            }
            __syncwarp(__activemask());  // without it the code that ptxas 13.0 makes of this loses its stack
        }
        if (s.outcome_) {
            finished++;
            lay(&s, table);
            learn_step_begin(&s, &r);
        }
    }
    r.who_ = rules_legal_to_move(&s);
    r.said_ = 0;
    envs[i] = r;
    store(&s, states, i, games);
    counted[i] += finished;
}
"""


def source(laid: State, observation: ObservationVersion) -> str:
    """Return the games of one setup as CUDA C."""
    numbers = {
        "kept": _kept(),
        "block": BLOCK,
        "deal": step.DEAL,
        "show": SHOW,
        "answers": numbered.SIZE,
        "seats": laid.seats,
        "whole": step.WHOLE,
        "encode": c.name(observation.encode),
    }
    return WORDS + c.program(laid, dict(occurring(laid)), (*ROOTS, observation.encode)) + KERNELS % numbers


def _kept() -> int:
    """Return how many words of a state are kept from step to step: all but the list of legal answers at its end."""
    fields = dtype().fields
    assert fields is not None
    return int(fields["legal"][1]) // 4


class OnDevice:
    """Many games on a GPU; every array is CuPy's and stays there."""

    def __init__(
        self,
        laid: State,
        games: int,
        seed: int,
        asides: int,
        seat_bots: int,
        observe: bool,
        observation: ObservationVersion,
    ) -> None:
        if seat_bots != step.NOBODY:
            raise BadText("bots think on the CPU only: on a GPU all seats learn, or play at random")
        cupy = self._cupy = _import()
        self.games = games
        self.seats = laid.seats
        self._observe = np.int32(observe)
        self._step_kernel, self._play_kernel = _kernels(source(laid, observation))
        record = np.zeros(1, dtype())
        to_record(laid, record[0])
        self._table = cupy.asarray(record.view(np.int8))
        self._states = cupy.zeros((_kept(), games), np.uint32)
        self._envs = cupy.asarray(new_envs(games, seed, asides).view(np.int8))
        self._refused = cupy.zeros(1, np.uint32)
        self._counted = cupy.zeros(games, np.int64)
        self._sampled = cupy.zeros(games, np.int64)
        self.observations = cupy.zeros((games if observe else 1, observation.size), np.int8)
        self.masks = cupy.zeros((games, numbered.SIZE), np.int8)
        self.asked = cupy.zeros(games, np.int8)
        self.done = cupy.zeros(games, np.int8)
        self.rewards = cupy.zeros((games, self.seats), np.float32)
        self._launch(cupy.full(games, step.DEAL, np.int64))

    def step(self, actions: Any) -> None:
        """Play one action in every game. One that is not offered changes nothing and is counted in `refused`."""
        given = actions
        if not isinstance(given, self._cupy.ndarray):
            given = self._cupy.from_dlpack(given) if hasattr(given, "__dlpack__") else self._cupy.asarray(given)
        self._launch(self._cupy.ascontiguousarray(given, dtype=np.int64))

    def _launch(self, actions: Any) -> None:
        blocks = -(-self.games // BLOCK)
        self._step_kernel(
            (blocks,),
            (BLOCK,),
            (
                self._states,
                self._envs,
                self._table,
                actions,
                self.observations,
                self.masks,
                self.rewards,
                self.asked,
                self.done,
                self._sampled,
                self._refused,
                np.int32(self.games),
                self._observe,
            ),
        )

    def sample(self) -> Any:
        """Return a random action that is offered, for every game; the array is overwritten by the next step."""
        return self._sampled

    def play(self, steps: int) -> None:
        """Play `steps` random answers in every game, for all seats, without observations in between; then fill all arrays."""
        blocks = -(-self.games // BLOCK)
        given = (self._states, self._envs, self._table, self._counted, np.int32(self.games), np.int32(steps))
        self._play_kernel((blocks,), (BLOCK,), given)
        self._launch(self._cupy.full(self.games, SHOW, np.int64))

    @property
    def refused(self) -> int:
        """How many actions were not offered, since the beginning. Reading it waits for the GPU."""
        return int(self._refused[0])


@cache
def _kernels(text: str) -> tuple[Any, Any]:
    """Compile both kernels and return them; all fast memory of a multiprocessor is left to its caches."""
    module = _import().RawModule(code=text, options=("--std=c++17", f"--maxrregcount={REGISTERS}"))
    found = module.get_function("step"), module.get_function("play")
    for kernel in found:
        kernel.preferred_shared_memory_carveout = 0
    return found


def _import() -> Any:
    """Return CuPy. Raises Room25Error if it is not installed or there is no GPU."""
    try:
        import cupy
    except ImportError as error:
        raise Room25Error(f"games on a GPU need CuPy (pip install cupy-cuda13x, or -cuda12x): {error}") from None
    try:
        cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise Room25Error(f"there is no CUDA device here that CuPy can use: {error}") from None
    return cupy
