"""Many games on a GPU, one thread per game, by the step that the CPU makes, in kernels for one setup (`compile/cuda.py`).

Every array is CuPy's and stays on the device, and torch (`torch.as_tensor`, `torch.from_dlpack`) and JAX (`jax.dlpack.from_dlpack`)
take it as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from room25.compile import cuda
from room25.engine.learn.step import NOBODY
from room25.envs import actions as numbered
from room25.envs.table import rule_bot_level
from room25.envs.vector import new_envs, refusal
from room25.envs.versions import ObservationVersion
from room25.errors import BadText

if TYPE_CHECKING:
    from room25.engine.table.state import State

__all__ = ["NONE", "OnDevice", "on_gpu"]

NONE = 2**31 - 1  # no game has this number
ON_GPU = 2  # how DLPack calls memory of CUDA


class OnDevice:
    """Many games on a GPU, with rule bots in some seats or without."""

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
        cupy = cuda.device()
        self.games = games
        self.seats = laid.seats
        self._laid = laid
        self._seat_bots = seat_bots
        self._encode = observation.encode
        self._kernels: dict[str, Any] = {}
        self._observe = np.int32(observe)
        self._table = cuda.on_device(laid)
        self._states = cupy.zeros((cuda.kept(), games), np.uint32)
        self._envs = cupy.asarray(new_envs(games, seed, asides).view(np.int8))
        self._wrong = cupy.full(1, NONE, np.int32)
        self._actions = cupy.zeros(games, np.int64)
        self.ended = cupy.zeros(games, np.int64)  # games that `play` has ended
        self.observations = cupy.zeros((games if observe else 1, observation.size), np.int8)
        self.masks = cupy.zeros((games, numbered.SIZE), np.int8)
        self.asked = cupy.zeros(games, np.int8)
        self.done = cupy.zeros(games, np.int8)
        self.rewards = cupy.zeros((games, self.seats), np.float32)
        self._step(self._actions, deal=True)

    def step(self, actions: Any) -> None:
        """Play one action in every game. Raises IllegalAction if one is not offered: that game stands still, the others have gone on."""
        given = on_gpu(actions, self.games)
        self._step(given)
        wrong = int(self._wrong[0])
        if wrong != NONE:
            self._wrong.fill(NONE)
            raise refusal(wrong, int(given[wrong]), self.masks[wrong].get())

    def _step(self, actions: Any, deal: bool = False) -> None:
        arrays = (self._states, self._envs, self._table, actions, self.observations, self.masks)
        left = (self.rewards, self.asked, self.done, self._wrong)
        self._launch("step", *arrays, *left, np.int32(self.games), self._observe, np.int32(deal))

    def sample(self) -> Any:
        """Return a random action that is offered, for every game; the array is overwritten by the next call."""
        self._launch("sample", self._envs, self.masks, self._actions, np.int32(self.games), block=cuda.SAMPLED)
        return self._actions

    def advice(self, bot: str = "explorer") -> Any:
        """Return the action that a rule bot would take in the asked seat, for every game; the array is overwritten by the next call.

        Raises BadText for other bots.
        """
        level = np.int32(rule_bot_level(bot))
        self._launch("advise", self._states, self._envs, self._actions, level, np.int32(self.games))
        return self._actions

    def play(self, answers: int) -> None:
        """Play `answers` random answers in every game, for all seats, without observations in between; then fill all arrays.

        Raises BadText if bots sit at the tables.
        """
        if self._seat_bots != NOBODY:
            raise BadText("random answers are played at tables without bots only: use sample and step")
        given = (self._states, self._envs, self._table, self.ended)
        self._launch("play", *given, np.int32(self.games), np.int32(answers))
        shown = (self.observations, self.masks, self.asked)
        self._launch("look", self._states, self._envs, *shown, np.int32(self.games), self._observe)

    def _launch(self, name: str, *given: Any, block: int = cuda.BLOCK) -> None:
        """Run one kernel, a thread per game; it is compiled when it is needed first."""
        if name not in self._kernels:
            seat_bots = self._seat_bots if name == "step" else NOBODY
            self._kernels[name] = cuda.kernel(name, self._laid, seat_bots, self._encode)
        self._kernels[name]((-(-self.games // block),), (block,), given)


def on_gpu(actions: Any, games: int) -> Any:
    """Return actions as CuPy's array, wherever they are. Raises BadText if they are not as many as the games."""
    cupy = cuda.device()
    if isinstance(actions, cupy.ndarray):
        given = actions
    elif hasattr(actions, "__dlpack_device__") and actions.__dlpack_device__()[0] == ON_GPU:
        given = cupy.from_dlpack(actions)
    else:
        given = cupy.asarray(np.asarray(actions))
    given = cupy.ascontiguousarray(given, dtype=np.int64)
    if given.shape != (games,):
        raise BadText(f"{games} games take so many actions, not an array of shape {given.shape}")
    return given
