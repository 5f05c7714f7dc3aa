"""Room 25 for Gymnasium, many games at once: one seat learns in each, rule bots sit in the others, and one call steps all of them.

>>> import gymnasium, room25.envs.gymnasium
>>> games = gymnasium.make_vec("room25/Room25-v0", num_envs=8, vectorization_mode="vector_entry_point", mode="solo")
>>> seen, info = games.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((8, 2504), (8, 600))
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from room25.bots.registry import RULE_BOTS
from room25.envs import VERSION, actions, mixed, spaces
from room25.envs.table import setup_of
from room25.envs.vector import refusal
from room25.envs.versions import version
from room25.errors import BadText
from room25.setup.kinds import GameKind
from room25.setup.lay import Setup

__all__ = ["ManyGames"]

Seen = dict[str, Any]


@dataclass(frozen=True)
class OneSetup(GameKind):
    """The kind of all these games: any setup, options included."""

    wanted: Setup = field(hash=False)

    def setup(self) -> Setup:
        return self.wanted


class ManyGames(VectorEnv[Seen, Any, Any]):
    """The same as `gymnasium.OneSeat` in every place: place i of a reset with seed s deals the game of seed s + i.

    A game that is over is shown as it ended, with a mask of zeros; the next step deals its next one, whatever is answered.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  (Gymnasium's own)

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = "base",
        *,
        mode: str = "solo",
        seats: int | None = None,
        level: str = "standard",
        seat: int = 0,
        bots: str = "explorer",
        asides: int = 1,
        observation: str = VERSION,
        **more: Any,
    ) -> None:
        """Everything as `gymnasium.OneSeat` takes it; `bots` are rule bots. Raises BadText for what cannot be."""
        if bots not in RULE_BOTS:
            raise BadText(f"{bots!r} is not a rule bot: many games at once are played with {', '.join(RULE_BOTS)}")
        setup = setup_of(edition, mode, seats, level, **more)
        kind = OneSetup(setup.edition, setup.mode, setup.level, setup.seats, setup)
        if not 0 <= seat < kind.seats:
            raise BadText(f"there is no seat {seat}: seats run from 0 to {kind.seats - 1}")
        others = {other: bots for other in range(kind.seats) if other != seat}
        mixture = mixed.MixedGames({kind: num_envs}, {kind: others} if others else None)
        self.play = mixed.Mixed(mixture, 0, asides, hold=True)
        self.seat = seat
        self.num_envs = num_envs
        self.shown = version(observation).size  # version 1 begins with version 0
        self.single_observation_space = spaces.observation_space(version(observation))
        self.single_action_space = spaces.Offered()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.deal(int(seed if seed is not None else self.np_random.integers(2**62)))
        return self._seen(), {}

    def step(self, given: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Play one action in every game. One that was not offered changes nothing, and `info["refused"]` says why."""
        numbers = np.asarray(given, np.int64)
        known = (numbers >= 0) & (numbers < actions.SIZE)
        offered = known & (self.play.masks[np.arange(self.num_envs), np.where(known, numbers, 0)] > 0)
        wrong = np.flatnonzero(~offered & ~self.play.done)
        info: dict[str, Any] = {}
        for i in wrong.tolist():
            said = str(refusal(i, int(numbers[i]), self.play.masks[i]))
            info = self._add_info(info, {"refused": said}, i)
        with suppress(actions.IllegalAction):  # which is told above
            self.play.step(numbers)
        done = self.play.done.copy()
        return self._seen(), self.play.rewards[:, self.seat].astype(np.float64), done, np.zeros_like(done), info

    def _seen(self) -> Seen:
        return {"observation": self.play.observations[:, : self.shown].copy(), "action_mask": self.play.masks.copy()}
