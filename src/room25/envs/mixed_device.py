"""Games of different tables on a GPU, one thread per game, in kernels that play all of them. Every array is CuPy's and stays there."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from room25.compile import cuda
from room25.engine.learn import ledger as ledgers
from room25.engine.learn import truth as truths
from room25.engine.learn.step import NOBODY
from room25.engine.table.fields import SEATS
from room25.engine.table.state import dtype, to_record
from room25.envs import actions as numbered
from room25.envs.device import NONE, on_gpu
from room25.envs.table import rule_bot_level
from room25.envs.vector import new_envs, refusal
from room25.envs.versions import version
from room25.setup.kinds import game_kinds
from room25.setup.lay import table

if TYPE_CHECKING:
    from room25.envs.mixed import MixedGames

__all__ = ["MixedOnDevice", "every_table"]


@cache
def every_table() -> cuda.Tables:
    """All tables of the books: kernels for all of them are compiled once, and play every mixture."""
    return tuple(table(kind.setup()) for kind in game_kinds())


class MixedOnDevice:
    """The same as `mixed.Mixed`, on a GPU."""

    def __init__(self, mixture: MixedGames, seed: int, asides: int, hold: bool) -> None:
        cupy = cuda.device()
        games = self.games = mixture.count
        self.kinds = mixture.kinds
        self.kind_of = cupy.asarray(mixture.kind_of)
        self._own = mixture.laid
        self._hold = np.int32(hold)
        self._has_bots = next((bots for bots in mixture.seat_bots if bots != NOBODY), NOBODY)
        self._kernels: dict[str, Any] = {}
        records = np.zeros(len(mixture.laid), dtype())
        for i, laid in enumerate(mixture.laid):
            to_record(laid, records[i])
        self._laid = cupy.asarray(records.view(np.int8))
        self._tables = cupy.asarray(mixture.tables)
        self._states = cupy.zeros((cuda.kept(), games), np.uint32)
        self._envs = cupy.asarray(new_envs(games, seed, asides).view(np.int8))
        self._ledgers = cupy.zeros(games * ledgers.dtype().itemsize, np.int8)
        self._wrong = cupy.full(1, NONE, np.int32)
        self._actions = cupy.zeros(games, np.int64)
        self._truths = cupy.zeros((games, truths.dtype().itemsize), np.int8)
        self.observations = cupy.zeros((games, version("v1").size), np.int8)
        self.ledger = cupy.zeros((games, ledgers.account_dtype().itemsize), np.int8)
        self.masks = cupy.zeros((games, numbered.SIZE), np.int8)
        self.asked = cupy.zeros(games, np.int8)
        self.done = cupy.zeros(games, np.int8)
        self.rewards = cupy.zeros((games, SEATS), np.float32)
        self._step(self._actions, deal=True)

    def step(self, actions: Any, check: bool = True) -> None:
        """Play one action in every game; see `mixed.Mixed.step`."""
        given = on_gpu(actions, self.games)
        self._step(given)
        if check:
            wrong = int(self._wrong[0])
            if wrong != NONE:
                self._wrong.fill(NONE)
                raise refusal(wrong, int(given[wrong]), self.masks[wrong].get())

    def _step(self, actions: Any, deal: bool = False) -> None:
        held = (self._states, self._envs, self._ledgers, self._laid, self._tables, actions)
        shown = (self.observations, self.ledger, self.masks, self.rewards, self.asked, self.done, self._wrong)
        self._launch("mixed", *held, *shown, np.int32(self.games), np.int32(deal), self._hold)

    def sample(self) -> Any:
        """Return a random action that is offered, for every game; the array is overwritten by the next call."""
        self._launch("sample", self._envs, self.masks, self._actions, np.int32(self.games), block=cuda.SAMPLED)
        return self._actions

    def advice(self, bot: str = "explorer") -> Any:
        """Return what a rule bot would say or answer in the asked seat, for every game; the array is overwritten by the next call."""
        level = np.int32(rule_bot_level(bot))
        self._launch("mixed_advise", self._states, self._envs, self._actions, level, np.int32(self.games))
        return self._actions

    def truth(self) -> Any:
        """Return what nobody knows, for every game, as rows; the next call overwrites them."""
        self._launch("mixed_truth", self._states, self._envs, self._truths, np.int32(self.games))
        return self._truths

    def save(self) -> tuple[Any, ...]:
        """Return all games as they stand, on the device."""
        kept = (self._states, self._envs, self._ledgers, self.observations, self.ledger, self.masks, self.asked)
        return tuple(array.copy() for array in kept)

    def load(self, saved: tuple[Any, ...]) -> None:
        """Go on from games that this vector, or one like it, has saved."""
        kept = (self._states, self._envs, self._ledgers, self.observations, self.ledger, self.masks, self.asked)
        for array, value in zip(kept, saved):
            array[...] = value
        self.done.fill(0)
        self.rewards.fill(0)

    def redeal(self, seed: int) -> None:
        """Deal anew, in every game, what the asked seat does not know; see `mixed.Mixed.redeal`."""
        low, high = np.int64(seed & 0x7FFFFFFF), np.int64((seed >> 31) & 0xFFFFF)
        self._launch("mixed_redeal", self._states, self._envs, low, high, np.int32(self.games))

    def _launch(self, name: str, *given: Any, block: int = cuda.BLOCK) -> None:
        """Run one kernel, a thread per game; it is compiled when it is needed first."""
        if name not in self._kernels:
            seat_bots = self._has_bots if name == "mixed" else NOBODY
            self._kernels[name] = cuda.kernel(name, (*every_table(), *self._own), seat_bots)
        self._kernels[name]((-(-self.games // block),), (block,), given)
