"""Thousands of games at once: every step answers one question in each of them, inside one call, into arrays that never move.

>>> from room25.envs import vector
>>> games = vector.make("base", mode="solo", games=1024, seed=1)
>>> games.observations.shape, games.masks.shape
((1024, 2504), (1024, 600))
>>> for _ in range(100):
...     games.step(games.sample())

A game that is over is dealt again at once: `done` and `rewards` tell of the old game, `observations` and `masks` of the new one. With
`device="cuda"` all of it happens on a GPU, and stays there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from room25.deprecation import renamed
from room25.engine.learn import mask
from room25.engine.learn.step import DEAL, NOBODY, WHOLE, result_dtype
from room25.engine.learn.step import dtype as env_dtype
from room25.engine.table.state import dtype, to_record
from room25.envs import VERSION
from room25.envs import actions as numbered
from room25.envs.table import LOW_32_BITS, engine, rule_bot_level, seat_bots_of, setup_of
from room25.envs.versions import ObservationVersion, version
from room25.errors import BadText
from room25.setup.lay import table

if TYPE_CHECKING:
    import numpy.typing as npt

    from room25.engine.table.state import State

__all__ = ["Vector", "VectorEnv", "aligned_zeros", "flat", "make", "new_envs", "refusal"]

__getattr__ = renamed(__name__, {"Games": "VectorEnv"})

ALIGNED = 64


class VectorEnv(Protocol):
    """What every vector of games has, wherever it is stepped."""

    games: int
    seats: int  # at each table
    observations: Any  # (games, 2504), of the seat that is asked
    masks: Any  # (games, 600)
    asked: Any  # (games,): which seat that is
    rewards: Any  # (games, seats)
    done: Any  # (games,)

    def step(self, actions: Any) -> None:
        """Answer in every game."""

    def sample(self) -> Any:
        """A random action that is offered, for every game."""

    def advice(self, bot: str = "explorer") -> Any:
        """The action that a rule bot would take in the asked seat, for every game."""


def make(
    edition: str = "base",
    *,
    mode: str = "solo",
    seats: int | None = None,
    level: str = "standard",
    games: int = 1024,
    seed: int = 0,
    asides: int = 1,
    bots: str | None = None,
    seat: int = 0,
    observe: bool = True,
    device: str = "cpu",
    observation: str = VERSION,
    **more: Any,
) -> VectorEnv:
    """Return games of one setup. All seats are asked, or only `seat` if `bots` (a rule bot's name) sit in the others.

    Game number i is dealt by the numbers i, i + games, i + 2 × games, … of the row `seed`: `Game.new(seed=seed * 2**32 + i)` deals the
    first one. Without `observe` the observations stay empty; masks are always made.
    Raises BadText if there are no such games, seat, device or version of observations.
    """
    laid = table(setup_of(edition, mode, seats, level, **more))
    if games < 1:
        raise BadText(f"{games} games are none")
    if not 0 <= seat < laid.seats:
        raise BadText(f"there is no seat {seat}: seats run from 0 to {laid.seats - 1}")
    others = {other: bots for other in range(laid.seats) if other != seat} if bots else {}
    chosen = (laid, games, seed, asides, seat_bots_of(others) if others else NOBODY, observe, version(observation))
    if device == "cpu":
        return Vector(*chosen)
    if device == "cuda":
        from room25.envs.device import OnDevice

        return OnDevice(*chosen)
    raise BadText(f"there is no device {device!r}; there are 'cpu' and 'cuda'")


class Vector:
    """Games on the CPU, by the compiled rules; the first Vector that is made on a machine compiles them."""

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
        from room25.engine.brain import mind

        self._rules = engine(compiled=True)
        self._step_many = getattr(self._rules, observation.step_entry)
        self.games = games
        self.seats = laid.seats
        self._states = np.zeros(games + 1, dtype())
        to_record(laid, self._states[games])
        self._envs = new_envs(games, seed, asides)
        self._views = np.zeros(1, dtype())
        self._minds = np.zeros(1, mind.dtype())
        self._observations = aligned_zeros(games + 1, observation.dtype())
        self._masks = aligned_zeros(games + 1, mask.dtype())
        self._results = np.zeros(games, result_dtype())
        self._seat_bots = seat_bots
        self._observe = int(observe)
        self._actions = np.zeros((games, 1), np.int64)
        self.observations: npt.NDArray[np.int8] = flat(self._observations)[:games]
        self.masks: npt.NDArray[np.int8] = flat(self._masks)[:games]
        self.asked: npt.NDArray[np.int8] = aligned_zeros(games, np.int8)
        self.done: npt.NDArray[np.bool_] = aligned_zeros(games, np.bool_)
        self.rewards: npt.NDArray[np.float32] = aligned_zeros(games * self.seats, np.float32).reshape(games, self.seats)
        self._actions[:] = DEAL
        self._step()

    def step(self, actions: Any) -> None:
        """Play one action in every game. Raises IllegalAction if one is not offered: that game stands still, the others have gone on."""
        self._actions[:, 0] = actions
        self._actions[self._actions < 0] = numbered.SIZE  # a number below zero is no way to deal
        self._step()

    def _step(self) -> None:
        wrong = self._step_many(
            self._states,
            self._envs,
            self._views,
            self._minds,
            self._observations,
            self._masks,
            self._actions,
            self._results,
            self._seat_bots,
            self.games,
            self._observe,
        )
        self.asked[:] = self._results["seat"]
        self.done[:] = self._results["done"]
        np.divide(self._results["rewards"][:, : self.seats], WHOLE, out=self.rewards, casting="unsafe")
        if wrong >= 0:
            raise refusal(wrong, int(self._actions[wrong, 0]), self.masks[wrong])

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random action that is offered, for every game; the array is overwritten by the next call."""
        self._rules.env_sample_many(self._envs, self._masks, self._actions, self.games)
        return self._actions[:, 0]

    def advice(self, bot: str = "explorer") -> npt.NDArray[np.int64]:
        """Return the action that a rule bot would take in the asked seat, for every game; the array is overwritten by the next call.

        Raises BadText for other bots.
        """
        self._rules.env_advise_many(
            self._states, self._envs, self._minds, self._actions, rule_bot_level(bot), self.games
        )
        return self._actions[:, 0]


def refusal(game: int, action: int, mask: npt.NDArray[np.int8]) -> numbered.IllegalAction:
    """Return the error for an action that is not offered."""
    if not 0 <= action < numbered.SIZE:
        return numbered.IllegalAction(f"game {game}: actions run from 0 to {numbered.SIZE - 1}")
    offered = np.flatnonzero(mask).tolist()
    return numbered.IllegalAction(
        f"game {game}: action {action} is not offered; offered are {offered}, as the mask says"
    )


def new_envs(games: int, seed: int, asides: int) -> Any:
    """Return the records that games keep in addition to their states, before anything is dealt."""
    envs = np.zeros(games, env_dtype())
    envs["game"] = np.arange(games)
    envs["seed"] = seed & LOW_32_BITS
    envs["stride"] = games
    envs["most"] = asides
    envs["who"] = -1
    return envs


def aligned_zeros(count: int, kind: Any) -> Any:
    """Return an array of zeros at a multiple of ALIGNED bytes, which JAX takes without a copy."""
    size = count * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    start = -room.ctypes.data % ALIGNED
    return room[start : start + size].view(kind)


def flat(records: Any) -> Any:
    """Return records of bytes as rows of bytes, in the same memory."""
    return records.view(np.int8).reshape(len(records), records.dtype.itemsize)
